import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import { createComposer } from './composer.ts'
import { loudnessLufs } from './sound/loudness.ts'
import { decodeWav } from './sound/wav.ts'
import { sampleOf } from './testing/sample-of.ts'

const composer = createComposer()

function peak(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
}

test.each(sampleOf(MUSIC_MOODS, 3))('%s: a song has the requested duration and loudness and fades out', async (mood) => {
  const song = await composer.compose({ mood, durationSeconds: 12.345, seed: 4 })
  const sound = decodeWav(song.audio)
  const [left, right] = sound.channels as [Float32Array, Float32Array]
  expect(sound.sampleRate).toBe(48_000)
  expect(left).toHaveLength(Math.round(12.345 * 48_000))
  expect(right).not.toEqual(left)
  expect(Math.abs(loudnessLufs(sound) + 20)).toBeLessThan(0.5)
  expect(peak(left)).toBeLessThanOrEqual(0.9)
  expect(peak(left.subarray(-480))).toBeLessThan(0.01)
  for (let second = 1; second < 9; second++)
    expect(peak(left.subarray(second * 48_000, (second + 1) * 48_000)), `second ${second}`).toBeGreaterThan(0.005)
  expect(song.beatsSeconds[0]).toBe(0)
  expect(song.beatsSeconds.at(-1)).toBeLessThan(12.345)
  expect(song.beatsSeconds).toHaveLength(Math.ceil((12.345 * song.tempoBpm) / 60 - 1e-3))
})

const makeSong = (seed: number) => composer.compose({ mood: 'curious', durationSeconds: 6, seed })

test('songs are deterministic and vary with the seed', async () => {
  const [one, same, other] = [await makeSong(1), await makeSong(1), await makeSong(2)]
  expect(Buffer.compare(one.audio, same.audio)).toBe(0)
  expect(one.name).toBe(same.name)
  expect(Buffer.compare(one.audio, other.audio)).not.toBe(0)
})

test('a library song keeps its identity at any duration', async () => {
  const short = await composer.compose({ mood: 'calm', durationSeconds: 5, seed: 1, songId: 'chrome-horizon' })
  const long = await composer.compose({ mood: 'sad', durationSeconds: 40, seed: 2, songId: 'chrome-horizon' })
  expect([short.name, long.name]).toEqual(['Chrome Horizon', 'Chrome Horizon'])
  expect(short.genre).toBe('Synthwave')
  expect(long.sections.map((section) => section.name)).toContain('chorus')
  expect(long.sections.at(-1)!.endSeconds).toBe(40)
  for (const [song, seconds] of [
    [short, 5],
    [long, 40],
  ] as const) {
    const sound = decodeWav(song.audio)
    expect(sound.channels[0]).toHaveLength(seconds * 48_000)
    expect(Math.abs(loudnessLufs(sound) + 20)).toBeLessThan(0.5)
    expect(peak(sound.channels[0]!.subarray(-480))).toBeLessThan(0.01)
  }
})

test('an unknown library song is refused', async () => {
  await expect(composer.compose({ mood: 'calm', durationSeconds: 20, seed: 1, songId: 'no-such-song' })).rejects.toMatchObject({
    code: 'unknown_song',
  })
})

test('durations outside of the limits are refused', async () => {
  for (const durationSeconds of [0, -3, Number.NaN, 0.4, 5000]) {
    await expect(composer.compose({ mood: 'calm', durationSeconds, seed: 1 })).rejects.toMatchObject({ code: 'impossible_length' })
  }
})
