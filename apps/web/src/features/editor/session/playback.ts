import { TIMING } from '@fablecut/domain/timeline/edit/timing'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `frame`: playhead position. Separate from the editor's state, as it changes with every frame. */
export type PlaybackState = {
  readonly frame: number
  readonly isPlaying: boolean
  readonly isLoading: boolean
}

/** The player, attached by the stage. Reports its position by `onFrame`, and `onEnded` after the last frame. */
export type PlaybackDriver = {
  play(fromFrame: number): void
  pause(): void
  seek(frame: number): void
}

export type Playback = {
  readonly store: StoreApi<PlaybackState>
  attach(driver: PlaybackDriver): () => void
  play(): void
  pause(): void
  toggle(): void
  /** Moves the playhead at once, and the player at most every 50 ms. */
  seek(frame: number): void
  /** From the player. */
  onFrame(frame: number): void
  onEnded(): void
  onLoading(isLoading: boolean): void
}

/** `totalFrames`: current duration. `beforePlay`: e.g. ends the preview of an asset. */
export function createPlayback(options: { readonly totalFrames: () => number; readonly beforePlay?: () => void }): Playback {
  const store = createStore<PlaybackState>(() => ({ frame: 0, isPlaying: false, isLoading: false }))
  const { getState: get, setState: set } = store
  let driver: PlaybackDriver | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  const within = (frame: number): number => Math.min(Math.max(0, Math.round(frame)), Math.max(0, options.totalFrames() - 1))
  const flushSeek = (): void => {
    if (waiting === undefined) return
    clearTimeout(waiting)
    waiting = undefined
    driver?.seek(get().frame)
  }
  const playback: Playback = {
    store,
    attach(attached) {
      driver = attached
      attached.seek(get().frame)
      return () => {
        if (driver === attached) driver = null
      }
    },
    play() {
      if (get().isPlaying) return
      options.beforePlay?.()
      if (get().frame >= options.totalFrames() - 1) set({ frame: 0 })
      clearTimeout(waiting)
      waiting = undefined
      set({ isPlaying: true })
      driver?.play(get().frame)
    },
    pause() {
      if (!get().isPlaying) return
      set({ isPlaying: false })
      driver?.pause()
    },
    toggle: () => (get().isPlaying ? playback.pause() : playback.play()),
    seek(frame) {
      set({ frame: within(frame) })
      waiting ??= setTimeout(flushSeek, TIMING.seekDebounce)
    },
    onFrame: (frame) => set({ frame }),
    onEnded() {
      set({ isPlaying: false, frame: 0 })
      driver?.seek(0)
    },
    onLoading: (isLoading) => set({ isLoading }),
  }
  return playback
}
