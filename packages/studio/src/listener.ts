import type { TranscriptionModelV4 } from '@ai-sdk/provider'
import type { AlignOptions, SpokenWord } from '@fablecut/generation/ports/options'
import { alignSpeech } from './align/align-speech.ts'
import { FEATURE_RATE } from './align/features.ts'
import { detectSpeech } from './align/detect-speech.ts'
import { recognise } from './recognise.ts'
import { decodeAudio } from './sound/ffmpeg.ts'
import { synthesizeScript } from './voices/synthesize-script.ts'

type CallOptions = Parameters<TranscriptionModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<TranscriptionModelV4['doGenerate']>>
type Transcript = Pick<Result, 'text' | 'segments' | 'words' | 'language' | 'warnings'>

/**
 * Transcribes speech with word times. `AlignOptions.knownText` is aligned with the audio. Without it an installed recogniser
 * (`npm run engines`) is used; if none is installed, the segments are detected speech with empty text, and there is a warning.
 */
export function createListener(): TranscriptionModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'listener', doGenerate: listen }
}

async function listen(options: CallOptions): Promise<Result> {
  const file = typeof options.audio === 'string' ? Buffer.from(options.audio, 'base64') : options.audio
  const samples = await decodeAudio(file, FEATURE_RATE)
  const { knownText, language } = (options.providerOptions?.['fablecut'] ?? {}) as AlignOptions
  const hasKnownText = knownText === undefined || knownText.trim() === ''
  const transcript = hasKnownText ? await transcribe(samples, language) : await alignKnownText(samples, knownText, language)
  return { ...transcript, durationInSeconds: samples.length / FEATURE_RATE, response: { timestamp: new Date(), modelId: 'listener' } }
}

async function transcribe(samples: Float32Array, requestedLanguage: string | undefined): Promise<Transcript> {
  try {
    const recognised = await recognise(
      samples,
      requestedLanguage === undefined || requestedLanguage === 'auto' ? undefined : requestedLanguage,
    )
    if (recognised === undefined) return untranscribed(samples, 'No recogniser is installed (npm run engines)')
    const { language } = recognised
    const words = recognised.words.map((word) => ({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds }))
    const segments = groupIntoSentences(recognised.words, language)
    return { text: segments.map((segment) => segment.text).join(wordSeparator(language)), segments, words, language, warnings: [] }
  } catch (cause) {
    return untranscribed(samples, `The installed recogniser could not be used (${String(cause)})`)
  }
}

async function alignKnownText(samples: Float32Array, knownText: string, requestedLanguage: string | undefined): Promise<Transcript> {
  // A male and a female reference: alignment uses the one that is closer to the speaker.
  const man = await synthesizeScript(knownText, { voice: 'rowan', language: requestedLanguage, pace: 1, allowInstalled: false })
  const woman = await synthesizeScript(knownText, { voice: 'ivy', language: man.language, pace: 1, allowInstalled: false })
  const language = man.language
  const { words: aligned } = await alignSpeech(samples, [man.speech, woman.speech])
  const warnings =
    aligned.length === 0 ? [{ type: 'other' as const, message: 'No speech was heard: none of the known words could be placed.' }] : []
  const words = aligned.map((word) => ({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds }))
  return { text: knownText, segments: groupIntoSentences(aligned, language), words, language, warnings }
}

function untranscribed(samples: Float32Array, reason: string): Transcript {
  const segments = detectSpeech(samples, FEATURE_RATE).map((slot) => ({
    text: '',
    startSecond: slot.startSeconds,
    endSecond: slot.endSeconds,
  }))
  const message = `${reason}: the segments are stretches of speech with empty text.`
  return { text: '', segments, language: undefined, warnings: [{ type: 'other', message }] }
}

const wordSeparator = (language: string) => (['zh', 'ja', 'th'].includes(language) ? '' : ' ')

function groupIntoSentences(words: readonly SpokenWord[], language: string): Result['segments'] {
  const space = wordSeparator(language)
  const segments: Result['segments'] = []
  let isOpen = false
  for (const word of words) {
    const last = segments.at(-1)
    if (isOpen && last !== undefined)
      segments[segments.length - 1] = { text: last.text + space + word.text, startSecond: last.startSecond, endSecond: word.endSeconds }
    else segments.push({ text: word.text, startSecond: word.startSeconds, endSecond: word.endSeconds })
    isOpen = !/[.!?…。！？।؟]\W*$/u.test(word.text)
  }
  return segments
}
