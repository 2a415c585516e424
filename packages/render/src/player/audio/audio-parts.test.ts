import type { AudioSampleSink } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { FAKE_RATE, FakeTrack } from '../testing/fake-track.ts'
import { type AudioPart, readForward } from './audio-parts.ts'

async function readAll(track: FakeTrack, from: number, to: number): Promise<AudioPart[]> {
  const parts: AudioPart[] = []
  for await (const part of readForward(track as unknown as AudioSampleSink, { from, to })) parts.push(part)
  return parts
}

const sampleNumbers = (parts: readonly AudioPart[], channel: number): number[] =>
  parts.flatMap(({ samples }) => [...samples[channel]!]).map((value) => Math.round(value * 1e5))

describe('audio that is read', () => {
  it.each(['f32', 'f32-planar'] as const)(
    'is copied from %s by a conversion, as copies in the same format crash WebKitGTK',
    async (format) => {
      const parts = await readAll(new FakeTrack({ format, channels: 3 }), 0, 0.1)
      expect([parts.length, parts[0]?.samples.length]).toEqual([1, 2])
      expect(sampleNumbers(parts, 0)).toEqual(Array.from({ length: 100 }, (_, index) => index))
      expect(sampleNumbers(parts, 1)).toEqual(Array.from({ length: 100 }, (_, index) => -index))
    },
  )

  it('is read in steps of 20 s that join without a gap, each from 0.2 s before it', async () => {
    const track = new FakeTrack()
    const parts = await readAll(track, 1.05, 45)
    expect(track.asked).toEqual([
      [0.85, 21.05],
      [20.85, 41.05],
      [40.85, 45],
    ])
    expect(sampleNumbers(parts, 0)).toEqual(Array.from({ length: 43_950 }, (_, index) => 1050 + index))
    let played = 0
    for (const { offsetSeconds, samples } of parts) {
      expect(offsetSeconds).toBeCloseTo(played / FAKE_RATE, 9)
      played += samples[0]!.length
    }
  })

  it('leaves no decoded sample open', async () => {
    const track = new FakeTrack()
    await readAll(track, 0.95, 2)
    expect([track.open, track.given]).toEqual([0, 13])
  })
})
