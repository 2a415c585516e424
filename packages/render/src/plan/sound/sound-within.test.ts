import { expect, test } from 'vitest'
import type { AudioSpan } from '../model.ts'
import { audioLevelAt } from './audio-level.ts'
import { gainAt } from './ducking.ts'
import { soundWithin } from './sound-within.ts'

const sound: AudioSpan = {
  itemId: 'a',
  assetId: 'song',
  kind: 'music',
  startFrame: 10,
  endFrame: 70,
  sourceStartFrame: 100,
  sourceEndFrame: 220,
  speed: 2,
  volume: 0.5,
  fadeInFrames: 20,
  fadeOutFrames: 10,
}
const within = (span: AudioSpan, startFrame: number, endFrame: number) =>
  soundWithin(
    {
      sounds: [span],
      musicGain: [
        { frame: 40, gain: 1 },
        { frame: 50, gain: 0.2 },
      ],
    },
    { startFrame, endFrame },
  )

test('a sound is as loud at each frame of a range as in the film', () => {
  const curve = [
    { frame: 10, gain: 0.2 },
    { frame: 70, gain: 1 },
  ]
  for (const span of [sound, { ...sound, fadeInFrames: 0, volumeCurve: curve }]) {
    const { sounds, musicGain } = within(span, 20, 65)
    for (let frame = 20; frame < 65; frame += 3) {
      expect(audioLevelAt(sounds[0]!, frame - 20)).toBeCloseTo(audioLevelAt(span, frame), 2)
      expect(gainAt(musicGain, frame - 20)).toBeCloseTo(
        gainAt(
          [
            { frame: 40, gain: 1 },
            { frame: 50, gain: 0.2 },
          ],
          frame,
        ),
      )
    }
  }
})

test('a sound plays on where it is in the film', () => {
  expect(within(sound, 20, 50).sounds).toMatchObject([{ startFrame: 0, endFrame: 30, sourceStartFrame: 120, sourceEndFrame: 220 }])
  expect(within({ ...sound, isReversed: true }, 20, 50).sounds).toMatchObject([{ sourceStartFrame: 100, sourceEndFrame: 200 }])
})

test('a sound that a range does not cut keeps its fades', () => {
  expect(within(sound, 0, 80).sounds).toEqual([{ ...sound, startFrame: 10, endFrame: 70 }])
})

test('a sound outside of a range is left out', () => {
  expect(within(sound, 70, 90).sounds).toEqual([])
  expect(within(sound, 0, 10).sounds).toEqual([])
})
