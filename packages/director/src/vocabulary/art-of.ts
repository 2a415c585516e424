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

/** Art of animals that figures are drawn for although their art is named as a thing. */
const FIGURES: ReadonlySet<string> = new Set(['polar-bear', 'boar'])

/** Whether art is that of an animal which moves as a figure, not as a picture of a thing. */
export const isAnimalFigure = (art: string | undefined): boolean => art !== undefined && (art.startsWith('animal/') || FIGURES.has(art))
