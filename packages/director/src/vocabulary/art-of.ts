import { drawableNamed } from './vocabulary.ts'

/**
 * What draws a name of the vocabulary: an icon or painted prop, `animal/fox`, `person`, `place/forest`, or scenery. Adjectives before it and proper names
 * behind it are skipped, as in `old king` and `planet Venus`; undefined without art.
 */
export function artOf(what: string): string | undefined {
  const words = what.split(' ')
  const tails = words.map((_, start) => words.slice(start).join(' '))
  return [...tails, words[0]!].map((name) => drawableNamed(name)?.art).find((art) => art !== undefined)
}

/** Whether a name is drawn as a person. */
export const isPerson = (what: string): boolean => artOf(what) === 'person'
