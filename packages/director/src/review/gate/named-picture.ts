import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isFigure, isPlace, type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import { asOne, type CardPicture, isMetaphor, SURROUNDINGS } from './card-picture.ts'
import { isExact } from './exact.ts'

/** Drawings beside words whose main thing is not certain: more of them would be small. */
const MAX_NAMED = 2

const isNamed = ({ phrase }: Item, analysis: Analysis): boolean =>
  phrase !== undefined && phrase.bar === '' && !phrase.isOwner && phrase.of === undefined && !isMetaphor(phrase, analysis)

/**
 * What a sentence names as there, each drawn exactly, for words that would stand alone: animals and people of its own, else things. Whom a name or a pronoun means is
 * not certain enough.
 */
export function namedPicture(scene: Scene, analysis: Analysis): CardPicture {
  const figures = scene.cast.filter(({ id, what }) => {
    const item = originOf(scene, id)
    return item !== undefined && isNamed(item, analysis) && isExact(item) && (artOf(what) !== 'person' || item.role === 'subject')
  })
  if (figures.length > 0) return { cast: figures.slice(0, 1), things: [] }
  const things = scene.things.filter((thing) => {
    const item = originOf(scene, thing.what)
    const isThere = thing.event !== 'cross-out' && !SURROUNDINGS.test(thing.what)
    return (
      item !== undefined && isThere && isNamed(item, analysis) && !isPlace(item.picture) && !isFigure(item.picture) && isExact(item, thing)
    )
  })
  return { cast: [], things: things.slice(0, MAX_NAMED).map(asOne) }
}
