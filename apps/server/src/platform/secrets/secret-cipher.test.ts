import { expect, test } from 'vitest'
import { decryptSecret, deriveSecretKey, encryptSecret, randomSecretKey, toSecretKey } from './secret-cipher.ts'

const key = randomSecretKey()

test('a secret is read with its key, in its row', () => {
  const stored = encryptSecret(key, 'sk-very-sécret', 'row-1')
  expect(stored).not.toContain('very')
  expect(decryptSecret([randomSecretKey(), key], stored, 'row-1')).toBe('sk-very-sécret')
})

test('the same secret is never stored as the same text', () => {
  expect(encryptSecret(key, 'sk', 'row-1')).not.toBe(encryptSecret(key, 'sk', 'row-1'))
})

test.each([
  ['another key', (stored: string) => decryptSecret([randomSecretKey()], stored, 'row-1')],
  ['no key', (stored: string) => decryptSecret([], stored, 'row-1')],
  ['another row', (stored: string) => decryptSecret([key], stored, 'row-2')],
  ['a changed text', (stored: string) => decryptSecret([key], `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`, 'row-1')],
  ['a shortened tag', (stored: string) => decryptSecret([key], stored.split('.').with(3, 'AAAA').join('.'), 'row-1')],
  ['another version', (stored: string) => decryptSecret([key], stored.replace('v1.', 'v2.'), 'row-1')],
  ['something else', () => decryptSecret([key], 'sk-plain', 'row-1')],
])('with %s it is not read', (_, read) => {
  expect(read(encryptSecret(key, 'a secret of some length', 'row-1'))).toBeNull()
})

test('AUTH_SECRET always stands for the same key, and another one for another', () => {
  const secret = 'x'.repeat(32)
  const stored = encryptSecret(deriveSecretKey(secret), 'sk', 'row-1')
  expect(decryptSecret([deriveSecretKey(secret)], stored, 'row-1')).toBe('sk')
  expect(decryptSecret([deriveSecretKey('y'.repeat(32))], stored, 'row-1')).toBeNull()
})

test('a key of another length is refused', () => {
  expect(() => toSecretKey(new Uint8Array(16))).toThrow(RangeError)
})
