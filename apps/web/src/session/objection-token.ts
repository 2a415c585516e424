import { dataOf } from '../api/error.ts'

/** Of a suspended account whose sign-in was refused, to object to the suspension; null otherwise. */
export function objectionTokenOf(error: unknown): string | null {
  const { objection_token: token } = dataOf(error)
  return typeof token === 'string' ? token : null
}
