import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFramePicker, type FramePickerPorts } from './frame-picker.ts'
import type { FrameSource } from './frame-source.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Frame = ImageBitmap & { readonly at: number }

/** A film of twelve seconds that is black until `darkUntil`; reading frames from `stuckFrom` on never resolves. */
function film({
  darkUntil = 0,
  stuckFrom = Infinity,
  open,
}: { darkUntil?: number; stuckFrom?: number; open?: FramePickerPorts['open'] } = {}) {
  const seeks: number[] = []
  const thumbs: number[] = []
  const source: FrameSource = {
    seconds: 12,
    width: 320,
    height: 180,
    frameAt(seconds) {
      seeks.push(seconds)
      if (seconds >= stuckFrom) return new Promise(() => undefined)
      return Promise.resolve({ width: 320, height: 180, at: seconds, close: vi.fn() } as Frame)
    },
    close: vi.fn(),
  }
  const picker = createFramePicker({
    open: open ?? (async () => source),
    lumaOf: (frame) => ((frame as Frame).at < darkUntil ? 0 : 80),
    encode: async (frame) => new Blob([String((frame as Frame).at)], { type: 'image/jpeg' }),
    drawThumb: (index) => thumbs.push(index),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  const close = picker.open()
  return {
    picker,
    close,
    seeks,
    thumbs,
    source,
    state: () => picker.store.getState(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('a film is loading, then ready with its twelve thumbnails (H-113, H-172)', async () => {
  const { state, pass, thumbs, seeks } = film()
  expect(state().phase).toBe('loading')
  await pass(10)
  expect(state()).toMatchObject({ phase: 'ready', seconds: 12, time: 0.5 })
  expect(thumbs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(seeks).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5])
})

test('the seventh thumbnail is cached and shown without another seek (H-114, H-256)', async () => {
  const { picker, state, pass, seeks } = film()
  await pass(10)
  picker.seek(6.5)
  await pass(100)
  expect(state()).toMatchObject({ time: 6.5, selected: { timeSec: 6.5, frame: { at: 6.5 } } })
  expect(seeks).toHaveLength(12)
})

test('using a dark position selects the first bright frame after it, as bitmap, JPEG and actual time (H-131, H-175)', async () => {
  const { picker, close, pass } = film({ darkUntil: 2 })
  await pass(10)
  picker.seek(0.8)
  await pass(100)
  const { imageBitmap, blob, timeSec } = await picker.pick()
  expect([timeSec, (imageBitmap as Frame).at, blob.type, await blob.text()]).toEqual([2.3, 2.3, 'image/jpeg', '2.3'])
  close()
  expect(imageBitmap.close).not.toHaveBeenCalled()
})

test('a frame that fails keeps the previous one, and another position can be tried (HD-57)', async () => {
  const { picker, state, pass } = film({ stuckFrom: 9.6 })
  await pass(15_000)
  picker.seek(10)
  await pass(5000)
  expect(state()).toMatchObject({ phase: 'ready', selected: { timeSec: 0.5 } })
  picker.seek(3.2)
  await pass(100)
  expect(state().selected?.timeSec).toBe(3.2)
})

test('a film that fails to open, or shows no frame within five seconds, is an error (H-172, HD-57)', async () => {
  const broken = film({ open: () => Promise.reject(new Error('404')) })
  await broken.pass(0)
  expect(broken.state().phase).toBe('error')
  const stuck = film({ stuckFrom: 0 })
  await stuck.pass(5001)
  expect(stuck.state().phase).toBe('error')
})

test('closing releases the film and cancels pending reads (H-256)', async () => {
  const { picker, close, source, pass } = film()
  await pass(10)
  const { selected: shown } = picker.store.getState()
  close()
  expect(source.close).toHaveBeenCalledOnce()
  expect(shown?.frame.close).toHaveBeenCalled()
})

test('a closed film can be opened again', async () => {
  const { picker, close, state, pass, thumbs } = film()
  close()
  picker.open()
  await pass(10)
  expect(state()).toMatchObject({ phase: 'ready', seconds: 12 })
  expect(thumbs).toHaveLength(12)
})
