import type { Chunk } from '../clauses/chunk.ts'
import type { Clause } from '../clauses/clause.ts'
import { clauseAt, isInRelative } from '../clauses/clause-at.ts'
import { FORMS_OF_BE } from '../clauses/words.ts'
import { span } from '../lettering/forms/noun-forms.ts'
import { lengthOf, textOf, uncapitalized } from '../lettering/statement-text.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { HEDGE_WORDS } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** Most words of a note beside its number. */
const MAX_WORDS = 8

/** `The repair costs $200`: what has the number is all that there is to say. */
const MEASURING = /^(?:cost|weigh|last|measure|total|reach|hold|contain)$/u

/** Verbs that say nothing without what they are done with. */
const LIGHT = /^(?:get|give|have|make|do|take|go|come|bring|use)$/u

const isOneOf = (chunk: Chunk, i: number): boolean => chunk.from <= i && i < chunk.to

/** Tokens of what a number counts, without it: `job applications` of `140 job applications`; none of `$400`, whose unit stands beside it. */
function countedBy({ tokens }: Analysis, chunk: Chunk, { at, end, kind }: Quantity): readonly number[] {
  return span(chunk).filter((i) => {
    const { word, pos, low } = tokens[i]!
    if (word > end) return true
    return (
      kind === 'count' && word >= at && pos !== 'NUM' && !/^(?:hundred|thousand|million|billion|a|and|-)$/u.test(low) && !/\d/u.test(low)
    )
  })
}

/** A token, or the `to` before a verb. */
type Part = number | 'to'

/** Who does what with a number, as it is said behind it, longest first: `($86,400) somebody puts into your account`, `($50) to save every week`. */
function doneWith({ tokens }: Analysis, clause: Clause, object: Chunk, isCounting: boolean): readonly (readonly Part[])[] {
  const behind = clause.rest.filter((chunk) => chunk !== object && chunk.kind !== 'adjective')
  const particles = behind.filter(({ kind }) => kind === 'particle')
  const subject = clause.subject[0] && tokens[clause.subject[0].from]!
  if (subject ? clause.isShared || clause.isInverted || /^(?:there|it|this|that|here)$/u.test(subject.low) : !clause.isCommand) return []
  if (subject && !isCounting && MEASURING.test(tokens[clause.verb.head]!.lemma)) return [clause.subject.flatMap(span)]
  // `€5 | to get back`, `20% | to get off`: nothing whole.
  if (!subject && LIGHT.test(tokens[clause.verb.head]!.lemma)) return []
  const opening: readonly Part[] = subject ? clause.subject.flatMap(span) : ['to']
  return [behind, particles].map((chunks) => [...opening, ...span(clause.verb), ...chunks.flatMap(span)])
}

/** The first of some notes that is short enough. */
const firstOf = (analysis: Analysis, clause: Clause, all: readonly (readonly Part[])[]): string | undefined =>
  all.map((parts) => noteOf(analysis, clause, parts)).find((note) => note !== undefined)

/** Words of a note; a time that stood before its clause goes behind it where there is room. */
function noteOf(analysis: Analysis, { fronted, before }: Clause, parts: readonly Part[]): string | undefined {
  const { tokens } = analysis
  const words = (all: readonly Part[]): string => {
    const to = all.indexOf('to')
    const texts = [all.slice(0, Math.max(0, to)), all.slice(to + 1)].map((parts) => {
      const kept = parts.filter((part): part is number => typeof part === 'number' && /[\p{L}\p{N}]/u.test(tokens[part]!.text))
      return uncapitalized(textOf(analysis, kept), [-1, ...kept], analysis)
    })
    return [texts[0], to < 0 ? '' : 'to', texts[1]].filter(Boolean).join(' ')
  }
  const time = [...fronted, ...before].filter(({ isTime }) => isTime).flatMap(span)
  const [short, long] = [words(parts), words([...parts, ...time])]
  const best = lengthOf(long) <= MAX_WORDS ? long : short
  return best !== '' && lengthOf(best) <= MAX_WORDS ? best : undefined
}

/**
 * What a sentence says of a number that stands on screen, without it, as it is said behind one: `somebody puts into your account`,
 * `of your salary`, `people have walked on the Moon`; undefined where nothing whole is left.
 */
export function noteWithoutNumber(analysis: Analysis, quantity: Quantity): string | undefined {
  const { tokens } = analysis
  const at = tokens.find(({ word }) => word === quantity.at)?.i
  const clause = at === undefined ? undefined : clauseAt(analysis, at)
  if (at === undefined || !clause || isInRelative(analysis, at)) return undefined
  const last = tokens.findLast(({ word, text }) => word <= quantity.end && /[\p{L}\p{N}%]/u.test(text))!.i
  const subject = clause.subject.find((chunk) => isOneOf(chunk, at))
  // `1 in 4 drivers`: the words are the number.
  if (quantity.kind === 'share' && tokens[last + 1]?.low !== 'of') return undefined
  // `12 people | have walked on the Moon`.
  if (subject) {
    const isFirst = subject === clause.subject[0] && span(subject).every((i) => i >= at || HEDGE_WORDS.test(tokens[i]!.low))
    const counted = countedBy(analysis, subject, quantity)
    return isFirst && counted.length > 0
      ? noteOf(analysis, clause, [...counted, ...clause.subject.slice(1).flatMap(span), ...span({ from: clause.verb.from, to: clause.to })])
      : undefined
  }
  const chunk = clause.rest.find((one) => isOneOf(one, at))
  if (!chunk || clause.isDenied || FORMS_OF_BE.test(tokens[clause.verb.head]!.low)) return undefined
  const isOpening = span(chunk).every((i) => i >= at || HEDGE_WORDS.test(tokens[i]!.low))
  if (chunk.kind === 'nominal' && isOpening) {
    // `20% | of your salary to put aside`.
    const isOf = tokens[last + 1]?.low === 'of'
    // `1/3 | of Europe the plague had killed`: no order of words.
    if (isOf && clause.subject.length > 0 && /^(?:share|percent)$/u.test(quantity.kind)) return undefined
    const counted = isOf ? span({ from: last + 1, to: chunk.to }) : countedBy(analysis, chunk, quantity)
    const done = doneWith(analysis, clause, chunk, counted.length > 0)
    return firstOf(analysis, clause, [...done.map((parts) => [...counted, ...parts]), ...(counted.length > 1 ? [counted] : [])])
  }
  // `a transfer | of 10%`, `kept the rate | at 2.75%`.
  const joint = chunk.kind === 'preposition' ? chunk.from : span(chunk).findLast((i) => i < at && tokens[i]!.low === 'of')
  const isParticle = chunk.kind === 'preposition' && /^(?:out|up|off|down|away)$/u.test(tokens[chunk.from]!.low)
  const isEnd = span({ from: last + 1, to: chunk.to }).length === 0
  // `It is made | of 41 plates`.
  const isOfVerb = joint !== undefined && tokens[joint]!.low === 'of' && tokens[joint - 1]?.pos === 'VERB'
  if (joint === undefined || isOfVerb || !isEnd || isParticle || clause.isShared || clause.isInverted) return undefined
  if (span({ from: joint + 1, to: at }).some((i) => !HEDGE_WORDS.test(tokens[i]!.low) && tokens[i]!.pos !== 'DET')) return undefined
  const kept = [...clause.subject, clause.verb, ...clause.rest.filter(({ isTime }) => !isTime)]
    .flatMap(span)
    .filter((i) => i < joint || i >= chunk.to)
  const note = noteOf(analysis, clause, kept)
  return note !== undefined && lengthOf(note) > 1 ? capitalized(note) : undefined
}
