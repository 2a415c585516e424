import { createFaultScript, type FaultScript, type JobFaults } from '../faults.ts'
import { answerBytes, answerJson, type Exchange, playFaults, startServer } from '../http-server.ts'
import { createLedger, type Ledger } from '../ledger.ts'
import { mp3Of, spoiled } from '../media.ts'

type Item = {
  readonly history_item_id: string
  readonly voice_id: string
  readonly model_id: string
  readonly text: string
  readonly date_unix: number
  readonly source: 'TTS'
  readonly alignments: { readonly alignment: Alignment; readonly normalized_alignment: Alignment } | null
}
type Alignment = {
  readonly characters: readonly string[]
  readonly character_start_times_seconds: readonly number[]
  readonly character_end_times_seconds: readonly number[]
}
type Body = {
  readonly text?: string
  readonly prompt?: string
  readonly model_id: string
  readonly music_length_ms?: number
  readonly force_instrumental?: boolean
  readonly language_code?: string
}

export type ElevenLabsStandin = {
  readonly origin: string
  /** Faults of the next texts and songs. */
  readonly script: FaultScript['script']
  readonly ledger: Ledger
  readonly requests: readonly string[]
  /** Voices and bodies of the texts and songs that were asked for, in order. */
  readonly bodies: readonly { readonly voice: string | null; readonly body: Body }[]
  close(): Promise<void>
}

export const API_KEY = 'xi-secret-key'
/** Voices of the account: an own one, and those that every account has, whose ids have one shape. */
const isVoice = (id: string): boolean => id === 'my-own-voice' || /^[A-Za-z0-9]{20}$/u.test(id)

const SPEECH = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/u
const ITEM = /^\/v1\/history\/([^/]+)(\/audio)?$/u
const USD_OF_CHARACTER = 0.0001
const USD_OF_MINUTE = 0.3
const CHARACTER_SECONDS = 0.06
/** Texts to flash models may be in any of these; others know no codes. */
const LANGUAGES = new Set(['en', 'de', 'fr', 'ja', 'zh'])

/** ElevenLabs on loopback, with one account: speech with times, music, and the history of the speech. `hasHistory` false: an account without retention. */
export async function startElevenLabsStandin({ hasHistory = true }: { readonly hasHistory?: boolean } = {}): Promise<ElevenLabsStandin> {
  const faults = createFaultScript()
  const ledger = createLedger()
  const bodies: { voice: string | null; body: Body }[] = []
  const history = new Map<string, { readonly item: Item; readonly faults: JobFaults }>()

  async function handle(exchange: Exchange): Promise<void> {
    const { method, url, headers, response } = exchange
    if (headers['xi-api-key'] !== API_KEY) return fail(exchange, 401, 'invalid_api_key', `Invalid API key ${headers['xi-api-key']}`)
    const voice = method === 'POST' ? SPEECH.exec(url.pathname)?.[1] : undefined
    if (voice !== undefined) return speak(exchange, decodeURIComponent(voice))
    if (method === 'POST' && url.pathname === '/v1/music') return compose(exchange)
    if (method === 'GET' && url.pathname === '/v1/history') return listHistory(exchange)
    if (method === 'GET' && url.pathname === '/v1/user/subscription')
      return answerJson(response, 200, { tier: 'starter', status: 'active' })
    const [, id, audio] = (method === 'GET' && ITEM.exec(url.pathname)) || []
    return id === undefined ? void response.writeHead(404).end() : readItem(exchange, id, audio !== undefined)
  }

  async function speak(exchange: Exchange, voice: string): Promise<void> {
    const body = JSON.parse(String(exchange.body)) as Body
    const job = faults.next()
    if (!isVoice(voice)) return fail(exchange, 404, 'voice_not_found', `A voice with voice_id ${voice} was not found.`)
    if (!body.text)
      return answerJson(exchange.response, 422, { detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }] })
    if (body.language_code !== undefined && !LANGUAGES.has(body.language_code))
      return fail(exchange, 400, 'unsupported_language', `The model does not support ${body.language_code}`)
    if (await refuse(exchange, job)) return
    const alignment = alignmentOf(body.text)
    const made = job.find('accepted_twice') ? 2 : 1
    for (let i = 0; i < made; i++) remember(voice, body, alignment, job)
    if (job.find('answer_lost')) return void exchange.response.destroy()
    const media = job.find('media')?.as
    if (media === 'not_json') return void exchange.response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in</title>')
    const audio = spoiled(await mp3Of(body.text, secondsOf(body.text)), media)
    answerJson(exchange.response, 200, { audio_base64: Buffer.from(audio).toString('base64'), alignment, normalized_alignment: alignment })
  }

  function remember(voice: string, body: Body, alignment: Alignment, job: JobFaults): void {
    const id = `item-${ledger.charges.length + 1}`
    bodies.push({ voice, body })
    ledger.charge({ job: id, usd: body.text!.length * USD_OF_CHARACTER, evidence: body.text! })
    const shared = { history_item_id: id, voice_id: voice, model_id: body.model_id, text: body.text!, source: 'TTS' as const }
    if (!hasHistory) return
    const item = { ...shared, date_unix: Math.floor(Date.now() / 1000), alignments: { alignment, normalized_alignment: alignment } }
    history.set(id, { item, faults: job })
  }

  async function compose(exchange: Exchange): Promise<void> {
    const body = JSON.parse(String(exchange.body)) as Body
    const job = faults.next()
    if (await refuse(exchange, job)) return
    bodies.push({ voice: null, body })
    const seconds = body.music_length_ms! / 1000
    ledger.charge({ job: `song-${ledger.charges.length + 1}`, usd: (seconds / 60) * USD_OF_MINUTE, evidence: body.prompt! })
    if (job.find('answer_lost')) return void exchange.response.destroy()
    const media = job.find('media')?.as
    answerBytes(exchange.response, spoiled(await mp3Of(body.prompt!, seconds), media), media === 'html' ? 'text/html' : 'audio/mpeg')
  }

  function listHistory({ url, response }: Exchange): void {
    const voice = url.searchParams.get('voice_id')
    const items = [...history.values()].map(({ item }) => item).filter((item) => voice === null || item.voice_id === voice)
    answerJson(response, 200, { history: items.toReversed(), has_more: false, last_history_item_id: items[0]?.history_item_id ?? null })
  }

  async function readItem(exchange: Exchange, id: string, isAudio: boolean): Promise<void> {
    const found = history.get(id)
    if (!found || found.faults.find('result_expired')) return fail(exchange, 404, 'history_item_not_found', 'No such item')
    if (await playFaults(found.faults, isAudio ? 'result' : 'status', exchange.response)) return
    const { text } = found.item
    if (isAudio) answerBytes(exchange.response, await mp3Of(text, secondsOf(text)), 'audio/mpeg')
    else answerJson(exchange.response, 200, found.item)
  }

  const server = await startServer(handle)
  return { origin: server.origin, script: faults.script, ledger, requests: server.requests, bodies, close: server.close }
}

const secondsOf = (text: string): number => [...text].length * CHARACTER_SECONDS

function alignmentOf(text: string): Alignment {
  const characters = [...text]
  const timesFrom = (first: number) => characters.map((_, i) => Number(((i + first) * CHARACTER_SECONDS).toFixed(3)))
  return { characters, character_start_times_seconds: timesFrom(0), character_end_times_seconds: timesFrom(1) }
}

function fail({ response }: Exchange, status: number, code: string, message: string, retryAfter: string | null = null): void {
  const detail = { type: 'error', code, status: code, message, request_id: 'request-1' }
  answerJson(response, status, { detail }, retryAfter === null ? {} : { 'retry-after': retryAfter })
}

/** Plays what keeps a text or song from being made. */
async function refuse(exchange: Exchange, job: JobFaults): Promise<boolean> {
  const { response } = exchange
  const limited = job.find('too_many_requests')
  const refused = job.find('refused')
  if (limited) fail(exchange, 429, 'too_many_concurrent_requests', 'Too many concurrent requests', limited.retryAfter)
  else if (job.find('key_revoked')) fail(exchange, 401, 'invalid_api_key', 'Invalid API key')
  else if (job.find('no_credit')) fail(exchange, 401, 'quota_exceeded', 'This request exceeds your quota.')
  else if (refused?.by === 'code') fail(exchange, 400, 'bad_prompt', 'The prompt names an artist.')
  else if (refused) answerJson(response, 400, { detail: { status: 'error', message: 'This text breaks our Terms of Service.' } })
  else return playFaults(job, 'submit', response)
  return true
}
