import { missingInputs } from '@fablecut/generation/catalogue/best-row'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { requestBody } from '@fablecut/generation/catalogue/request-body'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { CallContext, JobReference, JobState, Provider } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { createHttpClient } from '../http/http-client.ts'
import { isRecord } from '../json.ts'
import { promptIdOf } from './prompt-id.ts'
import { resultQueries } from './result-files.ts'
import { type ComfyUiServer, createComfyUiServer } from './server.ts'
import { wordsOfFailure } from './words-of-errors.ts'
import { workflowProblems } from './workflow-problems.ts'

/** A server keeps what it made in memory only, so a job of a server that was started again is gone. */
const FORGOTTEN = 'The server does not know the job: it was started again, or its history was cleared'

const authorize = (key: string) => ({ authorization: `Bearer ${key}` })

/**
 * A ComfyUI server. The workflow of a row, in API format, is its `fixed`; fields of the request are written into inputs of nodes, such as `6.inputs.text`.
 * `row.result`: id of the node whose files are the result; null: of any. Keys are sent as bearer tokens, for servers behind a proxy.
 */
export function connectComfyUi({ baseUrl, apiKey }: Connection): Provider {
  const { origin } = new URL(baseUrl)
  const server = createComfyUiServer(createHttpClient({ origins: [origin], apiKey, authorize }), baseUrl)

  async function submit(row: CatalogueRow, request: MediaRequest, { callId, signal, readFile }: CallContext): Promise<JobReference> {
    const missing = missingInputs(row, request)
    if (missing.length > 0) throw new ProviderError('invalid_request', `${row.id} needs ${missing.join(', ')}`)
    const workflow = await requestBody(row, request, async (file) => server.upload(file, await readFile(file), signal))
    try {
      return { promptId: await server.queuePrompt(workflow, promptIdOf(callId), signal), baseUrl }
    } catch (error) {
      throw await explained(error, workflow, server, signal)
    }
  }

  return {
    name: 'comfyui',
    submit: async (row, request, context) => ({ state: 'accepted', job: await submit(row, request, context) }),
    async check(row, job, signal) {
      const { promptId } = readJob(job, baseUrl)
      // In this order: a job that ends in between is in the history.
      if ((await server.placeOf(promptId, signal)) !== 'absent') return { state: 'pending' }
      const entry = await server.historyOf(promptId, signal)
      return entry === null ? failed('expired', FORGOTTEN) : toState(entry, row, baseUrl)
    },
    async cancel(_row, job, signal) {
      const { promptId } = readJob(job, baseUrl)
      const place = await server.placeOf(promptId, signal)
      if (place === 'absent') return 'too_late'
      if (place === 'pending') await server.removePending(promptId, signal)
      // Older servers interrupt whatever runs, so it has to be ours.
      if ((await server.placeOf(promptId, signal)) === 'running') await server.interrupt(promptId, signal)
      return 'cancelled'
    },
    async find(_row, _request, { callId, signal }) {
      const job = { promptId: promptIdOf(callId), baseUrl }
      if ((await server.placeOf(job.promptId, signal)) !== 'absent') return job
      const entry = await server.historyOf(job.promptId, signal)
      // A failure may be that of an earlier submission of the call, and trying again costs nothing.
      return entry === null || hasFailed(entry) ? 'none' : job
    },
    results: { origins: [origin], headers: apiKey === null ? {} : authorize(apiKey) },
  }
}

function readJob(job: JobReference, baseUrl: string): { readonly promptId: string } {
  if (job.baseUrl !== baseUrl) throw new ProviderError('expired', 'The job is on a server that is not connected any more')
  return { promptId: String(job.promptId) }
}

/** A refusal of a workflow with what the server lacks for it. */
async function explained(reason: unknown, workflow: unknown, server: ComfyUiServer, signal: AbortSignal): Promise<unknown> {
  if (!(reason instanceof ProviderError) || reason.code !== 'invalid_request') return reason
  try {
    const problems = workflowProblems(workflow, await server.objectInfo(signal))
    return problems.length === 0 ? reason : new ProviderError('invalid_request', problems.join(' '), { cause: reason })
  } catch {
    return reason
  }
}

type HistoryEntry = Readonly<Record<string, unknown>>

const statusOf = ({ status }: HistoryEntry): Readonly<Record<string, unknown>> => (isRecord(status) ? status : {})
const hasFailed = (entry: HistoryEntry): boolean => statusOf(entry).status_str === 'error'

function toState(entry: HistoryEntry, row: CatalogueRow, baseUrl: string): JobState {
  const status = statusOf(entry)
  if (hasFailed(entry)) return failed('failed', wordsOfFailure(status.messages))
  const queries = resultQueries(entry.outputs, row.kind, row.result)
  if (queries.length > 0)
    return { state: 'finished', result: { files: queries.map((query) => ({ url: `${baseUrl}/view?${query}` })), usage: { usd: 0 } } }
  if (status.completed === false) return { state: 'pending' }
  return failed('failed', `The workflow saved no file of the kind ${row.kind}`)
}

const failed = (code: 'failed' | 'expired', words: string): JobState => ({ state: 'failed', error: new ProviderError(code, words) })
