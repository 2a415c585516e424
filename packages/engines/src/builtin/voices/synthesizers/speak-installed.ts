import type { OptionalVoice } from '../../../optional/catalogue.ts'
import type { Installed } from '../../../optional/installed.ts'
import { synthesizeWithSherpa } from '../../../optional/sherpa.ts'
import { alignSpeech } from '../../align/align-speech.ts'
import { FEATURE_RATE } from '../../align/features.ts'
import { filterSound } from '../../sound/ffmpeg.ts'
import { orderTimes } from '../finish-speech.ts'
import { joinParts, type Part } from '../join-parts.ts'
import { readingsOf } from '../text-normalization/readings.ts'
import { speakEnglish } from '../english/speak-english.ts'
import { pauseAfter, type PauseKind, type ScriptWord } from '../text-normalization/script-words.ts'
import type { Speech } from '../speech.ts'

/** Behind these the voice stops; smaller rests are its own. */
const STOPS: ReadonlySet<PauseKind> = new Set(['ellipsis', 'sentence', 'paragraph'])
/** Models lose their way in endless sentences. */
const MAX_WORDS = 40
const SENTENCE_PAUSE_SECONDS = 0.46

/** Our own voice says a sentence: what the installed one says is timed by it. */
type Reference = (words: readonly ScriptWord[]) => Promise<Speech>

/**
 * Speaks a script in an installed voice. It tells no times: `reference`, our own voice saying the same, is laid over what it says.
 * `pace` above 1 is faster. Rejects when the model can't be used.
 */
export async function speakInstalled(
  voice: Installed<OptionalVoice>,
  words: readonly ScriptWord[],
  language: string,
  pace: number,
  reference: Reference,
): Promise<Speech> {
  const parts: Part[] = []
  for (const some of intoBreaths(words)) {
    const text = await readAloud(some, language)
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const { samples, sampleRate } = await synthesizeWithSherpa({ folder: voice.folder, model: voice.model, text, speed: pace })
    const spoken = await filterSound(samples, sampleRate, 'highpass=f=60,aresample=48000')
    parts.push({
      samples: spoken,
      ...(await timed(spoken, some, await reference(some))),
      restSeconds: pauseAfter(some.at(-1)!.rest, SENTENCE_PAUSE_SECONDS / pace),
    })
  }
  return joinParts(parts)
}

function intoBreaths(words: readonly ScriptWord[]): ScriptWord[][] {
  const breaths: ScriptWord[][] = []
  let open = false
  for (const word of words) {
    if (open) breaths.at(-1)!.push(word)
    else breaths.push([word])
    open = !STOPS.has(word.rest) && breaths.at(-1)!.length < MAX_WORDS
  }
  return breaths
}

/** What the model is given: numbers and short forms in words, with the signs that make its melody. */
async function readAloud(words: readonly ScriptWord[], language: string): Promise<string> {
  const texts = words.map((word) => word.text)
  const readings =
    language === 'en'
      ? speakEnglish(texts).map((spoken, i) => spoken.join(' ') + signsBehind(texts[i]!))
      : await readingsOf(words, language)
  return readings.join(' ').trim()
}

const signsBehind = (text: string) => /[,;:.!?…]*$/.exec(text)![0]

/** A sentence without any likeness to the reference keeps its words, spread by their length. */
async function timed(samples: Float32Array, words: readonly ScriptWord[], reference: Speech): Promise<Pick<Speech, 'words' | 'phones'>> {
  const heard = await filterSound(samples, 48_000, `aresample=${FEATURE_RATE}`)
  const aligned = await alignSpeech(heard, [reference])
  return aligned.words.length === words.length ? aligned : { words: spread(words, samples.length / 48_000), phones: [] }
}

function spread(words: readonly ScriptWord[], seconds: number): Speech['words'] {
  const total = words.reduce((sum, word) => sum + word.text.length, 0)
  let at = 0
  const placed = words.map(({ text }) => {
    const startSeconds = at
    at += (text.length / total) * seconds
    return { text, startSeconds, endSeconds: at }
  })
  return orderTimes(placed, 0, seconds)
}
