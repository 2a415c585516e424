import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import { describe, expect, test } from 'vitest'
import { clipBrief } from './clip-brief.ts'
import { imageBrief } from './image-brief.ts'
import type { ShotBrief } from './shot-brief.ts'

const PLAN: ShotPlan = {
  ...EMPTY_PLAN,
  place: 'sea',
  hour: 'dusk',
  weather: 'wind',
  mood: 'wonder',
  cast: [{ id: 'ember', what: 'fox', action: 'climb', target: 'lighthouse', feeling: 'happy', speaks: false }],
  things: [{ what: 'lighthouse', count: 1 }],
  camera: { size: 'wide', angle: 'low', move: 'crane-up' },
}
const EMBER = { name: 'Ember', look: 'a fox with orange coat, teal scarf' }
const POPPY = { name: 'Poppy', look: 'a person with fair skin, long brown hair, red dress, yellow scarf' }
const PROMPT = { prompt: { to: 'prompt' } }
const NEGATIVE = { ...PROMPT, negativePrompt: { to: 'negative_prompt' } }

const briefOf = (plan: ShotPlan, rest: Partial<ShotBrief> = {}): ShotBrief => ({
  ...promptsOfPlan(plan, [{ id: 'ember', name: 'Ember' }]),
  plan,
  style: 'anime',
  cast: [EMBER],
  ...rest,
})
const handWritten = (imagePrompt: string, rest: Partial<ShotBrief> = {}): ShotBrief => ({
  imagePrompt,
  videoPrompt: 'Slow push in',
  plan: null,
  style: 'anime',
  cast: [],
  ...rest,
})

describe('every style', () => {
  test('is told in words of its own, with place, hour, mood, shot size, cast and camera', () => {
    const told = STYLES.map(({ value }) => {
      const brief = briefOf(PLAN, { style: value })
      return [value, { image: imageBrief(brief, PROMPT).prompt, clip: clipBrief(brief, PROMPT).prompt }] as const
    })
    expect(new Set(told.map(([, { image }]) => image)).size).toBe(STYLES.length)
    expect(new Set(told.map(([, { clip }]) => clip)).size).toBe(STYLES.length)
    expect(Object.fromEntries(told)).toMatchSnapshot()
  })

  test('that its creator described is kept in their words', () => {
    const brief = handWritten('A fox!', { style: 'charcoal on brown paper' })
    expect(imageBrief(brief, PROMPT).prompt).toBe('A fox! Style: charcoal on brown paper. No lettering, no watermark.')
  })
})

describe('what to avoid', () => {
  test('has a field of its own where the model has one', () => {
    const image = imageBrief(briefOf(PLAN), NEGATIVE)
    expect(image.negativePrompt).toMatch(/^lettering, captions, watermark/u)
    expect(image.prompt).not.toMatch(/No lettering/u)
    expect(clipBrief(briefOf(PLAN), NEGATIVE).negativePrompt).toMatch(/lettering.*cuts, flicker/u)
    expect(imageBrief(briefOf(PLAN), PROMPT)).not.toHaveProperty('negativePrompt')
  })

  test('lettering of a plan is not asked for: captions say it', () => {
    const lettered = briefOf({ ...PLAN, text: [{ words: '300', role: 'number', at: 0 }] })
    expect(lettered.imagePrompt).toContain('the words “300”')
    expect(imageBrief(lettered, PROMPT).prompt).toBe(imageBrief(briefOf(PLAN), PROMPT).prompt)
    expect(clipBrief(lettered, PROMPT).prompt).not.toContain('300')
  })

  test('lettering that a creator asks for is not forbidden', () => {
    const sign = handWritten('A shop with the sign “Bread”')
    expect(imageBrief(sign, PROMPT).prompt).toMatch(/“Bread”.*No watermark\.$/u)
    expect(imageBrief(sign, NEGATIVE).negativePrompt).not.toContain('lettering')
    expect(clipBrief(sign, PROMPT).prompt).not.toContain('No lettering')
  })
})

describe('a prompt that is too long', () => {
  const brief = briefOf(PLAN, { cast: [EMBER, POPPY] })
  const image = (max: number): string => imageBrief(brief, { prompt: { to: 'prompt', max } }).prompt
  const whole = imageBrief(brief, PROMPT).prompt
  const scene = `${brief.imagePrompt}.`

  test('loses what to avoid first, then looks, then the style', () => {
    const withoutAvoided = whole.replace(' No lettering, no watermark.', '')
    expect(image(whole.length - 1)).toBe(withoutAvoided)
    const withoutPoppy = withoutAvoided.replace(` Poppy is ${POPPY.look}.`, '')
    expect(image(withoutAvoided.length - 1)).toBe(withoutPoppy)
    const withoutLooks = withoutPoppy.replace(` Ember is ${EMBER.look}.`, '')
    expect(image(withoutPoppy.length - 1)).toBe(withoutLooks)
    expect(image(withoutLooks.length - 1)).toBe(scene)
  })

  test('is cut between two words where the scene alone is too long', () => {
    const cut = image(scene.length - 3)
    expect(scene.startsWith(cut)).toBe(true)
    expect(scene[cut.length]).toBe(' ')
    expect(imageBrief(handWritten('光'.repeat(80)), { prompt: { to: 'prompt', max: 30 } }).prompt).toBe('光'.repeat(30))
  })

  test('never exceeds what the model reads', () => {
    for (let max = 1; max <= whole.length; max += 7) {
      expect(image(max).length).toBeLessThanOrEqual(max)
      expect(clipBrief(brief, { prompt: { to: 'prompt', max } }).prompt.length).toBeLessThanOrEqual(max)
    }
  })

  test('of a clip keeps how it moves, then the style', () => {
    const { prompt } = clipBrief(brief, { prompt: { to: 'prompt', max: 200 } })
    expect(prompt).toMatch(/^The camera slowly rises; Ember: climb\. Style: modern anime/u)
  })
})

test('a close-up is filled by its material', () => {
  const brief = handWritten('Extreme close-up: a knife cuts glass', { style: 'photorealistic', isCloseUp: true })
  expect(imageBrief(brief, PROMPT).prompt).toContain('The material fills the frame')
})

const told = (rest: Partial<ShotBrief>): string => imageBrief(briefOf(PLAN, rest), PROMPT).prompt

test('a model that is given pictures is told what they show, and to make a new one', () => {
  expect(told({ referenced: ['Ember'] })).toContain('This is a new picture: the reference images only show how Ember looks')
  expect(told({ referenced: ['Ember', 'Poppy'] })).toContain('how Ember and Poppy look, which stays the same.')
  expect(told({ hasStyleReference: true })).toContain('This is a new picture: a reference image only shows the style')
  expect(told({})).not.toContain('new picture')
})
