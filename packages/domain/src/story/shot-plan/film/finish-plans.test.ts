import { expect, test } from 'vitest'
import { EMPTY_PLAN, type ShotPlan } from '../shot-plan.ts'
import { filmTextOf, withoutFilmTexts } from './film-texts.ts'
import { finishPlans as finishAll } from './finish-plans.ts'

const scene = (place: string | undefined, change: Partial<ShotPlan> = {}): ShotPlan => ({
  ...EMPTY_PLAN,
  ...(place === undefined ? {} : { place }),
  things: [{ what: 'lighthouse', count: 1 }],
  transition: 'style',
  ...change,
})
const finishPlans = (plans: readonly ShotPlan[], title: string) => finishAll(plans, { title, endTitle: title }).map((plan) => plan!)
const transitions = (plans: readonly ShotPlan[]) => finishPlans(plans, 'A film').map(({ transition }) => transition)

test('a film opens with its title and ends with a card, and both can be taken off again', () => {
  const plans = [scene('beach'), scene('beach'), scene('beach')]
  const finished = finishPlans(plans, 'The last keeper…')
  expect(finished.map((plan) => filmTextOf(plan, 'opening'))).toEqual(['The last keeper', undefined, undefined])
  expect(finished.map((plan) => filmTextOf(plan, 'end-card'))).toEqual([undefined, undefined, 'The last keeper'])
  expect(finished.map((plan) => withoutFilmTexts(plan).text)).toEqual([[], [], []])
  expect(finishPlans(finished, 'Another title')).toEqual(finished)
})

test('a first shot that is a graphic or states a number has the title too; one of words alone keeps its own words', () => {
  const number = scene('beach', { text: [{ words: '1,907', role: 'number', at: 2 }] })
  const graphic: ShotPlan = { ...EMPTY_PLAN, graphic: { template: 'ring', share: 0.7, label: 'water' } }
  const opened = [number, graphic].map((plan) => finishPlans([plan, scene('beach')], 'A film')[0]!)
  expect(opened.map((plan) => filmTextOf(plan, 'opening'))).toEqual(['A film', 'A film'])
  const question: ShotPlan = { ...EMPTY_PLAN, form: 'question', text: [{ words: 'Why?', role: 'title', at: 0 }] }
  expect(finishPlans([question, scene('beach')], 'A film')[0]!.text).toEqual(question.text)
})

test('a first scene that says something keeps its own words, and the title ends the film', () => {
  const thirsty = scene('beach', { text: [{ words: 'Your plants are thirsty', role: 'key', at: 0 }] })
  const [first, , last] = finishPlans([thirsty, scene('beach'), scene('beach')], 'Meet Sip')
  expect(first!.text).toEqual(thirsty.text)
  expect(filmTextOf(last!, 'end-card')).toBe('Meet Sip')
})

test('a first shot of key words alone shows where the film goes on, under the title', () => {
  const words: ShotPlan = { ...EMPTY_PLAN, form: 'words', text: [{ words: 'believed', role: 'key', at: 2 }] }
  const [opening, next] = finishPlans([words, scene(undefined), scene('sea', { hour: 'night', mood: 'tense' })], 'The smallest boat')
  expect(opening).toMatchObject({ form: 'scene', place: 'sea', hour: 'night', mood: 'tense', things: [], camera: { size: 'wide' } })
  expect(opening!.text).toEqual([{ words: 'The smallest boat', role: 'opening', at: 0 }])
  expect(next!.place).toBeUndefined()
  const far = [words, scene(undefined), scene(undefined), scene(undefined), scene('sea')]
  expect(finishPlans(far, 'The smallest boat')[0]!.text).toEqual(words.text)
  const quote: ShotPlan = { ...words, form: 'quote', text: [{ words: 'We sail at dawn', role: 'quote', at: 0 }] }
  expect(finishPlans([quote, scene('sea')], 'The smallest boat')[0]).toMatchObject({ form: 'quote', text: quote.text })
})

test('a first card with a number alone says what the film is about; beside a drawing the number is enough', () => {
  const number: ShotPlan = { ...EMPTY_PLAN, form: 'number', text: [{ words: '5 minutes', role: 'number', at: 8 }] }
  const [card] = finishPlans([number, scene('beach')], 'How to Fix a Tyre')
  expect(card).toMatchObject({ form: 'words', text: [{ words: 'How to Fix a Tyre', role: 'key' }, { words: '5 minutes' }] })
  expect(finishPlans([card!, scene('beach')], 'How to Fix a Tyre')[0]).toEqual(card)
  const drawn: ShotPlan = { ...number, form: 'words', things: [{ what: 'coffee', count: 1 }] }
  expect(finishPlans([drawn, scene('beach')], 'One Coffee')[0]!.text).toEqual(number.text)
})

test('a last shot of words alone keeps its own words', () => {
  const card: ShotPlan = { ...EMPTY_PLAN, text: [{ words: 'Go outside', role: 'key', at: 0 }] }
  const finished = finishPlans([scene('beach'), scene('beach'), card], 'A film')
  expect(finished.map(({ text }) => text.map(({ words }) => words))).toEqual([['A film'], [], ['Go outside']])
})

test('a single shot has no end card over its opening, and a title that is too long or empty is not shown', () => {
  expect(finishPlans([scene('beach')], 'A film')[0]!.text).toEqual([{ words: 'A film', role: 'opening', at: 0 }])
  expect(finishPlans([scene('beach'), scene('beach')], 'x'.repeat(61)).flatMap(({ text }) => text)).toEqual([])
  expect(finishPlans([scene('beach'), scene('beach')], '…').flatMap(({ text }) => text)).toEqual([])
})

test('cuts are hard but where place or time change', () => {
  expect(transitions([scene('beach'), scene('beach'), scene(undefined), scene('beach'), scene('city')])).toEqual([
    'cut',
    'cut',
    'cut',
    'cut',
    'style',
  ])
  expect(transitions([scene(undefined, { hour: 'day' }), scene('beach', { hour: 'night' }), scene('beach', { hour: 'night' })])).toEqual([
    'cut',
    'cut',
    'cut',
  ])
  expect(transitions([scene('space'), scene('space', { hour: 'night' })])).toEqual(['cut', 'cut'])
  expect(transitions([scene('beach'), scene('beach', { hour: 'night' }), scene('beach', { hour: 'night' })])).toEqual([
    'cut',
    'dissolve',
    'cut',
  ])
})

test('transitions are at least three shots apart, the strongest first', () => {
  const plans = ['beach', 'city', 'forest', 'city'].map((place, i) => scene(place, { hour: i >= 2 ? 'night' : 'day' }))
  expect(transitions(plans)).toEqual(['cut', 'cut', 'style', 'cut'])
})

test('shots without a plan stay without one', () => {
  expect(finishAll([undefined, undefined], { title: 'A film', endTitle: 'A film' })).toEqual([undefined, undefined])
})

test('a film ends with the words of its end title, and with its picture where it has none', () => {
  const plans = [scene('beach'), scene('beach')]
  const endsWith = (endTitle?: string) => finishAll(plans, { title: 'Why is the sea salty?', endTitle }).map((plan) => plan!)
  const [first, last] = endsWith('Why the Sea Is Salty')
  expect(filmTextOf(first!, 'opening')).toBe('Why is the sea salty?')
  expect(filmTextOf(last!, 'end-card')).toBe('Why the Sea Is Salty')
  const [opening, picture] = endsWith()
  expect(filmTextOf(opening!, 'opening')).toBe('Why is the sea salty?')
  expect(picture!.text).toEqual([])
})
