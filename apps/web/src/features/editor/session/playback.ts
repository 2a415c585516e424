import { TIMING } from '@fablecut/domain/timeline/edit/timing'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `frame`: playhead position. Separate from the editor's state, as it changes with every frame. */
export type PlaybackState = {
  readonly frame: number
  readonly isPlaying: boolean
  readonly isLoading: boolean
  /** Times the speed of the film; negative: backward. Only at 1 there is sound. */
  readonly rate: number
  /** Whether the range between the in and out points is repeated. */
  readonly isLooping: boolean
}

/** The player, attached by the stage. Reports its position by `onFrame`, and `onEnded` after the last frame. */
export type PlaybackDriver = {
  play(fromFrame: number): void
  pause(): void
  seek(frame: number): void
  /** Plays at another speed, without sound. */
  shuttle(fromFrame: number, rate: number): void
}

export type Playback = {
  readonly store: StoreApi<PlaybackState>
  attach(driver: PlaybackDriver): () => void
  play(): void
  pause(): void
  toggle(): void
  /** Plays forward (1) or backward (-1); again in the same direction twice as fast. */
  shuttle(direction: 1 | -1): void
  setLooping(isLooping: boolean): void
  /** Moves the playhead at once, and the player at most every 50 ms. */
  seek(frame: number): void
  /** From the player. */
  onFrame(frame: number): void
  onEnded(): void
  onLoading(isLoading: boolean): void
}

/** Fastest playback. */
const MAX_RATE = 8

/** `totalFrames`: current duration. `beforePlay`: e.g. ends the preview of an asset. `range`: between the in and out points. */
export function createPlayback(options: {
  readonly totalFrames: () => number
  readonly beforePlay?: () => void
  readonly range?: () => { readonly startFrame: number; readonly endFrame: number } | undefined
}): Playback {
  const store = createStore<PlaybackState>(() => ({ frame: 0, isPlaying: false, isLoading: false, rate: 1, isLooping: false }))
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
      set({ isPlaying: true, rate: 1 })
      driver?.play(get().frame)
    },
    pause() {
      if (!get().isPlaying) return
      set({ isPlaying: false, rate: 1 })
      driver?.pause()
    },
    toggle: () => (get().isPlaying ? playback.pause() : playback.play()),
    shuttle(direction) {
      const { isPlaying, rate: before, frame } = get()
      const isSame = isPlaying && Math.sign(before) === direction
      const rate = isSame ? Math.max(-MAX_RATE, Math.min(MAX_RATE, before * 2)) : direction
      if (rate === before && isPlaying) return
      playback.pause()
      if (rate === 1) return playback.play()
      if (rate < 0 && frame === 0) return
      options.beforePlay?.()
      clearTimeout(waiting)
      waiting = undefined
      set({ isPlaying: true, rate })
      driver?.shuttle(frame, rate)
    },
    seek(frame) {
      set({ frame: within(frame) })
      waiting ??= setTimeout(flushSeek, TIMING.seekDebounce)
    },
    setLooping: (isLooping) => set({ isLooping }),
    onFrame(frame) {
      const range = get().isLooping && get().rate > 0 ? options.range?.() : undefined
      if (range && get().frame < range.endFrame && frame >= range.endFrame) return playback.seek(range.startFrame)
      set({ frame })
      if (frame === 0 && get().rate < 0) playback.pause()
    },
    onEnded() {
      const range = get().isLooping ? options.range?.() : undefined
      if (range && range.endFrame >= options.totalFrames()) {
        set({ isPlaying: false, frame: range.startFrame, rate: 1 })
        return playback.play()
      }
      set({ isPlaying: false, frame: 0, rate: 1 })
      driver?.seek(0)
    },
    onLoading: (isLoading) => set({ isLoading }),
  }
  return playback
}
