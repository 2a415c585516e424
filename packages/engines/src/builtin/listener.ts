import type { TranscriptionModelV4 } from '@ai-sdk/provider'
import type { AlignOptions, SpokenWord } from '../ports/options.ts'
import { alignSpeech } from './align/align-speech.ts'
import { FEATURE_RATE } from './align/features.ts'
import { detectSpeech } from './align/detect-speech.ts'
import { recognise } from './recognise.ts'
import { decodeAudio } from './sound/ffmpeg.ts'
import { synthesizeScript } from './voices/synthesize-script.ts'

type CallOptions = Parameters<TranscriptionModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<TranscriptionModelV4['doGenerate']>>
type Heard = Pick<Result, 'text' | 'segments' | 'words' | 'language' | 'warnings'>

/**
 * Finds when something is said. With `AlignOptions.knownText` its words are laid over the sound. Without, an installed recogniser
 * (`npm run engines`) writes down what it hears; where none is installed it does not guess: segments are stretches of speech with empty
 * text, and a warning says so.
 */
export function createListener(): TranscriptionModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'listener', doGenerate: listen }
}

async function listen(options: CallOptions): Promise<Result> {
  const file = typeof options.audio === 'string' ? Buffer.from(options.audio, 'base64') : options.audio
  const samples = await decodeAudio(file, FEATURE_RATE)
  const { knownText, language } = (options.providerOptions?.['fablecut'] ?? {}) as AlignOptions
  const unknown = knownText === undefined || knownText.trim() === ''
  const heard = unknown ? await hearWords(samples, language) : await followText(samples, knownText, language)
  return { ...heard, durationInSeconds: samples.length / FEATURE_RATE, response: { timestamp: new Date(), modelId: 'listener' } }
}

async function hearWords(samples: Float32Array, asked: string | undefined): Promise<Heard> {
  try {
    const recognised = await recognise(samples, asked === undefined || asked === 'auto' ? undefined : asked)
    if (recognised === undefined) return findSpeech(samples, 'No recogniser is installed (npm run engines)')
    const { language } = recognised
    const words = recognised.words.map((word) => ({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds }))
    const segments = intoSentences(recognised.words, language)
    return { text: segments.map((segment) => segment.text).join(spaceIn(language)), segments, words, language, warnings: [] }
  } catch (cause) {
    return findSpeech(samples, `The installed recogniser could not be used (${String(cause)})`)
  }
}

async function followText(samples: Float32Array, knownText: string, asked: string | undefined): Promise<Heard> {
  // A man's and a woman's: who really speaks is nearer to one of them.
  const man = await synthesizeScript(knownText, { voice: 'rowan', language: asked, pace: 1, allowInstalled: false })
  const woman = await synthesizeScript(knownText, { voice: 'ivy', language: man.language, pace: 1, allowInstalled: false })
  const language = man.language
  const { words: aligned } = await alignSpeech(samples, [man.speech, woman.speech])
  const warnings =
    aligned.length === 0 ? [{ type: 'other' as const, message: 'No speech was heard: none of the known words could be placed.' }] : []
  const words = aligned.map((word) => ({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds }))
  return { text: knownText, segments: intoSentences(aligned, language), words, language, warnings }
}

function findSpeech(samples: Float32Array, why: string): Heard {
  const segments = detectSpeech(samples, FEATURE_RATE).map((slot) => ({
    text: '',
    startSecond: slot.startSeconds,
    endSecond: slot.endSeconds,
  }))
  const message = `${why}: the segments are stretches of speech with empty text.`
  return { text: '', segments, language: undefined, warnings: [{ type: 'other', message }] }
}

const spaceIn = (language: string) => (['zh', 'ja', 'th'].includes(language) ? '' : ' ')

function intoSentences(words: readonly SpokenWord[], language: string): Result['segments'] {
  const space = spaceIn(language)
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
