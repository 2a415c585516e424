import type { NameEntry } from './proper-name.ts'

/** A name that begins at a word. `to`: index of its last word; `name`: as it stands among names. */
export type FoundName = { readonly to: number; readonly name: string; readonly entry: NameEntry }

/** Names as they are looked up, and surnames. */
export type KnownNames = { readonly entries: ReadonlyMap<string, NameEntry>; readonly surnames: ReadonlySet<string> }

/** How names are written in a language whose words are separated and have no capitals. */
export type SpacedNameRules = {
  /** Forms in which words beside each other may stand among names, the most exact first. */
  readonly variantsOf: (phrase: readonly string[]) => readonly string[]
  /** A person whose whole name is not listed. `words`: those of the clause from where it begins. Default: none. */
  readonly unlisted?: (words: readonly string[], from: number) => FoundName | undefined
  /** Number of words behind a person's name that belong to it. `next`: the words behind. Default: 0. */
  readonly partsBehind?: (next: readonly (string | undefined)[]) => number
  /** What is written together before a name, rather than behind it. */
  readonly hasPrefixes?: boolean
  /** A name of several words is shown as it is listed, without what its last word ends with. */
  readonly hasParticles?: boolean
}
