import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { LANGUAGE_RULES } from '../languages/rules.ts'
import { functionWords } from '../languages/function-words.ts'
import { entriesOf, type LanguageRules, rowsOf } from './language-rules.ts'
import { markFinder, type MarkFinder } from './marks.ts'
import { indexNouns, type NounIndex } from './nouns/nouns.ts'
import { foldWord } from './fold-word.ts'

const NO_RULES: LanguageRules = {
  nouns: '',
  none: '',
  not: '',
  like: '',
  if: '',
  possessive: '',
  old: '',
  numbers: '',
  many: '',
  dead: '',
  up: '',
  down: '',
  actions: '',
}

/** Who a pronoun means. */
export type Pronoun = 'he' | 'she' | 'either' | 'narrator'

/** A language made ready for reading. */
export type Language = {
  readonly code: string
  readonly rules: LanguageRules
  readonly nouns: NounIndex
  /** Signs of what has no body. */
  readonly signs: NounIndex
  /** Names of places and firms as they are written; nouns that are surnames as well; what stands before a name. */
  readonly names: ReadonlySet<string>
  readonly surnames: ReadonlySet<string>
  readonly titles: ReadonlySet<string>
  readonly goesOn: ReadonlySet<string>
  readonly find: Readonly<
    Record<
      | 'none'
      | 'neither'
      | 'nor'
      | 'not'
      | 'away'
      | 'like'
      | 'more'
      | 'than'
      | 'if'
      | 'possessive'
      | 'of'
      | 'old'
      | 'many'
      | 'dead'
      | 'up'
      | 'down',
      MarkFinder
    >
  >
  /** Ends of verbs that deny, ends of infinitives, and whole comparisons (global). Undefined where the rules have none. */
  readonly patterns: Readonly<Record<'deniedVerb' | 'infinitive' | 'comparison', RegExp | undefined>>
  readonly actions: readonly (readonly [PlanAction, MarkFinder])[]
  readonly pronouns: ReadonlyMap<string, Pronoun>
  /** Conjunctions and prepositions. */
  readonly isConnective: (low: string) => boolean
  /** Words that carry no meaning of their own. */
  readonly isEmpty: (low: string) => boolean
}

const cache = new Map<string, Language>()

/** `stem` is the beginning of a word, `word!` a whole one. */
const asBeginnings = (list: string): string =>
  entriesOf(list)
    .map((entry) => (entry.endsWith('!') ? entry.slice(0, -1) : `${entry}*`).replaceAll(' ', '_'))
    .join(' ')

const endPattern = (alternatives: string | undefined): RegExp | undefined =>
  alternatives === undefined ? undefined : new RegExp(`(?:${alternatives})$`, 'u')

/** A language by its ISO 639-1 code, cached. Of one without rules only numbers, dates, countries and key words are read. */
export function languageOf(code: string): Language {
  const cached = cache.get(code)
  if (cached) return cached
  const rules = LANGUAGE_RULES[code] ?? NO_RULES
  const finder = (list: string | undefined) => markFinder(list ?? '', code, rules.isUnspaced)
  const { isFunctionWord, isConnective } = functionWords(code)
  const wordSet = (list: string | undefined) => new Set(entriesOf(list ?? '').map((word) => foldWord(word, code)))
  const empty = wordSet(rules.empty)
  const language: Language = {
    code,
    rules,
    nouns: indexNouns(code, rules),
    signs: indexNouns(code, { ...rules, nouns: rules.signs ?? '', ambiguous: '' }),
    names: new Set(entriesOf(rules.names ?? '')),
    surnames: wordSet(rules.surnames),
    titles: wordSet(rules.titles),
    goesOn: wordSet(rules.goesOn),
    find: {
      none: finder(rules.none),
      neither: finder(rules.neither),
      nor: finder(rules.nor),
      not: finder(rules.not),
      away: finder(rules.away),
      like: finder(rules.like),
      more: finder(rules.more),
      than: finder(rules.than),
      if: finder(rules.if),
      possessive: finder(rules.possessive),
      of: finder(rules.of),
      old: finder(asBeginnings(rules.old)),
      many: finder(rules.many),
      dead: finder(asBeginnings(rules.dead)),
      up: finder(asBeginnings(rules.up)),
      down: finder(asBeginnings(rules.down)),
    },
    patterns: {
      deniedVerb: endPattern(rules.deniedVerbs),
      infinitive: endPattern(rules.infinitives),
      comparison: rules.comparisons === undefined ? undefined : new RegExp(rules.comparisons, 'gu'),
    },
    actions: rowsOf(rules.actions).map(
      ([action, verbs]) => [action as PlanAction, finder(asBeginnings(verbs.map((verb) => verb.replaceAll(' ', '_')).join(' ')))] as const,
    ),
    pronouns: new Map(
      rowsOf(rules.pronouns ?? '').flatMap(([kind, words]) => words.map((word) => [foldWord(word, code), kind as Pronoun] as const)),
    ),
    isConnective,
    isEmpty: (low) => empty.has(low) || isFunctionWord(low),
  }
  cache.set(code, language)
  return language
}
