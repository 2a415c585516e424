import type { TranscriptionModelV4 } from '@ai-sdk/provider'
import type { AlignOptions, SpokenWord } from '../ports/options.ts'
import { alignWords } from './align/align-words.ts'
import { FEATURE_RATE } from './align/features.ts'
import { speechSlots } from './align/speech-slots.ts'
import { decodeSound } from './sound/ffmpeg.ts'
import { tell } from './voices/tell.ts'

type CallOptions = Parameters<TranscriptionModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<TranscriptionModelV4['doGenerate']>>
type Heard = Pick<Result, 'text' | 'segments' | 'words' | 'language' | 'warnings'>

/**
 * Finds when something is said. With `AlignOptions.knownText` its words are laid over the sound; without, it does not guess words:
 * segments are stretches of speech with empty text, and a warning says so.
 */
export function createListener(): TranscriptionModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'listener', doGenerate: listen }
}

async function listen(options: CallOptions): Promise<Result> {
  const file = typeof options.audio === 'string' ? Buffer.from(options.audio, 'base64') : options.audio
  const samples = await decodeSound(file, FEATURE_RATE)
  const { knownText, language } = (options.providerOptions?.['fablecut'] ?? {}) as AlignOptions
  const heard = knownText === undefined || knownText.trim() === '' ? findSpeech(samples) : await followText(samples, knownText, language)
  return { ...heard, durationInSeconds: samples.length / FEATURE_RATE, response: { timestamp: new Date(), modelId: 'listener' } }
}

async function followText(samples: Float32Array, knownText: string, asked: string | undefined): Promise<Heard> {
  // A man's and a woman's: who really speaks is nearer to one of them.
  const man = await tell(knownText, { voice: 'rowan', language: asked, pace: 1 })
  const woman = await tell(knownText, { voice: 'ivy', language: man.language, pace: 1 })
  const language = man.language
  const aligned = await alignWords(samples, [man.speech, woman.speech])
  const warnings =
    aligned.length === 0 ? [{ type: 'other' as const, message: 'No speech was heard: none of the known words could be placed.' }] : []
  const words = aligned.map((word) => ({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds }))
  return { text: knownText, segments: intoSentences(aligned, language), words, language, warnings }
}

function findSpeech(samples: Float32Array): Heard {
  const segments = speechSlots(samples, FEATURE_RATE).map((slot) => ({
    text: '',
    startSecond: slot.startSeconds,
    endSecond: slot.endSeconds,
  }))
  const message = 'The built-in listener does not recognise words: the segments are stretches of speech with empty text.'
  return { text: '', segments, language: undefined, warnings: [{ type: 'other', message }] }
}

function intoSentences(words: readonly SpokenWord[], language: string): Result['segments'] {
  const space = ['zh', 'ja', 'th'].includes(language) ? '' : ' '
  const segments: Result['segments'] = []
  let open = false
  for (const word of words) {
    const last = segments.at(-1)
    if (open && last !== undefined)
      segments[segments.length - 1] = { text: last.text + space + word.text, startSecond: last.startSecond, endSecond: word.endSeconds }
    else segments.push({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds })
    open = !/[.!?…。！？।؟]\W*$/u.test(word.text)
  }
  return segments
}
