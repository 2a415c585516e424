import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const last = (text: string) => directScript(text).at(-1)!

it.each([
  'His restaurant had gone bankrupt, his wife had left, and the bank took the house.',
  'She lost her job and her husband left.',
  'The bank took his farm.',
  'He was sleeping in his car.',
])('a loss is sad and nothing of what is lost is seen: %s', (text) => {
  const { plan, shown } = last(text)
  expect(plan.mood).toBe('sad')
  expect(shown.map(({ what }) => what).join()).not.toMatch(/house|restaurant|farm|office/u)
  for (const { feeling } of plan.cast) expect(feeling).toBe('sad')
})

it('what is not lost is seen', () => {
  expect(last('Her husband left for work.').plan.mood).not.toBe('sad')
  expect(last('The bank took its time.').plan.mood).not.toBe('sad')
  expect(last('The boat went under the bridge.').shown.map(({ what }) => what)).toContain('boat')
  expect(last('She never lost her house.').plan.mood).not.toBe('sad')
  expect(last('Anna painted her house.').shown.map(({ what }) => what)).toContain('house')
})
