import { expect, test } from 'vitest'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const tokens = createUnsubscribeTokens('a secret of some length')
const token = tokens.sign({ accountId: '0199-abc', kind: 'new_story' })

test('a token says whose mails of which kind are meant', () => {
  expect(tokens.read(token)).toEqual({ accountId: '0199-abc', kind: 'new_story' })
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
})

test.each([
  ['of another installation', createUnsubscribeTokens('another secret of some length').sign({ accountId: '0199-abc', kind: 'new_story' })],
  ['for another account', `${Buffer.from('new_story 0199-xyz').toString('base64url')}.${token.split('.')[1]}`],
  ['without a signature', token.split('.')[0]!],
  ['with a cut signature', token.slice(0, -4)],
  ['that is empty', ''],
])('a token %s is refused', (_, text) => {
  expect(tokens.read(text)).toBeNull()
})
