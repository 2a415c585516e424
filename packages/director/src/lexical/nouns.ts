import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { type LanguageRules, rowsOf } from './language-rules.ts'
import { foldWord, type LexicalWord } from './words.ts'

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
  readonly maxWords: number
  readonly endings?: RegExp
  readonly comparedEndings?: RegExp
  readonly prefixes?: RegExp
  readonly minStem: number
}

const whole = (alternatives: string | undefined): RegExp | undefined =>
  alternatives === undefined ? undefined : new RegExp(`^(?:${alternatives})$`, 'u')

const fold = (form: string, language: string): string =>
  form
    .split(' ')
    .map((word) => foldWord(word, language))
    .join(' ')

/** The nouns of a language by form. A form that two names claim belongs to the first. */
export function indexNouns(language: string, { nouns, endings, comparedEndings, prefixes, minStem = 3 }: LanguageRules): NounIndex {
  const forms = new Map<string, Form>()
  for (const [name, words] of rowsOf(nouns))
    for (const word of words) {
      const isExact = word.endsWith('!')
      const form = fold(isExact ? word.slice(0, -1) : word, language)
      if (!forms.has(form)) forms.set(form, { name, isExact })
    }
  const maxWords = Math.max(1, ...[...forms.keys()].map((form) => form.split(' ').length))
  const before = prefixes === undefined ? undefined : new RegExp(`^(?:${prefixes})`, 'u')
  return { forms, maxWords, endings: whole(endings), comparedEndings: whole(comparedEndings), prefixes: before, minStem }
}

/** `خيمته`, his tent, of `خيمة`. */
const ARABIC_OWNED = /(?<=\p{Script=Arabic}{2})ت(?:ه|ها|هم|هن|ي|ك|كم|نا)$/u

type Found = { readonly name: string; readonly isCompared: boolean }

/** The longest form at the start of a word whose rest is an ending. */
function findForm(word: string, { forms, endings, comparedEndings, minStem }: NounIndex): Found | undefined {
  const exact = forms.get(word) ?? forms.get(word.replace(ARABIC_OWNED, 'ه'))
  if (exact) return { name: exact.name, isCompared: false }
  if (!endings) return undefined
  for (let length = word.length - 1; length >= minStem; length--) {
    const form = forms.get(word.slice(0, length))
    if (!form || form.isExact) continue
    const rest = word.slice(length)
    if (comparedEndings?.test(rest)) return { name: form.name, isCompared: true }
    if (endings.test(rest)) return { name: form.name, isCompared: false }
  }
  return undefined
}

/** A word and what is left of it without what is written together before it. */
function withoutPrefixes(word: string, prefixes: RegExp | undefined): string[] {
  const prefix = prefixes?.exec(word)?.[0]
  if (!prefix || word.length - prefix.length < 2) return [word]
  return [word, ...withoutPrefixes(word.slice(prefix.length), prefixes)]
}

function matchAt(words: readonly LexicalWord[], from: number, rules: LanguageRules, index: NounIndex): NounMatch | undefined {
  const glue = rules.isUnspaced ? '' : ' '
  const max = rules.isUnspaced ? 6 : index.maxWords
  for (let count = Math.min(max, words.length - from); count > 0; count--) {
    const some = words.slice(from, from + count)
    if (some.some(({ clause }) => clause !== some[0]!.clause)) continue
    if (rules.isUnspaced && some.some(({ start }, i) => i > 0 && start !== some[i - 1]!.end)) continue
    const phrase = some.map(({ low }) => low).join(glue)
    const found = (rules.isUnspaced ? [phrase] : withoutPrefixes(phrase, index.prefixes)).flatMap((word) => findForm(word, index) ?? [])[0]
    // Hours and weathers are verbs and adverbs as well.
    const isNoun = !rules.hasCapitalNouns || /^\p{Lu}/u.test(some.at(-1)!.text) || /^(?:hour|weather)\//u.test(found?.name ?? '')
    if (found && isNoun) return { ...found, from, to: from + count - 1 }
  }
  return undefined
}

/** `hour/night`: no name of a thing. Things that nothing draws yet are left to words. */
const isDrawn = ({ name }: NounMatch): boolean => name.includes('/') || drawableNamed(name)?.art !== undefined

/** Nouns with a sure meaning that can be drawn in their order, the longest first, without overlaps. */
export function findNouns(words: readonly LexicalWord[], rules: LanguageRules, index: NounIndex): NounMatch[] {
  const found: NounMatch[] = []
  for (let i = 0; i < words.length; i++) {
    const match = matchAt(words, i, rules, index)
    if (!match) continue
    if (isDrawn(match)) found.push(match)
    i = match.to
  }
  return found
}
