import type { NormalizedWord, Sentence, SentenceType } from './english/english-sentences.ts'
import type { Utterance } from './synthesizers/flite.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'
import { alignPhonesToWords } from './align-phones.ts'

/** Margins around a breath group, with a fade in and out. */
const ATTACK_SECONDS = 0.012
const RELEASE_SECONDS = 0.03
/** Length of a pause of the synthesizer that has no punctuation in the text. */
const UNMARKED_PAUSE_SECONDS = 0.05

/** The speech between two pauses; times are those of the joined audio. `isSentenceFinal`: the last of its sentence. */
export type BreathGroup = {
  readonly words: readonly TimedWord[]
  readonly phones: readonly Phone[]
  readonly sentenceType: SentenceType
  readonly isSentenceFinal: boolean
}
/** Speech at the synthesizer's sample rate. */
export type JoinedSpeech = Speech & { readonly breathGroups: readonly BreathGroup[] }

type PauseGroup = { readonly phones: readonly Phone[]; readonly words: readonly number[] }

/**
 * Joins utterances with pauses of fixed length instead of the synthesizer's own silences, which vary. Pauses are multiplied by
 * `pauseRatio`, for a voice that is resampled faster later.
 */
export function joinUtterances(
  sentences: readonly Sentence[],
  utterances: readonly Utterance[],
  sampleRate: number,
  pronounce: (word: NormalizedWord) => readonly string[],
  pauseRatio: number,
): JoinedSpeech {
  const clips: Float32Array[] = []
  const words: TimedWord[] = []
  const breathGroups: BreathGroup[] = []
  let frames = 0
  sentences.forEach((sentence, s) => {
    const { samples, phones } = utterances[s]!
    const spans = alignPhonesToWords(sentence.words.map(pronounce), phones)
    const timed: (TimedWord | undefined)[] = []
    const groups = splitAtPauses(phones, spans)
    groups.forEach((group, r) => {
      const from = Math.max(0, group.phones[0]!.startSeconds - ATTACK_SECONDS)
      const clip = fadeEdges(
        samples.slice(Math.round(from * sampleRate), Math.round((group.phones.at(-1)!.endSeconds + RELEASE_SECONDS) * sampleRate)),
        sampleRate,
      )
      const shift = frames / sampleRate - from
      for (const w of group.words)
        timed[w] = {
          text: sentence.words[w]!.text,
          startSeconds: spans[w]!.startSeconds + shift,
          endSeconds: spans[w]!.endSeconds + shift,
        }
      breathGroups.push({
        words: group.words.map((w) => timed[w]!),
        phones: group.phones.map((phone) => ({ ...phone, startSeconds: phone.startSeconds + shift, endSeconds: phone.endSeconds + shift })),
        sentenceType: sentence.type,
        isSentenceFinal: r === groups.length - 1,
      })
      const pause = pauseAfterGroup(sentence.words, group, r === groups.length - 1)
      const last = s === sentences.length - 1 && r === groups.length - 1
      clips.push(clip, new Float32Array(last ? 0 : Math.round(Math.max(0.005, pause * pauseRatio - RELEASE_SECONDS) * sampleRate)))
      frames += clip.length + clips.at(-1)!.length
    })
    sentence.words.forEach((word, w) => (timed[w] ? words.push(timed[w]) : appendSilentWord(words, word.text)))
  })
  return { samples: concatenate(clips, frames), words, phones: breathGroups.flatMap((breath) => breath.phones), breathGroups }
}

/** Groups of phones between silences, with the indices of the words that start in each. */
function splitAtPauses(
  phones: readonly Phone[],
  spans: readonly { readonly startSeconds: number; readonly endSeconds: number }[],
): PauseGroup[] {
  const groups: { phones: Phone[]; words: number[] }[] = []
  let open = false
  for (const phone of phones) {
    if (phone.name === 'pau') open = false
    else if (open) groups.at(-1)!.phones.push(phone)
    else {
      groups.push({ phones: [phone], words: [] })
      open = true
    }
  }
  spans.forEach((span, w) => {
    if (span.endSeconds <= span.startSeconds) return
    groups.findLast((group) => group.phones[0]!.startSeconds <= span.startSeconds + 1e-6)?.words.push(w)
  })
  return groups
}

/** The pause after the last word of a group; words without a verbalization add theirs. */
function pauseAfterGroup(words: readonly NormalizedWord[], group: PauseGroup, isSentenceFinal: boolean): number {
  const last = group.words.at(-1)
  if (last === undefined) return UNMARKED_PAUSE_SECONDS
  const nextSpoken = words.findIndex((word, w) => w > last && word.spoken.length > 0)
  const until = isSentenceFinal || nextSpoken < 0 ? words.length : nextSpoken
  return Math.max(UNMARKED_PAUSE_SECONDS, ...words.slice(last, until).map((word) => word.pauseSeconds))
}

/** Appends a word without a verbalization to the word before it. */
function appendSilentWord(words: TimedWord[], text: string): void {
  const before = words.pop()
  if (before !== undefined) words.push({ ...before, text: `${before.text} ${text}` })
}

function fadeEdges(samples: Float32Array, sampleRate: number): Float32Array {
  const [attack, release] = [Math.round(ATTACK_SECONDS * sampleRate), Math.round(RELEASE_SECONDS * sampleRate)]
  for (let i = 0; i < Math.min(attack, samples.length); i++) samples[i]! *= i / attack
  for (let i = 0; i < Math.min(release, samples.length); i++) samples[samples.length - 1 - i]! *= i / release
  return samples
}

function concatenate(clips: readonly Float32Array[], frames: number): Float32Array {
  const joined = new Float32Array(frames)
  let at = 0
  for (const clip of clips) {
    joined.set(clip, at)
    at += clip.length
  }
  return joined
}
