import type { MediaFailure } from '@fablecut/render/player/model'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { StageControl } from './stage-control.ts'

export type AssetPlay = { readonly isPlaying: boolean; readonly toggle: () => void }
export type StagePlayer = {
  readonly failure: MediaFailure | null
  readonly retry: () => void
  readonly resize: (width: number, height: number) => void
  /** Playback of the previewed asset. */
  readonly assetPlay: AssetPlay
}

/** Connects the player on this canvas to the editor's playback, edits and asset previews. */
export function useStagePlayer(canvas: RefObject<HTMLCanvasElement | null>): StagePlayer {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const [failure, setFailure] = useState<MediaFailure | null>(null)
  const [isAssetPlaying, setAssetPlaying] = useState(false)
  const stage = useRef<StageControl | null>(null)
  useEffect(() => {
    if (!canvas.current) return
    const control = new StageControl(canvas.current, { session, playback, setFailure, setAssetPlaying })
    stage.current = control
    return () => {
      stage.current = null
      control.dispose()
    }
  }, [canvas, session, playback])
  return {
    failure,
    retry: () => stage.current?.retry(),
    resize: (width, height) => stage.current?.player.resize(width, height),
    assetPlay: { isPlaying: isAssetPlaying, toggle: () => stage.current?.toggleAsset() },
  }
}
