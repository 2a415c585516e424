import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import type { FileReference, MediaRequest } from '@fablecut/generation/requests/media-request'
import type { OwnMedia } from '../../media/find-own-media.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { engineName } from '../shots/engine-name.ts'
import { type CaptionsRun, usedRange } from './captions-run.ts'
import { extractAudio } from './extract-audio.ts'
import { knownWords } from './known-words.ts'
import { linesOfWords } from './lines-of-words.ts'
import { transcribeWords } from '../transcription/transcribe-words.ts'

/** Who transcribes a file, and how. Known words are aligned here; only unknown ones are left to a provider. */
export async function transcriptMaker(run: CaptionsRun, file: OwnMedia, signal: AbortSignal | undefined): Promise<Maker<AudioTranscript>> {
  const { engines, providers } = services()
  const engine = engineName(engines.transcription)
  const route = providers.routes.find('transcription', run.input.language ?? 'auto')
  if (!route) {
    const make = async () => (await knownWords(file, run.storyId, signal)) ?? recognize(run, file, signal)
    return { by: 'builtin', engine, make }
  }
  const known = await knownWords(file, run.storyId, signal)
  if (known) return { by: 'builtin', engine, make: async () => known }
  const span = usedRange(run.input, file.id)
  const audio = await extractAudio(file, span, signal)
  const { language } = run.input
  const seconds = span.toSeconds - span.fromSeconds
  const request: MediaRequest = { kind: 'transcription', prompt: '', audio, seconds, ...(language && { language }) }
  const refusal = `${route.row.title} would not listen to this sound. Nothing was charged`
  const keep = async (result: StoredResult) => shiftTimes(await transcriptOf(audio, request, result, signal), span.fromSeconds)
  return { by: 'provider', route, request, refusal, keep }
}

async function recognize(run: CaptionsRun, file: OwnMedia, signal: AbortSignal | undefined): Promise<AudioTranscript> {
  const span = usedRange(run.input, file.id)
  const audio = await extractAudio(file, span, signal)
  return shiftTimes(await transcribeStored(audio, run.input, signal), span.fromSeconds)
}

/** Words of a provider that reports no times are aligned. */
async function transcriptOf(
  audio: FileReference,
  { language }: MediaRequest,
  { words = [], text = '' }: StoredResult,
  signal: AbortSignal | undefined,
): Promise<AudioTranscript> {
  if (words.length > 0 || text === '') return { how: 'recognised', lines: linesOfWords(words, text) }
  const { lines } = await transcribeStored(audio, { knownText: text, language }, signal)
  return { how: 'recognised', lines }
}

type Known = { readonly knownText?: string; readonly language?: string | undefined }

async function transcribeStored({ hash, mediaType }: FileReference, { knownText, language }: Known, signal: AbortSignal | undefined) {
  const audio = await services().storage.readBytes(hash)
  return transcribeWords({ audio, mediaType, ...(knownText !== undefined && { knownText }), ...(language && { language }) }, signal)
}

/** Shifts the times of a range to those of the whole file. */
export function shiftTimes({ how, lines }: AudioTranscript, seconds: number): AudioTranscript {
  const shifted = <T extends { readonly startSeconds: number; readonly endSeconds: number }>(timed: T): T => ({
    ...timed,
    startSeconds: timed.startSeconds + seconds,
    endSeconds: timed.endSeconds + seconds,
  })
  return { how, lines: lines.map((line) => ({ ...shifted(line), words: line.words.map(shifted) })) }
}
