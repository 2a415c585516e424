import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { HttpClient } from '../http/http-client.ts'
import { type HttpAnswer, readJson } from '../http/http-message.ts'
import { isRecord } from '../json.ts'

/** Codes of prompts that the provider's policy forbids, such as songs in the manner of a named artist. */
const REFUSED = /^(?:bad_prompt|bad_composition_plan|content_against_policy|content_policy_violation|blocked_generation)$/u
const REFUSING_WORDS = /terms of service|content policy|usage polic|prohibited content/iu

/** Why an answer has no sound, of `{ detail: { code, message } }`; older errors have `status` in place of the code, and invalid fields are a list. */
export function errorOf(http: HttpClient, answer: HttpAnswer): ProviderError {
  const body = readJson(answer)
  const { code, words } = readDetail(isRecord(body) ? body.detail : undefined)
  const error = http.errorOf(answer, [code, words].filter((part) => part !== '').join(': '))
  const isRefused = [400, 403, 422, 451].includes(answer.status) && (REFUSED.test(code) || REFUSING_WORDS.test(words))
  return isRefused && error.code !== 'no_credit' ? new ProviderError('content_refused', error.message) : error
}

function readDetail(detail: unknown): { readonly code: string; readonly words: string } {
  if (typeof detail === 'string') return { code: '', words: detail }
  if (Array.isArray(detail)) return { code: '', words: detail.map(wordsOfField).join(', ') }
  if (!isRecord(detail)) return { code: '', words: '' }
  return { code: textOf(detail.code) || textOf(detail.status), words: textOf(detail.message) }
}

/** `{ loc: ['body', 'text'], msg: 'Field required' }` */
function wordsOfField(problem: unknown): string {
  if (!isRecord(problem)) return ''
  const place = Array.isArray(problem.loc) ? problem.loc.filter((part) => part !== 'body').join('.') : ''
  return `${place}: ${textOf(problem.msg)}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
