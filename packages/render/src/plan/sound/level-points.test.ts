import { defaultDucking } from '@fablecut/domain/timeline/ducking'
import { aTimeline, audioTrack, clip, primaryTrackOf, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { buildRenderPlan } from '../build-plan.ts'
import type { AudioSpan } from '../model.ts'
import { gainAt } from './ducking.ts'
import { filmSound } from './film-sound.ts'
import { levelPoints } from './level-points.ts'

const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 200])]),
  audioTrack('lines', [voice(['V', 60, 40])]),
  audioTrack('music', [song(['M', 0, 200, { volume: 0.5 }])]),
])
const { sounds, musicGain } = filmSound(film)
const spanOf = (itemId: string): AudioSpan => sounds.find((sound) => sound.itemId === itemId)!

test('the sound of a film is that of its render plan', () => {
  const plan = buildRenderPlan(film, { width: 640, height: 360, fps: 30 }, { watermark: { enabled: false, type: 'logo' } })
  expect({ sounds, musicGain }).toEqual({ sounds: plan.sounds, musicGain: plan.musicGain })
})

test('the line of music bends where it gives way to speech; that of speech does not', () => {
  const ducked = 0.5 * 10 ** (defaultDucking(30).gainDb / 20)
  const points = levelPoints(spanOf('M'), musicGain).map(({ frame, gain }) => [Math.round(frame), Number(gain.toFixed(4))])
  const low = Number(ducked.toFixed(4))
  expect(points).toEqual([
    [0, 0.5],
    [52, 0.5],
    [60, low],
    [100, low],
    [108, 0.5],
    [200, 0.5],
  ])
  expect(new Set(levelPoints(spanOf('V'), musicGain).map(({ gain }) => gain))).toEqual(new Set([1]))
})

test('between the points the level is what is played', () => {
  const volumeCurve = [
    { frame: 20, gain: 1 },
    { frame: 20, gain: 0.2 },
    { frame: 150, gain: 0.8 },
  ]
  const points = levelPoints({ ...spanOf('V'), kind: 'voiceover', startFrame: 0, endFrame: 200, volumeCurve }, musicGain)
  for (const frame of [0, 19, 20, 80, 150, 199]) expect(gainAt(points, frame)).toBeCloseTo(gainAt(volumeCurve, frame), 2)
})
