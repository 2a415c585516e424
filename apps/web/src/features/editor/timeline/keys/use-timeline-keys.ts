import { useEffect } from 'react'
import { isForEditor } from '../../page/keyboard/is-for-editor.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { toggleMagnet } from '../timeline-view.ts'
import { timelineCommand } from './timeline-command.ts'

/** Page-wide shortcuts of the timeline view; those that edit the story are handled by the page. */
export function useTimelineKeys(): void {
  const { view, viewport } = useTimelineTools()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented || !isForEditor(event, document) ? null : timelineCommand(event)
      if (!command) return
      event.preventDefault()
      if (event.repeat) return
      if (command === 'frame-zoom') viewport.toggleFrameZoom()
      else toggleMagnet(view)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [view, viewport])
}
