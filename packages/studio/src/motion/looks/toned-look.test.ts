import { PLAN_MOODS, PLAN_TONES } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import { luminance, mix } from '../../paint/colour.ts'
import { contrast } from './contrast.ts'
import { motionLook } from './looks.ts'
import { isCalm, pictureLook, tonedLook } from './toned-look.ts'

const LOOKS = STYLES.map(({ value }) => motionLook(value))

test('only children, comedy and colours that words name keep the ground of the style', () => {
  for (const look of LOOKS)
    for (const tone of PLAN_TONES)
      for (const mood of PLAN_MOODS) {
        const isGrave = mood === 'sad' || mood === 'tense'
        expect(isCalm(tonedLook(look, { tone, mood, words: 'Nobody came' }))).toBe(tone !== 'playful' || isGrave)
      }
})

test('words and numbers stand out from every calm ground, and from a blurred place behind it', () => {
  for (const look of LOOKS)
    for (const tone of ['plain', 'historic', 'technical', 'bold'] as const) {
      const { palette, wash } = tonedLook(look, { tone, mood: 'calm', words: 'Nobody came' })
      for (const ground of palette.ground) {
        expect(contrast(palette.text, ground), `${look.style} ${tone}`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(palette.key, ground), `${look.style} ${tone}`).toBeGreaterThanOrEqual(4)
      }
      for (const place of ['#ffffff', '#000000'])
        expect(contrast(palette.text, mix(place, palette.ground[1], wash)), `${look.style} ${tone}`).toBeGreaterThanOrEqual(4.5)
    }
})

test('horror is not set in the letters of a comedy', () => {
  for (const look of LOOKS)
    expect(Object.values(tonedLook(look, { tone: 'grave', mood: 'calm', words: 'Nobody' }).faces).map(({ font }) => font)).not.toContain(
      'lilita',
    )
})

test('the letters of a film are the same in every mood and hour, and in its pictures', () => {
  for (const look of LOOKS)
    for (const tone of PLAN_TONES) {
      const [first, ...others] = PLAN_MOODS.map((mood) => tonedLook(look, { tone, mood, words: 'the red door' }))
      for (const other of others) expect(other.faces, look.style).toEqual(first!.faces)
      expect(pictureLook(first!).faces).toBe(first!.faces)
    }
})

test('what happens at night or in a storm has a dark ground', () => {
  const [dark, bright] = [true, false].map((isNight) => tonedLook(LOOKS[0]!, { mood: 'calm', words: 'The wind blew', isNight }))
  expect(luminance(dark!.palette.ground[1])).toBeLessThan(0.2)
  expect(luminance(bright!.palette.ground[1])).toBeGreaterThan(0.3)
})

test('letters in a picture are light, and what counts stands out from its shade', () => {
  for (const look of LOOKS)
    for (const tone of ['plain', 'historic', 'technical', 'bold', 'grave'] as const) {
      const { palette } = pictureLook(tonedLook(look, { tone, mood: 'calm', words: 'Nobody came' }))
      for (const letters of [palette.text, palette.key]) expect(contrast(letters, '#2b3148'), `${look.style} ${tone}`).toBeGreaterThan(3)
    }
})
