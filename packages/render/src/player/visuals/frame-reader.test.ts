import { InputVideoTrack, VideoSampleSink } from 'mediabunny'
import { describe, expect, it, vi } from 'vitest'
import type { MediaFile } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import { FrameReader } from './frame-reader.ts'

const TENTH = 0.1

/** A decoder in memory: frames of 0.1 s, from the one at the start time. */
class FakeVideo {
  /** Start times of streams, and times of single frames. */
  readonly starts: number[] = []
  readonly sought: number[] = []
  readonly open = new Set<number>()
  error: Error | null = null
  ended = 0
  readonly count: number
  readonly first: number
  constructor({ count = 100, first = 0 } = {}) {
    this.count = count
    this.first = first
  }
  async *samples(from: number) {
    this.starts.push(from)
    try {
      const start = Math.max(0, Math.floor((from - this.first) / TENTH + 1e-6))
      for (let number = start; number < this.count; number++) {
        if (this.error) throw this.error
        yield this.sample(number)
      }
    } finally {
      this.ended++
    }
  }
  async *samplesAtTimestamps([time = 0]: readonly number[]) {
    this.sought.push(time)
    try {
      if (this.error) throw this.error
      yield this.sample(Math.min(this.count - 1, Math.max(0, Math.floor((time - this.first) / TENTH + 1e-6))))
    } finally {
      this.ended++
    }
  }
  private sample(number: number) {
    this.open.add(number)
    return {
      number,
      timestamp: this.first + number * TENTH,
      duration: TENTH,
      displayWidth: 1280,
      displayHeight: 720,
      draw: (context: { painted: unknown[] }, ...at: number[]) => context.painted.push([number, ...at]),
      close: () => this.open.delete(number),
    }
  }
}

// What a sink checks of its track.
Object.setPrototypeOf(FakeVideo.prototype, InputVideoTrack.prototype)

/** Number of a decoded frame; null for none. */
function numberOf(picture: ReturnType<FrameReader['at']>): number | null {
  const context = { painted: [] as number[][] }
  picture?.paint(context as unknown as Canvas2D, { x: 1, y: 2, width: 3, height: 4 })
  return context.painted[0]?.[0] ?? null
}

function readerOf(video = new FakeVideo(), frameBytes = 1) {
  const events = { onFrame: vi.fn(), onError: vi.fn() }
  const file = { video, videoFps: 10, firstVideoSecond: video.first, frameBytes } as unknown as MediaFile
  vi.spyOn(VideoSampleSink.prototype, 'samples').mockImplementation((from) => video.samples(from ?? 0) as never)
  vi.spyOn(VideoSampleSink.prototype, 'samplesAtTimestamps').mockImplementation(
    (times) => video.samplesAtTimestamps(times as number[]) as never,
  )
  const reader = new FrameReader(file, events)
  const at = (seconds: number) => numberOf(reader.at(seconds))
  const nearest = (seconds: number) => numberOf(reader.nearest(seconds))
  const requestFrom = async (seconds: number, speed = 0) => {
    reader.requestFrom(seconds, speed)
    await decoded()
  }
  return { reader, video, events, at, nearest, requestFrom }
}
async function decoded(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

describe('decoded frames', () => {
  it('are the requested frame and three ahead', async () => {
    const { video, requestFrom, at } = readerOf()
    expect(at(0)).toBeNull()
    await requestFrom(0)
    expect([at(0), [...video.open], video.sought, video.starts]).toEqual([0, [0, 1, 2, 3], [0], [0.1]])
    expect([at(0.05), at(0.1), at(0.25), at(0.4)]).toEqual([0, 1, 2, null])
  })

  it('continue without restart for short moves, keeping one frame behind', async () => {
    const { video, requestFrom, at } = readerOf()
    await requestFrom(0, 1)
    await requestFrom(0.5, 1)
    expect([video.starts, at(0.5), [...video.open]]).toEqual([[0], 5, [4, 5, 6, 7, 8]])
  })

  it('restart for a forward jump, with a longer limit at higher speed', async () => {
    const jumped = readerOf()
    await jumped.requestFrom(0, 1)
    await jumped.requestFrom(0.9, 1)
    expect([jumped.video.starts, [...jumped.video.open]]).toEqual([
      [0, 0.9],
      [9, 10, 11, 12],
    ])
    const fast = readerOf()
    await fast.requestFrom(0, 2)
    await fast.requestFrom(0.9, 2)
    expect(fast.video.starts).toEqual([0])
  })

  it('restart for a backward jump', async () => {
    const { video, requestFrom, at } = readerOf()
    await requestFrom(5, 1)
    await requestFrom(1, 1)
    expect([video.starts, at(1), at(5)]).toEqual([[5, 1], 10, null])
    expect(video.ended).toBe(1)
  })

  it('are decoded in groups of fifteen while a clip plays backwards', async () => {
    const { requestFrom, video, at } = readerOf()
    await requestFrom(5, -1)
    for (let number = 49; number > 25; number--) {
      await requestFrom(number * TENTH, -1)
      expect(at(number * TENTH)).toBe(number)
    }
    expect(video.starts.length).toBeLessThanOrEqual(3)
  })

  it('of an upcoming item are decoded as one stream', async () => {
    const { reader, video, at } = readerOf()
    reader.requestFrom(2, 0, true)
    await decoded()
    expect([at(2), video.sought, video.starts]).toEqual([20, [], [2]])
  })

  it('restart six frames earlier for a backward step while paused, and keep six behind', async () => {
    const { video, requestFrom, at } = readerOf()
    await requestFrom(5)
    await requestFrom(4.9)
    expect(video.starts[1]).toBeCloseTo(4.3)
    expect([at(4.9), at(4.5)]).toEqual([49, 45])
    await requestFrom(4.8)
    expect(video.starts).toHaveLength(2)
    expect([...video.open].length).toBeLessThanOrEqual(6 + 1 + 3)
  })

  it('are fewer for large frames', async () => {
    const { video, requestFrom } = readerOf(new FakeVideo(), 12 * 1024 * 1024)
    await requestFrom(5)
    await requestFrom(4.9)
    await requestFrom(4.9)
    expect(video.open.size).toBeLessThanOrEqual(1 + 1 + 3)
  })

  it('are reported one by one', async () => {
    const { requestFrom, events } = readerOf()
    await requestFrom(0)
    expect(events.onFrame).toHaveBeenCalledTimes(4)
  })
})

describe('the frame at a time', () => {
  it('is the last frame past the end', async () => {
    const { requestFrom, at } = readerOf(new FakeVideo({ count: 5 }))
    await requestFrom(0.4)
    expect([at(0.4), at(0.49), at(3)]).toEqual([4, 4, 4])
  })

  it('is relative to the first frame of the file', async () => {
    const { requestFrom, at, video } = readerOf(new FakeVideo({ first: 0.5 }))
    await requestFrom(0.2)
    expect([video.sought, at(0.2), at(0.3)]).toEqual([[0.7], 2, 3])
  })

  it('falls back to the nearest earlier frame while decoding is late', async () => {
    const { requestFrom, at, nearest } = readerOf()
    expect(nearest(1)).toBeNull()
    await requestFrom(1)
    expect([at(2), nearest(2), nearest(1.1), nearest(0)]).toEqual([null, 13, 11, 10])
  })

  it('has its size and is painted at the placement', async () => {
    const { reader, requestFrom } = readerOf()
    await requestFrom(0)
    const picture = reader.at(0)
    const context = { painted: [] as number[][] }
    picture?.paint(context as unknown as Canvas2D, { x: 1, y: 2, width: 3, height: 4 })
    expect([picture?.width, picture?.height, context.painted]).toEqual([1280, 720, [[0, 1, 2, 3, 4]]])
  })
})

describe('the end', () => {
  it('closes every frame and stops decoding', async () => {
    const { reader, video, requestFrom, at } = readerOf()
    await requestFrom(0)
    reader.close()
    await requestFrom(5)
    expect([video.open.size, video.sought, video.starts, at(0), video.ended]).toEqual([0, [0], [0.1], null, 2])
  })

  it('closes a frame decoded after closing', async () => {
    const { reader, video } = readerOf()
    reader.requestFrom(0, 0)
    reader.close()
    await decoded()
    expect(video.open.size).toBe(0)
  })

  it('a decoder error is reported once, and not after closing', async () => {
    const video = new FakeVideo()
    video.error = new Error('broken')
    const { requestFrom, events } = readerOf(video)
    await requestFrom(0)
    expect(events.onError.mock.calls).toEqual([[video.error]])
    const closed = readerOf(video)
    closed.reader.requestFrom(0, 0)
    closed.reader.close()
    await decoded()
    expect(closed.events.onError).not.toHaveBeenCalled()
  })
})

it('a file without video is rejected', () => {
  const events = { onFrame: () => undefined, onError: () => undefined }
  expect(() => new FrameReader({ video: null } as MediaFile, events)).toThrow('no video to read')
})
