import type { SpokenWord } from '@fablecut/generation/ports/options'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { chooseRecogniser } from './optional/choose-installed.ts'
import type { OptionalRecogniser } from './optional/catalogue.ts'
import type { Installed } from './optional/installed.ts'
import { transcribeWithSherpa, type SherpaTranscript } from './optional/sherpa.ts'
import { alignSpeech } from './align/align-speech.ts'
import { FEATURE_RATE } from './align/features.ts'
import { detectSpeech, type SpeechSegment } from './align/detect-speech.ts'
import { synthesizeScript } from './voices/synthesize-script.ts'

/** Segment length of the models' training data; some ignore audio after 30 seconds. */
const MAX_SEGMENT_SECONDS = 20
/** Shorter pauses are part of a sentence. */
const MIN_PAUSE_SECONDS = 0.14
/** Margin around a segment, so that no phoneme is cut off. */
const MARGIN_SECONDS = 0.12

export type RecognisedSpeech = { readonly words: readonly SpokenWord[]; readonly language: string }

/**
 * Recognises speech in `samples` (16 kHz mono) with an installed model; undefined without one for the language. `language` (ISO 639-1):
 * detected from the text if undefined. Rejects when the model can't be used.
 */
export async function recognise(samples: Float32Array, language: string | undefined): Promise<RecognisedSpeech | undefined> {
  const recogniser = chooseRecogniser(language)
  if (recogniser === undefined) return undefined
  const words: SpokenWord[] = []
  for (const segment of joinRanges(detectSpeech(samples, FEATURE_RATE, MIN_PAUSE_SECONDS)))
    words.push(...(await recogniseSegment(recogniser, samples, segment, language)))
  return { words, language: language ?? detectLanguage(words.map((word) => word.text).join(' ')) }
}

/** Joins slots to segments of at most `MAX_SEGMENT_SECONDS`; longer slots are split. */
function joinRanges(ranges: readonly SpeechSegment[]): SpeechSegment[] {
  const segments: SpeechSegment[] = []
  for (const range of ranges.flatMap(splitLongRange)) {
    const last = segments.at(-1)
    if (last !== undefined && range.endSeconds - last.startSeconds <= MAX_SEGMENT_SECONDS)
      segments[segments.length - 1] = { startSeconds: last.startSeconds, endSeconds: range.endSeconds }
    else segments.push(range)
  }
  return segments
}

function splitLongRange({ startSeconds, endSeconds }: SpeechSegment): SpeechSegment[] {
  const count = Math.ceil((endSeconds - startSeconds) / MAX_SEGMENT_SECONDS)
  const duration = (endSeconds - startSeconds) / count
  return Array.from({ length: count }, (_, i) => ({
    startSeconds: startSeconds + i * duration,
    endSeconds: startSeconds + (i + 1) * duration,
  }))
}

async function recogniseSegment(
  { folder, model }: Installed<OptionalRecogniser>,
  samples: Float32Array,
  { startSeconds, endSeconds }: SpeechSegment,
  language: string | undefined,
): Promise<SpokenWord[]> {
  const startWithMargin = Math.max(0, startSeconds - MARGIN_SECONDS)
  const segmentSamples = samples.slice(Math.round(startWithMargin * FEATURE_RATE), Math.round((endSeconds + MARGIN_SECONDS) * FEATURE_RATE))
  const transcript = await transcribeWithSherpa({ folder, model, samples: segmentSamples, language: language ?? '' })
  const words =
    transcript.timestamps.length > 0
      ? mergeTokens(transcript, endSeconds - startWithMargin)
      : await alignRecognisedText(segmentSamples, transcript.text, language)
  return words.map((word) => ({
    text: word.text,
    startSeconds: startWithMargin + word.startSeconds,
    endSeconds: startWithMargin + word.endSeconds,
  }))
}

/** Merges subword tokens to words; a word ends at the next one, at most `MAX_LAST_TOKEN_SECONDS` after its last token. */
function mergeTokens({ tokens, timestamps }: SherpaTranscript, seconds: number): SpokenWord[] {
  const words: { text: string; startSeconds: number; lastSeconds: number }[] = []
  tokens.forEach((token, i) => {
    const at = timestamps[i]!
    if (words.length === 0 || /^[\s▁]/.test(token)) words.push({ text: token.replace(/^[\s▁]+/, ''), startSeconds: at, lastSeconds: at })
    else Object.assign(words.at(-1)!, { text: words.at(-1)!.text + token, lastSeconds: at })
  })
  const maxEnd = (from: number) => Math.min(seconds, from + MAX_LAST_TOKEN_SECONDS)
  return words
    .map(({ text, startSeconds, lastSeconds }, i) => ({
      text,
      startSeconds,
      endSeconds: Math.max(startSeconds, Math.min(words[i + 1]?.startSeconds ?? seconds, maxEnd(lastSeconds))),
    }))
    .filter((word) => word.text !== '')
}

const MAX_LAST_TOKEN_SECONDS = 0.4

/** Aligns the text of models without timestamps with the audio. */
async function alignRecognisedText(samples: Float32Array, text: string, language: string | undefined): Promise<readonly SpokenWord[]> {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const { speech } = await synthesizeScript(text, { language, pace: 1, allowInstalled: false })
  return (await alignSpeech(samples, [speech])).words
}
