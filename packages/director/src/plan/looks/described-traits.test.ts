import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string) => directScript(script).map(({ plan }) => plan.cast.map(({ what, traits }) => ({ what, ...traits })))

test('what a person wears is on the person and not beside them', () => {
  const [first] = directScript('An old fisherman with a white beard and a yellow raincoat mends his net.')
  expect(first!.plan.cast).toMatchObject([
    { traits: { age: 'old', beard: 'beard', beardColor: '#efece6', clothing: 'raincoat', clothingColor: '#f2c530', costume: 'fisherman' } },
  ])
  expect(first!.plan.things.map(({ what }) => what)).not.toContain('coat')
})

test('each of two people has traits of their own', () => {
  expect(castOf('A tall woman in a red dress talks to a bald man with glasses.')).toEqual([
    [
      { what: 'woman', gender: 'woman', height: 'tall', clothing: 'dress', clothingColor: '#d0402f' },
      { what: 'man', gender: 'man', hairStyle: 'bald', glasses: 'glasses' },
    ],
  ])
})

test('a figure looks in all shots as one of them says', () => {
  const [first, second] = castOf('A fisherman walks to the harbor. He wears a yellow raincoat.')
  expect(first).toMatchObject([{ what: 'fisherman', clothing: 'raincoat' }])
  expect(second).toMatchObject([{ what: 'fisherman', clothing: 'raincoat' }])
})

test('a coat that somebody sells stays a thing', () => {
  const [first] = directScript('The merchant sells a red coat.')
  expect(first!.plan.things.map(({ what }) => what)).toContain('coat')
  expect(first!.plan.cast[0]?.traits?.clothing).toBeUndefined()
})

test('what is denied is not worn', () => {
  expect(castOf('A woman without glasses reads a letter.')).toMatchObject([[{ what: 'woman', glasses: 'none' }]])
})
