import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPlaceName } from '../languages/en/names.ts'
import { MENTAL_VERBS } from '../languages/en/verbs.ts'
import { EMPTY_WORDS, TIME_NOUNS } from '../languages/en/words.ts'
import { isVerb } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd, isNegation } from '../text/clause-ends.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { lengthBeforeCut } from '../graphics/clause-label.ts'
import { stepsIn } from '../graphics/text-graphics.ts'
import { trimmed } from './numbers/in-digits.ts'
import { clauseInstead, SHORT_DENIAL, shortClause, wholeDenial } from './short-clauses.ts'
import { statementIn } from './statement.ts'
import { contrastIn, correctionIn, nobodysClause } from './rhetorical-figures.ts'
import { wholeWords } from './whole-label.ts'
import { longestWhole, wholeRange, type WordRange } from './whole-phrase.ts'
import { withDenial } from './with-denial.ts'

const MAX_WORDS = 5
/** A sentence of a story of so many words stands whole. */
const MAX_WHOLE = 5
/** A denial may take one word more to be whole. */
const MAX_DENIAL_WORDS = 6
/** Cost of a window that cuts a noun phrase: more than any window is worth. An empty word inside it costs little. */
const CUT = 50
const EMPTY = 0.3
/** Cost of a window that ends before what its verb or noun goes on with: `has built`, `the size`. */
const OPEN = 30
/** `bottom are gold`: a window that makes another word the subject of its verb. */
const FALSE_SUBJECT = 40
/** What a second group of words must carry. */
const SECOND_WORTH = 3

const SUBORDINATE = /^(?:until|because|so|if|when|while|before|after|that|unless|as)$/iu
/** What a word of an aside is worth less. */
const ASIDE = 1.5
const ABSENT = /^(?:gone|missing|extinct|absent)$/u

function scoreOf({ pos, lemma, low, text }: Token, bar: string): number {
  if (ABSENT.test(low)) return 4
  if (
    !/^(?:NOUN|PROPN|VERB|ADJ|NUM)$/u.test(pos) ||
    EMPTY_WORDS.has(lemma) ||
    EMPTY_WORDS.has(low) ||
    low.length < 3 ||
    (pos === 'NUM' && low === 'one') ||
    TIME_NOUNS.test(lemma)
  )
    return 0
  if (pos === 'VERB' && MENTAL_VERBS.has(lemma)) return 0
  const byClass = pos === 'NOUN' || pos === 'PROPN' ? 3 : pos === 'ADJ' ? 2.2 : 1.4
  if (bar === 'compared') return 0
  const isAside = /^(?:relative|idiom)$/u.test(bar)
  return byClass + (isPlaceName(text) ? 2 : 0) + Math.min(low.length, 10) / 20 - (isAside ? ASIDE : 0)
}

/** A word as it stands in the sentence. `endsClause`: punctuation follows. */
type Word = {
  readonly worth: number
  readonly isNegation: boolean
  readonly endsClause: boolean
  readonly isInPhrase: boolean
  readonly isOpen: boolean
  readonly isVerb: boolean
  /** A word of a phrase that a preposition joins to what stands before it. */
  readonly isBehind: boolean
  /** `and`, `or`. */
  readonly isJoint: boolean
  /** A word of a relative clause. */
  readonly isRelative: boolean
  /** The last word of where or when something is before what it is: `In the picture | a cross`. */
  readonly endsSetting: boolean
}

const SEPARATOR: Word = {
  worth: 0,
  isNegation: false,
  endsClause: true,
  isInPhrase: false,
  isOpen: false,
  isVerb: false,
  isBehind: false,
  isJoint: false,
  isRelative: false,
  endsSetting: false,
}

/** A verb before its object, a noun before `of`. */
function isOpenBefore(last: Token | undefined, tokens: readonly Token[]): boolean {
  const next = last && tokens[last.i + 1]
  if (!last || !next || isClauseEnd(last)) return false
  if (next.low === 'of' || (next.low === 'as' && tokens[last.i - 1]?.low === 'as')) return true
  if (/^(?:sound|seem|look|feel|become|remain|appear|smell|taste)$/u.test(last.lemma) && last.pos === 'VERB') return true
  if (/^(?:more|less|most|much|well|better|best)$/u.test(next.low)) return false
  // `hanging over your head`, `right away`.
  const after = tokens[next.i + 1]
  if (last.pos === 'VERB' && next.pos === 'ADP' && after && !isClauseEnd(after)) return true
  if (/^(?:ADV|ADJ)$/u.test(last.pos) && /^(?:away|together|apart|alone)$/u.test(next.low)) return true
  return /^(?:VERB|AUX)$/u.test(last.pos) && /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/u.test(next.pos)
}

/** `the knees`, and `his knees` where they do something. */
const isOpening = ({ pos }: Token, role: Phrase['role']): boolean => pos === 'DET' || (pos === 'PRON' && role === 'subject')

function wordsOf({ text, tokens, bars, phrases, quantities }: Analysis, isWithoutNumbers: boolean): Word[] {
  const inside = new Set(
    phrases.flatMap(({ run, role }) => run.slice(1).map(({ word, i }) => (isOpening(tokens[i - 1]!, role) ? -1 : word))),
  )
  const behind = new Set(phrases.flatMap(({ role, run, start }) => (role === 'behind' && start > 0 ? run.map(({ word }) => word) : [])))
  const settings = new Set(
    phrases.flatMap(({ role, head }) =>
      role === 'behind' && phrases.some(({ role: other, run }) => other === 'subject' && run[0]!.word === head.word + 1) ? [head.word] : [],
    ),
  )
  const all = text.split(/\s+/u)
  return all.map((_, index) => {
    const own = tokens.filter(({ word }) => word === index)
    const isNumber = isWithoutNumbers && quantities.some(({ at, end }) => at <= index && index <= end)
    if (isNumber) return SEPARATOR
    return {
      worth: Math.max(0, ...own.map((token) => scoreOf(token, bars[token.i]!))),
      isNegation: own.some((token) => isNegation(token, tokens)),
      endsClause:
        (own.length > 1 && isClauseEnd(own.at(-1)!)) || /^(?:because|although|though|whereas|unless)$/iu.test(all[index + 1] ?? ''),
      isInPhrase: inside.has(index),
      isOpen: isOpenBefore(own.at(-1), tokens),
      isVerb: own.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)),
      isBehind: behind.has(index),
      isJoint: own.some(({ pos }) => pos === 'CCONJ'),
      isRelative: own.some(({ i }) => bars[i] === 'relative'),
      endsSetting: settings.has(index),
    }
  })
}

type Window = { readonly from: number; readonly to: number; readonly score: number }

/** What a verb with what it is done to is worth more than the bare noun. */
const PREDICATE = 1.5

/** Is a range a verb of the main clause with what stands behind it, or a clause with its subject? */
const isPredicate = ({ tokens, bars }: Analysis, [from, to]: WordRange): boolean => {
  const own = tokens.filter(({ word }) => word >= from && word <= to)
  const verb = own.find(({ pos, i }) => pos === 'VERB' && bars[i] === '')
  return verb !== undefined && own.some(({ pos, i }) => i > verb.i && /^(?:NOUN|PROPN|ADJ)$/u.test(pos))
}

/** Has a range a number among its words that stands elsewhere? */
const isNumbered = (words: readonly Word[], [from, to]: WordRange): boolean => words.slice(from, to + 1).includes(SEPARATOR)

/** Groups of neighbouring words that are a whole phrase, best first. */
function windowsOf(words: readonly Word[], max: number, analysis: Analysis): Window[] {
  const windows: Window[] = []
  for (const [from, first] of words.entries()) {
    if (first.worth === 0 && !first.isNegation) continue
    for (let to = from; to < Math.min(words.length, from + max); to++) {
      const inside = words.slice(from, to + 1)
      if (inside.slice(0, -1).some(({ endsClause, endsSetting }) => endsClause || endsSetting)) break
      if (inside.at(-1)!.worth === 0) continue
      const cuts = Number(first.isInPhrase) + Number(words[to + 1]?.isInPhrase ?? false)
      const worth = inside.reduce((sum, word) => sum + (word.worth || -EMPTY), 0)
      const isFalse = first.isBehind && inside.some(({ isVerb, isJoint }) => isVerb || isJoint)
      // `who never grew a flower | bought bulbs`.
      const isTorn = inside.some(({ isRelative }, i) => i > 0 && inside[i - 1]!.isRelative && !isRelative)
      const range = wholeRange(analysis, [from, to], max)
      if (!range || isNumbered(words, range)) continue
      const penalty = range[1] === to ? cuts * CUT + (inside.at(-1)!.isOpen ? OPEN : 0) : 0
      const told = isPredicate(analysis, range) ? PREDICATE : 0
      windows.push({ from, to: range[1], score: worth + told - penalty - (isFalse || isTorn ? FALSE_SUBJECT : 0) })
    }
  }
  return windows.toSorted((a, b) => b.score - a.score)
}

/** `Time is a thief`: the whole statement, if it is short. */
function statementOf({ text, phrases, tokens, bars }: Analysis, max: number): PlanText | undefined {
  const subject = phrases.find(({ role }) => role === 'subject')
  const verb = subject && tokens[subject.end + 1]
  const predicate = verb && phrases.find(({ role, start }) => role === 'object' && start === verb.i + 1)
  if (!predicate || !/^(?:is|are|was|were)$/u.test(verb.low) || bars[verb.i] !== '' || predicate.bar !== '') return undefined
  const from = tokens[subject.start]!.word
  const words = text.split(/\s+/u).slice(from, predicate.head.word + 1)
  const isAside = subject.isOwner || phrases.some(({ of }) => of === predicate) || words.length > max
  return isAside ? undefined : { words: trimmed(words.join(' ')), role: 'key', at: from }
}

/** `Nobody carries a map`: no map. */
function absentThing({ tokens, phrases }: Analysis): PlanText | undefined {
  if (!/^(?:nobody|none)$/u.test(tokens[0]?.low ?? '')) return undefined
  const object = phrases.find(
    ({ role, bar, run, start }) =>
      role === 'object' &&
      bar === 'negated' &&
      !tokens.slice(0, start + 1).some(({ low }) => /^(?:which|what|whose|how|why|where|when|if|whether)$/u.test(low)) &&
      !/^(?:the|this|that|these|those)$/u.test(run[0]!.low),
  )
  return object && !object.possessor ? { words: `no ${object.head.low}`, role: 'key', at: object.head.word } : undefined
}

/** `If you paid, call the bank and block the card`: what is to be done then. */
function conditionalCommand({ text, tokens }: Analysis, max: number): PlanText | undefined {
  if (!/^(?:if|when|once|before|after|whenever)$/u.test(tokens[0]?.low ?? '')) return undefined
  const comma = tokens.findIndex(({ text: sign }) => sign === ',')
  const verb = tokens[comma + 1]
  // `Before you answer, count to ten`: tagged as a noun.
  const isBare = verb?.pos === 'NOUN' && isVerb(verb.low) && tokens[verb.i + 1]?.low === 'to'
  if (comma < 0 || !verb || !(isBare || (verb.pos === 'VERB' && verb.low === verb.lemma))) return undefined
  const words = text.split(/\s+/u).slice(verb.word)
  const end = words.findIndex((word, i) => /[,;:.!?—–]$/u.test(word) || /^(?:and|or)$/u.test(words[i + 1] ?? ''))
  const clause = words.slice(0, end < 0 ? undefined : end + 1)
  const length = clause.length > max ? lengthBeforeCut(clause, max) : clause.length
  const kept = clause.slice(0, length)
  return kept.length > 1 ? { words: trimmed(kept.join(' ')), role: 'key', at: verb.word } : undefined
}

/** `Pump it up, and off you go`: what the addressee is to do, if that is short. */
function commandOf(analysis: Analysis, max: number): PlanText | undefined {
  const all = analysis.text.split(/\s+/u)
  const conditional = conditionalCommand(analysis, max)
  if (conditional) return conditional
  const [step] = stepsIn(analysis)
  const at = step ? all.findIndex((word) => word.toLowerCase() === step.split(' ')[0]!.toLowerCase()) : -1
  if (!step || at < 0 || analysis.tokens.some((token, _, all) => isNegation(token, all))) return undefined
  const end = all.findIndex((word, i) => i > at && (/[,;:.!?—–]$/u.test(word) || SUBORDINATE.test(all[i + 1] ?? '')))
  const range = longestWhole(analysis, [at, end < 0 ? all.length - 1 : end], max)
  return range && range[1] > at ? { words: trimmed(all.slice(at, range[1] + 1).join(' ')), role: 'key', at } : undefined
}

/** Words of a sentence in which no word says much: from its negation on, or its begin. */
function withoutContent(all: readonly string[], max: number, negation: number): PlanText {
  const from = Math.max(0, negation)
  const length = Math.max(max, negation < 0 ? 0 : 3)
  const isParticle = /^(?:by|on|up|down|away|out|off|over)$/iu.test(all[from + length] ?? '')
  const words = all.slice(from, from + length + Number(isParticle))
  const end = words.findIndex((word) => /[,;:.!?—–]$/u.test(word))
  const clause = trimmed(words.slice(0, end < 0 ? undefined : end + 1).join(' '))
  return { words: clause.replace(/(?<=\S)(?: (?:like|as|the|a|an|of|to|in|and|with|for|than))+$/iu, ''), role: 'key', at: from }
}

/** `too slow`: an adjective with its degree, if there is room. */
function withDegree(window: Window, all: readonly string[], max: number, { quantities }: Analysis): Window {
  // `asked this | more than two thousand years ago`.
  const isBoundAt = (word: number) => quantities.some(({ at, bound }) => bound && at - bound.words.split(' ').length === word)
  const isDegree = /^(?:too|so|very|more|most|less|least|no|not|never)$/iu.test(all[window.from - 1] ?? '')
  const hasRoom = window.to - window.from + 1 < max
  // `weighs less` of `weighs less than a can`.
  const isCompared =
    /^(?:less|more|fewer|better|worse|\p{L}{2,}er)$/iu.test(all[window.to + 1] ?? '') &&
    all[window.to + 2]?.toLowerCase() === 'than' &&
    !isBoundAt(window.to + 1)
  if (isCompared && hasRoom) return { ...window, to: window.to + 1 }
  if (isDegree && hasRoom) return { ...window, from: window.from - 1 }
  // `Hold me till morning`: whom.
  const isWhom =
    window.from === window.to && /^(?:me|him|us|them|it)[,;:.!?]?$/iu.test(all[window.to + 1] ?? '') && !/[,;:.!?]$/u.test(all[window.to]!)
  if (isWhom && hasRoom) return { ...window, to: window.to + 1 }
  // `floats in,`: with its particle.
  const isParticle =
    /^(?:in|out|up|down|off|away|over|back|apart|through)[,;:.!?]/iu.test(all[window.to + 1] ?? '') && !/[,;:.!?]$/u.test(all[window.to]!)
  return isParticle && hasRoom ? { ...window, to: window.to + 1 } : window
}

/** `look back and thank` of `look back and thank yourself`, `none of them was supposed`: a window up to what is left open at its end. */
function withoutLooseEnd(window: Window, all: readonly string[]): Window {
  const words = all.slice(window.from, window.to + 1).join(' ')
  const next = all[window.to + 1] ?? ''
  const isOpen = !/[,;:.!?—–]$/u.test(words) && /^(?:\p{L}+sel(?:f|ves)|the|an?|my|your|his|her|its|our|their|to)\b/iu.test(next)
  const loose = isOpen
    ? (/(?:,? (?:and|or|but) \S+)$|(?: (?:is|are|was|were|be|been|being) \p{L}+)$/iu.exec(words)?.[0] ?? '')
    : (/ number$/iu.exec(words)?.[0] ?? '')
  const length = loose.split(' ').filter(Boolean).length
  return window.to - window.from + 1 - length > 1 ? { ...window, to: window.to - length } : window
}

/** One or two groups of neighbouring words that carry the sentence, at most half of it; a denial keeps its negation, one of up to three words stands whole. `isWithoutNumbers`: numbers stand elsewhere. */
function wordsThatCarry(analysis: Analysis, isWithoutNumbers: boolean): PlanText {
  const { text } = analysis
  const all = text.split(/\s+/u)
  const max = Math.max(1, Math.min(MAX_WORDS, Math.floor(all.length / 2)))
  const told =
    wholeDenial(all) ??
    correctionIn(analysis, max) ??
    nobodysClause(analysis, Math.max(max, SHORT_DENIAL)) ??
    absentThing(analysis) ??
    commandOf(analysis, max) ??
    (isWithoutNumbers ? undefined : (statementOf(analysis, max) ?? shortClause(analysis, all, max)))
  if (told) return told
  // `Something closed around my wrist`: a short sentence of a story says more than one of its words.
  const last = all.length - 1
  const isShort =
    analysis.isNarrative && !isWithoutNumbers && all.length <= MAX_WHOLE && !all.some((word, i) => i < last && /[,;:.!?—–]$/u.test(word))
  if (isShort) return { words: trimmed(text), role: 'key', at: 0 }
  const read = wordsOf(analysis, isWithoutNumbers)
  // `not discipline but a standing order`: what is meant instead.
  const instead = all.findIndex((word, i) => word.toLowerCase() === 'but' && i > 0 && !all[i - 1]!.endsWith(','))
  const denied = read.findIndex((word) => word.isNegation)
  const isCorrected = denied >= 0 && instead > denied
  // `Pain is an alarm, not a verdict`: what it is.
  const isTail =
    denied > 1 &&
    /^not$/iu.test(all[denied]!) &&
    all[denied - 1]!.endsWith(',') &&
    /^(?:is|are|was|were|needs?|comes?|means?)$/u.test(
      all.slice(0, denied).find((word) => /^(?:is|are|was|were|needs?|comes?|means?)$/u.test(word)) ?? '',
    )
  const words = isCorrected
    ? read.map((word, i) => (i <= instead ? SEPARATOR : word))
    : isTail
      ? read.map((word, i) => (i >= denied ? SEPARATOR : word))
      : read
  const negation = isCorrected || isTail ? -1 : denied
  // `Nobody has ever explained it`: nobody, explained.
  const lone = /^(?:nobody|nothing|none)\b/iu.exec(text)
  const said = lone && words.findIndex(({ worth }, i) => i > 0 && worth > 0)
  if (lone && said !== null && said > 2 && !words[said]!.isVerb) {
    const whole = denialAsItStands(analysis)
    if (whole) return whole
  }
  if (lone && said !== null && said > 2) return { words: `${lone[0]} ${trimmed(all[said]!)}`, role: 'key', at: 0 }
  const windows = windowsOf(words, negation < 0 ? max : Math.max(max, Math.min(MAX_DENIAL_WORDS, Math.ceil(all.length / 2))), analysis)
  const isWhole = ({ from, to }: Window) => negation < 0 || (from === negation && to > from)
  // `But we don't own a cat`: rather too long than the opposite.
  const first =
    windows.find(isWhole) ?? windowsOf(words, MAX_DENIAL_WORDS, analysis).find((one) => isWhole(one) && one.score > 0) ?? windows[0]
  const rest = first ? undefined : withoutContent(all, max, negation)
  if (rest) return isWithoutNumbers && isNumbered(words, [rest.at, rest.at + max]) ? { ...rest, words: '' } : rest
  if (!first) return { words: '', role: 'key', at: 0 }
  const room = max - (first.to - first.from + 1)
  const second =
    negation < 0
      ? windows.find(({ from, to, score }) => to - from < room && score >= SECOND_WORTH && (to < first.from - 1 || from > first.to + 1))
      : undefined
  const clause = second || first.from < first.to || negation >= 0 ? undefined : clauseInstead(analysis, all, isWithoutNumbers)
  if (clause) return clause
  // `Resist the urge, or the crumb will turn gummy`: of one word and several, the several say more.
  const isLone = ({ from, to }: Window) =>
    from === to && !analysis.phrases.some(({ head, role, bar }) => head.word === from && role === 'subject' && bar === '')
  // `a black cross, spiral` of `the sign of a spiral`: a word that nothing is done to says nothing alone.
  const isOfOther = ({ from }: Window) =>
    !analysis.phrases.some(({ head, role, bar, isName }) => head.word === from && (role === 'object' || isName) && bar === '')
  const isAside = second !== undefined && isLone(second) && !isLone(first) && (second.from < first.from || isOfOther(second))
  const groups = second && !isAside ? [first, second] : [first]
  const chosen = groups.toSorted((a, b) => a.from - b.from).map((one) => withoutLooseEnd(withDegree(one, all, max, analysis), all))
  return { words: chosen.map(({ from, to }) => trimmed(all.slice(from, to + 1).join(' '))).join(', '), role: 'key', at: chosen[0]!.from }
}

/** Most words of a clause that stands alone where nothing shorter is whole. */
const MAX_CLAUSE_WORDS = 8

/** Words up to which a denial that cannot be cut stands whole. */
const MAX_WHOLE_DENIAL = 12

/** `None of them wishes to be the first to dive`: half of it would say less, or the opposite. */
function denialAsItStands({ text, quantities }: Analysis): PlanText | undefined {
  const isDenial = /^(?:nobody|no one|none|nothing|neither) /iu.test(text) && quantities.length === 0
  return isDenial && text.split(/\s+/u).length <= MAX_WHOLE_DENIAL ? { words: trimmed(text), role: 'key', at: 0 } : undefined
}

/** Words of a sentence for the screen: what it states, else the words that carry it, as a whole phrase that never says the opposite of it; no words where none is. `isWithoutNumbers`: numbers stand elsewhere. */
export function keyWords(analysis: Analysis, isWithoutNumbers = false): PlanText {
  const statement = isWithoutNumbers || analysis.text.endsWith('?') ? undefined : (contrastIn(analysis, MAX_WORDS) ?? statementIn(analysis))
  if (statement) return statement
  const words = withDenial(wordsThatCarry(analysis, isWithoutNumbers), analysis)
  const clause = isWithoutNumbers ? undefined : clauseInstead(analysis, analysis.text.split(/\s+/u), false)
  const whole = wholeWords(words, analysis, MAX_CLAUSE_WORDS)
  const isNumber = ({ words: said, at }: PlanText) =>
    analysis.quantities.some((quantity) => quantity.at >= at && quantity.at < at + said.split(' ').length)
  // Longer words may take in a number that stands elsewhere.
  if (whole && isWithoutNumbers && isNumber(whole) && !isNumber(words)) return { ...words, words: '' }
  return whole ?? (clause && wholeWords(clause, analysis)) ?? denialAsItStands(analysis) ?? { ...words, words: '' }
}
