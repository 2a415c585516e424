import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const BEFORE = 'Some days are strange. Life goes on.'
const lastOf = (sentence: string) => directScript(`${BEFORE} ${sentence}`).at(-1)!
const namesOf = (sentence: string) => lastOf(sentence).shown.map(({ what }) => what)

it('the things that a list names are drawn at its items', () => {
  const sentence = 'They walked off with diamonds, gold and cash worth at least a hundred million dollars.'
  expect(lastOf(sentence).plan.graphic?.template).toBe('list')
  expect(namesOf(sentence)).toEqual(expect.arrayContaining(['diamond', 'cash']))
})

it('a card has at most three drawings', () => {
  for (const { plan } of directScript(`${BEFORE} The owl, the fox, the bear, the hen and the mouse never agreed about the old lamp.`))
    if (plan.form === 'words') expect(plan.cast.length + plan.things.length).toBeLessThanOrEqual(MAX_ILLUSTRATIONS)
})

it('nothing is drawn twice', () => {
  for (const { plan } of directScript('A lighthouse stands on a cliff. It warns ships. Nobody lives in the lighthouse today.')) {
    const names = plan.things.map(({ what }) => what)
    expect(new Set(names).size).toBe(names.length)
  }
})

it.each([
  ['what a reason names', 'Save enough for three months, because the car always breaks down at the worst moment.', 'car'],
  ['whom something is done to', 'He tied the two infants upright to their mothers and covered each baby with a warm cloth.', 'baby'],
  ['what is commonly shown for an act', 'On a good day they finally fall asleep.', 'bed'],
])('%s is drawn beside words', (_, sentence, name) => {
  expect(namesOf(sentence).join()).toContain(name)
})

it.each([
  ['what is only said to be', 'Truth is a mirror.', 'mirror'],
  ['what is denied', 'It is not a bicycle and never was.', 'bicycle'],
  ['what is only compared', 'The new phone weighs less than a banana.', 'banana'],
])('%s is not', (_, sentence, name) => {
  expect(namesOf(sentence).join()).not.toContain(name)
})

it('a chosen character stays where it is drawn', () => {
  const options = { cast: [{ id: 'c', name: 'Mira' }] }
  const [left] = directScript('Mira left in a boat. The village burned. Nobody came back.', options)
  expect(left!.plan.cast.map(({ id }) => id)).toContain('c')
})

it('a pronoun that nothing else explains means what the script began with', () => {
  const script =
    'Your kidneys are as large as a fist. High blood pressure and diabetes are silent. You can lose most of their power before you notice anything at all.'
  expect(directScript(script)[2]!.shown.map(({ what }) => what)).toEqual(['kidney'])
})

it('who is drawn beside words wears the clothes of the time', () => {
  const script = 'In the year 79 the people of Pompeii were baking bread. At noon the mountain exploded. Thousands fled to the harbor.'
  for (const { plan } of directScript(script)) for (const { traits } of plan.cast) expect(traits?.period).toBe('ancient')
})
