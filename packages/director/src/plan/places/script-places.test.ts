import { expect, it, test } from 'vitest'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { directScript } from '../../direct-script.ts'

const plansOf = (script: string) => directScript(script).map(({ plan }) => plan)
const placesOf = (script: string) => plansOf(script).map(({ place }) => place)

const KYOTO =
  'When I arrived in Kyoto, the bells were ringing. An old woman smiled at me and pointed toward the hill. For lunch I squeezed into a tiny noodle bar. Then I climbed up the mountain.'

test('a traveller is in the town of the journey wherever no other place is told', () => {
  expect(placesOf(KYOTO)).toEqual(['japan-street', 'japan-street', 'japan-room', 'forest'])
})

test('a journey to other countries leaves the town', () => {
  const journey = `${KYOTO} In Morocco I drank tea. After eleven countries I came to rest.`
  expect(placesOf(journey).slice(4)).not.toContain('japan-street')
})

test('who looks at the moon is not on it', () => {
  const tale =
    'Once upon a time a hedgehog lived in the forest. One night he met an owl. They fell asleep with their noses pointing at the moon.'
  expect(placesOf(tale)).not.toContain('space')
})

test('a bed of a ward is in no bedroom', () => {
  const story = 'The old man in bed seven of our ward had no visitors. The nurses sat with him. He told them about his garden.'
  expect(placesOf(story)).not.toContain('bedroom')
})

test('a nurse of a story is where the story says', () => {
  const story =
    'In 1943, a nurse named Irena smuggled children out of the ghetto in sacks. She wrote their names on paper. After the war she dug up the jars.'
  expect(placesOf(story)).not.toContain('hospital')
})

test('every city on earth is none', () => {
  const story = 'He lived in a village. He dug a well. Today every city on earth owes him its clean water.'
  expect(placesOf(story).at(-1)).toBeUndefined()
})

test('what is imagined in a script of antiquity is of today', () => {
  const script =
    'Marcus Aurelius ruled an empire. He woke every morning dreading people. Imagine somebody cuts you off in traffic and laughs at you.'
  expect(plansOf(script).at(-1)!.place).not.toBe('ruins')
})

test('who is told of antiquity wears the clothes of today', () => {
  const story = 'The old man told me about Pompeii. I held his hand in the hospital. He smiled at me.'
  expect(plansOf(story).flatMap(({ cast }) => cast.map(({ traits }) => traits?.period))).not.toContain('ancient')
})

it.each([
  ['Forty publishers had sent his manuscript back.', 'sad', []],
  ['He was no longer afraid of the water.', 'happy', ['man happy']],
  ['A woman he had never met offered him a contract.', 'happy', ['woman happy', 'man happy']],
  ['He was turned away again.', 'sad', ['man sad']],
])('%s is felt', (sentence, mood, feelings) => {
  const { mood: told, cast } = plansOf(`A man lived in a village. He worked every day. ${sentence}`).at(-1)!
  expect(told).toBe(mood)
  expect(cast.map(({ what, feeling }) => `${what} ${feeling}`)).toEqual(feelings)
})

test('of several hours the first counts', () => {
  const story = 'Two brothers kept a lighthouse. One night the lamp went out, although they had filled it that evening. They were afraid.'
  expect(plansOf(story)[1]!.hour).toBe('night')
})

test('a river of a town that a guide leads through is no meadow', () => {
  const guide =
    'If you have one day in Lisbon, take the old tram. Walk down to the river, where ships once left for India. Buy a fish at the market.'
  expect(plansOf(guide)[1]!.place).toBe('harbor-old')
  const walk = 'If you have one day in Prague, start early. Walk along the river before breakfast. Buy a fish at the market.'
  expect(plansOf(walk)[1]!.place).not.toBe('river')
})

test('the rooms of a lighthouse are no living room', () => {
  const story = 'The keeper of the lighthouse was alone. He sat in the living room and read. Then he slept in his bedroom.'
  expect(placesOf(story)).not.toContain('room')
  expect(placesOf(story)).toContain('cottage')
})

test('rain of some mornings does not fall on another day', () => {
  const story =
    'I run in the street. Some mornings it rained so hard that I turned around. I went out again. Yesterday I ran ten kilometres.'
  expect(plansOf(story)[1]!.weather).toBe('rain')
  expect(plansOf(story).at(-1)!.weather).toBe('clear')
})

test('a stormy night is a night in the storm', () => {
  const [{ hour, weather }] = plansOf('It was a stormy night. The fisherman mended his net. His wife read a book.') as [ShotPlan]
  expect([hour, weather]).toEqual(['night', 'storm'])
})
