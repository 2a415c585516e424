import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const TALE = 'Once upon a time a fox lived in the forest.'
const PERSON = 'Nora lived in a village. She had a dog.'

/** The form of the last sentence of a script, and what is drawn for it. */
const planOf = (script: string) => directScript(script).at(-1)!.plan
const drawn = (script: string) => {
  const { form, cast, things } = planOf(script)
  return [form, ...cast.map(({ what }) => what), ...things.map(({ what, count }) => (count > 1 ? `${count} ${what}` : what))]
}

test.each([
  ['who does what', `${TALE} It was night. The fox slept in the forest.`, 'fox'],
  ['who finds what', `${PERSON} She found a bicycle in the garden.`, 'bicycle'],
  ['what a hand does', 'Preheat the oven. Chop the garlic. Put a bowl on the table.', 'bowl'],
  ['a row of things', 'Boil the water. Chop the onion. Mix flour, butter and salt.', 'flour'],
])('%s stays a scene', (_, script, what) => {
  const { form } = planOf(script)
  expect(form).not.toBe('words')
  expect(drawn(script)).toContain(what)
})

test.each([
  ['a deed that is not seen', `${PERSON} In the market she fought a thief with her umbrella.`],
  ['what is denied', `${PERSON} She never opened the letter in the kitchen.`],
])('%s becomes a card', (_, script) => {
  expect(planOf(script).form).toBe('words')
})

test.each([
  ['somebody who does what is not drawn', `${PERSON} In the kitchen she repaired an old gramophone cabinet.`, ['scene', 'woman']],
  [
    'who is meant, not the sun',
    'There lived a hedgehog named Pip in the forest. He was small. When the sun slid away, he waited there.',
    ['scene', 'hedgehog'],
  ],
  ['nobody that stands guard', 'Penguins live on the ice. They are cold. A penguin stands guard beyond the ice.', ['scene', 'penguin']],
])('%s stands in the place beside the words', (_, script, expected) => {
  expect(drawn(script)).toEqual(expected)
})

test.each([
  ['who is turned down', `${PERSON} Forty companies turned her down in the kitchen.`],
  ['what would have to change', `${PERSON} The egg was eaten in the kitchen without a sound.`],
])('%s does not just stand there', (_, script) => {
  expect(planOf(script).form).toBe('words')
})

test('beside words is nobody whose clothes are not drawn', () => {
  const { cast } = planOf(`${PERSON} Years later an abbot taught Latin.`)
  expect(cast).toEqual([])
})

test('weather on the earth is over land, not in space', () => {
  const script = 'Lightning strikes somewhere on our planet. It starts in a storm cloud. Thunder follows the lightning.'
  expect(directScript(script).map(({ plan }) => plan.place)).not.toContain('space')
})

test('an animal of a tale asks, and nothing it says is quoted', () => {
  const script = 'There lived a hedgehog in the forest. One night an old owl, who had been watching, asked him why he cried. They slept.'
  expect(directScript(script)[1]!.plan.cast.map(({ what }) => what)).toContain('old owl')
  expect(directScript(script)[1]!.plan.hour).toBe('night')
})

test('words and picture are of one clause', () => {
  const script = 'Lisbon is old. The trams are yellow. Skip the hotel, grab a custard pie, and ride the yellow tram.'
  expect(drawn(script)).not.toContain('yellow tram')
})

test('nobody stands on bare ground: a card shows who did something and what it was done to', () => {
  expect(drawn(`${PERSON} Years later she bought a new bicycle.`)).toEqual(['words', 'woman', 'bicycle'])
  expect(planOf(`${PERSON} Years later she bought a new bicycle.`).place).toBeUndefined()
})

test('who tells a script looks the same in all of its cards', () => {
  const script = 'I was broke and slept badly. I sent out ninety applications. My friend laughed. I started a company.'
  const ids = directScript(script).flatMap(({ plan }) => plan.cast.filter(({ what }) => what === 'person').map(({ id }) => id))
  expect(new Set(ids).size).toBe(1)
  expect(ids.length).toBeGreaterThan(1)
})

test('songs and single sentences have no cards', () => {
  const lines = `${PERSON} Years later she bought a new bicycle.`
  expect(directScript(lines, { isSong: true }).at(-1)!.form).toBe('scene')
  expect(directScript('She bought a bicycle.')[0]!.form).toBe('scene')
})

test('who is on a card is dressed as in the scenes of the time', () => {
  const script = 'In 1898 Marie Curie worked in Paris. She had a daughter. Nobody believed her. She stirred tons of black ore.'
  const clothes = directScript(script).flatMap(({ plan }) =>
    plan.cast.filter(({ what }) => what === 'woman').map(({ traits }) => traits?.period),
  )
  expect(new Set(clothes)).toEqual(new Set(['victorian']))
})

test.each([
  ['a part of the body', 'Screens are bright. They tire you. A muscle inside your eye gets tired like any other.', ['muscle']],
  ['what is there, though something is denied of it', 'Walls keep out. Some are old. The bridge was not built in one piece.', ['bridge']],
])('words that would stand alone show %s', (_, script, expected) => {
  expect(drawn(script).slice(1)).toEqual(expect.arrayContaining(expected))
})
