import { PAST_TENSES } from '../languages/en/past-tenses.ts'
import type { Analysis } from '../story/analysis.ts'
import { isNegation } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'
import { bareWord, clauseLabel, commaAt, firstPart, lastPart, type Range } from './clause-label.ts'
import type { NamedGraphic } from './graphic-label.ts'
import { boundedDisplay } from '../text/numbers/number-bounds.ts'
import { stepsIn } from './text-graphics.ts'

type Relation = { readonly cause: Range; readonly effect: Range }

const isPastVerb = ({ low, pos, i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:was|were|had|did)$/u.test(low) ||
  (pos === 'VERB' && PAST_TENSES.has(low)) ||
  (pos === 'VERB' &&
    low.endsWith('ed') &&
    !/^(?:AUX|ADV|DET|ADP|ADJ)$/u.test(tokens[i - 1]?.pos ?? '') &&
    !/^(?:are|is|be|get|gets|'re)$/u.test(tokens[i - 1]?.low ?? ''))
const isAboutPersons = ({ tokens }: Analysis): boolean => tokens.some(({ low }) => /^(?:i|he|she|my|him|his|her|me)$/u.test(low))

/** True for what holds at any time: nothing that was, nothing of the narrator or of somebody. */
const isGeneral = (analysis: Analysis): boolean =>
  !analysis.tokens.some((token, _, all) => isPastVerb(token, all)) && !isAboutPersons(analysis)

const indexOf = (text: string, at: number): number => text.slice(0, at).split(/\s+/u).filter(Boolean).length
/** Index of the word behind `if`, `when` or `because` at the beginning of the sentence or of a part of it. */
function conditionAt(words: readonly string[]): number {
  const at = words.findIndex((word, i) => {
    const before = words.slice(Math.max(0, i - 2), i)
    const isStart =
      before.every((one, n) => /[,;:—–]$/u.test(one) || (/^(?:and|but|so|now|then)$/iu.test(bareWord(one)) && (n > 0 || i === 1))) ||
      i === 0
    const isPart = i > 1 && /^(?:and|but|so)$/iu.test(words[i - 1]!) && /[,;:—–]$/u.test(words[i - 2]!)
    return (isStart || isPart) && /^(?:if|when|whenever|once|because)$/iu.test(word)
  })
  return at < 0 && /^as soon as$/iu.test(words.slice(0, 3).join(' ')) ? 3 : at + 1
}

/** `If stress never stops, you get ill`. */
function conditionIn({ text }: Analysis): Relation | undefined {
  const words = text.split(/\s+/u)
  const start = conditionAt(words)
  const comma = commaAt(words, start)
  if (start === 0 || comma <= start || comma > words.length - 3) return undefined
  // `If it is thin, as on an island, the gas escapes`.
  const asideEnd = /^(?:as|like|such|for|in|on|at)$/iu.test(words[comma + 1]!) ? commaAt(words, comma + 1) : -1
  const from = asideEnd > 0 && asideEnd < words.length - 2 ? asideEnd + 1 : comma + 1
  return { cause: [start, comma + 1], effect: firstPart(words, [from, words.length]) }
}

/** `The more you practise, the less you think`. */
function proportionIn({ text }: Analysis): Relation | undefined {
  if (!/^the (?:more|less|fewer|\p{L}+er)\b[^,]+, the (?:more|less|fewer|\p{L}+er)\b/iu.test(text)) return undefined
  const words = text.split(/\s+/u)
  const comma = commaAt(words)
  return { cause: [1, comma + 1], effect: firstPart(words, [comma + 2, words.length]) }
}

const JOINED: readonly (readonly [RegExp, 'forward' | 'backward'])[] = [
  [/[,;] so (?!let\b|don['’]t\b|that\b|far\b|much\b|many\b|called\b)(?=\p{L}+ \p{L}+)/iu, 'forward'],
  [/(?<!\b(?:just|only|not|simply|maybe)),? because (?!of )/iu, 'backward'],
  [/ (?:because of|thanks to|due to) /iu, 'backward'],
  [
    / (?:leads?|led) to | (?:causes?|caused) |, which (?:means|causes|leads to) (?:that )?| (?:turns?|turned) (?:\w+ ){0,3}into |, therefore /iu,
    'forward',
  ],
]

/** `Rates are high, so people spend less`, `It burns because of the oil`. */
function joinedIn(analysis: Analysis): Relation | undefined {
  const { text } = analysis
  for (const [pattern, direction] of JOINED) {
    const match = pattern.exec(text)
    if (!match) continue
    const [before, behind] = [indexOf(text, match.index + 1), indexOf(text, match.index + match[0].length)]
    const words = text.split(/\s+/u)
    const [left, right] = [lastPart(words, [0, Math.max(1, before)]), firstPart(words, [behind, words.length])]
    return direction === 'forward' ? { cause: left, effect: right } : { cause: right, effect: left }
  }
  return undefined
}

/** `The air expands so fast that it makes a bang`. */
function degreeIn({ text }: Analysis): Relation | undefined {
  const match = /\bso (?:\p{L}+ )that /iu.exec(text)
  if (!match) return undefined
  const [at, behind] = [indexOf(text, match.index), indexOf(text, match.index + match[0].length)]
  const words = text.split(/\s+/u)
  return { cause: lastPart(words, [0, at + 2]), effect: firstPart(words, [behind, words.length]) }
}

/** `Algae turn sunlight into sugar`: what becomes something else. */
function transformationIn({ text }: Analysis): Relation | undefined {
  const match = /\b(?:turn(?:s|ed|ing)?|convert(?:s|ed|ing)?|transform(?:s|ed|ing)?) ((?:[\p{L}'’-]+ ){1,4})into /iu.exec(text)
  if (!match) return undefined
  const behind = indexOf(text, match.index + match[0].length)
  const words = text.split(/\s+/u)
  return { cause: [behind - 1 - match[1]!.trim().split(' ').length, behind - 1], effect: firstPart(words, [behind, words.length]) }
}

/** `If you paid, call the bank`: what to do, no effect. */
function isCommanded({ tokens }: Analysis, [from]: Range): boolean {
  const first = tokens.find(({ word, low }) => word >= from && !/^(?:then|just|please|always|simply)$/u.test(low))
  return first?.pos === 'VERB' && first.low === first.lemma && !/^(?:let|lets)$/u.test(first.low)
}

const OWN = /^(?:they|them|you|your|we|us|our|everything|something|anything|everyone|somebody|someone)$/u
/** `Don't panic`, `your filter is empty`, `everything is wet`, `moving them is hard`: denied, an idiom, or advice or a guess about somebody's own case, no law. */
const isOfOwnCase = ({ tokens, bars }: Analysis, [from, to]: Range): boolean =>
  tokens.some(
    (token) => token.word >= from && token.word < to && (isNegation(token, tokens) || OWN.test(token.low) || bars[token.i] === 'idiom'),
  )

const PERIOD = /^(?:a|an|per|each|every|in a) (?:day|night|week|month|year)\b/iu

/** `Five dollars a day is over 1,800 dollars a year`: one amount by two times; undefined without exactly two of them. */
export function ratesOf({ text, quantities }: Analysis): NamedGraphic | undefined {
  const words = text.split(/\s+/u)
  const amounts = quantities.filter(({ kind }) => kind === 'money')
  const rates = amounts.flatMap((amount) => {
    const period = PERIOD.exec(words.slice(amount.end + 1).join(' '))?.[0]
    return period ? [`${boundedDisplay(amount).words} ${period}`] : []
  })
  const [cause, effect] = rates
  if (amounts.length !== 2 || !cause || !effect || /\b(?:from|instead|than|or|not|never)\b|n['’]t\b/iu.test(text)) return undefined
  return { graphic: { template: 'cause', cause, effect, between: [] }, what: 'cause and effect diagram', form: 'change' }
}

/** Cause and effect of a sentence as a diagram; undefined where either cannot be said in a few words. */
export function causeOf(analysis: Analysis): NamedGraphic | undefined {
  if (isAboutPersons(analysis)) return undefined
  const isCommand = stepsIn(analysis).length > 0 || /\b(?:don['’]t|never|please) \p{L}+/iu.test(analysis.text)
  const relation =
    // `When they got in, the cash was gone`: once is no rule.
    (isGeneral(analysis) ? conditionIn(analysis) : undefined) ??
    transformationIn(analysis) ??
    (isCommand ? undefined : (proportionIn(analysis) ?? degreeIn(analysis) ?? joinedIn(analysis)))
  if (!relation || isCommanded(analysis, relation.effect)) return undefined
  if (isOfOwnCase(analysis, relation.cause) || isOfOwnCase(analysis, relation.effect)) return undefined
  const [cause, effect] = [clauseLabel(analysis, relation.cause), clauseLabel(analysis, relation.effect)]
  if (!cause || !effect || cause === effect) return undefined
  return { graphic: { template: 'cause', cause, effect, between: [] }, what: 'cause and effect diagram', form: 'change' }
}
