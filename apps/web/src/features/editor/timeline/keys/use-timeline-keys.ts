import { useEffect } from 'react'
import { isForEditor } from '../../page/keyboard/is-for-editor.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { timelineCommand } from './timeline-command.ts'

/** Keys that change how the timeline is shown, wherever the focus is on the page; those that change the story are the page's. */
export function useTimelineKeys(): void {
  const { viewport } = useTimelineTools()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented || !isForEditor(event, document) ? null : timelineCommand(event)
      if (!command) return
      event.preventDefault()
      if (!event.repeat) viewport.toggleFrameZoom()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [viewport])
}
