import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isBeforeOpening } from './capitals.ts'
import type { GrammarRules } from './grammar/grammar-rules.ts'
import { keyWordsOf } from './key-words.ts'
import { withRanges } from './numbers/ranges.ts'
import { shareIn } from './numbers/shares.ts'
import { isNameParticle } from './people/name-particles.ts'
import type { LexicalSentence } from './read-sentence.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_TEXTS = 5
const MIN_QUESTION_WORDS = 3
const MAX_QUESTION_WORDS = 6
const MAX_QUESTION_CHARACTERS = 16
const MAX_QUOTE_CHARACTERS = 80
const MAX_DENIAL_WORDS = 4
const MAX_DENIAL_CHARACTERS = 20
/** Numbers up to here are seen as so many things, or not at all. */
const MAX_PLAIN_COUNT = 12

/** Words with a capital where none is due, neighbours joined: names. */
function namesOf(
  { words, text, language, present, quantities, quotes, names: proper }: LexicalSentence,
  known: ReadonlySet<string>,
): PlanText[] {
  if (language.rules.nouns === '') return []
  const isName = (at: number) => {
    const word = words[at]
    if (!word || !/^\p{Lu}\p{L}/u.test(word.text) || isBeforeOpening(text.slice(0, word.start))) return false
    const isDrawn = present.some(({ from, to }) => at >= from && at <= to)
    return !isDrawn && !language.isEmpty(word.low) && !quantities.some(({ start, offset }) => word.start >= start && word.end <= offset)
  }
  const fullNames = present.flatMap(({ from, properName }): PlanText[] =>
    properName && (properName.includes(' ') || !known.has(properName)) && text.includes(properName)
      ? [{ words: properName, role: 'label', at: words[from]!.word }]
      : [],
  )
  if (language.rules.hasCapitalNouns || proper.length > 0) {
    const isQuoted = ({ start }: { readonly start: number }) => quotes.some(([from, to]) => start >= from && start < to)
    const whole = fullNames.filter(({ words: name }) => name.includes(' '))
    const others = proper.filter((name) => !isQuoted(name) && !whole.some(({ words: said }) => said.includes(name.words)))
    return [...whole, ...others.map(({ words: said, from }): PlanText => ({ words: said, role: 'label', at: words[from]!.word }))]
  }
  const isCapital = (at: number) => words[at] !== undefined && !words[at].isFirst && /^\p{Lu}\p{L}/u.test(words[at].text)
  /** `Jan (de Boer)`, `Fatih (Sultan Mehmet)`: particles and titles within a name. */
  const isJoined = (at: number) => {
    const next = words[at + 1]
    if (!next || next.clause !== words[at]!.clause) return false
    if (isCapital(at + 1)) return isName(at + 2) && words[at + 2]!.clause === next.clause
    if (!isNameParticle(next.text)) return false
    return isCapital(at + 2) || (isNameParticle(words[at + 2]?.text ?? '') && isCapital(at + 3))
  }
  const names: PlanText[] = []
  for (let i = 0; i < words.length; i++) {
    if (!isName(i)) continue
    const from = i
    const isNext = (at: number) => isName(at + 1) && words[at + 1]!.clause === words[at]!.clause
    while (isNext(i) || isJoined(i)) i += isNext(i) ? 1 : words[i + 2] && isCapital(i + 2) ? 2 : 3
    names.push({
      words: withoutEnding(text.slice(words[from]!.start, words[i]!.end), language.rules),
      role: 'label',
      at: words[from]!.word,
    })
  }
  const singles = fullNames.filter(({ words: one }) => !names.some(({ words: name }) => name !== one && name.includes(one)))
  return [...singles, ...names]
}

const withoutEnding = (name: string, { nameEnding }: GrammarRules): string => (nameEnding ? name.replace(nameEnding, '') : name)

/** `Dein Kühlschrank riecht`: the first clause of a question where it is short and no condition. */
function questionClauseOf({ text, words, language }: LexicalSentence): PlanText | undefined {
  const end = words.findIndex(({ clause }) => clause !== words[0]!.clause)
  const isShortMainClause = end >= MIN_QUESTION_WORDS && end <= MAX_QUESTION_WORDS && language.rules.asksMainClauseFirst === true
  if (!isShortMainClause || /^(?:wenn|weil|obwohl|als|bevor|si|cuando|aunque|quand|quando|se|embora)$/u.test(words[0]!.low))
    return undefined
  return { words: `${text.slice(words[0]!.start, words[end - 1]!.end)}?`, role: 'title', at: words[0]!.word }
}

function questionOf(sentence: LexicalSentence): PlanText | undefined {
  const { text, words, isQuestion } = sentence
  if (!isQuestion) return undefined
  const isUnspaced = sentence.language.rules.isUnspaced === true
  if (words.length <= MAX_QUESTION_WORDS || (isUnspaced && [...text].length <= MAX_QUESTION_CHARACTERS))
    return { words: text, role: 'title', at: 0 }
  const key = questionClauseOf(sentence) ?? keyWordsOf(sentence)
  return key && { ...key, role: 'title' }
}

/** The quote of a sentence. */
export function quoteOf({ text, quotes, words }: LexicalSentence): PlanText | undefined {
  const [quote] = quotes
  if (!quote) return undefined
  const said = text.slice(quote[0] + 1, quote[1] - 1).trim()
  const at = words.find(({ start }) => start >= quote[0])?.word ?? 0
  return said.length > 3 && said.length <= MAX_QUOTE_CHARACTERS ? { words: said, role: 'quote', at } : undefined
}

/** A denial of few words is only true as a whole; some languages deny in two words. */
const isShortDenial = ({ isDenied, isQuestion, words, text, present, quantities, language }: LexicalSentence): boolean =>
  isDenied &&
  !isQuestion &&
  present.length === 0 &&
  quantities.length === 0 &&
  (language.rules.isUnspaced
    ? text.length <= MAX_DENIAL_CHARACTERS
    : words.length <= MAX_DENIAL_WORDS + (language.rules.negationBeforeVerb ? 2 : 0))

/** Up to here all of what is counted is drawn. */
const MAX_DRAWN = 3

/** The noun that stands behind a number; undefined where none is certain. */
function countedNoun({ words, text, language }: Pick<LexicalSentence, 'words' | 'text' | 'language'>, offset: number): string | undefined {
  const noun = words.find(({ start }) => start >= offset)
  const isNext = noun !== undefined && text.slice(offset, noun.start).trim() === '' && noun.text.length > 2 && !language.isEmpty(noun.low)
  return isNext && (language.rules.hasCapitalNouns !== true || /^\p{Lu}/u.test(noun.text)) ? noun.text : undefined
}

/** `neuf cerveaux`, `trois cœurs`: a small number with its noun, unless so many are seen. */
function smallCounts({ words, text, quantities, present, language }: LexicalSentence): PlanText[] {
  if (!language.rules.countsBeforeNoun) return []
  return quantities.flatMap(({ kind, value, at, offset }): PlanText[] => {
    const next = words.findIndex(({ start }) => start >= offset)
    const noun = words[next]
    const isNoun = countedNoun({ words, text, language }, offset) !== undefined
    const isSeen = value <= MAX_DRAWN && present.some(({ from, to }) => next >= from && next <= to)
    const isSmall = kind === 'count' && value >= MAX_DRAWN && value <= MAX_PLAIN_COUNT && Number.isInteger(value)
    return isSmall && isNoun && noun && !isSeen ? [{ words: `${value} ${noun.text}`, role: 'number', at }] : []
  })
}

/** `tanto como treinta elefantes`, `drei von vier`: a number of what something is compared with, or of which it is a part. */
function isOfOther({ text }: LexicalSentence, { start, offset }: { readonly start: number; readonly offset: number }): boolean {
  const before = text.slice(0, start)
  return (
    /(?<![\p{L}])(?:so viel|so groß|so schwer|so alt) wie\s+$|(?<![\p{L}])(?:tant[oa]s? como|autant que|aussi \p{L}+ que)\s+$/iu.test(
      before,
    ) ||
    /(?<![\p{L}])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|tres|dos|nueve|\d+)(?: \p{L}+)? (?:von|de cada)\s+$/iu.test(before) ||
    /^(?: \p{L}+)? (?:von \p{L}+(?: \p{L}+)?,|de cada \p{L}+)(?![\p{L}])/iu.test(text.slice(offset))
  )
}

/** A large number with what it counts, in a Romance language: `7 millions de visiteurs`. */
function withCounted(sentence: LexicalSentence, { display, offset, value }: LexicalSentence['quantities'][number]): string {
  const { text, words, language } = sentence
  const noun = words.find(({ start }) => start >= offset && !/^d[e’']?$/u.test(text.slice(start, start + 2)))
  const between = noun ? text.slice(offset, noun.start) : ''
  const isNext = noun !== undefined && /^\s+(?:d[ei]\s+|d[’'])?$/u.test(between) && noun.text.length > 3 && !language.isEmpty(noun.low)
  return value > MAX_PLAIN_COUNT && isNext ? `${display}${between}${noun.text}` : display
}

/** Whether a number stands on screen by itself. */
export const isLettered = ({ kind, value }: LexicalSentence['quantities'][number]): boolean =>
  kind !== 'count' || value > MAX_PLAIN_COUNT || !Number.isInteger(value)

/** `Un Français sur trois`: a share as it is said. */
function shareOf({
  text,
  words,
  language,
}: LexicalSentence): { readonly text: PlanText; readonly start: number; readonly end: number } | undefined {
  const found = shareIn(text, language)
  if (!found) return undefined
  const { start, end } = found
  const at = words.find((word) => word.start >= start)?.word ?? 0
  return { text: { words: capitalized(text.slice(start, end)), role: 'number', at }, start, end }
}

/** Numbers, dates, names, quotes and questions of a sentence that belong on screen. `known`: names of persons that were on screen before. */
export function lexicalLettering(sentence: LexicalSentence, known: ReadonlySet<string> = new Set()): PlanText[] {
  const { countries, text, words } = sentence
  const share = shareOf(sentence)
  const quantities = withRanges(sentence.quantities, text, sentence.language.rules).filter(
    (one) => !isOfOther(sentence, one) && !(share && one.start >= share.start && one.start < share.end),
  )
  const quote = quoteOf(sentence)
  const question = quote ? undefined : questionOf(sentence)
  const denial = isShortDenial(sentence) ? [{ words: text, role: 'title', at: 0 } as const] : []
  const numbers = quantities
    .filter(isLettered)
    // `20 Cent` rather than `20`.
    .map(({ display, at, kind, offset, ...rest }): PlanText => {
      const noun = kind === 'count' && sentence.language.rules.hasCapitalNouns === true ? countedNoun(sentence, offset) : undefined
      if (kind === 'count' && sentence.language.rules.family === 'romance')
        return { words: withCounted(sentence, { display, at, kind, offset, ...rest }), role: 'number', at }
      return { words: noun && /^[\d.,]+$/u.test(display) ? `${display} ${noun}` : display, role: 'number', at }
    })
  numbers.push(...smallCounts({ ...sentence, quantities }))
  if (share) numbers.unshift(share.text)
  const names = namesOf(sentence, known)
  const places = countries
    .filter(({ name }) => text.includes(name) && !names.some(({ words: said }) => said.startsWith(name)))
    .map(({ name }): PlanText => ({
      words: name,
      role: 'label',
      at: words.findLast(({ start }) => start <= text.indexOf(name))?.word ?? 0,
    }))
  const parts = names.filter(({ words: said }) => !places.some(({ words: place }) => place !== said && place.includes(said)))
  const all = [...(quote ? [quote] : []), ...numbers, ...(question ? [question] : denial), ...parts, ...places]
  return all.filter((one, i) => all.findIndex((other) => other.words.toLowerCase() === one.words.toLowerCase()) === i).slice(0, MAX_TEXTS)
}
