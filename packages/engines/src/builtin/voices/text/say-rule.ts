/** The words beside a word, as written. */
export type Neighbours = { readonly previous?: string; readonly next?: string }

/** What is said for a word without the signs around it; undefined: another rule knows. `say` speaks a part of it by all rules. */
export type Rule = (core: string, around: Neighbours, say: (core: string, around: Neighbours) => string[]) => string[] | undefined
