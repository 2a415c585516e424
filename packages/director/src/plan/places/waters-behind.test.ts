import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shotOf = (sentence: string, i = 0) => directScript(sentence)[i]!

test('a pond is where others are, never a drawing among them', () => {
  const { plan, place } = shotOf(
    'The owl and the hedgehog walked to the pond, where a frog was singing. They sat there all night. They were happy.',
  )
  expect(plan.things.map(({ what }) => what)).not.toContain('pond')
  expect([plan.place, place]).toEqual(['river', 'pond'])
})

test('of a list of kinds of things none is where it happens', () => {
  expect(shotOf('Eventually those atoms end up inside planets, oceans and living cells.').plan.place).not.toBe('sea')
})

test('who lies beside somebody at night is in a bedroom', () => {
  expect(
    shotOf('I woke up in the closet. My wife, who was lying beside me with her eyes wide open, whispered something.', 1).plan.place,
  ).toBe('bedroom')
})
