import { useEffect } from 'react'
import { isForEditor } from '../../page/keyboard/is-for-editor.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { isRepeated, timelineCommand } from './timeline-command.ts'
import { useTimelineCommands } from './use-timeline-commands.ts'

/** Page-wide shortcuts of the timeline view. */
export function useTimelineKeys(): void {
  const session = useEditorSession()
  const commands = useTimelineCommands()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let held: string | null = null
    const release = (): void => {
      if (held !== null) session.endGesture()
      held = null
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented || !isForEditor(event, document) ? null : timelineCommand(event)
      if (!command) return
      event.preventDefault()
      if (event.repeat && !(isRepeated(command) && held === event.key)) return
      if (isRepeated(command) && !event.repeat) {
        release()
        session.beginGesture()
        held = event.key
      }
      commands[command]()
    }
    window.addEventListener('keydown', onKeyDown, { signal })
    window.addEventListener('keyup', ({ key }) => key === held && release(), { signal })
    window.addEventListener('blur', release, { signal })
    return () => {
      listening.abort()
      release()
    }
  }, [session, commands])
}
