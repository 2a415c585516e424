import { MAX_LYRICS_CHARACTERS, type LyricLine, type TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { countSyllables, splitLineIntoWords } from './syllables.ts'
import { distributeOverVoice } from './distribute-over-voice.ts'
import type { TokenizedLine, LineTime } from './tokenized-line.ts'

const BREATH_SYLLABLES = 1
/** Slowest singing of a syllable: after that a line is over, though nobody sings on. */
const LONGEST_SYLLABLE_SECONDS = 0.6
const SHORTEST_WORD_SECONDS = 0.001
/** Part of a line's time in which it is sung, before the next. */
const SUNG_PART = 0.94

/** The lines with letters or digits as words, up to the longest lyrics that are accepted. */
export function splitLyrics(lines: readonly LyricLine[]): TokenizedLine[] {
  let left = MAX_LYRICS_CHARACTERS
  return lines.flatMap((line) => {
    const text = line.text.slice(0, Math.max(0, left))
    left -= line.text.length
    const words = splitLineIntoWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) return []
    const weight = BREATH_SYLLABLES + words.reduce((sum, word) => sum + countSyllables(word), 0)
    return [{ ...line, text: text.trim(), words, weight }]
  })
}

/** Times of all words: by the lines' own times where some have one, else distributed over the sung parts, lines starting on bars or beats. */
export function timeLines(lines: readonly TokenizedLine[], reading: SongFeatures): TimedLyricLine[] {
  if (lines.length === 0) return []
  const times = lines.some(({ startSeconds }) => startSeconds !== undefined)
    ? ownTimes(lines, reading)
    : distributeOverVoice(lines, reading)
  return lines.map((line, i) => spread(line, sungTime(line, times[i]!)))
}

function sungTime({ weight, endSeconds }: TokenizedLine, { startSeconds, endSeconds: last }: LineTime): LineTime {
  if (endSeconds !== undefined) return { startSeconds, endSeconds: last }
  const longest = weight * LONGEST_SYLLABLE_SECONDS
  return { startSeconds, endSeconds: startSeconds + Math.min(longest, (last - startSeconds) * SUNG_PART) }
}

/** Given times stand as far as they ascend; lines without one share the gap to the next that has one. */
function ownTimes(lines: readonly TokenizedLine[], { durationSeconds }: SongFeatures): LineTime[] {
  const starts: number[] = []
  const min = leastSeconds(lines, durationSeconds)
  lines.forEach((line, i) => {
    const latest = durationSeconds - min * (lines.length - i)
    const before = i === 0 ? 0 : starts[i - 1]! + min
    starts.push(Math.max(before, Math.min(latest, line.startSeconds ?? sharedStart(lines, i, starts, durationSeconds))))
  })
  return lines.map((line, i) => {
    const last = starts[i + 1] ?? durationSeconds
    const own = line.endSeconds !== undefined && line.endSeconds > starts[i]! ? line.endSeconds : last
    return { startSeconds: starts[i]!, endSeconds: Math.min(last, own) }
  })
}

const leastSeconds = (lines: readonly TokenizedLine[], durationSeconds: number): number =>
  Math.min(0.05, durationSeconds / (lines.length + 1))

/** Where a line without a time begins: behind the one before, in proportion to the syllables up to the next known time. */
function sharedStart(lines: readonly TokenizedLine[], index: number, starts: readonly number[], durationSeconds: number): number {
  const next = lines.findIndex((line, i) => i > index && line.startSeconds !== undefined)
  const until = next < 0 ? durationSeconds : lines[next]!.startSeconds!
  if (index === 0) {
    const seconds = lines.slice(0, Math.max(1, next)).reduce((sum, line) => sum + line.weight * 0.35, 0)
    return Math.max(0, until - seconds)
  }
  const weights = lines.slice(index - 1, next < 0 ? undefined : next).reduce((sum, line) => sum + line.weight, 0)
  return starts[index - 1]! + ((until - starts[index - 1]!) * lines[index - 1]!.weight) / weights
}

/** A line's words over its time, each as long as it has syllables. Never shorter than a millisecond, never one over another. */
function spread({ text, words }: TokenizedLine, { startSeconds, endSeconds }: LineTime): TimedLyricLine {
  const weights = words.map(countSyllables)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const lasting = Math.max(endSeconds - startSeconds, SHORTEST_WORD_SECONDS * words.length)
  let sung = 0
  return {
    text,
    words: words.map((word, i) => {
      const from = startSeconds + (sung / all) * lasting
      sung += weights[i]!
      return { text: word, startSeconds: precise(from), endSeconds: precise(startSeconds + (sung / all) * lasting) }
    }),
  }
}

const precise = (seconds: number): number => Math.round(seconds * 10_000) / 10_000
