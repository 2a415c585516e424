import { TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { meantBy } from '../lettering/pronoun-words.ts'
import { isNegation } from '../text/clause-ends.ts'
import { itemHeadingWords } from '../text/sentence-parts/item-heading.ts'
import type { Phrase } from '../text/phrases.ts'
import { lengthBeforeCut } from './clause-label.ts'
import { clip, type NamedGraphic } from './graphic-label.ts'
import { wholeLabel } from './measured-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_STEP_WORDS = 6
/** One or two commands are no chain. */
const MIN_STEPS = 3

/** The first words of a step, cut before a preposition or a conjunction where it is long. */
function stepLabel(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length <= MAX_STEP_WORDS) return phrase
  const length = lengthBeforeCut(words, MAX_STEP_WORDS)
  return length > 0 ? words.slice(0, length).join(' ') : phrase
}

/** Is what stands behind `and` the last of a row whose other items have no verb? */
function isInRowOfNouns(at: number, tokens: Analysis['tokens']): boolean {
  if (tokens[at - 1]?.low !== 'and') return false
  const comma = tokens.findLastIndex(({ text, i }) => text === ',' && i < at - 1)
  const item = tokens.slice(comma + 1, at - 1)
  return comma > 0 && item.length > 0 && item.every(({ pos }) => /^(?:NOUN|ADJ|DET|PROPN)$/u.test(pos))
}

/** `Wipe the chain` for `Wipe it`: what pronouns of a step stand for. `from`: its first word. */
const withNouns = (label: string, from: number, analysis: Analysis): string =>
  label
    .split(' ')
    .map((word, n) => {
      const pronoun = analysis.tokens.find((token) => token.word === from + n && /^(?:it|them)$/u.test(token.low))
      const noun = pronoun && meantBy(analysis, [], pronoun.i)
      return noun ? word.replace(/^\p{L}+/u, noun) : word
    })
    .join(' ')

/** Clauses that begin with an imperative. */
export function stepsIn(analysis: Analysis): string[] {
  const { tokens, text } = analysis
  const words = text.split(/\s+/u)
  const headingWords = itemHeadingWords(text)
  const first = tokens.findIndex(({ word }) => word >= headingWords)
  const starts = tokens.filter(({ pos, low, lemma, i }) => {
    const before = tokens[i - 1]
    if (i < first) return false
    const isStart = i === first || before?.text === ',' || before?.text === ';' || (/^(?:and|then)$/u.test(before?.low ?? '') && i > 1)
    const isPlain = pos === 'VERB' && low === lemma && !/^(?:PRON|AUX)$/u.test(tokens[i - 2]?.pos ?? '')
    return isStart && isPlain
  })
  const firstVerb = tokens.findIndex(({ pos, i }) => pos === 'VERB' && i >= first)
  if (starts.length === 0 || firstVerb !== starts[0]!.i || starts[0]!.i > first + 3) return []
  // `Look for mistakes, addresses and pressure`: a row of nouns.
  const isRow = starts.slice(1).some(({ i }) => isInRowOfNouns(i, tokens))
  return (isRow ? starts.slice(0, 1) : starts).map(({ word }, n, all) => {
    const end = all[n + 1]?.word ?? words.length
    const clause = words
      .slice(word, end)
      .join(' ')
      .split(/[;.!?]/u)[0]!
      .replace(/,?\s+(?:and|then)$/u, '')
    const comma = words.findIndex((one, i) => i >= word && i < end && one.endsWith(','))
    // `press Control, Shift and L`: one step.
    const isRowOfObjects =
      comma >= 0 &&
      /, .*\b(?:and|or) /u.test(clause) &&
      clause.split(' ').length <= MAX_STEP_WORDS &&
      !tokens.some((token) => token.word > comma && token.word < end && /^(?:VERB|AUX|PRON|SCONJ)$/u.test(token.pos))
    return capitalized(withNouns(isRowOfObjects ? clause : stepLabel(clause.split(',')[0]!), word, analysis))
  })
}

export function stepsOf(analysis: Analysis): NamedGraphic | undefined {
  const steps = stepsIn(analysis)
  if (steps.length < MIN_STEPS) return undefined
  return {
    graphic: { template: 'steps', steps: steps.slice(0, 6).map((label) => ({ label: clip(label) })) },
    what: 'chain of steps',
    form: 'steps',
  }
}

/** `every minute`, `a litre and a half`: how much and when, no items of a row. */
const isMeasureOf = ({ lemma, run, role, preposition }: Phrase): boolean =>
  preposition === 'between' ||
  TIME_NOUNS.test(lemma) ||
  /^(?:half|quarter|litre|liter|gallon|mile|inch|kilo|ounce|other|one|rest|more)$/u.test(lemma) ||
  (role === 'subject' && /^(?:every|each)$/u.test(run[0]!.low))

/** Coordinated phrases of one role: at least three. */
export function enumerationIn({ phrases, tokens }: Analysis): Phrase[] {
  let best: Phrase[] = []
  let run: Phrase[] = []
  for (const [n, phrase] of phrases.entries()) {
    const before = tokens[phrase.start - 1]?.low ?? ''
    if (isMeasureOf(phrase)) {
      run = []
      continue
    }
    const joins =
      n > 0 &&
      run.length > 0 &&
      /^(?:,|and|or)$/u.test(before) &&
      phrase.start - phrases[n - 1]!.end <= 3 &&
      phrase.bar === phrases[n - 1]!.bar &&
      phrase.role === phrases[n - 1]!.role
    run = joins ? [...run, phrase] : [phrase]
    if (run.length > best.length) best = run
  }
  return best.length >= 3 ? best : []
}

const DENIED_ITEM = /^(?:no|zero|without|hardly any|not an?|not one) (?=\S)/iu
const MAX_ITEM_WORDS = 4

/** An item of a row up to the end of its noun phrase: `No tangled mess` of `no tangled mess in your pocket`. */
function itemLabel(item: string): string {
  const words = item.split(' ')
  const length = words.length > MAX_ITEM_WORDS ? lengthBeforeCut(words, MAX_ITEM_WORDS) : words.length
  return length > 1 ? words.slice(0, length).join(' ') : ''
}

/** The rows of denials that may begin in a sentence: at its begin, or behind `there is`, `with` and the like. */
const DENIED_ROW = /(?:^|\b(?:is|are|be|was|were|has|have|had|with|there['’]s) )(?=(?:no|zero) )/giu

/** `No ads, no fees, no contract`, `there would be no apples and hardly any coffee`: what there is none of. */
function deniedList({ text }: Analysis): NamedGraphic | undefined {
  const rows = [...text.matchAll(DENIED_ROW)].map(({ index, 0: before }) =>
    text
      .slice(index + before.length)
      .split(/[,;] (?:and |or |just )?| (?:and|or) (?=(?:no|zero|without|hardly any) )/u)
      .map((item) => item.replaceAll(/[.!]+$/gu, '').trim())
      .filter(Boolean),
  )
  const items = rows.find((row) => row.length > 1 && row.every((item) => DENIED_ITEM.test(item) && itemLabel(item) !== ''))
  if (!items) return undefined
  return {
    graphic: { template: 'list', items: items.slice(0, 6).map((item) => ({ label: clip(capitalized(itemLabel(item))) })) },
    what: 'list',
    form: 'list',
  }
}

const MIN_NAMED = 3
/** `Choose from four colors: sand, forest and black`: a row of names behind a colon. */
export function namedRow({ text, quantities }: Analysis): NamedGraphic | undefined {
  const [before, row, rest] = text.split(/: /u)
  if (!before || !row || rest !== undefined || text.endsWith('?') || /["“”]/u.test(text)) return undefined
  const isKinds =
    /\b(?:colou?rs?|flavou?rs?|sizes?|plans?|options?|versions?|models?|steps?|reasons?|parts?|types?|kinds?|levels?|phases?|stages?|rules?|principles?|features?|symptoms?|signs?|categories|elements|layers|styles?|modes?|editions?|habits?|questions?|factors?)$/iu.test(
      before,
    )
  const items = row
    .split(/, (?:and |or )?| (?:and|or) /u)
    .map((item) => item.replaceAll(/[.!]+$/gu, '').trim())
    .filter(Boolean)
  const isShort = items.every((item) => item.split(' ').length <= MAX_ITEM_WORDS)
  const isNumbered = quantities.some(({ at }) => at >= before.split(/\s+/u).length)
  if (!isKinds || isNumbered || items.length < MIN_NAMED || !isShort) return undefined
  return {
    graphic: { template: 'list', items: items.slice(0, 6).map((item) => ({ label: clip(capitalized(item)) })) },
    what: 'list',
    form: 'list',
  }
}

export function listOf(analysis: Analysis): NamedGraphic | undefined {
  const none = deniedList(analysis)
  if (none) return none
  const isDenied = analysis.tokens.some((token, _, all) => isNegation(token, all))
  const items = isDenied ? [] : enumerationIn(analysis).filter(({ bar }) => bar === '')
  if (items.length < 3) return undefined
  return {
    graphic: { template: 'list', items: items.slice(0, 6).map((item) => ({ label: wholeLabel(item, analysis) })) },
    what: 'list',
    form: 'list',
  }
}
