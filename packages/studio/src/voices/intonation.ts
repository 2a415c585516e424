import type { BreathGroup } from './join-utterances.ts'
import type { TimedWord } from './speech.ts'

/** A pitch target: semitones relative to the base voice, with linear interpolation between targets. */
type PitchTarget = { readonly seconds: number; readonly semitones: number }

const VOWELS = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '))
/** Words that get a pitch accent; words in capitals do too. */
const EMPHASIZED = /^(never|always|nobody|everybody|nothing|everything|only|first|last|best|most|every|finally|suddenly|love|secret)$/i

/**
 * Pitch contour on top of the intonation of the base voice: declination over the sentence, continuation rise at commas, final rise of a
 * yes-no question, high onset of an exclamation, and pitch accents on emphasized words. `intonationRange`: factor on the pitch range, 1 is
 * calm. Returns the pitch ratio at a time in seconds of the joined audio.
 */
export function pitchContourOf(groups: readonly BreathGroup[], intonationRange: number): (seconds: number) => number {
  const targets = groups
    .flatMap((group, i) => targetsOf(group, i === 0 || groups[i - 1]!.isSentenceFinal))
    .sort((a, b) => a.seconds - b.seconds)
  let index = 0
  return (seconds) => {
    if (targets.length === 0) return 1
    // Times are mostly ascending, so the search continues at the last position.
    if (targets[index]!.seconds > seconds) index = 0
    while (index < targets.length - 1 && targets[index + 1]!.seconds <= seconds) index++
    const [from, to] = [targets[index]!, targets[Math.min(index + 1, targets.length - 1)]!]
    const part = to.seconds > from.seconds ? Math.max(0, Math.min(1, (seconds - from.seconds) / (to.seconds - from.seconds))) : 0
    const semitones = from.semitones + (to.semitones - from.semitones) * part
    return 2 ** ((semitones * (semitones > 2.5 ? 1 : intonationRange)) / 12)
  }
}

function targetsOf(group: BreathGroup, isSentenceInitial: boolean): PitchTarget[] {
  const [from, to] = [group.phones[0]!.startSeconds, group.phones.at(-1)!.endSeconds]
  const [high, low] = declinationOf(group, isSentenceInitial)
  const baseline = (seconds: number) => high + ((low - high) * (seconds - from)) / Math.max(0.2, to - from)
  const boundary = boundaryToneOf(group, baseline)
  const end = boundary[0]?.seconds ?? to
  const accents = group.words.filter((word) => isEmphasized(word.text)).flatMap((word) => accentOn(word, group, baseline))
  return [
    { seconds: from, semitones: high },
    ...accents.filter((target) => target.seconds > from && target.seconds < end),
    ...boundary,
    ...(boundary.length === 0 ? [{ seconds: to, semitones: low }] : []),
  ]
}

/** Semitones at the start and the end of a breath group, before its boundary tone. */
function declinationOf({ sentenceType, isSentenceFinal }: BreathGroup, isSentenceInitial: boolean): readonly [number, number] {
  if (sentenceType === 'exclamation') return [isSentenceInitial ? 2.4 : 1.6, isSentenceFinal ? -0.6 : 0.8]
  if (sentenceType === 'wh-question') return [isSentenceInitial ? 2.2 : 1, isSentenceFinal ? -0.4 : 0.4]
  if (sentenceType === 'yes-no') return [isSentenceInitial ? 0.4 : 0.2, 0]
  return [isSentenceInitial ? 1.2 : 0.7, isSentenceFinal ? -1 : 0]
}

/** Pitch targets from the last vowels to the end of the breath group. */
function boundaryToneOf(group: BreathGroup, baseline: (seconds: number) => number): PitchTarget[] {
  const vowels = group.phones.filter((phone) => VOWELS.has(phone.name))
  const [last, end] = [vowels.at(-1), group.phones.at(-1)!.endSeconds]
  if (last === undefined || last.startSeconds - group.phones[0]!.startSeconds < 0.1) return []
  const start = { seconds: last.startSeconds, semitones: baseline(last.startSeconds) }
  if (!group.isSentenceFinal) return [start, { seconds: end, semitones: start.semitones + 2 }]
  if (group.sentenceType !== 'yes-no') return [start, { seconds: end, semitones: start.semitones - 0.8 }]
  // Compensates the sentence-final fall of the base voice.
  const secondLast = vowels.at(-2) ?? last
  return [
    { seconds: secondLast.startSeconds, semitones: baseline(secondLast.startSeconds) + 1.5 },
    { seconds: last.startSeconds, semitones: baseline(last.startSeconds) + 4.5 },
    { seconds: end, semitones: 8 },
  ]
}

function isEmphasized(text: string): boolean {
  const plain = text.replaceAll(/[^\p{L}']/gu, '')
  return EMPHASIZED.test(plain) || (/^\p{Lu}{4,}$/u.test(plain) && /[AEIOU]/.test(plain))
}

function accentOn(word: TimedWord, group: BreathGroup, baseline: (seconds: number) => number): PitchTarget[] {
  const vowel = group.phones.find((phone) => VOWELS.has(phone.name) && phone.startSeconds >= word.startSeconds - 1e-6)
  if (vowel === undefined || vowel.startSeconds > word.endSeconds) return []
  const middle = (vowel.startSeconds + vowel.endSeconds) / 2
  return [
    { seconds: word.startSeconds, semitones: baseline(word.startSeconds) },
    { seconds: middle, semitones: baseline(middle) + 2 },
    { seconds: word.endSeconds + 0.08, semitones: baseline(word.endSeconds) },
  ]
}
