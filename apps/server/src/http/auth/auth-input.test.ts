import { expect, test } from 'vitest'
import { changePasswordInput, revokeSessionInput, updateUserInput } from './change-account.ts'
import { isOpen } from './open-routes.ts'
import { codeInput, emailSignInInput, usernameSignInInput } from './sign-in-input.ts'
import { newPassword, personName, signUpInput } from './sign-up.ts'

type Schema = { safeParse(value: unknown): { success: boolean } }
const accepts = (schema: Schema, ...values: readonly unknown[]) => values.map((value) => schema.safeParse(value).success)
const LONG_PASSWORD = 'violet lantern harbour '.repeat(10)

test('a name has 1 to 80 characters besides surrounding spaces', () => {
  expect(accepts(personName, ' ', 'A', ' A ', 'a'.repeat(80), 'a'.repeat(81))).toEqual([false, true, true, true, false])
  expect(personName.parse(' Ada ')).toBe('Ada')
})

const change = (currentPassword: string) => ({ currentPassword, newPassword: 'correct horse' })

test('a password has 8 to 128 characters', () => {
  const passwords = ['tR4-kWq', 'tR4-kWqz9', LONG_PASSWORD.slice(0, 128), LONG_PASSWORD.slice(0, 129)]
  expect(accepts(newPassword, ...passwords)).toEqual([false, true, true, false])
  expect(accepts(changePasswordInput, ...['', 'a', 'a'.repeat(128), 'a'.repeat(129)].map(change))).toEqual([false, true, true, false])
})

test('a sign-up is refused at its field', () => {
  const input = { name: 'Ada', email: 'ada@films.test', password: 'correct horse' }
  const fieldsOf = (change: object) => signUpInput.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join('.'))
  expect(fieldsOf({})).toBeUndefined()
  expect(fieldsOf({ email: 'ada' })).toEqual(['email'])
  expect(fieldsOf({ email: `${'a'.repeat(250)}@films.test` })).toEqual(['email'])
  expect(fieldsOf({ teamToken: 'a'.repeat(100) })).toBeUndefined()
  expect(fieldsOf({ teamToken: 'a'.repeat(101) })).toEqual(['teamToken'])
  expect(fieldsOf({ email: 'marguerite.duras@films.test', password: 'marguerite.duras' })).toEqual(['password'])
})

test('a sign-in takes the fields of its route only', () => {
  const input = { email: 'ada@films.test', username: 'ada', password: 'correct horse', rememberMe: false, callbackURL: '/', token: 'x' }
  expect(emailSignInInput.parse(input)).toEqual({ email: 'ada@films.test', password: 'correct horse', rememberMe: false })
  expect(usernameSignInInput.parse(input)).toEqual({ username: 'ada', password: 'correct horse', rememberMe: false })
  expect(accepts(usernameSignInInput, { email: 'ada@films.test', password: 'x' }, { username: '', password: 'x' })).toEqual([false, false])
})

test('a code of a second factor is sent with nothing else', () => {
  expect(codeInput.parse({ code: '123456', trustDevice: true, disableSession: true })).toEqual({ code: '123456' })
  expect(accepts(codeInput, {}, { code: '' }, { code: 123456 }, { code: 'a'.repeat(101) })).toEqual([false, false, false, false])
})

test('an image URL has 300 characters, a session id 100', () => {
  expect(accepts(updateUserInput, {}, { image: null }, { image: 'a'.repeat(300) }, { image: 'a'.repeat(301) })).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(accepts(revokeSessionInput, { id: 'a'.repeat(100) }, { id: 'a'.repeat(101) }, {})).toEqual([true, false, false])
})

test('only the listed routes of the library are open, with their method', () => {
  expect([isOpen('POST', '/sign-out'), isOpen('GET', '/sign-out'), isOpen('POST', '/delete-user')]).toEqual([true, false, false])
})
