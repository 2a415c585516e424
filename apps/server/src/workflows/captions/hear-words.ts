import type { SoundTranscript } from '@fablecut/domain/captions/detected-captions'
import type { AlignOptions } from '@fablecut/engines/ports/options'
import { services } from '../run/services.ts'

type Sound = { readonly audio: Uint8Array; readonly mediaType: string; readonly knownText?: string; readonly language?: string }
type Timed = { readonly text: string; readonly startSecond: number; readonly endSecond: number }

/**
 * Listens to a sound: known words are laid over it, others are written down by a recogniser. Where none can be used only the stretches in which
 * somebody speaks are known (`slots`).
 */
export async function hearWords({ audio, mediaType, ...options }: Sound, signal: AbortSignal | undefined): Promise<SoundTranscript> {
  const fablecut: AlignOptions = options
  const answer = await services().engines.transcription.doGenerate({
    audio,
    mediaType,
    providerOptions: { fablecut },
    ...(signal && { abortSignal: signal }),
  })
  const words = (answer as { words?: readonly Timed[] }).words ?? []
  const segments = answer.segments.map((segment) => lineOf(segment, words))
  const hasWords = segments.some((line) => line.words.length > 0)
  return { how: hasWords ? (options.knownText === undefined ? 'recognised' : 'aligned') : 'slots', lines: segments }
}

/** A hosted recogniser may tell sentences alone: their words share the time by their letters. */
function lineOf({ text, startSecond, endSecond }: Timed, all: readonly Timed[]): SoundTranscript['lines'][number] {
  const within = all.filter((word) => word.startSecond >= startSecond && word.startSecond < endSecond && word.text.trim() !== '')
  const words = (within.length > 0 ? within : shared(text, startSecond, endSecond)).map((word) => ({
    text: word.text,
    startSeconds: word.startSecond,
    endSeconds: word.endSecond,
  }))
  return { startSeconds: startSecond, endSeconds: endSecond, words }
}

function shared(text: string, startSecond: number, endSecond: number): readonly Timed[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  const at = (count: number): number => startSecond + ((endSecond - startSecond) * count) / letters
  return words.map((word) => {
    const start = at(before)
    before += word.length
    return { text: word, startSecond: start, endSecond: at(before) }
  })
}
