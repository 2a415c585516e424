import { SHOT_SOUNDS } from '@fablecut/domain/story/shot-plan/sounds/plan-sounds'
import { expect, test } from 'vitest'
import { loudnessLufs } from '../sound/loudness.ts'
import { decodeWav } from '../sound/wav.ts'
import { mixShotSounds } from './mix-shot-sounds.ts'

const VOICE_LUFS = -16
const mixed = (sounds: Parameters<typeof mixShotSounds>[0]['sounds'], isSpoken = false) =>
  decodeWav(mixShotSounds({ sounds, durationSeconds: 4, speech: isSpoken ? [{ startSeconds: 0, endSeconds: 4 }] : [], seed: 7 }))
const part = (sound: ReturnType<typeof decodeWav>, from: number, to: number) => ({
  ...sound,
  channels: sound.channels.map((channel) => channel.slice(Math.round(from * 48_000), Math.round(to * 48_000))),
})

test.each(SHOT_SOUNDS)('%s is heard at its time, at least 12 LU below the voice', (sound) => {
  const film = mixed([{ sound, atSeconds: 1, lengthSeconds: 1.5 }], true)
  expect(film.channels[0]).toHaveLength(4 * 48_000)
  expect(part(film, 0, 0.99).channels[0]!.every((sample) => sample === 0)).toBe(true)
  for (let at = 1; at < 3.6; at += 0.3) expect(loudnessLufs(part(film, at, at + 0.4))).toBeLessThan(VOICE_LUFS - 12)
  expect(loudnessLufs(part(film, 1, 2))).toBeGreaterThan(-50)
})

test('an effect without a voice over it is a little louder, and the same every time', () => {
  const sounds = [{ sound: 'whoosh', atSeconds: 0.5 } as const]
  expect(loudnessLufs(mixed(sounds))).toBeGreaterThan(loudnessLufs(mixed(sounds, true)) + 2)
  expect(mixed(sounds).channels).toEqual(mixed(sounds).channels)
})

test('what begins after the end of a clip is not heard, and what lasts longer is cut', () => {
  expect(mixed([{ sound: 'bell', atSeconds: 5 }]).channels[0]!.every((sample) => sample === 0)).toBe(true)
  expect(mixed([{ sound: 'thunder', atSeconds: 3 }]).channels[0]).toHaveLength(4 * 48_000)
})
