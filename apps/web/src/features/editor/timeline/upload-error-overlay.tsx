import { TriangleAlert } from 'lucide-react'
import { timelineTexts } from '../../../texts/editor/timeline.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFocusItem } from './keys/use-focus-item.ts'
import { useTimelineTools, useView } from './timeline-context.tsx'

/** Upload error over the timeline until dismissed. */
export function UploadErrorOverlay() {
  const { view } = useTimelineTools()
  const focus = useFocusItem()
  const message = useView((state) => state.uploadError)
  if (message === null) return null
  const close = (): void => {
    view.setState({ uploadError: null })
    focus(view.getState().focusedId)
  }
  return (
    <div
      role="alertdialog"
      aria-modal
      aria-label={timelineTexts.uploadError.title}
      aria-describedby="timeline-upload-error"
      className="absolute inset-0 z-50 flex items-center justify-center bg-scrim p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="flex max-w-md items-start gap-3 rounded-card bg-raised p-4 shadow-dialog">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="text-14 font-strong text-text">{timelineTexts.uploadError.title}</p>
          <p id="timeline-upload-error" className="mt-1 text-13 text-text-2">
            {message}
          </p>
          <Button size="sm" className="mt-3" autoFocus onClick={close}>
            {timelineTexts.uploadError.confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
