import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { isAllowedIcon } from '../blocked-content.ts'

/**
 * What draws a name of the vocabulary: an icon or painted prop, `animal/fox`, `person`, `place/forest`. Adjectives before it and proper names behind it are
 * skipped, as in `old king` and `planet Venus`; undefined without art.
 */
export function artOf(what: string): string | undefined {
  const words = what.split(' ')
  const tails = words.map((_, start) => words.slice(start).join(' '))
  return [...tails, words[0]!].map((name) => drawableNamed(name)?.art).find((art) => art !== undefined)
}

/** The icon or painted prop of a name; undefined for people, figures of animals, places, and for what is never drawn. */
export function iconOf(what: string): string | undefined {
  const art = artOf(what)
  return art === undefined || /^(?:person$|animal\/|place\/)/u.test(art) || !isAllowedIcon(art) ? undefined : art
}

/** Whether a name is drawn as a person or as the figure of an animal. */
export const isFigure = (what: string): boolean => /^(?:person$|animal\/)/u.test(artOf(what) ?? '')
