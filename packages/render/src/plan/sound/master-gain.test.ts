import { expect, test } from 'vitest'
import type { AudioSpan } from '../model.ts'
import { masterGainOf } from './master-gain.ts'

const FPS = 30
const span = (assetId: string, startFrame: number, endFrame: number, fields: Partial<AudioSpan> = {}): AudioSpan => ({
  itemId: assetId,
  assetId,
  kind: 'voiceover',
  startFrame,
  endFrame,
  sourceStartFrame: 0,
  sourceEndFrame: endFrame - startFrame,
  speed: 1,
  volume: 1,
  fadeInFrames: 0,
  fadeOutFrames: 0,
  ...fields,
})
const LUFS: Record<string, number> = { voice: -26, song: -21, loud: -10, hush: -70 }
const gainDb = (sounds: readonly AudioSpan[], musicGain = [{ frame: 0, gain: 1 }]) =>
  20 * Math.log10(masterGainOf({ sounds, musicGain }, (id) => LUFS[id], FPS))

test('a film of one sound is brought to -16 LUFS by what its volume leaves to gain', () => {
  expect(gainDb([span('voice', 0, 300)])).toBeCloseTo(10)
  expect(gainDb([span('voice', 0, 300, { volume: 2 })])).toBeCloseTo(10 - 20 * Math.log10(2))
  expect(gainDb([span('loud', 0, 300)])).toBeCloseTo(-6)
})

test('pauses do not count', () => {
  expect(gainDb([span('voice', 0, 300), span('voice', 900, 1200)])).toBeCloseTo(10, 1)
})

test('sounds at the same time add up, and music that gives way counts less', () => {
  const both = [span('voice', 0, 300, { volume: 10 ** 0.25 }), span('song', 0, 300, { kind: 'music' })]
  expect(gainDb(both)).toBeCloseTo(5 - 10 * Math.log10(2), 1)
  expect(gainDb(both, [{ frame: 0, gain: 0.1 }])).toBeCloseTo(5 - 10 * Math.log10(1.01), 1)
})

test('silence gets no gain, and an unmeasured sound counts as leveled', () => {
  expect([gainDb([]), gainDb([span('hush', 0, 300)])]).toEqual([0, 0])
  expect(gainDb([span('new', 0, 300)])).toBeCloseTo(0)
  expect(gainDb([span('new', 0, 300, { kind: 'video' })])).toBeCloseTo(7)
})
