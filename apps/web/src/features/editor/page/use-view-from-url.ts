import { useEffect, useEffectEvent } from 'react'
import type { EditorView } from '../../../story-data/editor-tab.ts'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'

/** The view lives in the session; the address follows it, and leads it when it is changed by Back or by hand. */
export function useViewFromUrl(view: EditorView, onViewChange: (view: EditorView) => void): void {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const tell = useEffectEvent(onViewChange)
  useEffect(() => {
    if (session.store.getState().viewMode !== view) session.showView(view)
  }, [session, view])
  useEffect(
    () =>
      session.store.subscribe(({ viewMode }, before) => {
        if (viewMode === before.viewMode) return
        playback.pause()
        tell(viewMode)
      }),
    [session, playback],
  )
}
