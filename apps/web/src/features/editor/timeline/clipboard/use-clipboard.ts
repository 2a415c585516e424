import { useEffect } from 'react'
import { isForEditor } from '../../page/keyboard/is-for-editor.ts'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { copySelection, cutSelection } from './copy-selection.ts'
import { pasteAtPlayhead } from './paste-at-playhead.ts'
import { rememberCopied } from './system-clipboard.ts'

/** Copies, cuts and pastes items with the commands of the browser, which read the clipboard without asking. */
export function useClipboard(): void {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  useEffect(() => {
    const ports = { session, playback, view }
    const listening = new AbortController()
    const { signal } = listening
    const isMine = (event: ClipboardEvent): boolean => !event.defaultPrevented && isForEditor({ target: event.target, key: '' }, document)
    const hasItems = (event: ClipboardEvent): boolean =>
      isMine(event) && getSelection()?.isCollapsed !== false && session.store.getState().selectedItemIds.length > 0
    const takeOver = (event: ClipboardEvent) => ({
      ...ports,
      write: (text: string) => {
        event.preventDefault()
        event.clipboardData?.setData('text/plain', text)
        rememberCopied(text)
      },
    })
    window.addEventListener('copy', (event) => hasItems(event) && copySelection(takeOver(event)), { signal })
    window.addEventListener('cut', (event) => hasItems(event) && cutSelection(takeOver(event)), { signal })
    window.addEventListener(
      'paste',
      (event) => {
        if (!isMine(event)) return
        event.preventDefault()
        void pasteAtPlayhead(ports, event.clipboardData?.getData('text/plain') ?? '')
      },
      { signal },
    )
    return () => listening.abort()
  }, [session, playback, view])
}
