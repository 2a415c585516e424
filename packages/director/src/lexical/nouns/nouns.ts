import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { isBeforeOpening, isCapitalized } from '../capitals.ts'
import { entriesOf, type LanguageRules, rowsOf } from '../language-rules.ts'
import { foldWord } from '../fold-word.ts'
import type { LexicalWord } from '../words.ts'
import { isPersonName } from './figure-names.ts'
import { isMeaningKey, type Meanings, meantBy, readMeanings, wordsAround } from './meanings.ts'

/**
 * A noun of a sentence with a sure meaning. `name`: of the vocabulary; `from`, `to`: indices of its first and last word; `properName`: the name by
 * which a person is called.
 */
export type NounMatch = {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly isCompared: boolean
  readonly properName?: string
}

type Form = { readonly name: string; readonly isExact: boolean }

export type NounIndex = {
  readonly forms: ReadonlyMap<string, Form>
  readonly meanings: Meanings
  readonly maxWords: number
  readonly endings?: RegExp
  readonly comparedEndings?: RegExp
  readonly prefixes?: RegExp
  readonly comparedPrefixes?: RegExp
  readonly minStem: number
  /** Forms that say what a compound is. */
  readonly heads: ReadonlySet<string>
  /** Pronouns behind which a verb stands and no noun. */
  readonly beforeVerb: ReadonlySet<string>
}

const whole = (alternatives: string | undefined): RegExp | undefined =>
  alternatives === undefined ? undefined : new RegExp(`^(?:${alternatives})$`, 'u')

/** `كيس الشاي` and `كيس شاي`: the article of the second word says nothing of the thing. */
const withoutArticles = (phrase: string): string => phrase.replaceAll(/(?<= )ال(?=\p{L}{2})/gu, '')

const fold = (form: string, language: string): string =>
  withoutArticles(
    form
      .split(' ')
      .map((word) => foldWord(word, language))
      .join(' '),
  )

/** Plural of a noun that something follows: `bolsas de plástico`. */
function pluralsOfHead(form: string, pluralOfHead: LanguageRules['pluralOfHead']): readonly string[] {
  if (!pluralOfHead) return []
  const [head = '', second = '', ...others] = form.split(' ')
  if (!/^(?:de|del|des|da|do|das|dos|a|à|au|aux|en|em|para|pour|sem|sans|sin|d’\p{L}+|d'\p{L}+)$/u.test(second)) return []
  return [[pluralOfHead(head), second, ...others].join(' ')]
}

/** The nouns of a language by form. A form that two names claim belongs to the first; what has several meanings is read by the words around it. */
export function indexNouns(
  language: string,
  {
    nouns,
    ambiguous = '',
    endings,
    comparedEndings,
    prefixes,
    comparedPrefixes,
    isUnspaced,
    minStem = 3,
    heads = '',
    beforeVerb = '',
    pluralOfHead,
  }: LanguageRules,
): NounIndex {
  const forms = new Map<string, Form>()
  const { forms: ambiguousForms, meanings } = readMeanings(ambiguous, language, isUnspaced)
  const rows = [...ambiguousForms, ...rowsOf(nouns).flatMap(([name, words]) => words.map((word) => [name, word] as const))]
  for (const [name, word] of rows) {
    const isExact = word.endsWith('!')
    const form = fold(isExact ? word.slice(0, -1) : word, language)
    for (const one of [form, ...pluralsOfHead(form, pluralOfHead)]) if (!forms.has(one)) forms.set(one, { name, isExact })
  }
  const maxWords = Math.max(1, ...[...forms.keys()].map((form) => form.split(' ').length))
  const before = prefixes === undefined ? undefined : new RegExp(`^(?:${prefixes})`, 'u')
  const compared = comparedPrefixes === undefined ? undefined : new RegExp(`^(?:${comparedPrefixes})`, 'u')
  return {
    forms,
    meanings,
    maxWords,
    endings: whole(endings),
    comparedEndings: whole(comparedEndings),
    prefixes: before,
    ...(compared && { comparedPrefixes: compared }),
    minStem,
    heads: new Set(entriesOf(heads).map((head) => fold(head, language))),
    beforeVerb: new Set(entriesOf(beforeVerb)),
  }
}

/** `خيمته`, his tent, of `خيمة`. */
const ARABIC_OWNED = /(?<=\p{Script=Arabic}{2})ت(?:ه|ها|هم|هن|ي|ك|كم|نا)$/u

type Found = { readonly name: string; readonly isCompared: boolean; readonly form?: string }

/** Shortest forms that a longer word of unspaced text can end with: `航海日誌`, a log; `イギリス` is no squirrel. */
const HEADS = /^(?:\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{4,})$/u

/** The last part of a longer word of unspaced text, which says what it is. */
function findHead(word: string, { forms }: NounIndex): Found | undefined {
  for (let start = 1; start < word.length - 1; start++) {
    const head = word.slice(start)
    const form = HEADS.test(head) ? forms.get(head) : undefined
    if (form && !form.isExact) return { name: form.name, isCompared: false }
  }
  return undefined
}

/** Numbers before words that count: `八本の腕`. */
const NUMERAL = /[\d０-９一二三四五六七八九十百千万何数]$/u
const COUNTERS = /^(?:本|羽|頭|足|口|軒|皿|束|只|条|头|口|家|朵|颗|杯|枚)$/u

/** The longest form at the start of a word whose rest is an ending. */
function findForm(word: string, { forms, endings, comparedEndings, minStem }: NounIndex): Found | undefined {
  const exact = forms.get(word) ?? forms.get(word.replace(ARABIC_OWNED, 'ه'))
  if (exact) return { name: exact.name, isCompared: false, form: word }
  if (!endings) return undefined
  for (let length = word.length - 1; length >= minStem; length--) {
    const form = forms.get(word.slice(0, length))
    if (!form || form.isExact) continue
    const rest = word.slice(length)
    if (comparedEndings?.test(rest)) return { name: form.name, isCompared: true }
    if (endings.test(rest)) return { name: form.name, isCompared: false, form: word.slice(0, length) }
  }
  return undefined
}

/** Shortest part before the head of a compound. */
const MIN_MODIFIER = 3

/** What a compound of separated text is by its end, the longest head first: `Auswandererschiff`. */
function findCompound(word: string, index: NounIndex): Found | undefined {
  if (index.heads.size === 0) return undefined
  for (let start = MIN_MODIFIER; start < word.length - index.minStem; start++) {
    const found = findForm(word.slice(start), index)
    if (found?.form !== undefined && index.heads.has(found.form)) return found
  }
  return undefined
}

/** A word and what is left of it without what is written together before it. */
function withoutPrefixes(word: string, prefixes: RegExp | undefined): string[] {
  const prefix = prefixes?.exec(word)?.[0]
  if (!prefix || word.length - prefix.length < 2) return [word]
  return [word, ...withoutPrefixes(word.slice(prefix.length), prefixes)]
}

/** `كالجبل`: like a mountain. */
function findCompared(word: string, index: NounIndex): Found | undefined {
  const prefix = index.comparedPrefixes?.exec(word)?.[0]
  const found =
    prefix === undefined
      ? undefined
      : withoutPrefixes(word.slice(prefix.length), index.prefixes).flatMap((one) => findForm(one, index) ?? [])[0]
  return found && { ...found, isCompared: true }
}

function matchAt(words: readonly LexicalWord[], from: number, rules: LanguageRules, index: NounIndex): NounMatch | undefined {
  const glue = rules.isUnspaced ? '' : ' '
  const max = rules.isUnspaced ? 6 : index.maxWords
  for (let count = Math.min(max, words.length - from); count > 0; count--) {
    const some = words.slice(from, from + count)
    if (some.some(({ clause }) => clause !== some[0]!.clause)) continue
    if (rules.isUnspaced && some.some(({ start }, i) => i > 0 && start !== some[i - 1]!.end)) continue
    const phrase = withoutArticles(some.map(({ low }) => low).join(glue))
    const isCompound = rules.isUnspaced === true && count === 1
    const found = rules.isUnspaced
      ? (findForm(phrase, index) ?? (isCompound ? findHead(phrase, index) : undefined))
      : (withoutPrefixes(phrase, index.prefixes).flatMap((word) => findForm(word, index) ?? [])[0] ??
        findCompared(phrase, index) ??
        (count === 1 ? findCompound(phrase, index) : undefined))
    if (rules.isUnspaced && count === 1 && COUNTERS.test(phrase) && NUMERAL.test(words[from - 1]?.low ?? '')) continue
    // Hours and weathers are verbs and adverbs as well.
    const isNoun = !rules.hasCapitalNouns || /^\p{Lu}/u.test(some.at(-1)!.text) || /^(?:hour|weather|other)\//u.test(found?.name ?? '')
    if (found && isNoun) return { ...found, from, to: from + count - 1 }
  }
  return undefined
}

const SKY = /^(?:sun|moon|full-moon|earth|mars|star)$/u
/** Kinds of which the name of one tells what it is: `la Torre de Pisa`, `il Ponte Vecchio`; not `Costa Rica`, `Puerto Vallarta`. */
const KIND_IN_NAMES =
  /\b(?:tower|bridge|palace|museum|cathedral|church|temple|mosque|pyramid|university|theater|stadium|library|hospital|volcano|lake|island)$/u

/**
 * Whether a word is a name, or part of one, though it looks like a noun: `una tortuga llamada Rosa`, `em Fortaleza`. Languages in which every noun has a capital,
 * and those without capitals, have no such mark.
 */
function isNameAt(
  { from, to, name }: NounMatch,
  words: readonly LexicalWord[],
  text: string,
  { hasCapitalNouns, isUnspaced }: LanguageRules,
): boolean {
  const word = words[from]!
  if (hasCapitalNouns || isUnspaced || from !== to || !isCapitalized(word.text) || name.includes('/')) return false
  const before = words[from - 1]
  if (isBeforeOpening(text.slice(0, word.start))) return false
  const next = words[to + 1]
  const isBehindName = before !== undefined && isCapitalized(before.text) && word.start - before.end === 1
  const drawn = drawableNamed(name)
  if (isPersonName(name)) return isBehindName && !isFirstWord(before, words)
  const isOfName = next !== undefined && (isCapitalized(next.text) || (next.text.length <= 5 && isCapitalized(words[to + 2]?.text ?? '')))
  if (KIND_IN_NAMES.test(name)) return !isOfName
  const isOfOther = before !== undefined && words[from - 2] !== undefined && before.text.length <= 3 && isCapitalized(words[from - 2]!.text)
  return !(SKY.test(drawn?.art ?? name) || SKY.test(name)) || isBehindName || isOfOther
}

const isFirstWord = (word: LexicalWord, words: readonly LexicalWord[]): boolean => words[0] === word

/** `te cobra`: a verb that looks like a noun. */
const isVerbAt = ({ from, to, name }: NounMatch, words: readonly LexicalWord[], { beforeVerb }: NounIndex): boolean =>
  beforeVerb.size > 0 &&
  from === to &&
  !name.includes('/') &&
  words[from - 1]?.clause === words[from]!.clause &&
  /^\p{Ll}/u.test(words[from]!.text) &&
  beforeVerb.has(words[from - 1]!.low)

/** `hour/night`: no name of a thing. Things that nothing draws yet are left to words. */
const isDrawn = ({ name }: NounMatch): boolean => name.includes('/') || drawableNamed(name)?.art !== undefined

/**
 * Nouns with a sure meaning that can be drawn in their order, the longest first, without overlaps. `script`: all words of the script, as `wordsAround` gives
 * them; `text`: of the sentence.
 */
export function findNouns(
  words: readonly LexicalWord[],
  rules: LanguageRules,
  index: NounIndex,
  script = '',
  text = words.map((word) => word.text).join(' '),
): NounMatch[] {
  const found: NounMatch[] = []
  const around = wordsAround(words, rules)
  for (let i = 0; i < words.length; i++) {
    const match = matchAt(words, i, rules, index)
    if (!match) continue
    const name = isMeaningKey(match.name) ? meantBy(match.name, index.meanings, around, script) : match.name
    const meant = name === undefined ? undefined : { ...match, name }
    const isNoun = meant !== undefined && isDrawn(meant) && !isVerbAt(meant, words, index) && !isNameAt(meant, words, text, rules)
    if (isNoun) found.push(meant)
    i = match.to
  }
  return found
}
