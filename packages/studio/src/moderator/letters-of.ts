/** Stand for all other letters, and all other numbers; those beyond 16 bits take two units of a string, and so does what stands for them. */
const [OTHER_LETTER, OTHER_NUMBER, OTHER_LONG_LETTER, OTHER_LONG_NUMBER] = ['\u{a66e}', '\u{bf0}', '\u{10380}', '\u{10107}']

/** Few letters, for expressions that name them often: compiling each class of all letters of Unicode takes a fraction of a millisecond. */
export type Letters = {
  /** Letters, marks and numbers of a reduced text, for a class of characters. */
  readonly all: string
  readonly withoutNumbers: string
  /** Other letters and numbers of the text become one of each kind; its length stays. */
  reduce(text: string): string
}

/** Those that occur in `text`, and one for all others. */
export function lettersOf(text: string): Letters {
  const known = (kind: RegExp): string => [...new Set(text.match(kind))].join('')
  const [letters, numbers] = [known(/[\p{L}\p{M}]/gu), known(/\p{N}/gu)]
  const otherLetters = new RegExp(`[[\\p{L}\\p{M}]--[${letters}]]`, 'gv')
  const otherNumbers = new RegExp(`[\\p{N}--[${numbers}]]`, 'gv')
  const withoutNumbers = letters + OTHER_LETTER + OTHER_LONG_LETTER
  return {
    all: withoutNumbers + numbers + OTHER_NUMBER + OTHER_LONG_NUMBER,
    withoutNumbers,
    reduce: (full) =>
      full
        .replaceAll(otherLetters, ({ length }) => (length === 1 ? OTHER_LETTER : OTHER_LONG_LETTER))
        .replaceAll(otherNumbers, ({ length }) => (length === 1 ? OTHER_NUMBER : OTHER_LONG_NUMBER)),
  }
}
