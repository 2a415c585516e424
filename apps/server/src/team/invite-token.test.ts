import { expect, test } from 'vitest'
import { hashOfToken, newInviteToken } from './invite-to-team.ts'

test('a token has 32 random bytes, and only its hash is known', () => {
  const token = newInviteToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(newInviteToken()).not.toBe(token)
  expect(hashOfToken('token')).toBe('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0')
})
