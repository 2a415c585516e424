import { isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { usePlayEvents } from '../../../analytics/use-play-events.ts'
import { codeOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { formatDate, formatDuration } from '../../../texts/format.ts'
import { CategoryBadges } from '../../../story-components/category-badges.tsx'
import { failureText, storyStatusLabel } from '../../../story-data/status-label.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { FramedVideoPlayer } from '../../../ui/video-player/framed-video-player.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { runsOf } from '../card/card-model.ts'
import { cardOfStory } from '../../../story-data/card-of-story.ts'
import { DetailActions } from './detail-actions.tsx'
import { DeleteStory } from '../delete-story.tsx'
import { ListError } from '../../../story-components/list-error.tsx'
import { WithheldNotice } from '../../../story-components/report/withheld-notice.tsx'
import { StoryNotFound } from '../../../story-components/story-not-found.tsx'
import { WatchPanel } from './watch-panel.tsx'
import { StoryOutcome } from './story-outcome.tsx'
import { storyQuery, type StoryData } from '../../../story-data/story-lists.ts'
import { StepBars } from '../card/step-bars.tsx'
import { useFinishedExports } from '../live/use-finished-exports.ts'
import { useLiveRuns } from '../live/use-live-runs.ts'

const texts = storyTexts.detail
const NONE: readonly StoryData[] = []

/** Status of a story, its video and its actions. */
export function StoryDetailPage({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(storyQuery(id))
  useLiveRuns(data ? runsOf([data]) : [])
  useFinishedExports(data ? [data] : NONE)
  const isUnknown = ['NOT_FOUND', 'STORY_NOT_FOUND', 'FORBIDDEN'].includes(codeOf(error) ?? '')
  return (
    <main id="content" className="mx-auto w-full max-w-[1000px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      <Link to="/story/my" className={buttonClass({ variant: 'ghost', className: '-ms-3.5' })}>
        <ArrowLeft aria-hidden />
        {texts.back}
      </Link>
      {isUnknown ? <StoryNotFound /> : data ? <Story story={data} /> : isPending ? <Loading /> : null}
      {error && !data && !isUnknown && (
        <ListError
          error={error}
          failed={storyTexts.requests.getFailed}
          title={storyTexts.requests.getFailed}
          onRetry={() => void refetch()}
        />
      )}
    </main>
  )
}

function Story({ story }: { story: StoryData }) {
  usePageTitle(story.title)
  const { me } = useSession()
  const navigate = useNavigate()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const isCreator = me?.id === story.created_by_user_id
  const card = cardOfStory(story)
  const canPlay = isPlayable(story.status) && story.last_export_url !== null
  useClaimPrimaryAction()
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-20 font-strong wrap-anywhere sm:text-28">{story.title}</h1>
        <CategoryBadges story={story} />
      </div>
      <p className="mt-2 flex items-center gap-3 text-12 text-text-3 tabular-nums">
        <StatusDot {...storyStatusLabel(story)} />
        {formatDate(story.created_at)}
        {canPlay && story.metadata.duration !== null && <span>{formatDuration(story.metadata.duration)}</span>}
      </p>
      {isCreator && (
        <div className="mt-4 empty:hidden">
          <WithheldNotice storyId={story.id} isPublished={story.is_published} />
        </div>
      )}
      {!canPlay && story.status !== 'draft' && <StepBars story={story} />}
      {canPlay && <Film story={story} />}
      {(failureText(story.status) || !canPlay) && (
        <StoryOutcome story={story} isCreator={isCreator} onDelete={() => setAsksToDelete(true)} />
      )}
      <DetailActions card={card} isCreator={isCreator} onDelete={() => setAsksToDelete(true)} />
      {isCreator && (story.is_published || story.is_public || story.view_count > 0) && <WatchPanel storyId={story.id} />}
      <DeleteStory
        storyId={story.id}
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        onDeleted={() => void navigate({ to: '/story/my', replace: true })}
      />
    </>
  )
}

function Film({ story }: { story: StoryData }) {
  const events = usePlayEvents(story, 'story_page')
  if (story.last_export_url === null || isInProgress(story.status)) return null
  return (
    <FramedVideoPlayer
      className="mt-5"
      src={story.last_export_url}
      poster={story.last_export_thumbnail_url}
      title={texts.video(story.title)}
      width={story.metadata.width}
      height={story.metadata.height}
      failedText={texts.videoFailed}
      events={events}
    />
  )
}

const Loading = () => (
  <div role="status" aria-label={storyTexts.list.loading}>
    <Skeleton className="mt-5 h-8 w-72 max-w-full" />
    <Skeleton className="mt-3 h-4 w-44" />
    <Skeleton className="mt-6 aspect-video w-full rounded-card" />
  </div>
)
