import { EMPTY_PLAN, type PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import { luminance, toHsl } from '../../paint/colour.ts'
import { drawGraphicShot } from '../graphic-shot.ts'
import { cardLook } from './card-look.ts'
import { contrast } from './contrast.ts'
import { motionLook } from './looks.ts'

const LOOKS = STYLES.map(({ value }) => motionLook(value))
const NAMES = ['red', 'orange', 'yellow', 'gold', 'green', 'blue', 'purple', 'pink', 'brown'] as const

test('cards of fear and grief have a dark, quiet ground in every style, cheerful ones that of the style', () => {
  for (const look of LOOKS) {
    for (const mood of ['tense', 'sad'] as const) {
      const card = cardLook(look, mood, 'Nobody came back')
      expect(card.ground).toBe('quiet')
      expect(luminance(card.palette.ground[1])).toBeLessThan(0.2)
      expect(Object.values(card.faces).map(({ font }) => font)).not.toContain('lilita')
    }
    expect(cardLook(look, 'happy', 'Believe in yourself')).toBe(look)
  }
})

test('a colour that the words name is that of the ground, and the letters are not in a contrary one', () => {
  for (const look of LOOKS)
    for (const mood of ['happy', 'tense'] as const) {
      const red = cardLook(look, mood, 'the red waves').palette
      const blue = cardLook(look, mood, 'Blue sky').palette
      expect(Math.min(toHsl(red.ground[1])[0], 360 - toHsl(red.ground[1])[0])).toBeLessThan(15)
      expect(Math.abs(toHsl(blue.ground[1])[0] - 212)).toBeLessThan(15)
      expect(red.key).not.toBe(look.palette.key)
    }
})

test('words that name black, white or grey have the ground of their mood', () => {
  for (const words of ['tons of black ore', 'a white lie', 'grey hair'])
    expect(cardLook(LOOKS[0]!, 'sad', words).palette).toEqual(cardLook(LOOKS[0]!, 'sad', 'nothing').palette)
})

test('words stand out from the ground of every card by 4.5 : 1', () => {
  for (const look of LOOKS)
    for (const mood of ['happy', 'tense', 'sad'] as const)
      for (const words of ['Nobody', ...NAMES]) {
        const { palette, ground } = cardLook(look, mood, words)
        if (ground === undefined) continue
        for (const letters of [palette.text, palette.key])
          expect(contrast(letters, palette.ground[1]), `${mood} ${words}`).toBeGreaterThan(4.5)
      }
})

/** Mean of the channels of the corner of a counter, 0 to 255. */
async function cornerOfCounter(mood: PlanMood): Promise<number> {
  const plan = {
    ...EMPTY_PLAN,
    mood,
    tone: 'playful',
    form: 'number',
    graphic: { template: 'counter', from: 0, to: 13_000, decimals: 0 },
  } as const
  const shot = { plan, seed: 1, language: 'en', cueSeconds: [] }
  const drawn = await drawGraphicShot(shot, { style: 'anime', width: 320, height: 180, durationSeconds: 4 })
  const [r, g, b] = drawn.frame(drawn.stillSeconds).data()
  return (r! + g! + b!) / 3
}

test('a counter of a disaster has the ground of grief', async () => {
  expect(await cornerOfCounter('sad')).toBeLessThan(60)
  expect(await cornerOfCounter('calm')).toBeGreaterThan(100)
})
