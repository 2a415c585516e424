import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const placesOf = (script: string) => directScript(script).map(({ plan }) => plan.place)

test('a sentence is where its main clause is, not where a relative, compared or reasoning one is', () => {
  const [cloud, grows] = placesOf(
    'A savings plan is a habit that nobody ever regrets. Debt, on the other hand, grows like moss in a wet forest, since interest adds up while you sleep in your bed. Pay the highest rate first, because a bank is no place for patience.',
  )
  expect([cloud, grows]).toEqual([undefined, undefined])
})

test('a car where somebody once slept is not where the story goes on', () => {
  const script =
    'At thirty Lena was sleeping in her car behind the station. Her bakery had gone bankrupt, and the bank took the house. One rainy morning she made a promise to try again. She borrowed an oven and sold cakes from a cart.'
  expect(placesOf(script).slice(1)).not.toContain('car')
})

test('who is imagined today is in no ancient temple', () => {
  const script =
    'Epictetus, who was born a slave, walked with a limp and taught in the forum. Imagine that you are stuck in traffic and late for your own wedding. He compared the mind to a fortress that opens from within. Caesar and Seneca read him with joy.'
  expect(placesOf(script)[1]).toBe('street')
})

test('a plague is not in the harbor where it came ashore when all of the land has died', () => {
  const script =
    'In the spring of 1348, nine ships crept into the harbor of Genoa with dead sailors on board. Doctors blamed the air and the planets. Within four years the plague had killed one third of Europe. Yet the farmers who survived found that their work was worth more than before.'
  const [first, , third, fourth] = placesOf(script)
  // Ships of the eighteenth century lie in the harbor.
  expect(first).toBe('sea')
  expect([third, fourth]).toEqual([undefined, undefined])
})

test('advice about a kitchen is followed there; its diagrams have the ground of their look', () => {
  const script =
    'If your kitchen tap drips all night, you can fix it yourself in twenty minutes. Put a bucket under the sink. The culprit is nearly always a cracked washer that costs less than a dollar. Tighten everything and enjoy the silence.'
  for (const { plan } of directScript(script)) expect(plan.place).toBe(plan.graphic ? undefined : 'kitchen')
})
