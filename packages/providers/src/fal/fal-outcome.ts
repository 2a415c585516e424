import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { JobState } from '@fablecut/generation/provider/provider'
import { ProviderError, type ProviderErrorCode } from '@fablecut/generation/provider/provider-error'
import type { Usage } from '@fablecut/generation/requests/media-result'
import { type HttpAnswer, isSuccess, readJson } from '../http/http-message.ts'
import type { HttpClient } from '../http/http-client.ts'
import { outputFiles } from '../jobs/output-files.ts'
import { isRecord } from '../json.ts'
import { type FalFailure, readFalFailure } from './fal-failure.ts'

/** Answers for requests that are still queued or running. */
const NOT_YET = 202

/** What the answer for a completed request says of it. Throws a ProviderError where it says nothing of it. */
export function outcomeOf(client: HttpClient, row: CatalogueRow, answer: HttpAnswer): JobState {
  const { status } = answer
  if (status === NOT_YET) return { state: 'pending' }
  if (isSuccess(answer)) return madeOf(client, row, answer)
  const failure = readFalFailure(answer)
  if (/still in progress/iu.test(failure.words)) return { state: 'pending' }
  const isOfJob = failure.isOfModel || failure.errorType !== null || (status >= 400 && status < 500)
  if (!isOfJob || [401, 403, 408, 429].includes(status)) throw client.errorOf(answer, failure.words)
  // Server errors are never charged; a refused input may be.
  const isCharged = status >= 500 ? false : null
  return {
    state: 'failed',
    error: new ProviderError(codeOf(status, failure), client.errorOf(answer, failure.words).message, { isCharged }),
  }
}

function codeOf(status: number, { isRefusal, isOfModel, isPassing }: FalFailure): ProviderErrorCode {
  if (isRefusal) return 'content_refused'
  if (status === 404 || status === 410) return 'expired'
  return isOfModel && !isPassing ? 'invalid_request' : 'failed'
}

function madeOf(client: HttpClient, row: CatalogueRow, answer: HttpAnswer): JobState {
  const output = readJson(answer)
  if (output === undefined) throw client.errorOf(answer, 'the result is no JSON')
  const files = outputFiles(output, row.result)
  const failed = (code: ProviderErrorCode, words: string): JobState => ({
    state: 'failed',
    error: new ProviderError(code, `${answer.host}: ${words}`, { isCharged: true }),
  })
  if (isBlackened(output)) return failed('content_refused', 'the image was taken for unsafe content')
  if (files.length === 0) return failed('failed', 'the result has no file')
  const usage = usageOf(answer)
  return { state: 'finished', result: { files, ...(usage && { usage }) } }
}

/** Image models answer with a black image where their safety checker objects, and say so beside it. */
function isBlackened(output: unknown): boolean {
  const flags = isRecord(output) ? output.has_nsfw_concepts : undefined
  return Array.isArray(flags) && flags[0] === true
}

function usageOf({ headers }: HttpAnswer): Usage | undefined {
  const units = Number(headers['x-fal-billable-units'] ?? Number.NaN)
  return Number.isFinite(units) ? { units } : undefined
}
