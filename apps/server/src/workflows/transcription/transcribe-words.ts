import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import type { AlignOptions } from '@fablecut/generation/ports/options'
import { services } from '../run/services.ts'
import { distributeWords } from './distribute-words.ts'

type TranscriptionInput = {
  readonly audio: Uint8Array
  readonly mediaType: string
  readonly knownText?: string
  readonly language?: string
}
type Timed = { readonly text: string; readonly startSecond: number; readonly endSecond: number }

/**
 * Transcribes audio: known text is aligned with it, unknown speech is recognized. Without an installed recognizer only the ranges with
 * speech are returned (`slots`).
 */
export async function transcribeWords(
  { audio, mediaType, ...options }: TranscriptionInput,
  signal: AbortSignal | undefined,
): Promise<AudioTranscript> {
  const fablecut: AlignOptions = options
  const response = await services().engines.transcription.doGenerate({
    audio,
    mediaType,
    providerOptions: { fablecut },
    ...(signal && { abortSignal: signal }),
  })
  const words = (response as { words?: readonly Timed[] }).words ?? []
  const segments = response.segments.map((segment) => lineOf(segment, words))
  const hasWords = segments.some((line) => line.words.length > 0)
  return { how: hasWords ? (options.knownText === undefined ? 'recognised' : 'aligned') : 'slots', lines: segments }
}

/** A recognizer may return sentences only: their words divide the time by their length. */
function lineOf({ text, startSecond, endSecond }: Timed, all: readonly Timed[]): AudioTranscript['lines'][number] {
  const within = all.filter((word) => word.startSecond >= startSecond && word.startSecond < endSecond && word.text.trim() !== '')
  const words =
    within.length === 0
      ? distributeWords(text, startSecond, endSecond)
      : within.map((word) => ({ text: word.text, startSeconds: word.startSecond, endSeconds: word.endSecond }))
  return { startSeconds: startSecond, endSeconds: endSecond, words }
}
