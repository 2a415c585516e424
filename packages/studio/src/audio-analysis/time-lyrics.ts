import { MAX_LYRICS_CHARACTERS, type LyricLine, type TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { countSyllables, splitLineIntoWords } from './syllables.ts'
import { distributeOverVoice } from './distribute-over-voice.ts'
import type { TokenizedLine, LineTime } from './tokenized-line.ts'

const BREATH_SYLLABLES = 1
/** Maximum duration of a syllable. */
const MAX_SYLLABLE_SECONDS = 0.6
const MIN_WORD_SECONDS = 0.001
/** Sung fraction of the time until the next line. */
const SUNG_FRACTION = 0.94

/** Tokenizes lines; lines without letters or digits, and text after MAX_LYRICS_CHARACTERS, are dropped. */
export function splitLyrics(lines: readonly LyricLine[]): TokenizedLine[] {
  let remaining = MAX_LYRICS_CHARACTERS
  return lines.flatMap((line) => {
    const text = line.text.slice(0, Math.max(0, remaining))
    remaining -= line.text.length
    const words = splitLineIntoWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) return []
    const weight = BREATH_SYLLABLES + words.reduce((sum, word) => sum + countSyllables(word), 0)
    return [{ ...line, text: text.trim(), words, weight }]
  })
}

/** Times all words: from given line times if any, else by distribution over the sung time, with lines starting on bars or beats. */
export function timeLines(lines: readonly TokenizedLine[], features: SongFeatures): TimedLyricLine[] {
  if (lines.length === 0) return []
  const times = lines.some(({ startSeconds }) => startSeconds !== undefined)
    ? givenTimes(lines, features)
    : distributeOverVoice(lines, features)
  return lines.map((line, i) => distributeWords(line, sungTime(line, times[i]!)))
}

function sungTime({ weight, endSeconds }: TokenizedLine, { startSeconds, endSeconds: last }: LineTime): LineTime {
  if (endSeconds !== undefined) return { startSeconds, endSeconds: last }
  const longest = weight * MAX_SYLLABLE_SECONDS
  return { startSeconds, endSeconds: startSeconds + Math.min(longest, (last - startSeconds) * SUNG_FRACTION) }
}

/** Given start times, clamped to ascending order; lines without one are interpolated. */
function givenTimes(lines: readonly TokenizedLine[], { durationSeconds }: SongFeatures): LineTime[] {
  const starts: number[] = []
  const min = minLineSeconds(lines, durationSeconds)
  lines.forEach((line, i) => {
    const latest = durationSeconds - min * (lines.length - i)
    const before = i === 0 ? 0 : starts[i - 1]! + min
    starts.push(Math.max(before, Math.min(latest, line.startSeconds ?? interpolatedStart(lines, i, starts, durationSeconds))))
  })
  return lines.map((line, i) => {
    const last = starts[i + 1] ?? durationSeconds
    const own = line.endSeconds !== undefined && line.endSeconds > starts[i]! ? line.endSeconds : last
    return { startSeconds: starts[i]!, endSeconds: Math.min(last, own) }
  })
}

const minLineSeconds = (lines: readonly TokenizedLine[], durationSeconds: number): number =>
  Math.min(0.05, durationSeconds / (lines.length + 1))

/** Start of a line without a given time: in proportion to the syllables between the neighbouring given times. */
function interpolatedStart(lines: readonly TokenizedLine[], index: number, starts: readonly number[], durationSeconds: number): number {
  const next = lines.findIndex((line, i) => i > index && line.startSeconds !== undefined)
  const until = next < 0 ? durationSeconds : lines[next]!.startSeconds!
  if (index === 0) {
    const seconds = lines.slice(0, Math.max(1, next)).reduce((sum, line) => sum + line.weight * 0.35, 0)
    return Math.max(0, until - seconds)
  }
  const weights = lines.slice(index - 1, next < 0 ? undefined : next).reduce((sum, line) => sum + line.weight, 0)
  return starts[index - 1]! + ((until - starts[index - 1]!) * lines[index - 1]!.weight) / weights
}

/** Distributes the words of a line over its duration by syllables, without overlap, each at least a millisecond. */
function distributeWords({ text, words }: TokenizedLine, { startSeconds, endSeconds }: LineTime): TimedLyricLine {
  const weights = words.map(countSyllables)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const durationSeconds = Math.max(endSeconds - startSeconds, MIN_WORD_SECONDS * words.length)
  let syllables = 0
  return {
    text,
    words: words.map((word, i) => {
      const from = startSeconds + (syllables / total) * durationSeconds
      syllables += weights[i]!
      return { text: word, startSeconds: roundTime(from), endSeconds: roundTime(startSeconds + (syllables / total) * durationSeconds) }
    }),
  }
}

const roundTime = (seconds: number): number => Math.round(seconds * 10_000) / 10_000
