import { AppError } from '@fablecut/contracts/errors/app-error'
import type { RequestContext } from './context.ts'

/** The optional `Idempotency-Key` header: 1 to 200 characters, otherwise 422 (CD-105). */
export function idempotencyKey(context: RequestContext): string | null {
  const key = context.headers.get('idempotency-key')
  if (key === null) return null
  if (key.length < 1 || key.length > 200) {
    const message = 'Idempotency-Key has 1 to 200 characters'
    throw new AppError('INVALID_INPUT', { message, data: { fields: { 'Idempotency-Key': message } } })
  }
  return key
}
