import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { EditorSession } from './editor-session.ts'
import type { EditorState } from './editor-state.ts'
import type { Playback, PlaybackState } from './playback.ts'

type OpenEditor = { readonly session: EditorSession; readonly playback: Playback }

const Context = createContext<OpenEditor | null>(null)

/** Provides an open editor to its components, and disposes its resources on unmount. */
export function EditorProvider({ editor, children }: { editor: OpenEditor; children: ReactNode }) {
  const { session } = editor
  useEffect(
    () => () => {
      for (const leave of session.onLeave) leave()
    },
    [session],
  )
  return <Context value={editor}>{children}</Context>
}

function useOpenEditor(): OpenEditor {
  const editor = use(Context)
  if (!editor) throw new Error('This is drawn outside of the editor')
  return editor
}

export const useEditorSession = (): EditorSession => useOpenEditor().session
/** Selects a part of the state. The selector must return a stable value. */
export const useEditor = <T,>(selector: (state: EditorState) => T): T => useStore(useOpenEditor().session.store, selector)

export const usePlaybackControls = (): Playback => useOpenEditor().playback
export const usePlayback = <T,>(selector: (state: PlaybackState) => T): T => useStore(useOpenEditor().playback.store, selector)
