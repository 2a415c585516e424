import type { ShotGraphic } from '../graphic.ts'
import type { ShotPlan } from '../shot-plan.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import { timeNarration, type TimedWord } from './time-narration.ts'

export type { TimedWord } from './time-narration.ts'

/** What is waited for: a number or words of the narration. `isUntil`: reached when it has been said, as a counter; otherwise it appears with its first word. */
type Cue = { readonly number?: number; readonly words?: readonly (string | undefined)[]; readonly isUntil?: boolean }

/**
 * Seconds at which the things of a plan's graphic, or its texts, are said, in their order. `narration`: text of the shot; `words`: its words with their
 * times. A thing that is not said stands between its neighbours. Empty when nothing is said: then things are spread over the shot.
 */
export function planCues(plan: ShotPlan, narration: string, words: readonly TimedWord[]): readonly number[] {
  const texts = narration.split(/\s+/u).filter(Boolean)
  const times = timeNarration(texts, words)
  const end = words.at(-1)?.endSeconds
  if (end === undefined) return []
  const found = plan.graphic
    ? cuesOf(plan.graphic).map((cue) => timeOf(cue, texts, times))
    : plan.text.map(({ at }) => times[Math.min(at, times.length - 1)]?.startSeconds)
  return found.some((time) => time !== undefined) ? withoutGaps(found, end) : []
}

type Times = readonly ({ readonly startSeconds: number; readonly endSeconds: number } | undefined)[]

function timeOf({ number, words = [], isUntil }: Cue, texts: readonly string[], times: Times): number | undefined {
  const span = spanOfNumber(number, texts) ?? words.map((phrase) => spanOfPhrase(phrase, texts)).find(Boolean)
  if (!span) return undefined
  return isUntil ? times[span.last]?.endSeconds : times[span.first]?.startSeconds
}

type Span = { readonly first: number; readonly last: number }

const spanOfNumber = (number: number | undefined, texts: readonly string[]): Span | undefined =>
  number === undefined ? undefined : spokenNumbers(texts).findLast(({ value }) => Math.abs(value - number) <= Math.abs(number) * 1e-6)

const bareWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/** Where a phrase is said; else where its longest word is. */
function spanOfPhrase(phrase: string | undefined, texts: readonly string[]): Span | undefined {
  if (phrase === undefined) return undefined
  const wanted = bareWords(phrase)
  const said = texts.map((text) => bareWords(text).join(''))
  const whole = said.findIndex((_, from) => wanted.length > 0 && wanted.every((word, i) => said[from + i] === word))
  if (whole >= 0) return { first: whole, last: whole + wanted.length - 1 }
  const longest = wanted.filter((word) => word.length > MIN_LETTERS).toSorted((a, b) => b.length - a.length)[0]
  const at =
    longest === undefined
      ? -1
      : said.findIndex((word) => word.startsWith(longest) || (word.length > MIN_LETTERS && longest.startsWith(word)))
  return at < 0 ? undefined : { first: at, last: at }
}

/** Words up to this length stand for nothing on their own. */
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
      return [{ words: [graphic.words] }, ...(graphic.key === undefined ? [] : [{ words: [graphic.key] }])]
  }
}

/** Things that are not said stand evenly between their neighbours, from the beginning to the end of the speech. */
function withoutGaps(found: readonly (number | undefined)[], end: number): number[] {
  return found.map((time, index) => {
    if (time !== undefined) return time
    const before = found.findLastIndex((other, i) => i < index && other !== undefined)
    const after = found.findIndex((other, i) => i > index && other !== undefined)
    const [from, to] = [before < 0 ? 0 : found[before]!, after < 0 ? end : found[after]!]
    const count = (after < 0 ? found.length : after) - before
    return from + ((to - from) * (index - before)) / count
  })
}
