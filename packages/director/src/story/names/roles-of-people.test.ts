import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const castOf = (script: string, at: number) => directScript(script)[at]!.plan.cast

it.each([
  ['An officer', 'guard'],
  ['A scrap dealer', 'merchant'],
  ['A sergeant', 'soldier'],
  ['A patent clerk', 'clerk'],
])('%s is drawn in the clothes of a %s', (who, drawn) => {
  const script = `Anna waited in the hall. ${who} looked at her. She did not move.`
  expect(castOf(script, 1).map(({ what }) => what)).toContain(drawn)
})

it('who only wants to be something is not it yet, and nobody else is', () => {
  const cast = castOf('Haruto wanted to be a chef. He cooked before school. That evening Haruto ran home.', 0)
  expect(cast.map(({ what }) => what)).toEqual(['man'])
})
