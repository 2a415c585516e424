import type { NormalizedWord, Sentence, Tone } from './english/english-sentences.ts'
import type { Utterance } from './synthesizers/flite.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'
import { alignPhonesToWords } from './word-phones.ts'

/** Kept around a breath: the first sound swells and the last one dies away. */
const ATTACK_SECONDS = 0.012
const RELEASE_SECONDS = 0.03
/** A rest the voice takes on its own, without a sign in the text. */
const UNASKED_REST_SECONDS = 0.05

/** A stretch between two rests, as it lies in the joined sound. `closing`: the last of its sentence. */
export type BreathGroup = {
  readonly words: readonly TimedWord[]
  readonly phones: readonly Phone[]
  readonly tone: Tone
  readonly closing: boolean
}
/** The raw voice, at the rate of its maker. */
export type JoinedSpeech = Speech & { readonly breaths: readonly BreathGroup[] }

type Run = { readonly phones: readonly Phone[]; readonly words: readonly number[] }

/**
 * Puts breaths behind one another with our own rests: the silences a voice leaves at signs and around sentences vary. Rests are
 * `slower` times as long as asked, for a voice that is sped up later.
 */
export function joinUtterances(
  sentences: readonly Sentence[],
  utterances: readonly Utterance[],
  sampleRate: number,
  pronounce: (word: NormalizedWord) => readonly string[],
  slower: number,
): JoinedSpeech {
  const pieces: Float32Array[] = []
  const words: TimedWord[] = []
  const breaths: BreathGroup[] = []
  let frames = 0
  sentences.forEach((sentence, s) => {
    const { samples, phones } = utterances[s]!
    const spans = alignPhonesToWords(sentence.words.map(pronounce), phones)
    const placed: (TimedWord | undefined)[] = []
    const runs = intoRuns(phones, spans)
    runs.forEach((run, r) => {
      const from = Math.max(0, run.phones[0]!.startSeconds - ATTACK_SECONDS)
      const piece = fadeEdges(
        samples.slice(Math.round(from * sampleRate), Math.round((run.phones.at(-1)!.endSeconds + RELEASE_SECONDS) * sampleRate)),
        sampleRate,
      )
      const shift = frames / sampleRate - from
      for (const w of run.words)
        placed[w] = {
          text: sentence.words[w]!.text,
          startSeconds: spans[w]!.startSeconds + shift,
          endSeconds: spans[w]!.endSeconds + shift,
        }
      breaths.push({
        words: run.words.map((w) => placed[w]!),
        phones: run.phones.map((phone) => ({ ...phone, startSeconds: phone.startSeconds + shift, endSeconds: phone.endSeconds + shift })),
        tone: sentence.tone,
        closing: r === runs.length - 1,
      })
      const rest = restBehindRun(sentence.words, run, r === runs.length - 1)
      const last = s === sentences.length - 1 && r === runs.length - 1
      pieces.push(piece, new Float32Array(last ? 0 : Math.round(Math.max(0.005, rest * slower - RELEASE_SECONDS) * sampleRate)))
      frames += piece.length + pieces.at(-1)!.length
    })
    sentence.words.forEach((word, w) => (placed[w] ? words.push(placed[w]) : joinSilentWord(words, word.text)))
  })
  return { samples: concatenate(pieces, frames), words, phones: breaths.flatMap((breath) => breath.phones), breaths }
}

/** Phones between silences, with the words that begin in each. */
function intoRuns(phones: readonly Phone[], spans: readonly { readonly startSeconds: number; readonly endSeconds: number }[]): Run[] {
  const runs: { phones: Phone[]; words: number[] }[] = []
  let open = false
  for (const phone of phones) {
    if (phone.name === 'pau') open = false
    else if (open) runs.at(-1)!.phones.push(phone)
    else {
      runs.push({ phones: [phone], words: [] })
      open = true
    }
  }
  spans.forEach((span, w) => {
    if (span.endSeconds <= span.startSeconds) return
    runs.findLast((run) => run.phones[0]!.startSeconds <= span.startSeconds + 1e-6)?.words.push(w)
  })
  return runs
}

/** What the signs behind a run's last word ask for; words that are not heard add theirs. */
function restBehindRun(words: readonly NormalizedWord[], run: Run, closing: boolean): number {
  const last = run.words.at(-1)
  if (last === undefined) return UNASKED_REST_SECONDS
  const heardNext = words.findIndex((word, w) => w > last && word.spoken.length > 0)
  const until = closing || heardNext < 0 ? words.length : heardNext
  return Math.max(UNASKED_REST_SECONDS, ...words.slice(last, until).map((word) => word.restSeconds))
}

/** A word nobody hears is shown with the word before it. */
function joinSilentWord(words: TimedWord[], text: string): void {
  const before = words.pop()
  if (before !== undefined) words.push({ ...before, text: `${before.text} ${text}` })
}

function fadeEdges(samples: Float32Array, sampleRate: number): Float32Array {
  const [attack, release] = [Math.round(ATTACK_SECONDS * sampleRate), Math.round(RELEASE_SECONDS * sampleRate)]
  for (let i = 0; i < Math.min(attack, samples.length); i++) samples[i]! *= i / attack
  for (let i = 0; i < Math.min(release, samples.length); i++) samples[samples.length - 1 - i]! *= i / release
  return samples
}

function concatenate(pieces: readonly Float32Array[], frames: number): Float32Array {
  const joined = new Float32Array(frames)
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
