import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lettered = (text: string) => directScript(text).flatMap(({ textOnScreen }) => textOnScreen)

test.each([
  ["My father, who had lent me the money, wouldn't look me in the eye for years.", 'look me', 'in the eye'],
  ['The vet said it was time to put the dog to sleep.', 'put the', 'to sleep'],
  ['The voters finally held the mayor to account.', 'held the mayor', 'to account'],
  ['A single actor brought the whole story to life.', 'brought the whole story', 'to life'],
])('an idiom of %s is lettered whole or not at all', (text, verb, words) => {
  const all = lettered(text).filter((one) => one.includes(verb))
  expect(all.length).toBeGreaterThan(0)
  expect(all.every((one) => one.includes(words))).toBe(true)
})

test('who is caught off guard stands beside no guard', () => {
  const [shot] = directScript('The storm caught the fishermen off guard and drove them onto the rocks.')
  expect(shot!.shown.map(({ what }) => what)).not.toContain('guard')
})
