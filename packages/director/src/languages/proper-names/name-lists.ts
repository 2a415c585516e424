import type { KnownNames, SpacedNameRules } from '../../lexical/names/spaced-name-rules.ts'

/**
 * Names of a language whose writing has no capitals, separated by blanks; `_` stands for a blank inside an entry. `persons`: known by their whole names, men
 * unless they stand in `women`; `men`, `women`: given names too; `named`, `placeEnds`: alternatives of regular expressions: what stands before the name of a person
 * that is not listed, and what names of places end with.
 */
export type NameLists = {
  readonly places: string
  readonly persons: string
  readonly women: string
  readonly men: string
  readonly surnames: string
  readonly named?: string
  readonly placeEnds: string
  /** A word or a name as it is looked up among the names. Default: as other words are. */
  readonly fold?: (text: string) => string
  /** How names are written in a sentence, of a language whose words are separated. Default: as they are listed. */
  readonly spacedRules?: (names: KnownNames) => SpacedNameRules
  /** Global patterns of names of persons that are not listed, of a language whose words are not separated. */
  readonly personPatterns?: (surnames: ReadonlySet<string>) => readonly RegExp[]
}
