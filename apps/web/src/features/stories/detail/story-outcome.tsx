import { isInProgress } from '@fablecut/domain/story/status-rules'
import { Link } from '@tanstack/react-router'
import { endingText } from '../../../story-data/status-label.ts'
import { isCanceled } from '../../../story-data/step-states.ts'
import { useResumePrice } from '../../../story-data/use-resume-price.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { ButtonPrice } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CreditAmount } from '../../../ui/layout/credit-amount.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { useProcessingView } from '../live/use-processing-view.ts'
import { FailureActions } from '../card/failure-actions.tsx'
import type { StoryData } from '../../../story-data/story-lists.ts'

const texts = storyTexts.detail

type StoryOutcomeProps = { story: StoryData; isCreator: boolean; onDelete: () => void }

/** State of an unfinished or failed story: what was saved and what to do. */
export function StoryOutcome({ story, isCreator, onDelete }: StoryOutcomeProps) {
  const ending = endingText(story, isCreator)
  return (
    <>
      <Card className="mt-6 grid gap-4 p-5 sm:p-6">
        {ending ? (
          <>
            <h2 className="text-16 font-strong sm:text-20">{ending}</h2>
            <p className="text-text-2">
              {story.status_message && !isCanceled(story) ? `${story.status_message}. ${texts.failedSaved}` : texts.failedSaved}
            </p>
            {isCreator && (
              <div className="flex flex-wrap gap-2">
                <FailureActions story={story} size="md" alwaysDelete onDelete={onDelete} />
              </div>
            )}
          </>
        ) : (
          <Standing story={story} isCreator={isCreator} />
        )}
      </Card>
      {ending && <KeptPictures story={story} />}
    </>
  )
}

function Standing({ story, isCreator }: { story: StoryData; isCreator: boolean }) {
  const processing = useProcessingView(story)
  const isPaused = story.status === 'paused'
  const credits = useResumePrice(story.id, isPaused && isCreator)
  return (
    <>
      {processing && (
        <Progress label={processing.stage} percent={processing.percent} value={processing.count ?? ''} next={processing.next} />
      )}
      {isPaused && <p className="text-text-2">{texts.paused}</p>}
      {isPaused && story.status_message && (
        <p className="text-text-2">
          {texts.resumeFailed}: {story.status_message}
        </p>
      )}
      {story.status === 'draft' && <p className="text-text-2">{isCreator ? texts.draft : texts.draftReadOnly}</p>}
      {isCreator && story.workflow_run_id && (isInProgress(story.status) || isPaused) && (
        <Link
          to="/story/create/workflow/$workflowRunId"
          params={{ workflowRunId: story.workflow_run_id }}
          className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}
        >
          {isPaused ? texts.resume : texts.progress}
          {credits !== undefined && (
            <ButtonPrice>
              <CreditAmount credits={credits} word />
            </ButtonPrice>
          )}
        </Link>
      )}
    </>
  )
}

function KeptPictures({ story }: { story: StoryData }) {
  const shots = story.storyboard.shots.flatMap((id) => story.storyboard.shots_map[id] ?? [])
  const painted = shots.filter((shot) => shot.active_image_url !== null && !shot.is_hidden)
  if (painted.length === 0) return null
  const isUpright = story.metadata.height > story.metadata.width
  return (
    <section className="mt-8">
      <h2 className="text-13 font-strong">{texts.savedImages(painted.length)}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-8">
        {painted.map((shot) => (
          <li key={shot.shot_id} className="veil relative aspect-video overflow-hidden rounded-sm bg-surface">
            <Picture src={shot.active_image_url ?? ''} alt={texts.shot(shots.indexOf(shot) + 1, shot.title)} upright={isUpright} />
          </li>
        ))}
      </ul>
    </section>
  )
}
