import { expect, it } from 'vitest'
import { directScenes as directScript } from '../../testing/direct-scenes.ts'

const PENGUINS = [
  'On the frozen coast of Antarctica, a colony of emperor penguins huddles against the blizzard.',
  'The fathers balance a single egg on their feet for sixty-five days without eating.',
  'When the mothers return, they find their partner by his call alone.',
  'And at last, a grey ball of fluff pokes its head out and sees the world.',
]
const kindsOf = (script: readonly string[]) =>
  directScript(script.join(' ')).map(({ plan }) => [
    ...new Set([...plan.cast.map(({ what }) => what), ...plan.things.map(({ what }) => what)]),
  ])

it('fathers, mothers and a ball of fluff in a script about an animal are of its kind', () => {
  expect(kindsOf(PENGUINS)).toEqual([['penguin'], ['penguin', 'egg'], ['penguin'], ['baby penguin']])
})

it('the verb of a subject need not be one that is drawn', () => {
  expect(kindsOf(['The fox zigzags, stumbles and disappears.'])).toEqual([['fox']])
  expect(kindsOf(['The largest male of the deer dominates the herd.'])[0]).toEqual(['deer'])
})

const countIn = (text: string) => directScript(text)[0]!.plan.things.map(({ what, count }) => [what, count])

it('a colony is many, a pack some', () => {
  expect(countIn('A colony of penguins huddles on the ice.')).toEqual([['penguin', 12]])
  expect(countIn('A pack of wolves crosses the river.')).toEqual([['wolf', 5]])
})

it('the noun before `mother` says what she is', () => {
  expect(kindsOf(['A cheetah mother rests in the grass.', 'She is tired.'])[1]).toEqual(['cheetah'])
})

it('an animal in the middle of a script makes no animals of its people', () => {
  const script = ['The people of Pompeii baked bread.', 'A guard dog was chained to the wall.', 'Later, workers found the oven.']
  expect(kindsOf(script)[2]).not.toContain('dog')
})

it('nothing stands for the death of an animal', () => {
  expect(kindsOf(['An octopus guards her eggs.', 'The male died weeks ago.'])[1]).not.toContain('candle')
})

const NESTING = [
  'On the edge of Antarctica, thousands of emperor penguins huddle together.',
  'Each father balances a single egg on his feet.',
  'Meanwhile the mothers are far out at sea, diving in search of fish, krill and squid.',
  'But beneath the ice a leopard seal is waiting.',
  'The females return to the colony.',
]

it('prey and an enemy named once are not what a script about an animal is about', () => {
  const kinds = kindsOf(NESTING)
  expect(kinds[1]).toContain('penguin')
  expect(kinds[2]).toContain('penguin')
  expect(kinds[4]).toEqual(['penguin'])
})

it('a relative of somebody who was introduced is a person, and a hunter with a rifle is no wolf', () => {
  const owls = ['Barn owls live in old barns.', 'The female stays on the eggs.', 'A farmer built a box.', 'His mother feeds the birds.']
  expect(kindsOf(owls)[1]).toContain('owl')
  expect(kindsOf(owls)[3]).toContain('mother')
  const wolves = ['Wolves live in packs.', 'The mother stays in the den.', 'A hunter with a rifle walks through the snow.']
  expect(kindsOf(wolves)[1]).toContain('wolf')
  expect(kindsOf(wolves)[2]).not.toContain('wolf')
})
