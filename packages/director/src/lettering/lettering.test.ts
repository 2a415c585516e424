import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const planOf = (text: string) => directScript(text)[0]!.plan
const lettersOf = (text: string) => planOf(text).text.map(({ words }) => words)

test.each([
  ['The museum will remain closed until May.', 'closed'],
  ['Two villages have no power since the storm.', 'no power'],
  ['Thirty schools lost power.', 'lost power'],
  ['The panel voted 31 to 12 in favour of the motion.', '31–12'],
  ['The code is still 987654.', '987654'],
  ['Route 9 stays blocked until May.', 'route 9'],
  ['Never open the same link twice.', 'Never open the same link twice'],
  ['Never reuse old passwords.', 'Never reuse old passwords'],
  ['If you lost the card, call the bank right away and wait.', 'call the bank right away'],
  ['They found investors who never saw a mine.', 'They found investors'],
  ['Rule two: never share a password, because it spreads.', 'never share a password'],
  ['Tip 3: drink water before 10 p.m. every day.', 'drink water'],
])('%s letters: %s', (text, words) => {
  expect(lettersOf(text).join(' ').toLowerCase()).toContain(words.toLowerCase())
})

test('what is not closed is not lettered as closed', () => {
  expect(lettersOf('The museum is not closed.')).not.toContain('closed')
})

test('things to be avoided are struck out', () => {
  expect(planOf('Avoid sugar, salt and butter.').things).toEqual(
    ['sugar', 'salt', 'butter'].map((what) => expect.objectContaining({ what, event: 'cross-out' })),
  )
})
