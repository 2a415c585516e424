/**
 * Fields of a story, from the most to the least important: `t` its title, `g` title, tags and author, `w` all of its words. A lexeme is the field followed by a word, so
 * that each query of a field is answered by the index alone.
 */
export const FIELDS = ['t', 'g', 'w'] as const
export type Field = (typeof FIELDS)[number]

/** Prefix of the words of persons. */
export const PERSON = 'p'

/** `wfox`. */
export const wordLexeme = (field: Field | typeof PERSON, form: string): string => field + form

/** `wrun:en`: the stem of a language. */
export const stemForm = (stem: string, language: string): string => `${stem}:${language}`

export const categoryLexeme = (categoryId: string): string => `c${categoryId}`

/** Days and months of publication in UTC: a common word is looked for in the latest days first, not in all stories. */
export const dayLexeme = (at: Date): string => `d${at.toISOString().slice(0, 10)}`
export const monthLexeme = (at: Date): string => `m${at.toISOString().slice(0, 7)}`

/** A lexeme as part of a `tsquery`. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
