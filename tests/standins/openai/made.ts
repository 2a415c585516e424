import type { ServerResponse } from 'node:http'
import type { JobFaults } from '../faults.ts'
import { answerBytes, answerJson } from '../http-server.ts'
import { imageOf, spoiled, wavOf } from '../media.ts'
import type { Call } from './read-call.ts'

const WORD_SECONDS = 0.4
const USD_PER_IMAGE: Readonly<Record<string, number>> = { low: 0.013, medium: 0.05, high: 0.19 }
const USD_PER_CHARACTER = 0.000_015
const USD_PER_MINUTE = 0.006

/** What a call would be charged. */
export function priceOf({ path, fields }: Call): number {
  if (path.includes('/images/')) return USD_PER_IMAGE[String(fields.quality)] ?? USD_PER_IMAGE.medium!
  return path.endsWith('speech') ? String(fields.input).length * USD_PER_CHARACTER : USD_PER_MINUTE
}

/** Answers a call with its result, as its faults spoil it. */
export function answerCall(response: ServerResponse, call: Call, job: string, faults: JobFaults): void {
  const fault = faults.find('media')?.as
  if (fault === 'html') return answerBytes(response, spoiled(new Uint8Array(), fault), 'text/html')
  if (fault === 'not_json') return answerBytes(response, Buffer.from('{"data":'), 'application/json')
  if (call.path.includes('/images/')) return answerImage(response, call, job, faults)
  if (call.path.endsWith('/transcriptions')) return answerTranscription(response, call, job)
  answerSpeech(response, call, job, faults)
}

const USAGE = { total_tokens: 1634, input_tokens: 50, input_tokens_details: { image_tokens: 0, text_tokens: 50 }, output_tokens: 1584 }

function answerImage(response: ServerResponse, { fields }: Call, job: string, faults: JobFaults): void {
  const fault = faults.find('media')?.as
  const [width = 1024, height = 1024] = String(fields.size).split('x').map(Number).filter(Number.isInteger)
  const size = fault === 'wrong_size' ? { width: height / 2, height: width / 2 } : { width, height }
  const image = faults.find('result_expired') ? { url: '/expired.png' } : { b64_json: base64(spoiled(imageOf(job, size), fault)) }
  answerJson(response, 200, {
    created: 1,
    data: fault === 'empty' ? [] : [image],
    output_format: 'png',
    ...(!faults.find('no_price') && { usage: USAGE }),
  })
}

function answerSpeech(response: ServerResponse, { path, fields }: Call, job: string, faults: JobFaults): void {
  const fault = faults.find('media')?.as
  const tokens = String(fields.input).match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]+/gu) ?? []
  const seconds = tokens.length * WORD_SECONDS * (fault === 'wrong_duration' ? 3 : 1)
  const wav = spoiled(wavOf(job, seconds), fault)
  if (path === '/v1/audio/speech') return answerBytes(response, wav, 'audio/wav')
  const timestamps = tokens.map((word, index) => ({ word, start_time: index * WORD_SECONDS, end_time: (index + 1) * WORD_SECONDS }))
  answerJson(response, 200, { audio: base64(wav), audio_format: 'audio/wav', timestamps })
}

/** The same words for every sound, the last of them being the job; with their times where these are asked for. */
function answerTranscription(response: ServerResponse, { fields }: Call, job: string): void {
  const words = ['once', 'upon', 'a', 'time', job]
  if (fields.response_format !== 'verbose_json') return answerJson(response, 200, { text: words.join(' ') })
  answerJson(response, 200, {
    task: 'transcribe',
    text: words.join(' '),
    words: words.map((word, index) => ({ word, start: index * WORD_SECONDS, end: (index + 1) * WORD_SECONDS })),
  })
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
