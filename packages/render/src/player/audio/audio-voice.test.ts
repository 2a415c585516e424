import { AudioSampleSink } from 'mediabunny'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import type { MediaFile } from '../media-file.ts'
import { FakeAudioContext } from '../testing/fake-audio.ts'
import { FAKE_RATE as RATE, FakeTrack } from '../testing/fake-track.ts'
import { AudioVoice } from './audio-voice.ts'

const FPS = 10

const span = (fields: Partial<AudioSpan> = {}): AudioSpan => ({
  itemId: 'song',
  assetId: 'file',
  kind: 'music',
  startFrame: 0,
  endFrame: 100,
  sourceStartFrame: 0,
  sourceEndFrame: 100,
  speed: 1,
  volume: 1,
  fadeInFrames: 0,
  fadeOutFrames: 0,
  ...fields,
})

type Options = {
  readonly fromFrame?: number
  readonly track?: FakeTrack
  readonly firstSecond?: number
  readonly file?: Promise<MediaFile>
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A voice whose decoder has done all it may. */
async function voiceOf(sound: AudioSpan, { fromFrame = 0, track = new FakeTrack(), firstSecond = 0, file }: Options = {}) {
  const context = new FakeAudioContext()
  await context.resume()
  const onError = vi.fn()
  vi.spyOn(AudioSampleSink.prototype, 'samples').mockImplementation((from, to) => track.samples(from ?? 0, to ?? 0) as never)
  const destination = { name: 'limiter' }
  const voice = new AudioVoice({
    context: context as unknown as AudioContext,
    destination: destination as unknown as AudioNode,
    plan: { output: { width: 2, height: 2, fps: FPS }, musicGain: [] } as unknown as RenderPlan,
    span: sound,
    fromFrame,
    file: file ?? Promise.resolve({ audio: track, firstSecond } as unknown as MediaFile),
    onError,
  })
  await settled()
  const heard = () => context.scheduled.map(({ at, offset, channels }) => [round(at), round(offset), channels[0]?.length ?? 0])
  const [gain] = context.gains
  return { voice, context, gain: gain!, track, onError, destination, heard }
}
const round = (value: number): number => Math.round(value * 1e4) / 1e4
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}
/** Time passes while the voice is pumped four times a second. */
async function play(voice: AudioVoice, seconds: number, anchor = { frame: 0, time: 0 }): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 0.25) {
    voice.pump(anchor)
    await settled()
    vi.advanceTimersByTime(250)
  }
}

describe('a sound that plays', () => {
  it('is scheduled in contiguous chunks of 0.4 s, 1.5 s ahead', async () => {
    const { voice, heard } = await voiceOf(span())
    voice.pump({ frame: 0, time: 0 })
    expect(heard()).toEqual([
      [0, 0, 400],
      [0.4, 0, 400],
      [0.8, 0, 400],
      [1.2, 0, 400],
    ])
    vi.advanceTimersByTime(100)
    voice.pump({ frame: 0, time: 0 })
    expect(heard()).toHaveLength(4)
    vi.advanceTimersByTime(1)
    voice.pump({ frame: 0, time: 0 })
    expect(heard().at(-1)).toEqual([1.6, 0, 400])
  })

  it('is played completely and in order, sample by sample', async () => {
    const { voice, context } = await voiceOf(span({ endFrame: 30, sourceEndFrame: 30 }))
    await play(voice, 4)
    const samples = context.scheduled.flatMap(({ channels }) => [...(channels[0] ?? [])])
    expect(samples).toHaveLength(3000)
    expect(samples.every((value, index) => Math.abs(value - index / 1e5) < 1e-7)).toBe(true)
    expect(context.scheduled.reduce((sum, { channels, rate }) => sum + (channels[0]?.length ?? 0) / rate, 0)).toBeCloseTo(3)
  })

  it('is decoded at most 2 s ahead', async () => {
    const { voice, track } = await voiceOf(span())
    expect(track.given).toBe(20)
    voice.pump({ frame: 0, time: 0 })
    await settled()
    expect(track.given).toBe(36)
    await play(voice, 12)
    expect(track.given).toBe(100)
  })

  it('keeps two channels separate', async () => {
    const { voice, context } = await voiceOf(span(), { track: new FakeTrack({ channels: 2 }) })
    voice.pump({ frame: 0, time: 0 })
    const [left, right] = context.scheduled[0]?.channels ?? []
    expect([left?.[7], right?.[7]]).toEqual([expect.closeTo(7e-5, 8), expect.closeTo(-7e-5, 8)])
  })

  it('plays mono with the power of one channel, as an export does', async () => {
    const { voice, context } = await voiceOf(span(), { track: new FakeTrack({ channels: 1 }) })
    voice.pump({ frame: 0, time: 0 })
    expect(context.scheduled[0]?.channels).toHaveLength(1)
    expect(context.scheduled[0]?.channels[0]?.[10]).toBeCloseTo((10 / 1e5) * Math.SQRT1_2, 9)
  })

  it('uses the first two of more channels', async () => {
    const { voice, context } = await voiceOf(span(), { track: new FakeTrack({ channels: 6 }) })
    voice.pump({ frame: 0, time: 0 })
    expect(context.scheduled[0]?.channels).toHaveLength(2)
  })

  it('starts with its item, relative to the anchor', async () => {
    const { voice, heard, context } = await voiceOf(span({ startFrame: 5 }), { fromFrame: 2 })
    voice.pump({ frame: 2, time: 1 })
    expect(heard()[0]).toEqual([1.3, 0, 400])
    expect(context.gains[0]?.curves[0]).toMatchObject({ at: expect.closeTo(1.3), seconds: 9.5 })
  })

  it('is aligned to output samples', async () => {
    const { voice, context } = await voiceOf(span())
    voice.pump({ frame: 0, time: 0.123_456_789 })
    expect(context.scheduled[0]?.at).toBe(Math.round(0.123_456_789 * 48_000) / 48_000)
  })
})

const firstValue = ({ context }: { readonly context: FakeAudioContext }) => Math.round((context.scheduled[0]?.channels[0]?.[0] ?? -1) * 1e5)

describe('the played range of a file', () => {
  it('follows the trims', async () => {
    const made = await voiceOf(span({ endFrame: 10, sourceStartFrame: 20, sourceEndFrame: 30 }))
    await play(made.voice, 2)
    expect([made.track.asked, firstValue(made), made.heard().reduce((sum, [, , length]) => sum + Number(length), 0)]).toEqual([
      [[1.8, 3]],
      2000,
      1000,
    ])
  })

  it('starts later if playback starts within the item', async () => {
    const made = await voiceOf(span({ startFrame: 10, sourceStartFrame: 20, sourceEndFrame: 120 }), { fromFrame: 15 })
    made.voice.pump({ frame: 15, time: 0 })
    expect([made.track.asked[0]?.[0], firstValue(made), made.heard()[0]]).toEqual([2.3, 2500, [0, 0, 400]])
  })

  it('starts within a decoded buffer', async () => {
    const made = await voiceOf(span({ sourceStartFrame: 20.5, sourceEndFrame: 120 }), { track: new FakeTrack({ bufferSeconds: 0.5 }) })
    made.voice.pump({ frame: 0, time: 0 })
    expect([firstValue(made), made.heard()[0]]).toEqual([2050, [0, 0, 450]])
  })

  it('ends with the item or the source, whichever is first', async () => {
    const { track: longer } = await voiceOf(span({ endFrame: 20, sourceEndFrame: 100 }))
    const { track: shorter } = await voiceOf(span({ endFrame: 100, sourceEndFrame: 20 }))
    expect([longer.asked, shorter.asked]).toEqual([[[0, 2]], [[0, 2]]])
  })

  it('is relative to the first timestamp of the file', async () => {
    const { track } = await voiceOf(span({ sourceStartFrame: 5, endFrame: 20 }), { firstSecond: 0.25 })
    expect(track.asked).toEqual([[0.55, 2.75]])
  })

  it('is empty past the end of the source, and counts as primed', async () => {
    const { track, voice } = await voiceOf(span({ sourceStartFrame: 50, sourceEndFrame: 40 }))
    expect([track.asked, voice.isPrimed]).toEqual([[], true])
  })

  it('is empty if the file has no decodable audio', async () => {
    const { voice, onError, heard } = await voiceOf(span(), {
      file: Promise.resolve({ audio: null, firstSecond: 0 } as unknown as MediaFile),
    })
    voice.pump({ frame: 0, time: 0 })
    expect([voice.isPrimed, heard(), onError.mock.calls]).toEqual([true, [], []])
  })

  it('stays in sync after a gap in the file', async () => {
    const { voice, heard } = await voiceOf(span(), { track: new FakeTrack({ gaps: [2, 3, 4] }) })
    voice.pump({ frame: 0, time: 0 })
    expect(heard().slice(0, 2)).toEqual([
      [0, 0, 200],
      [0.5, 0, 400],
    ])
  })
})

const samplesOf = ({ scheduled }: FakeAudioContext) =>
  scheduled.flatMap(({ channels }) => [...(channels[0] ?? [])]).map((value) => Math.round(value * 1e5))

describe('reversed audio', () => {
  it('plays its range from the end, a second at a time', async () => {
    const { voice, context, track } = await voiceOf(span({ endFrame: 14, sourceStartFrame: 10, sourceEndFrame: 24, isReversed: true }))
    voice.pump({ frame: 0, time: 0 })
    expect(track.asked).toEqual([
      [1.2, 2.4],
      [0.8, 1.4],
    ])
    const samples = samplesOf(context)
    expect([samples[0], samples[999], samples[1000], samples.at(-1), samples.length]).toEqual([2399, 1400, 1399, 1000, 1400])
  })

  it('begins in its middle at a later frame', async () => {
    const { track } = await voiceOf(span({ endFrame: 10, sourceStartFrame: 0, sourceEndFrame: 10, isReversed: true }), { fromFrame: 4 })
    expect(track.asked).toEqual([[0, 0.6]])
  })

  it('is silent where its file has no sound', async () => {
    const { voice, context } = await voiceOf(span({ endFrame: 4, sourceEndFrame: 4, isReversed: true }), {
      track: new FakeTrack({ gaps: [1] }),
    })
    voice.pump({ frame: 0, time: 0 })
    const samples = samplesOf(context)
    expect([samples[0], samples[200], samples[299], samples[399], samples.length]).toEqual([399, 0, 0, 0, 400])
    expect(samples[300]).toBe(99)
  })
})

describe('audio at another speed', () => {
  it('reads twice the source at speed 2', async () => {
    const { track, voice, heard } = await voiceOf(span({ endFrame: 20, speed: 2 }))
    await play(voice, 4)
    expect(track.asked).toEqual([[0, 4]])
    const samples = heard().reduce((sum, [, , length]) => sum + Number(length), 0)
    expect(Math.abs(samples - 2000)).toBeLessThan(100)
  })

  it('starts at the scaled source time if playback starts within the item', async () => {
    const { track } = await voiceOf(span({ startFrame: 10, speed: 0.5, sourceStartFrame: 20 }), { fromFrame: 30 })
    expect(track.asked[0]?.[0]).toBe(2.8)
  })

  it('has no gaps', async () => {
    const { voice, heard } = await voiceOf(span({ endFrame: 20, speed: 0.5 }))
    await play(voice, 4)
    let due = 0
    for (const [at, , length] of heard()) {
      expect(at).toBeCloseTo(due, 3)
      due += Number(length) / RATE
    }
    expect(heard().length).toBeGreaterThan(3)
  })
})

describe('late audio', () => {
  it('starts in the middle of a chunk', async () => {
    const { voice, heard, context } = await voiceOf(span())
    vi.advanceTimersByTime(1100)
    voice.pump({ frame: 0, time: 0 })
    expect(heard().slice(0, 2)).toEqual([
      [1.1, 0.3, 400],
      [1.2, 0, 400],
    ])
    expect(context.gains[0]?.curves[0]).toMatchObject({ at: 1.1, seconds: 8.9 })
  })

  it('skips a chunk that is over', async () => {
    const { voice, heard } = await voiceOf(span())
    vi.advanceTimersByTime(400)
    voice.pump({ frame: 0, time: 0 })
    expect(heard()[0]).toEqual([0.4, 0, 400])
  })
})

describe('the gain of a voice', () => {
  it('is scheduled once, per frame to its end', async () => {
    const { voice, gain } = await voiceOf(span({ endFrame: 20, volume: 0.5, fadeOutFrames: 10 }), { fromFrame: 5 })
    voice.pump({ frame: 5, time: 1 })
    voice.pump({ frame: 5, time: 1 })
    expect(gain.curves).toHaveLength(1)
    const [{ values, at, seconds }] = gain.curves as [(typeof gain.curves)[number]]
    expect([values.length, at, seconds, values[0], values.at(-1)]).toEqual([16, 1, 1.5, 0.5, 0])
    expect(values[10]).toBeCloseTo(0.25)
  })

  it('is connected to the limiter', async () => {
    const { gain, destination } = await voiceOf(span())
    expect([gain.targets, gain.isConnected]).toEqual([[destination], true])
  })
})

describe('a stopped voice', () => {
  it('is silent at once and stops decoding', async () => {
    const { voice, context, gain, track } = await voiceOf(span())
    voice.pump({ frame: 0, time: 0 })
    await settled()
    const before = track.given
    voice.stop()
    await settled()
    expect(context.scheduled.map(({ isStopped }) => isStopped)).toEqual([true, true, true, true])
    expect([gain.isConnected, track.given - before <= 1]).toEqual([false, true])
    voice.pump({ frame: 0, time: 0 })
    expect(context.scheduled).toHaveLength(4)
  })

  it('does not stop chunks that have ended', async () => {
    const { voice, context } = await voiceOf(span())
    voice.pump({ frame: 0, time: 0 })
    context.scheduled[0]?.end()
    voice.stop()
    expect(context.scheduled.map(({ isStopped }) => isStopped)).toEqual([false, true, true, true])
  })

  it('does not decode a file that opens later', async () => {
    const opening = Promise.withResolvers<MediaFile>()
    const track = new FakeTrack()
    const { voice } = await voiceOf(span(), { track, file: opening.promise })
    expect(voice.isPrimed).toBe(false)
    voice.stop()
    opening.resolve({ audio: track, firstSecond: 0 } as unknown as MediaFile)
    await settled()
    expect(track.asked).toEqual([])
  })
})

describe('audio that cannot be read', () => {
  it('is reported and counts as primed', async () => {
    const fault = new Error('gone')
    const { voice, onError } = await voiceOf(span(), { file: Promise.reject(fault) })
    expect([onError.mock.calls, voice.isPrimed]).toEqual([[[fault]], true])
  })

  it('is not reported after stop', async () => {
    const opening = Promise.withResolvers<MediaFile>()
    const { voice, onError } = await voiceOf(span(), { file: opening.promise })
    voice.stop()
    opening.reject(new Error('gone'))
    await settled()
    expect(onError).not.toHaveBeenCalled()
  })
})
