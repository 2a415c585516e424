import { expect, test } from 'vitest'
import { shotOf } from '../testing/shot-answers.ts'
import { shotAnswer } from './answer.ts'
import { furtherNamesIn, INSTRUCTION_CANDIDATES, namesLike } from './candidates.ts'
import { planOfAnswer } from './plan-of-answer.ts'
import { positionOf } from './position-of.ts'

const read = (text: string, changes: object) =>
  planOfAnswer(shotAnswer.parse(shotOf(1, { things: [], ...changes })), {
    narration: { text, language: 'en' },
    index: 0,
    figures: [],
    isRepair: false,
  })

test.each([
  ['in bowl', { relation: 'in', of: 'bowl' }],
  ['inside the clay jar', { relation: 'in', of: 'clay jar' }],
  ['in front of mia', { relation: 'in-front', of: 'mia' }],
  ['next to a tree', { relation: 'beside', of: 'tree' }],
  ['', undefined],
  ['somewhere', undefined],
  ['interesting things', undefined],
])('%j is a position', (where, position) => {
  expect(positionOf(where)).toEqual(position)
})

test('figures and things are placed to what is in the picture too', () => {
  const { plan, problems } = read('A frog sat on a stone and a coin lay in a bowl under the moon.', {
    cast: [{ id: 'frog', who: 'frog', action: 'sit', where: 'on stone' }],
    things: [
      { what: 'stone', count: 1 },
      { what: 'coin', count: 1, where: 'in bowl' },
    ],
  })
  expect(problems).toEqual([])
  expect(plan.cast).toMatchObject([{ position: { relation: 'on', of: 'stone' } }])
  expect(plan.things).toEqual([
    { what: 'stone', count: 1 },
    { what: 'coin', count: 1 },
  ])
})

test('an animal among the things is where it is told, and others are at it', () => {
  const { plan, problems } = read('A bird sits on a dog that lies in a boat.', {
    cast: [],
    things: [
      { what: 'bird', count: 1, where: 'on dog' },
      { what: 'dog', count: 1, where: 'in boat' },
      { what: 'boat', count: 1 },
    ],
  })
  expect(problems).toEqual([])
  expect(plan.cast).toMatchObject([
    { what: 'bird', position: { relation: 'on', of: 'cast-dog-0' } },
    { id: 'cast-dog-0', position: { relation: 'in', of: 'boat' } },
  ])
})

test('a thing in hands is nowhere else', () => {
  const { plan } = read('A man offered a card to a woman.', {
    cast: [
      { id: 'a', who: 'man', action: 'hold', target: 'credit card' },
      { id: 'b', who: 'woman', action: 'look' },
    ],
    things: [{ what: 'credit card', count: 1, where: 'in-front b' }],
  })
  expect(plan.things).toEqual([{ what: 'credit card', count: 1 }])
})

test('what an animal carries is where it is told', () => {
  const { plan } = read('The hedgehog carried a lantern on its back.', {
    cast: [{ id: 'a', who: 'hedgehog', action: 'carry', target: 'lantern' }],
    things: [{ what: 'lantern', count: 1, where: 'on a' }],
  })
  expect(plan.things).toMatchObject([{ what: 'lantern', position: { relation: 'on', of: 'cast-a' } }])
})

test('animals that walk behind others walk in one line', () => {
  const cast = [
    { id: 'a', who: 'wolf', action: 'walk' },
    { id: 'b', who: 'wolf', action: 'walk', where: 'behind a' },
    { id: 'c', who: 'wolf', action: 'walk', where: 'behind b' },
  ]
  const { plan } = read('Wolves walk in single file.', { cast })
  expect(plan.cast.map(({ target, position }) => [target, position])).toEqual([
    ['wolf', undefined],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('people do not float above others', () => {
  const cast = [
    { id: 'a', who: 'man', action: 'climb', where: 'above b' },
    { id: 'b', who: 'woman', action: 'climb', where: 'behind a' },
  ]
  expect(read('A man helped a woman up.', { cast }).plan.cast.map(({ position }) => position)).toEqual([
    undefined,
    { relation: 'behind', of: 'cast-a' },
  ])
})

test('who sleeps under clothes is seen', () => {
  const cast = [{ id: 'a', who: 'woman', action: 'sleep', where: 'under coat' }]
  expect(read('She slept under her coat.', { cast, things: [{ what: 'coat', count: 1 }] }).plan.cast[0]).not.toHaveProperty('position')
})

test('a position to what is left out is left out', () => {
  const { plan } = read('A man sat in the bedroom.', {
    cast: [{ id: 'a', who: 'man', action: 'sit', where: 'on bed' }],
    things: [{ what: 'bed', count: 1 }],
    place: 'bedroom',
  })
  expect(plan.things).toEqual([])
  expect(plan.cast[0]).not.toHaveProperty('position')
})

test('who stands beside somebody in a boat is not in the boat', () => {
  const { plan } = read('A man in a boat talked to a woman.', {
    cast: [
      { id: 'man', who: 'man', action: 'sit', where: 'in boat' },
      { id: 'woman', who: 'woman', action: 'talk', where: 'beside man' },
    ],
    things: [{ what: 'boat', count: 1 }],
  })
  expect(plan.cast.map(({ position }) => position)).toEqual([{ relation: 'in', of: 'boat' }, undefined])
})

const STEPS = [
  { does: 'shape', what: 'dough', label: 'Knead the dough' },
  { does: 'cut', what: 'dough', with: 'knife', label: 'cut it' },
]

test('what hands do is seen from near, with what they need', () => {
  const { plan, problems } = read('Knead the dough and cut it.', { hands: STEPS, place: 'kitchen' })
  expect(problems).toEqual([])
  expect(plan).toMatchObject({
    place: 'kitchen',
    things: [{ what: 'dough' }, { what: 'knife' }],
    handwork: [
      { motion: 'shape', what: 'dough', label: 'Knead the dough' },
      { motion: 'cut', what: 'dough', tool: 'knife', label: 'cut it' },
    ],
    camera: { size: 'insert' },
  })
})

test('labels that nobody says, things that no hand holds and motions that there are not are left out', () => {
  const { plan } = read('Knead the dough in the shade of the mountain.', {
    hands: [
      { ...STEPS[0]!, label: 'buy now' },
      { does: 'lift', what: 'mountain' },
      { does: 'juggle', what: 'knife' },
    ],
  })
  expect(plan.handwork).toEqual([{ motion: 'shape', what: 'dough' }])
  expect(plan.things.map(({ what }) => what)).toEqual(['dough'])
})

test('what is not to be done is denied, not the thing', () => {
  const { plan, problems } = read('Never use a knife.', { hands: [{ does: 'cut', what: 'knife', denied: true }] })
  expect(problems).toEqual([])
  expect(plan.handwork).toEqual([{ motion: 'cut', what: 'knife', isDenied: true }])
  expect(plan.things).toEqual([{ what: 'knife', count: 1 }])
})

test('somebody is embraced, not carried like a sack', () => {
  const { plan } = read('I picked up my son.', {
    cast: [
      { id: 'me', who: 'man', action: 'carry', target: 'son' },
      { id: 'son', who: 'boy', action: 'look' },
    ],
  })
  expect(plan.cast[0]).toMatchObject({ action: 'hug', target: 'cast-son' })
})

test('ships are those of the period, figures stay on them', () => {
  const { plan } = read('A sailor stood on the ship.', {
    cast: [{ id: 'a', who: 'sailor', action: 'stand', where: 'on ship' }],
    things: [{ what: 'ship', count: 1 }],
    period: 'before 500',
  })
  expect(plan.things).toMatchObject([{ what: 'galley' }])
  expect(plan.cast).toMatchObject([{ position: { relation: 'on', of: 'galley' } }])
  expect(plan.tone).toBe('historic')
})

test('numbers of graphics may be written in words', () => {
  const items = [
    { label: 'fifty dollars a month', value: 'fifty' },
    { label: 'sixty-five', value: 'two hundred thousand' },
  ]
  const { plan } = read('Save fifty dollars a month and at sixty-five you have two hundred thousand.', { graphic: { kind: 'rise', items } })
  expect(plan.graphic).toMatchObject({ template: 'curve', label: 'sixty-five', points: [{ y: 50 }, { y: 200_000 }] })
})

test('a map of another language has the names of its sentence', () => {
  const items = [{ label: 'بغداد', value: 'Baghdad' }]
  const { plan, problems } = read('بنى الخليفة المنصور مدينة بغداد', { graphic: { kind: 'map', items } })
  expect(problems).toEqual([])
  expect(plan.graphic).toMatchObject({ template: 'map', points: [{ label: 'بغداد', latitude: expect.closeTo(33.3, 0) }] })
})

test('the instructions name plants and food; a request names kinds of what it says', () => {
  expect(INSTRUCTION_CANDIDATES.things).toEqual(expect.arrayContaining(['tree', 'flower', 'bread', 'egg', 'apple', 'lamp']))
  expect(furtherNamesIn('He lived in a jar.')).toContain('storage jar')
  expect(namesLike('marmalade jar')).toContain('jam jar')
})
