import { chooseRecogniser } from '../optional/choose-installed.ts'
import type { OptionalRecogniser } from '../optional/catalogue.ts'
import type { Installed } from '../optional/installed.ts'
import { transcribeWithSherpa, type SherpaTranscript } from '../optional/sherpa.ts'
import type { SpokenWord } from '../ports/options.ts'
import { alignSpeech } from './align/align-speech.ts'
import { FEATURE_RATE } from './align/features.ts'
import { detectSpeech, type SpeechSegment } from './align/detect-speech.ts'
import { synthesizeScript } from './voices/synthesize-script.ts'
import { detectLanguage } from './writer/detect-language.ts'

/** What recognisers were trained on; some hear nothing behind 30 seconds. */
const LONGEST_SECONDS = 20
/** Pauses this short are inside a sentence. */
const SHORT_PAUSE_SECONDS = 0.14
/** Heard before and behind a stretch, so that no first sound is cut. */
const MARGIN_SECONDS = 0.12

export type Recognised = { readonly words: readonly SpokenWord[]; readonly language: string }

/**
 * The words somebody says in `samples` (16 kHz mono), by an installed recogniser; undefined where none is installed for the language.
 * `language` (ISO 639-1) undefined: found in what was heard. Rejects when the model can't be used.
 */
export async function recognise(samples: Float32Array, language: string | undefined): Promise<Recognised | undefined> {
  const recogniser = chooseRecogniser(language)
  if (recogniser === undefined) return undefined
  const words: SpokenWord[] = []
  for (const stretch of intoStretches(detectSpeech(samples, FEATURE_RATE, SHORT_PAUSE_SECONDS)))
    words.push(...(await hear(recogniser, samples, stretch, language)))
  return { words, language: language ?? detectLanguage(words.map((word) => word.text).join(' ')) }
}

/** Slots joined over pauses as long as they fit; one that is too long by itself is cut. */
function intoStretches(slots: readonly SpeechSegment[]): SpeechSegment[] {
  const stretches: SpeechSegment[] = []
  for (const slot of slots.flatMap(cutLong)) {
    const last = stretches.at(-1)
    if (last !== undefined && slot.endSeconds - last.startSeconds <= LONGEST_SECONDS)
      stretches[stretches.length - 1] = { startSeconds: last.startSeconds, endSeconds: slot.endSeconds }
    else stretches.push(slot)
  }
  return stretches
}

function cutLong({ startSeconds, endSeconds }: SpeechSegment): SpeechSegment[] {
  const count = Math.ceil((endSeconds - startSeconds) / LONGEST_SECONDS)
  const part = (endSeconds - startSeconds) / count
  return Array.from({ length: count }, (_, i) => ({ startSeconds: startSeconds + i * part, endSeconds: startSeconds + (i + 1) * part }))
}

async function hear(
  { folder, model }: Installed<OptionalRecogniser>,
  samples: Float32Array,
  { startSeconds, endSeconds }: SpeechSegment,
  language: string | undefined,
): Promise<SpokenWord[]> {
  const from = Math.max(0, startSeconds - MARGIN_SECONDS)
  const part = samples.slice(Math.round(from * FEATURE_RATE), Math.round((endSeconds + MARGIN_SECONDS) * FEATURE_RATE))
  const heard = await transcribeWithSherpa({ folder, model, samples: part, language: language ?? '' })
  const words = heard.timestamps.length > 0 ? wordsOf(heard, endSeconds - from) : await placeWords(part, heard.text, language)
  return words.map((word) => ({ text: word.text, startSeconds: from + word.startSeconds, endSeconds: from + word.endSeconds }))
}

/** Pieces put together to words; a word ends where the next begins, or a little after its last piece. */
function wordsOf({ tokens, timestamps }: SherpaTranscript, seconds: number): SpokenWord[] {
  const words: { text: string; startSeconds: number; lastSeconds: number }[] = []
  tokens.forEach((token, i) => {
    const at = timestamps[i]!
    if (words.length === 0 || /^[\s▁]/.test(token)) words.push({ text: token.replace(/^[\s▁]+/, ''), startSeconds: at, lastSeconds: at })
    else Object.assign(words.at(-1)!, { text: words.at(-1)!.text + token, lastSeconds: at })
  })
  const longest = (from: number) => Math.min(seconds, from + LAST_PIECE_SECONDS)
  return words
    .map(({ text, startSeconds, lastSeconds }, i) => ({
      text,
      startSeconds,
      endSeconds: Math.max(startSeconds, Math.min(words[i + 1]?.startSeconds ?? seconds, longest(lastSeconds))),
    }))
    .filter((word) => word.text !== '')
}

const LAST_PIECE_SECONDS = 0.4

/** Where the model tells no times, its words are laid over the sound as known words are. */
async function placeWords(part: Float32Array, text: string, language: string | undefined): Promise<readonly SpokenWord[]> {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const { speech } = await synthesizeScript(text, { language, pace: 1, allowInstalled: false })
  return (await alignSpeech(part, [speech])).words
}
