import { useEffect, useEffectEvent } from 'react'
import type { EditorView } from '../../../story-data/tabs/editor-tab.ts'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'

/** Keeps the view in sync with the URL in both directions. */
export function useViewFromUrl(view: EditorView, onViewChange: (view: EditorView) => void): void {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const changeView = useEffectEvent(onViewChange)
  useEffect(() => {
    if (session.store.getState().viewMode !== view) session.showView(view)
  }, [session, view])
  useEffect(
    () =>
      session.store.subscribe(({ viewMode }, before) => {
        if (viewMode === before.viewMode) return
        playback.pause()
        changeView(viewMode)
      }),
    [session, playback],
  )
}
