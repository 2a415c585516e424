import { Link } from '@tanstack/react-router'
import { Download, Film, LayoutGrid, Scissors, Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { editorHref } from '../../../story-data/tabs/editor-tab.ts'
import { useCanShare } from '../../../story-data/can-share.ts'
import { SharePopup } from '../../../slots/share-popup.ts'
import { saveVideo } from '../../../story-data/exports/save-video.ts'
import { failureText } from '../../../story-data/status-label.ts'
import { isCanceled } from '../../../story-data/step-states.ts'
import { createTexts } from '../../../texts/create.ts'
import { statusTexts } from '../../../texts/story-status.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { cx } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ResumePreview } from '../resume-preview.tsx'
import { StartAgain } from '../start-again.tsx'
import { CancelRun } from './cancel-run.tsx'
import { EditingToolsDialog } from '../../../story-components/editing-tools-dialog.tsx'
import type { Receipt } from './receipt.ts'
import type { RunStory, RunViewModel } from './run-story.ts'
import { isFailedResume } from './run-view.ts'
import { SoundChoice } from './sound-choice.tsx'

const texts = createTexts.progress

function Head({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div>
      <h1 className="text-20 font-strong sm:text-28">{title}</h1>
      {text && <p className="mt-1 text-text-2">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}

const MyStoryLink = () => (
  <Link to="/story/my" className={buttonClass({ variant: 'ghost' })}>
    {texts.goToMyStory}
  </Link>
)

/** While the run is in progress. */
export const RunningPanel = {
  Head: ({ children }: { children: ReactNode }) => (
    <div>
      <Head title={texts.title} text={texts.wait} />
      {children}
    </div>
  ),
  Foot: RunningFoot,
}

function RunningFoot({ workflowRunId, receipt }: { workflowRunId: string; receipt: Receipt | null }) {
  const [areToolsOpen, setAreToolsOpen] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-13 text-text-3">
        <span>{texts.typicalDuration}</span>. {texts.leaveNote}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Scissors aria-hidden />} onClick={() => setAreToolsOpen(true)}>
          {texts.previewEdit}
        </Button>
        <MyStoryLink />
        <CancelRun workflowRunId={workflowRunId} receipt={receipt} />
      </div>
      <EditingToolsDialog open={areToolsOpen} onOpenChange={setAreToolsOpen} />
    </div>
  )
}

/** The finished film's actions. */
export function ResultPanel({ story }: { story: RunStory }) {
  const save = async () => {
    if (!story.last_export_url || !(await saveVideo(story, story.last_export_url))) toast.error(storyTexts.downloadFailed)
  }
  return (
    <Head title={createTexts.result.title}>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Download aria-hidden />} disabled={story.last_export_url === null} onClick={() => void save()}>
          {createTexts.result.download}
        </Button>
        <a href={editorHref(story.id)} className={buttonClass({ variant: 'line' })}>
          <Film aria-hidden />
          {createTexts.result.edit}
        </a>
        <ShareFilm story={story} />
        <MyStoryLink />
      </div>
    </Head>
  )
}

function ShareFilm({ story }: { story: RunStory }) {
  if (!useCanShare(story)) return null
  return (
    <SharePopup
      story={story}
      side="bottom"
      trigger={
        <Button variant="line" icon={<Share2 aria-hidden />}>
          {createTexts.result.share}
        </Button>
      }
    />
  )
}

/** A paused preview; after a failed resume also why it failed. */
export function PausedPanel({ run: { story, event } }: { run: RunViewModel }) {
  return (
    <Head title={createTexts.paused.title}>
      {isFailedResume(event) && (
        <p role="alert" className="mb-4 text-danger">
          {failureText(event.status)} {event.error && createTexts.failed.reason(event.error)} {createTexts.paused.savedAfterFailure}
        </p>
      )}
      {isFailedResume(event) && <SoundChoice story={story} />}
      <ResumePreview storyId={story.id} category={story.category_id} />
      <Link to="/story/editor" search={{ story_id: story.id, view: 'list' }} className={cx(buttonClass({ variant: 'line' }), 'mt-3')}>
        <LayoutGrid aria-hidden />
        {createTexts.paused.storyboard}
      </Link>
    </Head>
  )
}

/** Explains what failed and what was saved, with actions. */
export function FailedPanel({ run: { story, event }, children }: { run: RunViewModel; children: ReactNode }) {
  const reason = event.error ?? story.status_message
  const isStopped = isCanceled(story)
  const note = isStopped ? createTexts.cancel.canceledNote : createTexts.failed.saved
  return (
    <div role="alert">
      <Head title={isStopped ? statusTexts.canceled : (failureText(event.status) ?? '')}>
        <p className="text-text-2">
          {reason && !isStopped && `${createTexts.failed.reason(reason)} `}
          {note}
        </p>
        {!isStopped && <SoundChoice story={story} />}
        <div className="mt-4 flex flex-wrap gap-2">
          {isStopped && <StartAgain story={story} />}
          {children}
          <Link to="/story" className={buttonClass({ variant: 'ghost' })}>
            {texts.backToStory}
          </Link>
        </div>
      </Head>
    </div>
  )
}
