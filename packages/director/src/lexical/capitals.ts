/** A word with a capital and small letters, as a name has: `Anna`, `O’Brien`; no `USA`. */
export const isCapitalized = (text: string): boolean => /^\p{Lu}[\p{L}’'-]*\p{Ll}/u.test(text)

/** Whether what follows a text has a capital whatever it is, as it begins a sentence, a title or something said. */
export const isBeforeOpening = (before: string): boolean => /(?:^|[.!?:…"“”«»„‘—–(¿¡]\s*)$/u.test(before)
