import type { GrammarRules } from './grammar/grammar-rules.ts'

/**
 * What the director knows of a language whose grammar it does not know: nouns that mean one drawable thing only, and the small words that say whether it is
 * there. All lists are separated by blanks, `_` stands for a blank inside an entry.
 */
export type LanguageRules = GrammarRules & {
  /**
   * Rows separated by line ends or `|`: a name, then its forms. Names are those of the vocabulary, the ids of places as `place/…`, hours and weathers as
   * `hour/…` and `weather/…`; `other/…` for phrases whose words mean something else together. A form with `!` takes no endings.
   */
  readonly nouns: string
  /**
   * Rows like those of `nouns`: what illustrators draw as a sign of something without a body, `coin Lohn Gehalt`. Seen only beside words that nothing else
   * stands beside.
   */
  readonly signs?: string
  /**
   * Rows `form form! > name: cues; name: cues; -:`: nouns of several meanings with beginnings of words around them (in the sentence, then in the script) that
   * speak for one. `-`: a meaning that is not drawn; a meaning without cues is taken where there are none, else the noun is not drawn.
   */
  readonly ambiguous?: string
  /** Words at the beginning of a sentence that goes on about the thing before: `it`, `this`, `its`. */
  readonly goesOn?: string
  /** Endings that a form may take: alternatives of a regular expression. Default: none. */
  readonly endings?: string
  /** Endings of a noun that something is only compared with. */
  readonly comparedEndings?: string
  /** What may be written together before a noun: alternatives of a regular expression. */
  readonly prefixes?: string
  /**
   * Forms of `nouns` that say what a longer word is of which they are the end: `schiff` of `Auswandererschiff`. Default: none, as the end of many a compound
   * means something else.
   */
  readonly heads?: string
  /** Names of places and firms, where capitals tell no name: lettered, and no nouns. */
  readonly names?: string
  /** Nouns that are surnames behind a given name or one of `titles`. */
  readonly surnames?: string
  /** `Mr`, `Mrs`, `family`: a name stands behind. */
  readonly titles?: string
  /** Length of the shortest form that takes endings. Default 3. */
  readonly minStem?: number
  /** Deny the noun behind them: `no`, `without`. */
  readonly none: string
  /** `neither`; then `nor` denies the noun behind it, which has other meanings alone. */
  readonly neither?: string
  readonly nor?: string
  /** Deny the clause: `not`, `never`, `nobody`. Entries with `*` are beginnings of words, or parts of unspaced text. */
  readonly not: string
  /** Ends of verbs that deny their clause: alternatives of a regular expression. */
  readonly deniedVerbs?: string
  /** `far from`, `except`, `instead of`: what stands behind is not here. */
  readonly away?: string
  /** `like`, `as`. */
  readonly like: string
  /** Whole comparisons, `like … so`: alternatives of a regular expression. What stands in one is not there. */
  readonly comparisons?: string
  /** Before a noun with an article that something is only compared with: `كالجبل`. Alternatives of a regular expression. */
  readonly comparedPrefixes?: string
  /** `more`, `less`: then `than` compares, which has other meanings alone. */
  readonly more?: string
  readonly than?: string
  /** `if`. */
  readonly if: string
  /** `my`, `his`, `their`. */
  readonly possessive: string
  /** Rows `he`, `she`, `either` and `narrator`, each with the pronouns that are subjects. */
  readonly pronouns?: string
  /** Pronouns behind which a verb stands and no noun: `te cobra`, `il porte`. */
  readonly beforeVerb?: string
  /** Ends of infinitives: alternatives of a regular expression. `sin haber pisado la universidad` denies up to the end of its clause. */
  readonly infinitives?: string
  /** `of the`, before the person to whom something belongs. */
  readonly of?: string
  /** The same as words behind the person, or as ends of the word. */
  readonly ofBehind?: string
  /** `in`, `since`: before a year. */
  readonly beforeYear?: string
  /** `about`, `more than`: before an amount. */
  readonly about?: string
  /** Beginnings of adjectives of age. */
  readonly old: string
  /** Rows `value word word` of number words, from 2. */
  readonly numbers: string
  /** `thousands`, `many`. */
  readonly many: string
  /** Beginnings of words, or parts of unspaced text: killing and death; rising; falling. */
  readonly dead: string
  readonly up: string
  readonly down: string
  /** Rows: an action of a figure, then beginnings of its verbs; `!` for whole words. */
  readonly actions: string
  /** Words that carry no meaning of their own, beside those of `FUNCTION_WORDS`. */
  readonly empty?: string
}

/** Entries of a list, with blanks restored. */
export const entriesOf = (list: string): string[] =>
  list
    .split(/\s+/u)
    .filter(Boolean)
    .map((entry) => entry.replaceAll('_', ' '))

/** Rows of a table: a key and its entries. */
export const rowsOf = (table: string): (readonly [key: string, entries: readonly string[]])[] =>
  table
    .split(/[|\n]/u)
    .map((row) => entriesOf(row))
    .filter(({ length }) => length > 1)
    .map(([key, ...entries]) => [key!, entries] as const)
