/**
 * Names of a language whose writing has no capitals, separated by blanks; `_` stands for a blank inside an entry. `persons`: known by their whole names, men
 * unless they stand in `women`; `men`, `women`: given names too; `honorific`, `named`, `placeEnds`: alternatives of regular expressions: what stands behind the
 * name of a person, what stands before a name, and what names of places end with.
 */
export type NameLists = {
  readonly places: string
  readonly persons: string
  readonly women: string
  readonly men: string
  readonly surnames: string
  /** Surnames that are words of their own behind `小` or `老`: `小熊`, a little bear. Default: none. */
  readonly wordSurnames?: string
  readonly honorific: string
  readonly named: string
  readonly placeEnds: string
}
