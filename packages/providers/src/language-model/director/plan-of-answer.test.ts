import { expect, test } from 'vitest'
import { shotOf } from '../testing/shot-answers.ts'
import { answerSchema, shotAnswer } from './answer.ts'
import { CANDIDATES } from './candidates.ts'
import { type PlanContext, planOfAnswer } from './plan-of-answer.ts'

const read = (text: string, changes: object, context: Partial<PlanContext> & { language?: string } = {}) => {
  const { language = 'en', ...others } = context
  return planOfAnswer(shotAnswer.parse(shotOf(1, changes)), {
    narration: { text, language },
    index: 0,
    figures: [],
    isRepair: false,
    ...others,
  })
}
const graphic = (text: string, kind: string, ...items: readonly (readonly [label: string, value: string])[]) =>
  read(text, { things: [], graphic: { kind, items: items.map(([label, value]) => ({ label, value })) } })

const thingsIn = (text: string, what: string) => read(text, { things: [{ what, count: 1, event: 'none' }] }).plan.things

test.each([
  [
    'number',
    'After one year you have $1,070 in the bank.',
    [['bank', '$1,070']],
    { template: 'counter', to: 1070, unit: '$', note: 'bank' },
  ],
  ['percent', 'Seventy percent of the surface is sea.', [['surface', '70 %']], { template: 'ring', share: 0.7, label: 'surface' }],
  [
    'bars',
    'It needs 243 days to spin but 225 to circle.',
    [
      ['spin', '243 days'],
      ['circle', '225 days'],
    ],
    { template: 'bars', unit: 'days' },
  ],
  ['rise', 'Prices rise.', [['Prices', '']], { template: 'curve', isMeasured: false, label: 'Prices' }],
  [
    'fall',
    'From 300 bones to 206.',
    [
      ['bones', '300'],
      ['bones', '206'],
    ],
    { template: 'curve', isMeasured: true },
  ],
  [
    'timeline',
    'It began in 1908 and ended in 1914.',
    [
      ['began', '1908'],
      ['ended', '1914'],
    ],
    { template: 'timeline' },
  ],
  [
    'steps',
    'Open the lid and press start.',
    [
      ['Open the lid', ''],
      ['Press start', ''],
    ],
    { template: 'steps' },
  ],
  [
    'list',
    'Bread, salt and wine.',
    [
      ['Bread', ''],
      ['Salt', ''],
    ],
    { template: 'list' },
  ],
  [
    'cause',
    'Inflation leads to higher wages.',
    [
      ['Inflation', ''],
      ['Higher wages', ''],
    ],
    { template: 'cause', effect: 'Higher wages' },
  ],
] as const)('the graphic %s has the numbers and words of its sentence', (kind, text, items, expected) => {
  const { plan, problems } = graphic(text, kind, ...items)
  expect(problems).toEqual([])
  expect(plan.graphic).toMatchObject(expected)
})

test.each([
  ['number', 'The tower is high.', [['tower', '300']]],
  ['percent', 'Most of it is sea.', [['sea', '70 %']]],
  [
    'bars',
    'It needs 243 days.',
    [
      ['spin', '243'],
      ['circle', '225'],
    ],
  ],
  ['timeline', 'It began in 1908.', [['began', '1912']]],
  [
    'list',
    'Bread and salt.',
    [
      ['Bread', ''],
      ['Chocolate', ''],
    ],
  ],
  ['steps', 'Open the lid.', [['Open the lid', '']]],
] as const)('a graphic %s with invented or too little content is a problem', (kind, text, items) => {
  expect(graphic(text, kind, ...items).problems.join()).toContain('graphic')
})

test('names in the plural or with a capital are those of the vocabulary', () => {
  const { plan, problems } = read('Butterflies and foxes.', {
    things: [
      { what: 'Butterflies', count: 40, event: 'swarm' },
      { what: 'Foxes', count: 5 },
    ],
  })
  expect(problems).toEqual([])
  expect(plan.things.map(({ what }) => what)).toEqual(['butterfly', 'fox'])
})

test('a few figures among the things stand in the cast, a crowd stays a thing', () => {
  const { plan } = read('Two foxes met a crowd.', {
    things: [
      { what: 'fox', count: 2 },
      { what: 'crowd', count: 1 },
    ],
  })
  expect(plan.cast.map(({ what }) => what)).toEqual(['fox', 'fox'])
  expect(plan.things.map(({ what }) => what)).toEqual(['crowd'])
})

test('a figure that returns stays what it was', () => {
  const known = [{ id: 'cast-mia', what: 'cat' }]
  const { plan } = read('She ran home.', { cast: [{ id: 'Mia', who: 'woman', action: 'run' }] }, { figures: known })
  expect(plan.cast).toMatchObject([{ id: 'cast-mia', what: 'cat' }])
})

test('a person who returns may have grown up; the look of the same person is kept', () => {
  const known = [{ id: 'cast-mia', what: 'girl', traits: { clothing: 'dress' } }] as const
  const mia = (who: string, look = '') =>
    read('She ran home.', { cast: [{ id: 'Mia', who, look, action: 'run' }] }, { figures: known }).plan.cast[0]
  expect(mia('girl')).toMatchObject({ what: 'girl', traits: { clothing: 'dress' } })
  expect(mia('woman', 'woman, gray hair')).toMatchObject({ what: 'woman', traits: { gender: 'woman', hairColor: '#b0abad' } })
  expect(mia('woman')?.traits).toBeUndefined()
})

test('a described look and the period of the shot become clothes', () => {
  const baker = { cast: [{ id: 'a', who: 'man', look: 'old man, white beard', action: 'run' }], place: 'street', period: '1830-1920' }
  const { plan } = read('He ran from the fire.', baker)
  expect(plan.cast[0]!.traits).toMatchObject({ age: 'old', beard: 'beard', period: 'victorian' })
  expect(plan.place).toBe('street-old')
})

test.each([
  ['skillet', 'frying pan'],
  ['Big red butterfly', 'big red butterfly'],
  ['Old Kings', 'old king'],
])('%s is drawn as %s', (named, drawn) => {
  const { plan, problems } = read('x', { things: [{ what: named, count: 1, event: 'none' }], words: [] })
  expect(problems).toEqual([])
  expect([...plan.things, ...plan.cast].map(({ what }) => what)).toEqual([drawn])
})

test('a compound is not drawn as its first word', () => {
  expect(read('x', { things: [{ what: 'cat nonsense', count: 1 }] }).problems).toEqual([
    expect.stringContaining('"cat nonsense" cannot be drawn; names like it: '),
    expect.any(String),
  ])
})

test('what the hour, the weather and the place show already is not drawn beside somebody', () => {
  const figure = { id: 'a', who: 'woman', action: 'sit' }
  const things = ['moon', 'rain', 'bed', 'lamp'].map((what) => ({ what, count: 1 }))
  const { plan } = read('She sat by the lamp.', { cast: [figure], things, place: 'bedroom', hour: 'day' })
  expect(plan).toMatchObject({ hour: 'night', weather: 'rain', things: [{ what: 'lamp' }] })
  expect(read('A bed.', { things: [{ what: 'bed', count: 1 }], place: 'bedroom' }).plan.things).toHaveLength(1)
})

test('what is denied is struck out; what is only not done is there', () => {
  expect(thingsIn('Nobody carries a map.', 'map')).toEqual([{ what: 'map', count: 1, event: 'cross-out' }])
  expect(thingsIn('The baker forgot to put out his oven.', 'oven')).toEqual([{ what: 'oven', count: 1 }])
})

test('what is only compared is left out beside what is there', () => {
  const things = ['box', 'banana'].map((what) => ({ what, count: 1, event: 'none' }))
  const { plan, problems } = read('The box weighs less than a banana.', { things })
  expect(problems).toEqual([])
  expect(plan.things.map(({ what }) => what)).toEqual(['box'])
})

test('too many words beside a picture are left out', () => {
  const { plan, problems } = read('The harvest was good this year, as old people in the valley like to say.', {
    words: ['harvest was good this year, as old people in', 'good'],
  })
  expect(problems).toEqual([])
  expect(plan.text.map(({ words }) => words)).toEqual(['good'])
})

test('a map has the places that are known', () => {
  expect(graphic('From Rome to Paris.', 'map', ['Rome', ''], ['Paris', '']).plan.graphic).toMatchObject({
    template: 'map',
    isRoute: true,
    points: [{ label: 'Rome' }, { label: 'Paris' }],
  })
  expect(graphic('From Xyzzy.', 'map', ['Xyzzy', '']).problems.join()).toContain('map')
})

test('the camera takes the view that is asked for', () => {
  expect(read('A lamp.', { view: 'wide' }).plan.camera.size).toBe('wide')
  expect(read('A lamp.', { view: 'sideways' }).plan.camera.size).toBe('close')
})

test('a card has its words and one figure or thing; without words it is a picture', () => {
  const things = ['lamp', 'box'].map((what) => ({ what, count: 1, event: 'none' }))
  const text = 'Discipline is what remains when a lamp and a box no longer please anybody.'
  const card = read(text, { view: 'card', things, words: ['Discipline is what remains'] })
  expect(card.problems).toEqual([])
  expect(card.plan).toMatchObject({ form: 'words', things: [{ what: 'lamp' }], text: [{ words: 'Discipline is what remains' }] })
  expect(card.plan.things).toHaveLength(1)
  const man = { id: 'a', who: 'man', action: 'think' }
  expect(read(text, { view: 'card', things, cast: [man], words: ['Discipline is what remains'] }).plan).toMatchObject({
    cast: [{ what: 'man' }],
    things: [],
  })
  const invented = { view: 'card', things, words: ['Discipline is freedom'] }
  expect(read(text, invented).problems).toEqual(['"Discipline is freedom" is not in the sentence'])
  expect(read(text, invented, { isRepair: true }).plan).toMatchObject({ form: 'scene', text: [], things: [{ what: 'lamp' }] })
  expect(read(text, { view: 'card', things }).plan).toMatchObject({ form: 'scene', things: [{ what: 'lamp' }, { what: 'box' }] })
})

test('things and places are in the state that is answered', () => {
  const house = { what: 'house', count: 1, event: 'none', state: 'burnt' }
  expect(read('The house.', { things: [house], place: 'village', placeState: 'burnt' }).plan).toMatchObject({
    placeState: 'burnt',
    things: [{ state: 'burnt' }],
  })
  expect(read('The house.', { things: [{ ...house, state: 'tidy' }], placeState: 'burnt' }).plan).not.toHaveProperty('placeState')
})

test('nobody speaks but in direct speech', () => {
  const talking = { cast: [{ id: 'a', who: 'man', action: 'talk' }] }
  expect(read('He talks about bread.', talking).plan.cast[0]!.speaks).toBe(false)
  expect(read('"Come home", he said.', talking).plan.cast[0]!.speaks).toBe(true)
})

test.each([
  ['en', 'Two emperors were murdered.'],
  ['es', 'El rey fue asesinado en su palacio.'],
  ['de', 'Der Kaiser wurde ermordet.'],
])('in %s nobody is shown killing or dead', (language, text) => {
  const { plan, problems } = read(text, { cast: [{ id: 'a', who: 'king', action: 'stand' }], things: [] }, { language })
  expect(plan).toMatchObject({ cast: [], things: [{ what: 'candle', count: 1 }] })
  expect(problems).toEqual([])
})

test('moods and motions outside the lists become neutral', () => {
  const { plan, problems } = read('A lamp.', {
    mood: 'melancholic',
    hour: 'noon',
    weather: 'hail',
    things: [{ what: 'lamp', count: '?', event: 'explode' }],
  })
  expect(problems).toEqual([])
  expect(plan).toMatchObject({ mood: 'calm', hour: 'day', weather: 'clear', things: [{ what: 'lamp', count: 1 }] })
})

test('a question is lettered as one', () => {
  const { plan } = read('Why did the ships never return?', { things: [], words: ['Why did the ships never return?'] })
  expect(plan).toMatchObject({ form: 'question', text: [{ role: 'title', at: 0 }] })
})

test('the schema names every property as required; lists of names beyond 250 are left to the instructions', () => {
  const schema = JSON.stringify(answerSchema(CANDIDATES))
  expect(schema).toContain('"kitchen"')
  expect(schema).not.toContain('"hippo"')
  expect(schema.length).toBeLessThan(10_000)
})

test('every candidate is drawable', () => {
  const { figures, things, places } = CANDIDATES
  expect(things).toEqual(expect.arrayContaining(['light bulb', 'ship']))
  for (const who of figures) expect(read('x', { things: [], cast: [{ id: 'a', who }] }).problems).toEqual([])
  for (const what of things) expect(read('x', { things: [{ what, count: 9 }] }).problems).toEqual([])
  for (const place of places) expect(read('x', { place }).problems).toEqual([])
})
