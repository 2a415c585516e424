import { EditorLink } from '../../../story-components/editor-link.tsx'
import { storyImportTexts as texts } from '../../../texts/story-import.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ImportNotes } from './import-notes.tsx'
import type { ImportState } from './use-story-import.ts'

type ImportDialogProps = {
  state: ImportState
  open: boolean
  onClose: () => void
  /** Ends an upload. */
  onStop: () => void
  onRetry: () => void
  /** Another file. */
  onChoose: () => void
}

type Stage<S extends ImportState['stage']> = Extract<ImportState, { readonly stage: S }>

/** Progress of an import, then why it was refused, or what of the file could not be taken over. */
export function ImportDialog({ state, open, onClose, onStop, onRetry, onChoose }: ImportDialogProps) {
  const shared = { open, onOpenChange: (next: boolean) => !next && onClose() }
  switch (state.stage) {
    case 'idle':
      return <Dialog {...shared} title={texts.sending.title} />
    case 'sending':
      return (
        <Dialog {...shared} title={texts.sending.title} actions={state.percent !== null && <StopButton onStop={onStop} />}>
          <SendingProgress {...state} />
        </Dialog>
      )
    case 'failed':
      return (
        <Dialog {...shared} title={texts.failed.title} actions={<FailedActions {...state} onRetry={onRetry} onChoose={onChoose} />}>
          <p role="alert" className="text-14 wrap-anywhere text-text">
            {state.message}
          </p>
          <p className="mt-1.5 text-13 text-text-2">{texts.failed.kept}</p>
        </Dialog>
      )
    case 'done':
      return (
        <Dialog {...shared} title={texts.done.title(state.story.title)} actions={<DoneActions {...state} onClose={onClose} />}>
          <ImportNotes notes={state.story.notes} />
        </Dialog>
      )
  }
}

const StopButton = ({ onStop }: { onStop: () => void }) => (
  <Button variant="ghost" onClick={onStop}>
    {texts.sending.cancel}
  </Button>
)

const SendingProgress = ({ fileName, percent }: Stage<'sending'>) => (
  <Progress
    label={percent === null ? texts.checking.label(fileName) : texts.sending.label(fileName)}
    percent={percent}
    value={percent === null ? undefined : `${percent}%`}
    next={<p role="status">{percent === null ? texts.checking.next : texts.sending.next}</p>}
  />
)

const FailedActions = ({ canRetry, onRetry, onChoose }: Stage<'failed'> & Pick<ImportDialogProps, 'onRetry' | 'onChoose'>) => (
  <>
    <Button variant={canRetry ? 'ghost' : 'primary'} onClick={onChoose}>
      {texts.failed.other}
    </Button>
    {canRetry && (
      <Button variant="primary" onClick={onRetry}>
        {texts.failed.retry}
      </Button>
    )}
  </>
)

const DoneActions = ({ story, onClose }: Stage<'done'> & Pick<ImportDialogProps, 'onClose'>) => (
  <>
    <Button variant="ghost" onClick={onClose}>
      {texts.done.close}
    </Button>
    <EditorLink
      storyId={story.story_id}
      target={{ to: 'editor', view: 'video-editor', openedFrom: 'story_card' }}
      className={buttonClass({ variant: 'primary' })}
    >
      {texts.done.open}
    </EditorLink>
  </>
)
