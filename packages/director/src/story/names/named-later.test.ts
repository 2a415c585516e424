import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castsOf = (script: string) => directScript(script).map(({ plan }) => plan.cast)
const idsOf = (script: string) => castsOf(script).map((cast) => cast.map(({ id }) => id).join())

it.each([
  'A tired politician read out a note. He had not read it before. Günter Schabowski mumbled something.',
  'A shy nurse counted the beds. She wrote down every wound. Florence Nightingale showed her numbers to the generals.',
  'A painter worked in the sun. Nobody bought his pictures. Vincent painted the wheat again.',
])('%s is of one person', (script) => {
  const [first, , named] = castsOf(script)
  expect(named![0]).toMatchObject({ id: first![0]!.id, what: first![0]!.what })
})

it('a stranger is whoever came in, not a second one', () => {
  const ids = idsOf('A man in a grey suit walked into a bank. The stranger showed a letter. He left.')
  expect(new Set(ids.filter(Boolean)).size).toBe(1)
})

it('somebody else who comes in has a name of his own', () => {
  const [first, second] = castsOf('A baker lived in a small town. Tom came every morning. He bought bread.')
  expect(second).toHaveLength(1)
  expect(second![0]!.id).not.toBe(first![0]?.id)
})

it('the clothes of a time are worn in all shots', () => {
  const periods = castsOf('A young clerk looked at clocks. He asked what time was. Albert Einstein wrote four papers. The clerk smiled.')
    .flat()
    .map(({ traits }) => traits?.period)
  expect(new Set(periods)).toEqual(new Set(['victorian']))
})

it('the last who did something feels before the hero does', () => {
  const script = 'Victor Lustig sold the tower. Victor Lustig smiled. One dealer paid. He was too ashamed to go to the police.'
  const [, , dealer, ashamed] = castsOf(script)
  expect(ashamed!.map(({ id }) => id)).toEqual(dealer!.map(({ id }) => id))
})
