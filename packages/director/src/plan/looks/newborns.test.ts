import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BIRTH =
  'Nelson was born in a small village in the Transkei. At twenty-three he ran away to Johannesburg. He spent twenty-seven years in prison.'

test('who is born is a newborn in a blanket, and a man later', () => {
  const [birth, youth] = directScript(BIRTH)
  expect(birth!.plan.cast).toEqual([])
  expect(birth!.plan.things.map(({ what }) => what)).toContain('newborn baby')
  expect(youth!.plan.cast.map(({ what }) => what)).toEqual(['man'])
})

test('a chosen character keeps its own looks', () => {
  const [birth] = directScript(BIRTH, { cast: [{ id: 'nelson', name: 'Nelson' }] })
  expect(birth!.plan.cast.map(({ id }) => id)).toEqual(['nelson'])
})
