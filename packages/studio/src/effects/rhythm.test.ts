import { expect, test } from 'vitest'
import { hashText, seeded } from '../paint/random.ts'
import { ASMR_RHYTHMS, rhythmSeed, rhythmTimes } from './rhythm.ts'
import { StereoMix } from './stereo-mix.ts'

test('pictures get the times of the sounds, whatever else the sound draws at random', () => {
  const times = hashText(rhythmSeed('asmr-cutting', 7))
  const mix = new StereoMix(12, seeded(1), times)
  const heard: number[] = []
  mix.atRegularTimes(ASMR_RHYTHMS.cutting, (at) => {
    heard.push(at)
    mix.random()
  })
  expect(heard.length).toBeGreaterThan(7)
  expect(rhythmTimes(ASMR_RHYTHMS.cutting, 12, seeded(times))).toEqual(heard)
})
