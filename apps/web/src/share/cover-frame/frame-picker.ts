import { createStore, type StoreApi } from 'zustand/vanilla'
import { brightFrame } from './bright-frame.ts'
import { FrameCache } from './frame-cache.ts'
import type { FrameSource, PickedFrame } from './frame-source.ts'
import { THUMBS, thumbTime } from './frame-times.ts'
import { throttleSeeks, withTimeout } from './seek-throttle.ts'

export type FramePickerState = {
  readonly phase: 'loading' | 'ready' | 'error'
  /** Of the film, in seconds. */
  readonly seconds: number
  /** The point that is chosen, and the frame last shown for it. */
  readonly time: number
  readonly shown: { readonly frame: ImageBitmap; readonly timeSec: number } | null
}

/** The outside of the picker: decoder, pixels and clock. */
export type FramePickerPorts = {
  /** Throws where there is no decoder, or the film does not open. */
  readonly open: () => Promise<FrameSource>
  readonly lumaOf: (frame: ImageBitmap) => number
  /** As JPEG. Source: H-255. */
  readonly encode: (frame: ImageBitmap) => Promise<Blob>
  readonly drawThumb: (index: number, frame: ImageBitmap) => void
  readonly later: (work: () => void, milliseconds: number) => () => void
}

export type FramePicker = {
  readonly store: StoreApi<FramePickerState>
  seek(seconds: number): void
  /** The frame at the chosen point, or a brighter one soon after. Throws where it can not be read. */
  pick(): Promise<PickedFrame>
  close(): void
}

const close = (frame: ImageBitmap): void => frame.close()

/** Opens a film, fills its strip and follows the chosen point. Source: H-113..H-115, H-172..H-176, H-256, HD-56, HD-57. */
export function openFramePicker(ports: FramePickerPorts): FramePicker {
  const store = createStore<FramePickerState>(() => ({ phase: 'loading', seconds: 0, time: 0, shown: null }))
  const cache = new FrameCache()
  let source: FrameSource | null = null
  let isClosed = false

  const read = async (seconds: number) => {
    if (!source) throw new Error('The film is not open')
    const known = cache.get(seconds)
    const frame = known ?? (await withTimeout(source.frameAt(seconds), ports.later, close))
    if (isClosed) {
      if (!known) frame.close()
      throw new Error('The film was closed')
    }
    if (!known) cache.put(seconds, frame)
    return { frame, timeSec: seconds, luma: ports.lumaOf(frame) }
  }
  // The frame before stays where one does not come; the next try may do better.
  const seeks = throttleSeeks(async (seconds) => {
    const found = await read(seconds).catch(() => null)
    if (found) store.setState({ shown: { frame: found.frame, timeSec: seconds } })
  }, ports.later)
  const fillStrip = async (film: FrameSource): Promise<void> => {
    for (let index = 0; index < THUMBS; index += 1) {
      if (isClosed) return
      const found = await read(thumbTime(film.seconds, index)).catch(() => null)
      if (found) ports.drawThumb(index, found.frame)
    }
  }
  const load = async (): Promise<void> => {
    try {
      source = await withTimeout(ports.open(), ports.later, (late) => late.close())
      if (isClosed) return source.close()
      const { frame, timeSec } = await brightFrame(read, thumbTime(source.seconds, 0), source.seconds)
      store.setState({ phase: 'ready', seconds: source.seconds, time: timeSec, shown: { frame, timeSec } })
      await fillStrip(source)
    } catch (error) {
      if (!isClosed) {
        console.error(error)
        store.setState({ phase: 'error' })
      }
    }
  }
  void load()
  return {
    store,
    seek(seconds) {
      store.setState({ time: seconds })
      seeks.to(seconds)
    },
    async pick() {
      const { time, seconds } = store.getState()
      const { frame, timeSec } = await brightFrame(read, time, seconds)
      store.setState({ time: timeSec, shown: { frame, timeSec } })
      const blob = await ports.encode(frame)
      return { imageBitmap: cache.take(timeSec) ?? frame, blob, timeSec }
    },
    close() {
      isClosed = true
      seeks.stop()
      cache.clear()
      source?.close()
    },
  }
}
