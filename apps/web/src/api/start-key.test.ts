import { expect, test } from 'vitest'
import { idempotencyKeyFor } from './start-key.ts'

test('sending the same form again after a lost response reuses the idempotency key', () => {
  const first = idempotencyKeyFor(null, { script_content: 'a' }, 'k1')
  expect(idempotencyKeyFor(first, { script_content: 'a' }, 'k2').key).toBe('k1')
})

test('a changed form, or a start after a response, gets a new key', () => {
  const first = idempotencyKeyFor(null, { script_content: 'a' }, 'k1')
  expect(idempotencyKeyFor(first, { script_content: 'b' }, 'k2').key).toBe('k2')
  expect(idempotencyKeyFor(null, { script_content: 'a' }, 'k3').key).toBe('k3')
})
