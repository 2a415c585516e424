import type { OptionalVoice } from '../../optional/catalogue.ts'
import type { Installed } from '../../optional/installed.ts'
import { synthesizeWithSherpa } from '../../optional/sherpa.ts'
import { alignSpeech } from '../../align/align-speech.ts'
import { FEATURE_RATE } from '../../align/features.ts'
import { filterAudio } from '../../sound/ffmpeg.ts'
import { orderTimes } from '../finish-speech.ts'
import { joinSpeech, type SpeechPart } from '../join-speech.ts'
import { synthesizerInputOf } from '../text-normalization/synthesizer-input.ts'
import { verbalizeEnglish } from '../english/verbalize-english.ts'
import { pauseSeconds, type PauseKind, type ScriptWord } from '../text-normalization/script-words.ts'
import type { Speech } from '../speech.ts'

/** Pauses at which the text is split; shorter ones are left to the model. */
const CHUNK_BREAKS: ReadonlySet<PauseKind> = new Set(['ellipsis', 'sentence', 'paragraph'])
/** Models degrade on long inputs. */
const MAX_WORDS = 40
const SENTENCE_PAUSE_SECONDS = 0.46

/** Synthesizes words with a built-in voice, as reference for the alignment. */
type Reference = (words: readonly ScriptWord[]) => Promise<Speech>

/**
 * Synthesizes a script with an installed voice. The model reports no word times: its audio is aligned to that of `reference`, a built-in
 * voice. `pace`: speed factor, above 1 is faster. Rejects if the model can't be used.
 */
export async function synthesizeWithInstalled(
  voice: Installed<OptionalVoice>,
  words: readonly ScriptWord[],
  language: string,
  pace: number,
  reference: Reference,
): Promise<Speech> {
  const parts: SpeechPart[] = []
  for (const chunk of splitIntoChunks(words)) {
    const text = await normalizedText(chunk, language)
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const { samples, sampleRate } = await synthesizeWithSherpa({ folder: voice.folder, model: voice.model, text, speed: pace })
    const spoken = await filterAudio(samples, sampleRate, 'highpass=f=60,aresample=48000')
    parts.push({
      samples: spoken,
      ...(await alignToReference(spoken, chunk, await reference(chunk))),
      pauseSeconds: pauseSeconds(chunk.at(-1)!.pause, SENTENCE_PAUSE_SECONDS / pace),
    })
  }
  return joinSpeech(parts)
}

function splitIntoChunks(words: readonly ScriptWord[]): ScriptWord[][] {
  const chunks: ScriptWord[][] = []
  let open = false
  for (const word of words) {
    if (open) chunks.at(-1)!.push(word)
    else chunks.push([word])
    open = !CHUNK_BREAKS.has(word.pause) && chunks.at(-1)!.length < MAX_WORDS
  }
  return chunks
}

/** Input of the model: numbers and abbreviations verbalized, with the punctuation that shapes its intonation. */
async function normalizedText(words: readonly ScriptWord[], language: string): Promise<string> {
  const texts = words.map((word) => word.text)
  const readings =
    language === 'en'
      ? verbalizeEnglish(texts).map((spoken, i) => spoken.join(' ') + trailingPunctuation(texts[i]!))
      : await synthesizerInputOf(words, language)
  return readings.join(' ').trim()
}

const trailingPunctuation = (text: string) => /[,;:.!?…]*$/.exec(text)![0]

/** Falls back to times in proportion to the word lengths if the alignment fails. */
async function alignToReference(
  samples: Float32Array,
  words: readonly ScriptWord[],
  reference: Speech,
): Promise<Pick<Speech, 'words' | 'phones'>> {
  const resampled = await filterAudio(samples, 48_000, `aresample=${FEATURE_RATE}`)
  const aligned = await alignSpeech(resampled, [reference])
  return aligned.words.length === words.length ? aligned : { words: distributeByLength(words, samples.length / 48_000), phones: [] }
}

function distributeByLength(words: readonly ScriptWord[], seconds: number): Speech['words'] {
  const total = words.reduce((sum, word) => sum + word.text.length, 0)
  let endSeconds = 0
  const placed = words.map(({ text }) => {
    const startSeconds = endSeconds
    endSeconds += (text.length / total) * seconds
    return { text, startSeconds, endSeconds }
  })
  return orderTimes(placed, 0, seconds)
}
