import { describe, expect, test } from 'vitest'
import { EMPTY_PLAN, type PlanText, type ShotPlan } from '../shot-plan.ts'
import { finishPlans } from './finish-plans.ts'
import { withoutRepeatedStatements } from './repeated-words.ts'

const key = (words: string): PlanText => ({ words, role: 'key', at: 0 })
const plan = (text: readonly PlanText[], change: Partial<ShotPlan> = {}): ShotPlan => ({
  ...EMPTY_PLAN,
  things: [{ what: 'bread', count: 1 }],
  text,
  ...change,
})
const shown = (words: string, narration: string, change: Partial<ShotPlan> = {}) =>
  withoutRepeatedStatements(plan([key(words)], change), narration).text.map((one) => one.words)

describe('statements beside captions', () => {
  test('that repeat the narration give way to the picture', () => {
    expect(shown('The people of Pompeii were baking bread', 'the people of Pompeii were baking bread.')).toEqual([])
    expect(shown('Ihre Hefte strahlen noch heute', 'Ihre Hefte strahlen noch heute.')).toEqual([])
  })

  test('leave their number with what it counts', () => {
    expect(shown('One charge makes 12 cups', 'One charge makes twelve cups.')).toEqual(['12 cups'])
    expect(shown('The bank adds about $100 every month', 'The bank adds about 100 dollars every month.')).toEqual(['$100'])
    expect(shown('You counted every lap, 100 of them a day', 'But you counted every lap, 100 of them a day.')).toEqual(['100'])
    expect(shown('Of all of them 71% went home', 'Of all of them 71 percent went home.')).toEqual(['71%'])
  })

  test('that repeat a narration in Hindi or Japanese give way as well, and leave whole words beside their number', () => {
    expect(shown('पोम्पेई के लोग रोटी पका रहे थे', 'पोम्पेई के लोग रोटी पका रहे थे।')).toEqual([])
    expect(shown('यह बैंक 12 दरवाज़े बंद करता है', 'यह बैंक 12 दरवाज़े बंद करता है।')).toEqual(['12 दरवाज़े'])
    expect(shown('शहर में 10 लाख लोग रहते हैं', 'शहर में 10 लाख लोग रहते हैं।')).toEqual(['10 लाख'])
    expect(shown('ポンペイの人々はパンを焼いていた', 'ポンペイの人々はパンを焼いていた。')).toEqual([])
    expect(shown('この町には100万人が住んでいる', 'この町には100万人が住んでいる。')).toEqual(['100万人'])
    expect(shown('パンは12キロの重さがある', 'パンは12キロの重さがある。')).toEqual(['12キロ'])
  })

  test('whose words only have letters in common with the narration stay', () => {
    // Cut at their vowel signs, they would have the same consonants.
    expect(shown('कल काल कील कुल', 'कला काली किला कोला।')).toEqual(['कल काल कील कुल'])
    expect(shown('城の上の山が昼に爆発した', '眠る町の上の山が正午に爆発し、灰の柱が空に昇って、人々は港へと走り出した。')).toEqual([
      '城の上の山が昼に爆発した',
    ])
  })

  test('that say the point of a longer sentence stay, as do a few words', () => {
    const sentence = 'At noon the mountain above the sleeping city exploded, and a column of ash rose into the sky.'
    expect(shown('The mountain exploded at noon', sentence)).toEqual(['The mountain exploded at noon'])
    expect(shown('Red is new', 'Red is new.')).toEqual(['Red is new'])
  })

  test('stay where nothing else is seen, as quotes and in graphics', () => {
    const words = 'Champions are made when nobody watches'
    expect(shown(words, `${words}.`, { things: [] })).toEqual([words])
    expect(shown(words, `${words}.`, { form: 'quote' })).toEqual([words])
    expect(shown(words, `${words}.`, { graphic: { template: 'ring', share: 0.7, label: 'water' } })).toEqual([words])
  })

  test('are taken from finished films with captions only, and never from the first shot', () => {
    const words = 'The people of Pompeii were baking bread'
    const plans = [plan([key(words)]), plan([key(words)], { place: 'ruins' }), plan([], { place: 'ruins' })]
    const texts = (narrations?: readonly string[]) =>
      finishPlans(plans, { title: 'Pompeii', endTitle: 'Pompeii', captions: narrations }).map((one) => one!.text.map(({ role }) => role))
    expect(texts()).toEqual([['key'], ['key'], ['end-card']])
    expect(texts([words, words, ''])).toEqual([['key'], [], ['end-card']])
  })
})
