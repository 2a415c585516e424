import { expect, test } from 'vitest'
import { personalWords, passwordProblem } from './password-strength.ts'

test.each([
  'password',
  'Password1',
  'p@ssw0rd',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'aaaaaaaaaaaa',
  '19900101',
  'letmein123',
  'tR4-kWq9',
])('%s is easy to guess', (password) => expect(passwordProblem(password)).toMatch(/^This password is easy to guess/))

test.each(['correct horse', 'my-cat-sleeps-late', 'tR4-kWq9z', 'наша кошка спит', 'x'.repeat(3) + 'Violet lantern 48'])(
  '%s is not',
  (password) => expect(passwordProblem(password)).toBeNull(),
)

test.each([
  ['password', 'it is among the ten most common ones'],
  ['letmein123', 'lists of stolen passwords'],
  ['qwertyuiop', 'it is'],
  ['aaaaaaaaaaaa', 'it repeats'],
  ['19900101', 'dates are tried first'],
])('%s is refused with its reason', (password, reason) => expect(passwordProblem(password)).toContain(reason))

test("a password derived from the user's name or address is easy to guess", () => {
  expect(passwordProblem('marguerite.duras')).toBeNull()
  expect(passwordProblem('marguerite.duras', personalWords({ name: 'Marguerite Duras', email: 'marguerite.duras@films.test' }))).toContain(
    'your name or address',
  )
})
