import type { FileReference } from '@fablecut/generation/requests/media-request'
import type { HttpClient } from '../http/http-client.ts'
import { type HttpAnswer, isSuccess, readJson } from '../http/http-message.ts'
import { isRecord } from '../json.ts'
import { wordsOfRefusal } from './words-of-errors.ts'

/** Where a job is: waiting, at work, or in neither list. */
export type QueuePlace = 'pending' | 'running' | 'absent'

/** Requests to one ComfyUI server. All but `queuePrompt` can be repeated at no cost. Methods reject with a ProviderError. */
export type ComfyUiServer = {
  /** Queues a workflow under an id of ours; the id that it got. Rejects with `invalid_request` in words for a workflow that the server refuses. */
  queuePrompt(workflow: unknown, promptId: string, signal: AbortSignal): Promise<string>
  /** Stores an input; its name in workflows. */
  upload(file: FileReference, bytes: Uint8Array, signal: AbortSignal): Promise<string>
  placeOf(promptId: string, signal: AbortSignal): Promise<QueuePlace>
  /** What is known of a job that has ended; null for nothing. */
  historyOf(promptId: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>> | null>
  removePending(promptId: string, signal: AbortSignal): Promise<void>
  interrupt(promptId: string, signal: AbortSignal): Promise<void>
  objectInfo(signal: AbortSignal): Promise<unknown>
}

/** Tells our jobs from those of people at the server's own page. */
const CLIENT_ID = 'fablecut'
const SUBFOLDER = 'fablecut'

export function createComfyUiServer(http: HttpClient, baseUrl: string): ComfyUiServer {
  /** An answer of another shape, as a proxy may give, says nothing of a job. */
  async function read<Value>(path: string, signal: AbortSignal, isExpected: (value: unknown) => value is Value): Promise<Value> {
    const answer = await http.send({ method: 'GET', url: `${baseUrl}${path}`, signal })
    const value = jsonOf(answer)
    if (isExpected(value)) return value
    throw http.errorOf(answer, 'not an answer of ComfyUI')
  }

  /** Repeating what is posted here changes nothing. */
  async function post(path: string, json: object, signal: AbortSignal): Promise<void> {
    const answer = await http.send({ method: 'POST', url: `${baseUrl}${path}`, body: { json }, signal, isRepeatable: true })
    if (!isSuccess(answer)) throw http.errorOf(answer, wordsOfRefusal(readJson(answer)))
  }

  function jsonOf(answer: HttpAnswer): unknown {
    const value = readJson(answer)
    if (!isSuccess(answer) || value === undefined) throw http.errorOf(answer, wordsOfRefusal(value))
    return value
  }

  return {
    async queuePrompt(workflow, promptId, signal) {
      const json = { prompt: workflow, client_id: CLIENT_ID, prompt_id: promptId }
      const answer = await http.send({ method: 'POST', url: `${baseUrl}/prompt`, body: { json }, signal })
      const accepted = jsonOf(answer)
      if (isRecord(accepted) && typeof accepted.prompt_id === 'string') return accepted.prompt_id
      throw http.errorOf(answer, wordsOfRefusal(accepted))
    },
    async upload(file, bytes, signal) {
      const form = new FormData()
      form.set('image', new Blob([new Uint8Array(bytes)], { type: file.mediaType }), `${file.hash}.${extensionOf(file.mediaType)}`)
      form.set('subfolder', SUBFOLDER)
      form.set('overwrite', 'true')
      const answer = await http.send({ method: 'POST', url: `${baseUrl}/upload/image`, body: { form }, signal, isRepeatable: true })
      const stored = jsonOf(answer)
      if (!isRecord(stored) || typeof stored.name !== 'string') throw http.errorOf(answer, 'no name of the uploaded file')
      return typeof stored.subfolder === 'string' && stored.subfolder !== '' ? `${stored.subfolder}/${stored.name}` : stored.name
    },
    async placeOf(promptId, signal) {
      const queue = await read('/queue', signal, isQueue)
      if (hasPrompt(queue.queue_running, promptId)) return 'running'
      return hasPrompt(queue.queue_pending, promptId) ? 'pending' : 'absent'
    },
    async historyOf(promptId, signal) {
      const { [promptId]: entry } = await read(`/history/${encodeURIComponent(promptId)}`, signal, isRecord)
      return isRecord(entry) ? entry : null
    },
    removePending: (promptId, signal) => post('/queue', { delete: [promptId] }, signal),
    interrupt: (promptId, signal) => post('/interrupt', { prompt_id: promptId }, signal),
    objectInfo: (signal) => read('/object_info', signal, isRecord),
  }
}

type Queue = { readonly queue_running: readonly unknown[]; readonly queue_pending: readonly unknown[] }

const isQueue = (value: unknown): value is Queue =>
  isRecord(value) && Array.isArray(value.queue_running) && Array.isArray(value.queue_pending)

/** Entries are `[number, id, workflow, ...]`. */
const hasPrompt = (entries: readonly unknown[], promptId: string): boolean =>
  entries.some((entry) => Array.isArray(entry) && entry[1] === promptId)

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

const extensionOf = (mediaType: string): string => EXTENSIONS[mediaType] ?? mediaType.replace(/^[^/]*\/(?:x-)?/u, '')
