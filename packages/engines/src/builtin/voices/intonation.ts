import type { BreathGroup } from './join-utterances.ts'
import type { TimedWord } from './speech.ts'

/** A turn of the melody: semitones above the voice's own, straight lines between. */
type Turn = { readonly seconds: number; readonly semitones: number }

const VOWELS = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '))
/** Words that carry a story's weight; capitals do too. */
const WEIGHTY = /^(never|always|nobody|everybody|nothing|everything|only|first|last|best|most|every|finally|suddenly|love|secret)$/i

/**
 * The melody a sentence has on top of the voice's own: it sinks to the end, rises at commas because more will come, rises far at the
 * end of a yes-no question, starts high in an exclamation, and leans on weighty words. `liveliness` 1 is a calm narrator.
 * Gives the factor on the pitch at a second of the joined sound.
 */
export function intonationOf(breaths: readonly BreathGroup[], liveliness: number): (seconds: number) => number {
  const turns = breaths.flatMap((breath, i) => turnsOf(breath, i === 0 || breaths[i - 1]!.closing)).sort((a, b) => a.seconds - b.seconds)
  let at = 0
  return (seconds) => {
    if (turns.length === 0) return 1
    // Asked mostly in order: the search goes on where it stopped.
    if (turns[at]!.seconds > seconds) at = 0
    while (at < turns.length - 1 && turns[at + 1]!.seconds <= seconds) at++
    const [from, to] = [turns[at]!, turns[Math.min(at + 1, turns.length - 1)]!]
    const part = to.seconds > from.seconds ? Math.max(0, Math.min(1, (seconds - from.seconds) / (to.seconds - from.seconds))) : 0
    const semitones = from.semitones + (to.semitones - from.semitones) * part
    return 2 ** ((semitones * (semitones > 2.5 ? 1 : liveliness)) / 12)
  }
}

function turnsOf(breath: BreathGroup, opening: boolean): Turn[] {
  const [from, to] = [breath.phones[0]!.startSeconds, breath.phones.at(-1)!.endSeconds]
  const [high, low] = slopeOf(breath, opening)
  const slope = (seconds: number) => high + ((low - high) * (seconds - from)) / Math.max(0.2, to - from)
  const tail = tailOf(breath, slope)
  const end = tail[0]?.seconds ?? to
  const leaned = breath.words.filter((word) => carriesWeight(word.text)).flatMap((word) => leanOn(word, breath, slope))
  return [
    { seconds: from, semitones: high },
    ...leaned.filter((turn) => turn.seconds > from && turn.seconds < end),
    ...tail,
    ...(tail.length === 0 ? [{ seconds: to, semitones: low }] : []),
  ]
}

/** Semitones at the start and the end of a breath, before its tail. */
function slopeOf({ tone, closing }: BreathGroup, opening: boolean): readonly [number, number] {
  if (tone === 'exclaimed') return [opening ? 2.4 : 1.6, closing ? -0.6 : 0.8]
  if (tone === 'which') return [opening ? 2.2 : 1, closing ? -0.4 : 0.4]
  if (tone === 'yes-no') return [opening ? 0.4 : 0.2, 0]
  return [opening ? 1.2 : 0.7, closing ? -1 : 0]
}

/** What the voice does from its last vowels to the end of the breath. */
function tailOf(breath: BreathGroup, slope: (seconds: number) => number): Turn[] {
  const vowels = breath.phones.filter((phone) => VOWELS.has(phone.name))
  const [last, end] = [vowels.at(-1), breath.phones.at(-1)!.endSeconds]
  if (last === undefined || last.startSeconds - breath.phones[0]!.startSeconds < 0.1) return []
  const start = { seconds: last.startSeconds, semitones: slope(last.startSeconds) }
  if (!breath.closing) return [start, { seconds: end, semitones: start.semitones + 2 }]
  if (breath.tone !== 'yes-no') return [start, { seconds: end, semitones: start.semitones - 0.8 }]
  // The voice's own fall at the end of a sentence has to be climbed first.
  const climb = vowels.at(-2) ?? last
  return [
    { seconds: climb.startSeconds, semitones: slope(climb.startSeconds) + 1.5 },
    { seconds: last.startSeconds, semitones: slope(last.startSeconds) + 4.5 },
    { seconds: end, semitones: 8 },
  ]
}

function carriesWeight(text: string): boolean {
  const plain = text.replaceAll(/[^\p{L}']/gu, '')
  return WEIGHTY.test(plain) || (/^\p{Lu}{4,}$/u.test(plain) && /[AEIOU]/.test(plain))
}

function leanOn(word: TimedWord, breath: BreathGroup, slope: (seconds: number) => number): Turn[] {
  const vowel = breath.phones.find((phone) => VOWELS.has(phone.name) && phone.startSeconds >= word.startSeconds - 1e-6)
  if (vowel === undefined || vowel.startSeconds > word.endSeconds) return []
  const middle = (vowel.startSeconds + vowel.endSeconds) / 2
  return [
    { seconds: word.startSeconds, semitones: slope(word.startSeconds) },
    { seconds: middle, semitones: slope(middle) + 2 },
    { seconds: word.endSeconds + 0.08, semitones: slope(word.endSeconds) },
  ]
}
