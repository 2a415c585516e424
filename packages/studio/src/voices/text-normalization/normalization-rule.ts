/** The neighbours of a word, as written. */
export type WordNeighbours = { readonly previous?: string; readonly next?: string }

/** Verbalizes `core`, a word without surrounding punctuation; undefined if the rule does not apply. `verbalize` applies all rules to a part of it. */
export type NormalizationRule = (
  core: string,
  context: WordNeighbours,
  verbalize: (core: string, context: WordNeighbours) => string[],
) => string[] | undefined
