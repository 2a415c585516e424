import { expect, test } from 'vitest'
import { requireVerifiedUser } from './passkey-input.ts'

test('a passkey signs in only if its device checked who uses it', () => {
  expect(() => requireVerifiedUser({ authenticationInfo: { userVerified: true } })).not.toThrow()
  expect(() => requireVerifiedUser({ authenticationInfo: { userVerified: false } })).toThrow(/finger, face or PIN/)
})
