/** The words beside a word, as written. */
export type WordNeighbours = { readonly previous?: string; readonly next?: string }

/** What is said for a word without the signs around it; undefined: another rule knows. `say` speaks a part of it by all rules. */
export type NormalizationRule = (
  core: string,
  around: WordNeighbours,
  say: (core: string, around: WordNeighbours) => string[],
) => string[] | undefined
