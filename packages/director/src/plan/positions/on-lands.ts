import type { Analysis } from '../../story/analysis.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { originOf, type Scene } from '../scene-item.ts'
import { statedPositions } from './stated-positions.ts'

/** Lands that are drawn as things, and the places that they are. */
const LANDS: Readonly<Record<string, string>> = { mountain: 'summit', hill: 'meadow' }

/** `a hot espresso on top of a mountain`: where food is on a mountain or hill, that is its place, and no thing beside it. A flag stands on one. */
export function withLandsAsPlaces(scene: Scene, analysis: Analysis): Scene {
  if (scene.place) return scene
  for (const { relation, landmark, located } of statedPositions(analysis)) {
    const land = scene.things.find(({ what }) => LANDS[what] !== undefined && originOf(scene, what)?.span?.[0] === landmark[0])
    if (!land || relation !== 'on') continue
    const small = scene.things.filter(({ what }) => {
      const span = originOf(scene, what)?.span
      const isNamedThere = span !== undefined && span[0] <= located[1] && span[1] >= located[0]
      return isNamedThere && lengthMetersOf(what) === undefined && /^(?:food|possession)$/u.test(drawableNamed(what)?.file ?? '')
    })
    if (small.length > 0)
      return { ...scene, things: scene.things.filter((thing) => thing !== land), place: { id: LANDS[land.what]!, name: land.what } }
  }
  return scene
}
