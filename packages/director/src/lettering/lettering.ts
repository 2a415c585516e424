import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isDemonym, isGivenName, isPlaceName } from '../languages/en/names.ts'
import { isNoun, natureOf, singularOf } from '../senses/lexicon.ts'
import { SMALL, TENS } from '../languages/en/number-words.ts'
import { GREATER, PLACE_NAME_ENDINGS, SMALLER, TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isOfPast } from '../story/ages/childhood.ts'
import { boundedDisplay } from '../text/numbers/number-bounds.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { itemHeadingOf } from '../text/sentence-parts/item-heading.ts'
import { wordCount } from '../text/word-count.ts'
import { contrastWords } from '../graphics/contrast-graphic.ts'
import { lengthBeforeCut } from '../graphics/clause-label.ts'
import { startOf } from '../clauses/clause.ts'
import { clauseAt } from '../clauses/clause-at.ts'
import { attributionIn } from './attribution.ts'
import { keyWords } from './key-words.ts'
import { multipliedIn } from './numbers/multiplied.ts'
import { changedInto } from './relations/changed-into.ts'
import { deniedIdentityIn } from './relations/denied-identity.ts'
import { withWhatItIsOf } from './numbers/number-labels.ts'
import { questionIn } from './question.ts'
import { statementIn } from './statement.ts'
import { singleUnitIn } from './numbers/single-units.ts'
import { timeOf, withoutBareTimes } from './numbers/telling-numbers.ts'
import { wholeWords } from './whole-label.ts'
import { writtenName } from './names/written-names.ts'

const MAX_TEXTS = 5
/** Words of a quote or question that is set whole. */
const MAX_QUOTE_WORDS = 12
/** Words of what somebody said that stand whole. */
const MAX_TOLD_WORDS = 8
/** Words of a question without its condition. */
const MAX_ASKED_WORDS = 8
const NO_NAME =
  /^(?:Sun|Earth|Moon|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|I|Dr|Rev|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Nobody|Nothing|Something|Everything|Anything|Years|God|Lord|Others|Someone|Somebody|Everyone|Everybody|Anyone|Further|Farther|Elsewhere|Overnight|Nearby|Meanwhile|Nowadays|Deep|High|Far|Back|Enough|Both|Neither|Either|Fewer|More|Less|Most|Half|Millions|Thousands|Hundreds|Dozens|None|All|Each|Another|Dear|Yours)$/u

/** Up to here a number of a story is seen, or only told. */
export const MAX_OF_STORY = 12

const NUMBER_WORDS: ReadonlySet<string> = new Set([...SMALL, ...TENS])

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“-]+|[\s,;:.!–—"”-]+$/gu, '')

/** The first clause of a text, at most so many words long. */
function shortened(text: string, max: number): string {
  if (wordCount(text) <= max) return text
  const clause = trimmed(text.split(/[,;:–—]/u)[0]!).split(/\s+/u)
  if (clause.length <= max) return clause.join(' ')
  const length = lengthBeforeCut(clause, max)
  return `${clause.slice(0, length > 1 ? length : max).join(' ')} …`
}

/** `New York`: the adjective belongs to the name. */
const isOfName = (token: Token, run: readonly Token[]): boolean =>
  token.pos === 'PROPN' ||
  (token.pos === 'NUM' && /^\p{Lu}\p{Ll}+$/u.test(token.text) && run.some(({ i, pos }) => i === token.i - 1 && pos === 'PROPN')) ||
  (token.text === 'New' && run.some(({ i, pos }) => i === token.i + 1 && pos === 'PROPN'))

/** `formatting` of `Conditional formatting`: what a capitalised word of the dictionary says something of. */
function isNamedNoun({ pos, i, low }: Token, run: readonly Token[]): boolean {
  const before = run.find((token) => token.i === i - 1)
  const isWord =
    before?.pos === 'PROPN' &&
    before.word > 0 &&
    !isPlaceName(before.text) &&
    !isPlaceName(`${run.find((token) => token.i === i - 2)?.text ?? ''} ${before.text}`) &&
    !isGivenName(before.low) &&
    !isDemonym(before.text)
  return pos === 'NOUN' && i === run.at(-1)?.i && isWord && natureOf(before.low) === undefined && natureOf(singularOf(low)) !== 'person'
}

/** `the American South`, `the Olympic Games`: a name that is only a word without its adjective. */
function withAdjective(kept: readonly Token[], run: readonly Token[]): readonly Token[] {
  const [only, ...others] = kept
  const before = run.find(({ i }) => i + 1 === only?.i)
  const isPart = only !== undefined && others.length === 0 && before !== undefined && isDemonym(before.text) && isNoun(singularOf(only.low))
  return isPart && !isPlaceName(only.text) && !isGivenName(only.low) ? [before, only] : kept
}

const nameOf = ({ run }: Phrase, words: readonly string[]): string => {
  const kept = run
    .filter((token) => isOfName(token, run) || isNamedNoun(token, run))
    .filter(({ text, low }, n) => !NO_NAME.test(text) && !isDemonym(text) && !(NUMBER_WORDS.has(low) && n === 0))
  return withAdjective(kept, run)
    .map((token) => writtenName(token, words))
    .filter((word, n, all) => word !== all[n - 1] && !all[n - 1]?.endsWith(`-${word}`))
    .join(' ')
}

/** `Two` of `the Luma Two`. */
function numberBehind({ end, head }: Phrase, tokens: readonly Token[]): string {
  const next = tokens[end + 1]
  return head.pos === 'PROPN' && next && /^\p{Lu}/u.test(next.text) && NUMBER_WORDS.has(next.low) ? next.text : ''
}

/** How a name goes on with the next one: `the World's Fair`, `Bill of Rights`; undefined where they are two. */
function joinOf(one: PlanText, next: PlanText | undefined, words: readonly string[]): string | undefined {
  if (!next) return undefined
  const last = one.at + wordCount(one.words) - 1
  // `St. Paul's Cathedral`, `Shakespeare's Globe Theatre`.
  const isBuilding =
    /^(?:St\.?|Saint) /u.test(one.words) || (!isPlaceName(one.words) && PLACE_NAME_ENDINGS.test(next.words.split(' ').at(-1)!))
  const isOwner = /['’]s$/u.test(words[last] ?? '') && next.at === last + 1 && (isBuilding || /^the$/iu.test(words[one.at - 1] ?? ''))
  const isOf = words[last + 1] === 'of' && (next.at === last + 2 || (next.at === last + 3 && words[last + 2] === 'the'))
  // `Pliny the Elder`.
  const isEpithet =
    words[last + 1] === 'the' && next.at === last + 2 && /^(?:Elder|Younger|Great|Terrible|Conqueror|Brave|Wise|Bold)$/u.test(next.words)
  // `Marlow & Daughters`.
  const isFirm = words[last + 1] === '&' && next.at === last + 2
  return isOwner || isOf || isEpithet || isFirm ? trimmed(words.slice(one.at, next.at + wordCount(next.words)).join(' ')) : undefined
}

/** Names that belong together are one. */
const joinedNames = (texts: readonly PlanText[], words: readonly string[]): PlanText[] =>
  texts.flatMap((one, n) => {
    const before = texts[n - 1]
    if (before && joinOf(before, one, words)) return []
    return [{ ...one, words: joinOf(one, texts[n + 1], words) ?? one.words }]
  })

function names({ phrases, tokens, text, quantities }: Analysis): PlanText[] {
  const written = text.split(/\s+/u)
  const all = phrases
    .filter(({ nouns, head, bar }) => nouns.some(({ pos }) => pos === 'PROPN') && !NO_NAME.test(head.text) && bar !== 'compared')
    // `Higher rates`: the capital of a sentence.
    .filter(({ nouns, head }) => head.pos === 'PROPN' || nouns.some(({ pos, word }) => pos === 'PROPN' && word > 0))
    .map((phrase) => ({
      words: [nameOf(phrase, written), numberBehind(phrase, tokens)].filter(Boolean).join(' '),
      role: 'label' as const,
      at: phrase.nouns[0]!.word,
    }))
    .filter(({ at }) => !quantities.some((quantity) => quantity.at <= at && quantity.end >= at))
    .filter(({ words }) => words.length > 1 && !/^\W|\d|^.\.$|^I['’]|^\p{Lu}-\p{Ll}/u.test(words) && tokens.length > 1)
  return joinedNames(all, written)
}

const opensLate = (quoted: string): number => Number(/^(?:because|and|but|if|when|so|since|as)\b/u.test(quoted))

/** A quote of the sentence, and where it begins. */
export function quoteIn(analysis: Analysis): { readonly words: string; readonly at: number } | undefined {
  const { text } = analysis
  // `"Nobody hugs me," he sighed, "because I'm prickly"`: what is said before its reason.
  const marked = [...text.matchAll(/["“]([^"”“]{4,})["”]/gu)].toSorted(
    (a, b) => opensLate(a[1]!) - opensLate(b[1]!) || b[1]!.length - a[1]!.length,
  )[0]
  if (marked) return { words: trimmed(marked[1]!), at: wordCount(text.slice(0, marked.index)) }
  const attributed = attributionIn(text)
  if (attributed) return { words: trimmed(attributed.words), at: 0 }
  const told = /\b(?:said|wrote|says|once put it) that (.+)$/iu.exec(text)
  // `Nothing says that you must`, `even if the recipe says that`.
  const isSpoken =
    told !== null && !/\b(?:if|when|because|although|while|nothing|nobody|what|some|most|many)\b/iu.test(text.slice(0, told.index))
  if (!told || !isSpoken) return undefined
  const at = wordCount(text.slice(0, told.index)) + 2
  // What is said in so many words that it cannot stand whole.
  const statement = wordCount(told[1]!) > MAX_TOLD_WORDS ? statementIn(analysis) : undefined
  return statement && statement.at >= at ? { words: statement.words, at: statement.at } : { words: trimmed(told[1]!), at }
}

/** `a day`: nothing is said of which one. */
const isBareNoun = ({ run, nouns }: Phrase): boolean => nouns.length === 1 && run.every(({ pos }) => pos === 'DET' || pos === 'NOUN')

/** `A day is longer than a year`: day > year; `a fever is not the illness`: fever ≠ illness. */
export function relationIn(analysis: Analysis): PlanText | undefined {
  const { tokens, phrases } = analysis
  const than = tokens.find(({ low }) => low === 'than')
  // `If ice were heavier than water`: it is not.
  const isSupposed = than && tokens.slice(0, than.i).some(({ low }) => /^(?:if|whether|unless|were|would|could|might|may)$/u.test(low))
  if (isSupposed) return undefined
  // `Iceland has more sheep than people`: the land is compared with nobody.
  const isOwned = than && /^(?:has|have|had)$/u.test(tokens[than.i - 3]?.low ?? '') && tokens[than.i - 1]?.pos === 'NOUN'
  if (isOwned) return undefined
  if (than && analysis.quantities.some(({ at }) => at > than.word && at - than.word < 4)) return undefined
  if (than) {
    const word = tokens[than.i - 1]?.low ?? ''
    const compared = GREATER.test(word) || SMALLER.test(word) ? word : (tokens[than.i - 2]?.low ?? '')
    const sign = GREATER.test(compared) ? '>' : SMALLER.test(compared) ? '<' : undefined
    const left = phrases.findLast(({ end, role, bar }) => end < than.i && role === 'subject' && bar === '')
    const right = phrases.find(({ start }) => start > than.i)
    const comparative = tokens.slice(0, than.i).findLast(({ low }) => low === compared)
    const follows = comparative && /^(?:VERB|AUX|ADV)$/u.test(tokens[comparative.i - 1]?.pos ?? '')
    const isStated = left && follows && tokens.slice(left.end, than.i).some(({ pos }) => /^(?:AUX|VERB)$/u.test(pos))
    // `faster than any king could stop them`: no two things.
    const isClause = right !== undefined && /^(?:VERB|AUX|PRON)$/u.test(tokens[right.end + 1]?.pos ?? '')
    // `roads are barely wider than a donkey`: not two things of which one is said to be greater.
    const isHedged = tokens.slice(0, than.i).some(({ low }) => /^(?:barely|hardly|scarcely|no|not|n't|held|holds|often)$/u.test(low))
    return sign &&
      isStated &&
      left &&
      right &&
      isBareNoun(left) &&
      isBareNoun(right) &&
      !isHedged &&
      left.role === 'subject' &&
      /^(?:is|are|was|were)$/u.test(tokens[left.end + 1]?.low ?? '') &&
      !isClause &&
      !right.isName &&
      right.start - than.i < 4 &&
      right.lemma !== left.lemma &&
      !TIME_NOUNS.test(right.lemma)
      ? { words: `${left.head.low} ${sign} ${right.head.low}`, role: 'key', at: left.head.word }
      : undefined
  }
  return deniedIdentityIn(analysis)
}

const MAX_ITEM_WORDS = 6
/** `Number one: coffee after lunch, because ...`: what the item of a list is. */
function numberedItem({ text }: Analysis): PlanText | undefined {
  const heading = itemHeadingOf(text)
  if (heading === undefined) return undefined
  const words = trimmed(text.slice(heading.length).split(/[,;!?:–—]|(?<!\b[ap]|\b[ap]\.m)\.| because | so that /u)[0]!).split(/\s+/u)
  const length = words.length > MAX_ITEM_WORDS ? lengthBeforeCut(words, MAX_ITEM_WORDS) : words.length
  return length > 0 ? { words: words.slice(0, length).join(' '), role: 'label', at: wordCount(heading) } : undefined
}

/** What has become of something that the drawing does not show: `will stay shut`, `has no power`, `lost power`. */
const CONDITION =
  /\b(?:(?:is|are|was|were|be|been|remain(?:s|ed)?|stay(?:s|ed)?|kept|keep|still|now) (closed|shut|cancell?ed|suspended|delayed|banned|evacuated|sold out|out of order|out of stock|blocked|offline|back online|fully booked|postponed|recalled|overdue|missing|underwater|cut off|canceled)|(?:has|have|had) (no (?:power|electricity|water|heating|internet|signal|heat)|lost power)|(?<!\b(?:has|have|had) )(lost power|without (?:power|electricity|water|heating)))\b/iu

function conditionIn(analysis: Analysis): PlanText | undefined {
  const { text } = analysis
  const found = CONDITION.exec(text)
  const words = found?.[1] ?? found?.[2] ?? found?.[3]
  if (!found || !words || /\b(?:not|never|n['’]t) (?:\w+ )?$/iu.test(text.slice(0, found.index))) return undefined
  const at = wordCount(text.slice(0, found.index + found[0].length - words.length))
  // `Ada was born when women were banned`: not she.
  const clause = clauseAt(
    analysis,
    analysis.tokens.findIndex(({ word }) => word === at),
  )
  const isOfOther = clause?.role === 'setting' && startOf(clause) > 0
  return isOfOther ? undefined : { words, role: 'key', at }
}

/** `free`, `today only`: offers that an advertisement letters. */
const OFFER = /\b(?:free|half price|sold out|new|now open)\b/iu

/** `he asked me twice`, `three voices`: beside a picture a story counts nothing. */
export function withoutSmallNumbers(texts: readonly PlanText[], { isNarrative, quantities }: Analysis): readonly PlanText[] {
  if (!isNarrative) return texts
  const small = new Set(
    quantities.filter(({ kind, value }) => /^(?:count|share|times)$/u.test(kind) && value <= MAX_OF_STORY).map(({ at }) => at),
  )
  return texts.filter(({ role, at }) => role !== 'number' || !small.has(at))
}

/** `What would you do?` of `What would you do if nobody was watching?`; undefined where it is long. */
function unconditional(text: string): string | undefined {
  const asked =
    /^(?:what|who|where|how|why|which|when)\b.+?(?=,? (?:if|when|because|while|after|before|even|although|though|since)\b)/iu.exec(
      text,
    )?.[0]
  return asked && wordCount(asked) <= MAX_ASKED_WORDS ? `${trimmed(asked)}?` : undefined
}

/** Words, names, dates and numbers of a sentence that belong on screen. */
export function letteringOf(analysis: Analysis): PlanText[] {
  const { text, quantities, tokens } = analysis
  const texts: PlanText[] = []
  const quote = quoteIn(analysis)
  const others = quote
    ? [...text.matchAll(/["“]([^"”“]{2,})["”]/gu)].filter(({ 1: words }) => trimmed(words!) !== quote.words && wordCount(words!) <= 3)
    : []
  texts.push(
    ...others.map(({ 1: words, index }): PlanText => ({ words: trimmed(words!), role: 'key', at: wordCount(text.slice(0, index)) })),
  )
  // A quote that is too long says its point.
  const point = quote && wordCount(quote.words) > MAX_QUOTE_WORDS ? statementIn(analysis) : undefined
  if (quote) texts.push({ words: point?.words ?? shortened(quote.words, MAX_QUOTE_WORDS), role: 'quote', at: point?.at ?? quote.at })
  const quoted = quote ? quote.at + wordCount(quote.words) : 0
  const isOutside = ({ at }: PlanText) => !quote || at < quote.at || at >= quoted
  texts.push(...names(analysis).filter(isOutside))
  // `like two old friends`: nobody counts them.
  const isLikened = (at: number) => /\blike$/u.test(text.split(/\s+/u).slice(0, at).join(' '))
  texts.push(
    ...quantities
      .filter(({ at, kind }) => kind !== 'count' || !isLikened(at))
      .filter(({ at, display }) => !(display.startsWith('age ') && isOfPast(text, at)))
      // `Never use it twice`.
      .filter(({ at, kind }) => kind !== 'times' || !tokens.some(({ word, i }) => word === at && analysis.bars[i] === 'negated'))
      .map((quantity): PlanText => withWhatItIsOf(timeOf({ ...boundedDisplay(quantity), role: 'number' }, analysis), quantity, analysis))
      .filter(isOutside),
  )
  const item = numberedItem(analysis)
  if (item) texts.push(item)
  const single = singleUnitIn(text)
  if (single) texts.push(single)
  const multiplied = multipliedIn(analysis)
  if (multiplied) texts.push(multiplied)
  const question = text.endsWith('?') && !quote ? (questionIn(analysis) ?? unconditional(text)) : undefined
  if (question) texts.push({ words: question, role: 'title', at: 0 })
  else if (text.endsWith('?') && !quote) texts.push(keyWords(analysis))
  // `Economists call this paying yourself first`.
  const called = /\bcall(?:s|ed)? (?:this|it|that|them) (?!a friend\b)([^,.;:!?]+)/iu.exec(text)
  const name = called?.[1]!.split(/ (?:because|since|when|so|but) /u)[0]
  if (called && name && wordCount(name) > 1 && wordCount(name) <= 5)
    texts.push({ words: name, role: 'key', at: wordCount(text.slice(0, called.index)) + 2 })
  const condition = conditionIn(analysis)
  if (condition) texts.push(condition)
  const relation = contrastWords(analysis) ?? changedInto(analysis) ?? relationIn(analysis)
  if (relation) texts.push(relation)
  const offer = OFFER.exec(text)
  const isCall = tokens[0]?.pos === 'VERB'
  if (offer && isCall && /free|half price/iu.test(offer[0]))
    texts.push({ words: offer[0].toLowerCase(), role: 'key', at: wordCount(text.slice(0, offer.index)) })
  const seen = new Set<string>()
  const whole = texts.flatMap((one) =>
    (one.role === 'key' && one !== condition) || one === item ? (wholeWords(one, analysis) ?? []) : [one],
  )
  return withoutBareTimes(whole, analysis)
    .filter(({ words }) => !seen.has(words.toLowerCase()) && seen.add(words.toLowerCase()))
    .slice(0, MAX_TEXTS)
}
