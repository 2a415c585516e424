import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RecordingContext } from '../../draw/testing/recording-context.ts'
import { UndecodableError } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import { NativeReader } from './native-reader.ts'

/** A `<video>` that does what it is told. */
class FakeVideoElement {
  muted = false
  playsInline = false
  preload = ''
  src = ''
  currentTime = 0
  duration = 10
  playbackRate = 1
  paused = true
  seeking = false
  readyState = 4
  videoWidth = 640
  videoHeight = 360
  error: { readonly message: string } | null = null
  loads = 0
  private readonly listeners = new Map<string, () => void>()
  private frameStep: ((now: number, frame: { readonly mediaTime: number }) => void) | null = null

  addEventListener(name: string, listener: () => void): void {
    this.listeners.set(name, listener)
  }
  requestVideoFrameCallback(step: NonNullable<FakeVideoElement['frameStep']>): void {
    this.frameStep = step
  }
  fire(name: string): void {
    this.listeners.get(name)?.()
  }
  frame(mediaTime: number): void {
    this.frameStep?.(0, { mediaTime })
  }
  async play(): Promise<void> {
    this.paused = false
  }
  pause(): void {
    this.paused = true
  }
  removeAttribute(): void {
    this.src = ''
  }
  load(): void {
    this.loads++
  }
}

let element: FakeVideoElement
beforeEach(() => {
  element = new FakeVideoElement()
  vi.stubGlobal('document', { createElement: () => element })
})
afterEach(() => void vi.unstubAllGlobals())

function readerOf() {
  const events = { onFrame: vi.fn(), onError: vi.fn() }
  return { reader: new NativeReader('/film.mov', events), events }
}

it('the element is muted and detached', () => {
  readerOf()
  expect(element).toMatchObject({ muted: true, playsInline: true, preload: 'auto', src: '/film.mov' })
})

describe('a frame', () => {
  it('is available once the element shows the requested time', () => {
    const { reader, events } = readerOf()
    expect([reader.at(0), reader.nearest()]).toEqual([null, null])
    element.fire('loadeddata')
    expect(reader.at(0)).toMatchObject({ width: 640, height: 360 })
    expect(events.onFrame).toHaveBeenCalledTimes(1)
    expect([reader.at(0.049) === null, reader.at(0.051) === null, reader.nearest() === null]).toEqual([false, true, false])
  })

  it('may be slightly off while playing', () => {
    const { reader } = readerOf()
    element.paused = false
    element.frame(2)
    expect([2.11, 1.89, 2.13, 1.87].map((second) => reader.at(second) !== null)).toEqual([true, true, false, false])
  })

  it('is updated by each video frame callback', () => {
    const { reader, events } = readerOf()
    reader.requestFrom(1, 0)
    element.frame(1)
    element.frame(1.04)
    expect(events.onFrame).toHaveBeenCalledTimes(2)
    expect(reader.at(1.04)).not.toBeNull()
  })

  it('past the end is the last frame', () => {
    const { reader } = readerOf()
    reader.requestFrom(9.96, 0)
    element.frame(9.96)
    expect(reader.at(30)).not.toBeNull()
  })

  it('is null if the file has no video', () => {
    const { reader } = readerOf()
    element.videoWidth = 0
    element.fire('loadeddata')
    expect([reader.at(0), reader.nearest()]).toEqual([null, null])
  })

  it('is painted at the placement', () => {
    const { reader } = readerOf()
    element.fire('loadeddata')
    const context = new RecordingContext()
    reader.at(0)?.paint(context as unknown as Canvas2D, { x: 1, y: 2, width: 3, height: 4 })
    expect(context.named('drawImage').map(({ at }) => at)).toEqual([[element, 1, 2, 3, 4]])
  })
})

describe('a request', () => {
  it('plays at the speed and pauses', () => {
    const { reader } = readerOf()
    reader.requestFrom(0, 1.5)
    expect([element.paused, element.playbackRate]).toEqual([false, 1.5])
    reader.requestFrom(0, 0)
    expect([element.paused, element.playbackRate]).toEqual([true, 1.5])
  })

  it('seeks from 0.01 s of drift while paused, from 0.12 s while playing', () => {
    const { reader } = readerOf()
    reader.requestFrom(0.009, 0)
    expect(element.currentTime).toBe(0)
    reader.requestFrom(0.011, 0)
    expect(element.currentTime).toBe(0.011)
    reader.requestFrom(0.13, 1)
    expect(element.currentTime).toBe(0.011)
    reader.requestFrom(0.14, 1)
    expect(element.currentTime).toBe(0.14)
  })

  it('does not seek while seeking or before metadata is loaded', () => {
    const { reader } = readerOf()
    element.seeking = true
    reader.requestFrom(5, 0)
    element.seeking = false
    element.readyState = 0
    reader.requestFrom(5, 0)
    expect(element.currentTime).toBe(0)
  })

  it('seeks again if another frame is shown while paused', () => {
    const { reader } = readerOf()
    reader.requestFrom(3, 0)
    element.currentTime = 2
    element.fire('seeked')
    expect(element.currentTime).toBe(3)
  })
})

it('a file that cannot be played is undecodable', () => {
  const { events } = readerOf()
  element.fire('error')
  element.error = { message: 'no such codec' }
  element.fire('error')
  const faults = events.onError.mock.calls.map(([fault]) => fault as Error)
  expect(faults.map(({ message }) => message)).toEqual(['not playable here', 'no such codec'])
  expect(faults.every((fault) => fault instanceof UndecodableError)).toBe(true)
})

it('a closed reader pauses, releases its file and has no frame', () => {
  const { reader } = readerOf()
  element.fire('loadeddata')
  reader.requestFrom(0, 1)
  reader.close()
  expect([element.paused, element.src, element.loads, reader.at(0), reader.nearest()]).toEqual([true, '', 1, null, null])
})
