import { createStore, type StoreApi } from 'zustand/vanilla'
import { brightFrame } from './bright-frame.ts'
import { FrameCache } from './frame-cache.ts'
import type { FrameSource, PickedFrame } from './frame-source.ts'
import { THUMBS, thumbTime } from './frame-times.ts'
import { throttleSeeks, withTimeout } from './seek-throttle.ts'

export type FramePickerState = {
  readonly phase: 'loading' | 'ready' | 'error'
  /** Duration of the film, in seconds. */
  readonly seconds: number
  /** Selected time, and the last displayed frame. */
  readonly time: number
  readonly selected: { readonly frame: ImageBitmap; readonly timeSec: number } | null
}

/** Dependencies of the picker: decoder, pixels and clock. */
export type FramePickerPorts = {
  /** Throws without a decoder, or when the film can't be opened. */
  readonly open: () => Promise<FrameSource>
  readonly lumaOf: (frame: ImageBitmap) => number
  /** As JPEG. */
  readonly encode: (frame: ImageBitmap) => Promise<Blob>
  readonly drawThumb: (index: number, frame: ImageBitmap) => void
  readonly later: (work: () => void, milliseconds: number) => () => void
}

export type FramePicker = {
  readonly store: StoreApi<FramePickerState>
  /** Opens the film; returns the clean-up, after which it can be opened again. */
  open(): () => void
  seek(seconds: number): void
  /** Frame at the selected time, or a brighter one shortly after. Throws when it can't be read. */
  pick(): Promise<PickedFrame>
}

const close = (frame: ImageBitmap): void => frame.close()
const LOADING: FramePickerState = { phase: 'loading', seconds: 0, time: 0, selected: null }
type Session = { source: FrameSource | null; isOver: boolean }

/** Opens a film, fills its strip and displays the selected position. */
export function createFramePicker(ports: FramePickerPorts): FramePicker {
  const store = createStore<FramePickerState>(() => LOADING)
  const cache = new FrameCache()
  let session: Session = { source: null, isOver: true }

  const read = async (seconds: number, of = session) => {
    if (!of.source || of.isOver) throw new Error('The film is not open')
    const known = cache.get(seconds)
    const frame = known ?? (await withTimeout(of.source.frameAt(seconds), ports.later, close))
    if (of.isOver) {
      if (!known) frame.close()
      throw new Error('The film was closed')
    }
    if (!known) cache.put(seconds, frame)
    return { frame, timeSec: seconds, luma: ports.lumaOf(frame) }
  }
  // Keeps the previous frame on failure; the next seek may succeed.
  const seeks = throttleSeeks(async (seconds) => {
    const frame = await read(seconds).catch(() => null)
    if (frame) store.setState({ selected: { frame: frame.frame, timeSec: seconds } })
  }, ports.later)
  const fillStrip = async (film: FrameSource, of: Session): Promise<void> => {
    for (let index = 0; index < THUMBS; index += 1) {
      if (of.isOver) return
      const frame = await read(thumbTime(film.seconds, index), of).catch(() => null)
      if (frame) ports.drawThumb(index, frame.frame)
    }
  }
  const load = async (of: Session): Promise<void> => {
    try {
      const source = await withTimeout(ports.open(), ports.later, (late) => late.close())
      if (of.isOver) return source.close()
      of.source = source
      const { frame, timeSec } = await brightFrame((seconds) => read(seconds, of), thumbTime(source.seconds, 0), source.seconds)
      store.setState({ phase: 'ready', seconds: source.seconds, time: timeSec, selected: { frame, timeSec } })
      await fillStrip(source, of)
    } catch (error) {
      if (of.isOver) return
      console.error(error)
      store.setState({ phase: 'error' })
    }
  }
  return {
    store,
    open() {
      const opened: Session = { source: null, isOver: false }
      session = opened
      store.setState(LOADING)
      void load(opened)
      return () => {
        opened.isOver = true
        seeks.stop()
        cache.clear()
        opened.source?.close()
      }
    },
    seek(seconds) {
      store.setState({ time: seconds })
      seeks.to(seconds)
    },
    async pick() {
      const { time, seconds } = store.getState()
      const { frame, timeSec } = await brightFrame((at) => read(at), time, seconds)
      store.setState({ time: timeSec, selected: { frame, timeSec } })
      const blob = await ports.encode(frame)
      return { imageBitmap: cache.take(timeSec) ?? frame, blob, timeSec }
    },
  }
}
