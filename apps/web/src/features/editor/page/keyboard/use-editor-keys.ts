import { useEffect, useEffectEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { createEditorKeys } from './editor-keys.ts'
import { isForEditor } from './is-for-editor.ts'

/** Handles keyboard shortcuts wherever the focus is on the page. */
export function useEditorKeys(handlers: { onDeveloper: () => void; onHelp: () => void }): void {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const onDeveloper = useEffectEvent(handlers.onDeveloper)
  const onHelp = useEffectEvent(handlers.onHelp)
  useEffect(() => {
    const keys = createEditorKeys({
      session,
      playback,
      reportRefusal: reportRefusal,
      onDeveloper: () => onDeveloper(),
      onHelp: () => onHelp(),
    })
    const listening = new AbortController()
    const { signal } = listening
    const handle = (event: KeyboardEvent, isMine: (event: KeyboardEvent) => boolean): void => {
      if (!event.defaultPrevented && isForEditor(event, document) && isMine(event)) event.preventDefault()
    }
    window.addEventListener('keydown', (event) => handle(event, keys.down), { signal })
    window.addEventListener(
      'keyup',
      (event) => {
        // Released wherever the focus moved meanwhile. Prevents Space from clicking a focused button on keyup.
        const isMine = keys.up(event)
        handle(event, () => isMine)
      },
      { signal },
    )
    window.addEventListener('blur', keys.release, { signal })
    return () => {
      listening.abort()
      keys.release()
    }
  }, [session, playback])
}
