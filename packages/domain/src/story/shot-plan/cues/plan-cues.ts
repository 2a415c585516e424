import type { ShotGraphic } from '../graphic.ts'
import type { PlanText, ShotPlan } from '../shot-plan.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import { timeNarration, type TimedWord } from './time-narration.ts'

export type { TimedWord } from './time-narration.ts'

/**
 * A number or a text to find in the narration. `isUntil`: the time is the end of its words, as for counters; otherwise the start of its first word.
 */
type Cue = { readonly number?: number; readonly words?: readonly (string | undefined)[]; readonly isUntil?: boolean }

/**
 * Times in seconds at which the items of a plan's graphic, or else its texts, are spoken, in their order. `narration`: the shot's text; `words`: its
 * words with their times. Unspoken items are interpolated between their neighbours. Empty when none is spoken: callers then distribute the items over
 * the shot.
 */
export function planCues(plan: ShotPlan, narration: string, words: readonly TimedWord[]): readonly number[] {
  const texts = narration.split(/\s+/u).filter(Boolean)
  const times = timeNarration(texts, words)
  const end = words.at(-1)?.endSeconds
  if (end === undefined) return []
  const spokenSeconds = plan.graphic
    ? cuesOf(plan.graphic).map((cue) => timeOf(cue, texts, times))
    : plan.text.map((text) => times[Math.min(wordOf(text, texts), times.length - 1)]?.startSeconds)
  return spokenSeconds.some((time) => time !== undefined) ? interpolateMissing(spokenSeconds, end) : []
}

/** Index of the word with which a text is said: where all of its words are spoken, else its number, else as the text says. */
function wordOf({ words, role, at }: PlanText, texts: readonly string[]): number {
  const number = role === 'number' ? spokenNumbers(words.split(/\s+/u))[0]?.value : undefined
  return (spanOfWords(words, texts, at) ?? spanOfNumber(number, texts, at))?.first ?? at
}

type Times = readonly ({ readonly startSeconds: number; readonly endSeconds: number } | undefined)[]

function timeOf({ number, words = [], isUntil }: Cue, texts: readonly string[], times: Times): number | undefined {
  const span = spanOfNumber(number, texts) ?? words.map((phrase) => spanOfPhrase(phrase, texts)).find(Boolean)
  if (!span) return undefined
  return isUntil ? times[span.last]?.endSeconds : times[span.first]?.startSeconds
}

type Span = { readonly first: number; readonly last: number }

/** Where a number is spoken: nearest to the word `expected`, default: the last time. */
function spanOfNumber(number: number | undefined, texts: readonly string[], expected = texts.length): Span | undefined {
  if (number === undefined) return undefined
  const spans = spokenNumbers(texts).filter(({ value }) => Math.abs(value - number) <= Math.abs(number) * 1e-6)
  return nearest(spans, expected)
}

const nearest = (spans: readonly Span[], expected: number): Span | undefined =>
  spans.toSorted((a, b) => Math.abs(a.first - expected) - Math.abs(b.first - expected))[0]

const bareWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

const spokenWords = (texts: readonly string[]): string[] => texts.map((text) => bareWords(text).join(''))

/** Where all words of a phrase are spoken, one after the other: nearest to the word `expected`, default: the first time. */
function spanOfWords(phrase: string, texts: readonly string[], expected = 0): Span | undefined {
  const phraseWords = bareWords(phrase)
  if (phraseWords.length === 0) return undefined
  const spoken = spokenWords(texts)
  const spans = spoken.flatMap((_, first) =>
    phraseWords.every((word, i) => spoken[first + i] === word) ? [{ first, last: first + phraseWords.length - 1 }] : [],
  )
  return nearest(spans, expected)
}

/** Where a phrase is spoken, else where its longest word is. */
function spanOfPhrase(phrase: string | undefined, texts: readonly string[]): Span | undefined {
  if (phrase === undefined) return undefined
  const whole = spanOfWords(phrase, texts)
  if (whole) return whole
  const phraseWords = bareWords(phrase)
  const spoken = spokenWords(texts)
  const longest = phraseWords.filter((word) => word.length > MIN_LETTERS).toSorted((a, b) => b.length - a.length)[0]
  const at =
    longest === undefined
      ? -1
      : spoken.findIndex((word) => word.startsWith(longest) || (word.length > MIN_LETTERS && longest.startsWith(word)))
  return at < 0 ? undefined : { first: at, last: at }
}

/** Shorter words are too common to identify a phrase. */
const MIN_LETTERS = 3

function cuesOf(graphic: ShotGraphic): readonly Cue[] {
  switch (graphic.template) {
    case 'counter':
      return [{ number: graphic.to, isUntil: true }]
    case 'curve':
      return [{ number: graphic.points.at(-1)?.y, words: [graphic.label], isUntil: true }]
    case 'bars':
      return [
        ...graphic.bars.map(({ label, value }) => ({ number: value, words: [label] })),
        ...(graphic.ratio === undefined ? [] : [{ number: Number.parseFloat(graphic.ratio), words: [graphic.ratio] }]),
      ]
    case 'stack':
      return graphic.columns.map(({ label, value }) => ({ words: [value, label] }))
    case 'ring':
      return [{ number: graphic.share * 100, words: [graphic.label], isUntil: true }]
    case 'size':
      return [{ words: [graphic.large.label] }, { words: [graphic.small.label] }, { number: graphic.times }]
    case 'dots':
      return [{ number: graphic.count, words: [graphic.label], isUntil: true }]
    case 'timeline':
      return graphic.points.map(({ when, label }) => ({ words: [when, label] }))
    case 'map':
      return graphic.points.map(({ label }) => ({ words: [label] }))
    case 'steps':
      return graphic.steps.map(({ label }) => ({ words: [label] }))
    case 'cause':
      return [graphic.cause, ...graphic.between, graphic.effect].map((text) => ({ words: [text] }))
    case 'cutaway':
      return graphic.layers.map(({ label }) => ({ words: [label] }))
    case 'list':
      return graphic.items.map(({ label }) => ({ words: [label] }))
    case 'words':
      if (graphic.struck !== undefined) return [{ words: [graphic.struck] }, { words: [graphic.key ?? graphic.words] }]
      return [{ words: [graphic.words] }, ...(graphic.key === undefined ? [] : [{ words: [graphic.key] }])]
  }
}

/** Interpolates the times of unspoken items evenly between their neighbours, from 0 to `end`. */
function interpolateMissing(times: readonly (number | undefined)[], end: number): number[] {
  return times.map((time, index) => {
    if (time !== undefined) return time
    const before = times.findLastIndex((other, i) => i < index && other !== undefined)
    const after = times.findIndex((other, i) => i > index && other !== undefined)
    const [from, to] = [before < 0 ? 0 : times[before]!, after < 0 ? end : times[after]!]
    const count = (after < 0 ? times.length : after) - before
    return from + ((to - from) * (index - before)) / count
  })
}
