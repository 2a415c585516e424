import { genderOfName, isPlaceName } from '../languages/en/names.ts'
import type { ExclusionReason } from '../text/barred-spans.ts'
import { barsOf } from '../text/clauses.ts'
import { type Phrase, phrasesOf } from '../text/phrases.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { lastWithUnit, withUnitBefore } from '../text/numbers/carried-units.ts'
import type { Quantity } from '../text/quantity.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { SenseContext } from '../senses/sense-context.ts'

/** What a pronoun stands for: the words for it, and between which tokens of the same sentence it was told. `isOffer`: what an advertisement sells. */
export type Reference = { readonly words: string; readonly from?: number; readonly to?: number; readonly isOffer?: boolean }

/** A sentence, read. `index`: which of the script. */
export type Analysis = {
  readonly text: string
  readonly index: number
  readonly tokens: readonly Token[]
  readonly bars: readonly ExclusionReason[]
  readonly phrases: readonly Phrase[]
  readonly quantities: readonly Quantity[]
  readonly context: SenseContext
  /** Words of the names of persons of the script, in lower case. */
  readonly personNames?: ReadonlySet<string>
  /** Whether the script is told by somebody in it. */
  readonly isFirstPerson: boolean
  /** Whether the script tells of persons: of its narrator, or of somebody it calls `he` or `she`. */
  readonly isNarrative: boolean
  /** Index of the noun of whom a comparison or a denial tells in truth: `Nobody is slower than the sloth`. */
  readonly introducedAt?: number
  /** What its pronouns stand for, by token, where that is certain; absent where nobody asked. */
  readonly references?: ReadonlyMap<number, Reference>
}

const CONTENT = /^(?:NOUN|VERB|ADJ|PROPN)$/u
const lemmasOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.filter(({ pos }) => CONTENT.test(pos)).flatMap(({ low, lemma, pos }) => [pos === 'VERB' ? lemma : singularOf(low), low]))

/** Sentences over which a bare number goes on with the currency of an amount. */
const CURRENCY_REACH = 2
/** Up to here a bare number may count anything. */
const MAX_SMALL_COUNT = 12

/** What has numbers that are no money, and the words behind it in which they stand. */
const RATED = /\b(?:scores?|ratings?|grades?|readings?|levels?|rank|age|aged|page|IQ)\b/iu
const RATED_REACH = 6

const MAX_AGE = 110

/** `You save a hundred dollars. After a year it is a hundred and seven`: dollars too. */
function withCurrency(quantities: readonly Quantity[], last: string | undefined, text: string): Quantity[] {
  const own = quantities.find(({ kind }) => kind === 'money')
  const words = text.split(/\s+/u)
  // `19 kilos against 33`: no money.
  const isMeasured = !own && quantities.some(({ kind }) => /^(?:measure|heat|duration|percent)$/u.test(kind))
  return quantities.map((quantity) => {
    // `By 65 you have 200,000`: an age.
    const isAge = quantity.value < MAX_AGE && /^(?:by|at|until|till|before|after|since|turn|turned)$/iu.test(words[quantity.at - 1] ?? '')
    if (isMeasured || isAge || RATED.test(words.slice(Math.max(0, quantity.at - RATED_REACH), quantity.at).join(' '))) return quantity
    const unit = own && quantity.at > own.at ? own.unit : last
    return unit && quantity.kind === 'count' && quantity.noun === undefined && quantity.value > MAX_SMALL_COUNT
      ? { ...quantity, kind: 'money', unit, display: `${unit}${quantity.display}` }
      : quantity
  })
}

/** Words of a phrase that names a person: `Philippa Foot`. */
function wordsOfPerson({ isName, nouns }: Phrase): string[] {
  const names = nouns.filter(({ pos }) => pos === 'PROPN')
  const texts = names.map(({ text }) => text)
  const isPerson = isName && genderOfName(texts) !== undefined && !(texts.length === 1 && isPlaceName(texts[0]!))
  return isPerson ? names.map(({ low }) => low) : []
}

/** Sentences of a script with `I` from which somebody tells it. */
const MIN_TOLD = 3
/** Share of sentences with such a pronoun from which a script tells of persons. */
const NARRATIVE_SHARE = 0.4

/** Reads all sentences. `names`: proper names of the script; `script`: its sentences, for its topic. */
export function analyse(sentences: readonly string[], names: ReadonlySet<string>, script: readonly string[] = sentences): Analysis[] {
  const readSentence = (text: string) => {
    const tokens = tokensOf(text, names)
    const bars = barsOf(tokens, text)
    // What is denied or only compared says nothing about the sense of other words.
    return { text, tokens, bars, lemmas: lemmasOf(tokens.filter(({ i }) => !/^(?:negated|compared|idiom)$/u.test(bars[i]!))) }
  }
  const read = sentences.map(readSentence)
  const topic = new Set((script === sentences ? read : script.map(readSentence)).flatMap(({ lemmas }) => [...lemmas]))
  const told = (pattern: RegExp) =>
    read.filter(({ tokens, bars }) => tokens.some(({ low, i }) => pattern.test(low) && bars[i] !== 'quoted')).length
  const isFirstPerson = told(/^(?:i|me|my)$/u) >= 2 && told(/^(?:i|me|my|mine|myself|we|us|our)$/u) >= MIN_TOLD
  const isNarrative = told(/^(?:he|she|him|her|his|hers|i|me|my)$/u) >= Math.max(2, read.length * NARRATIVE_SHARE)
  let last: { readonly quantity: Quantity; readonly verbs: ReadonlySet<string> } | undefined
  const phrases = read.map(({ tokens, bars }) => phrasesOf(tokens, bars))
  const personNames = new Set(phrases.flat().flatMap(wordsOfPerson))
  let money: { readonly unit: string; readonly index: number } | undefined
  return read.map(({ text, tokens, bars, lemmas }, index) => {
    const unit = money && index - money.index <= CURRENCY_REACH ? money.unit : undefined
    const own = withCurrency(quantitiesOf(text), unit, text)
    const verbs = new Set(tokens.filter(({ pos }) => pos === 'VERB').map(({ lemma }) => lemma))
    const quantities = withUnitBefore(own, last && [...verbs].some((verb) => last!.verbs.has(verb)) ? last.quantity : undefined, text)
    const measured = lastWithUnit(quantities)
    last = measured && { quantity: measured, verbs }
    const amount = quantities.find(({ kind }) => kind === 'money')
    if (amount?.unit) money = { unit: amount.unit, index }
    return {
      text,
      index,
      tokens,
      bars,
      phrases: phrases[index]!,
      personNames,
      quantities,
      context: { sentence: lemmas, script: topic },
      isFirstPerson,
      isNarrative,
    }
  })
}
