import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { expect, test } from 'vitest'
import { englishVoice } from './english-voices.ts'

/** Who was recorded for the base voices. */
const RECORDED = { rms: 'male', awb: 'male', kal: 'male', slt: 'female' } as const

test.each(VOICES.map(({ key, gender }) => [key, gender] as const))('%s is derived from the recording of a %s speaker', (key, gender) => {
  expect(RECORDED[englishVoice(key).flite.base]).toBe(gender)
})
