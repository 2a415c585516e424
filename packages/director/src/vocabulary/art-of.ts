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
const FIGURES = ['polar-bear', 'boar'] as const
export type FigureArt = (typeof FIGURES)[number]
/** Whether art named as a thing is drawn as the figure of an animal. */
export const isFigureArt = (art: string | undefined): art is FigureArt => FIGURES.some((one) => one === art)

/** Whether art is that of an animal which moves as a figure, not as a picture of a thing. */
export const isAnimalFigure = (art: string | undefined): boolean => art !== undefined && (art.startsWith('animal/') || isFigureArt(art))

/** Scenery that only places draw. */
const SCENERY = ['grass', 'hill', 'path', 'sky', 'rain', 'dune', 'roof', 'curtain'] as const
export type Scenery = (typeof SCENERY)[number]
/** Whether art is scenery, which only places draw. */
export const isScenery = (art: string | undefined): art is Scenery => SCENERY.some((one) => one === art)

/** Whether a name is drawn as a person or as the figure of an animal. */
export const isFigure = (what: string): boolean => isPerson(what) || isAnimalFigure(artOf(what))

/** Whether a name has a picture of its own, which can stand anywhere: no figure, place or scenery. */
export function isPictured(what: string): boolean {
  const art = artOf(what)
  return art !== undefined && !isFigure(what) && !art.startsWith('place/') && !isScenery(art)
}
