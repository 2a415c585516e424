import { expect, test } from 'vitest'
import { isEasyToGuess } from './password-strength.ts'

test.each(['password', 'Password1', 'p@ssw0rd', '12345678', 'qwertyuiop', 'iloveyou', 'aaaaaaaaaaaa', '19900101', 'letmein123'])(
  '%s is easy to guess',
  (password) => expect(isEasyToGuess(password)).toBe(true),
)

test.each(['correct horse', 'my-cat-sleeps-late', 'tR4-kWq9z', 'наша кошка спит', 'x'.repeat(3) + 'Violet lantern 48'])(
  '%s is not',
  (password) => expect(isEasyToGuess(password)).toBe(false),
)

test("a password derived from the user's name or address is easy to guess", () => {
  expect(isEasyToGuess('marguerite.duras')).toBe(false)
  expect(isEasyToGuess('marguerite.duras', ['Marguerite Duras', 'marguerite.duras'])).toBe(true)
})
