const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const isCapitalized = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && !/^I['’]/u.test(word)
/** Words by which a text is known to be English, where only names are capitalized. */
const ENGLISH = /^(?:the|a|of|is|are|were|to|and|by|with|for|from|on|at|it|you|your|my|his|her|their)$/iu
/** Capitalized words that are no news: `On Monday`. */
const CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/iu

/**
 * The last name of an English text that is not its first word, as indices of words, `to` exclusive; undefined without one, and of a text in capitals.
 */
export function nameIn(words: readonly string[]): { readonly from: number; readonly to: number } | undefined {
  const plain = words.map(bare)
  if (!plain.some((word) => ENGLISH.test(word))) return undefined
  const isName = plain.map((word, i) => i > 0 && isCapitalized(word) && !CALENDAR.test(word))
  const last = isName.lastIndexOf(true)
  if (last < 0) return undefined
  let from = last
  // `Europa, Io`: two names.
  while (isName[from - 1] && !/\p{P}$/u.test(words[from - 1]!.replace(/['’]s$/u, ','))) from--
  return last + 1 - from < words.length && plain.filter((_, i) => i > 0 && !isName[i]).length > 0 ? { from, to: last + 1 } : undefined
}
