import { isAtWater, isOpenLand } from '@fablecut/director/vocabulary/place-kinds'
import type { PlanShape } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../../scene/scene.ts'
import type { Composition, Place, Setting } from '../../settings/setting.ts'
import { isAnimalGroup } from '../animals/animal-group.ts'
import { isSwimmer } from '../animals/animal-stands.ts'
import { shapeOf, showsGround } from '../view.ts'

/** Lowest level of the ground behind which the water of a shore begins, as a part of the height: above the feet of all that are seen whole. */
const LOWEST_GROUND: Readonly<Record<PlanShape, number>> = { '16:9': 0.9, '9:16': 0.69, '1:1': 0.88 }
/** Least height of what is seen between the horizon and that ground: from below that is little. */
const LEAST_DEPTH = 0.16

const isInWater = ({ who }: Pick<Scene, 'who'>): boolean =>
  who.some((actor) => isSwimmer(actor) || (actor.kind === 'person' && actor.action === 'swim'))

/** People are large in views that show the ground, and stand at its lower edge; animals are raised above the captions. */
const isNearOrOfAnimals = (scene: Pick<Scene, 'who' | 'where' | 'view'>): boolean =>
  scene.view !== undefined && (!showsGround(scene.view) || isAnimalGroup(scene))

/** A composition and the place with the ground on which it was composed. */
type Composed = { readonly composition: Composition; readonly place: Place }

/**
 * The composition of a setting for a scene. A near view shows less of the ground than figures stand on: at a shore it would be water alone, on which they stood.
 * Positions on land are those of the view.
 */
export function composeAtShore(setting: Setting, place: Place, scene: Pick<Scene, 'who' | 'where' | 'view'>): Composed {
  const base = setting.compose(place)
  const { frame, where } = place
  if (!isAtWater(where) || !isOpenLand(where) || isInWater(scene) || !isNearOrOfAnimals(scene)) return { composition: base, place }
  const ground = Math.max(
    Math.min(frame.ground, frame.height * LOWEST_GROUND[shapeOf(frame.width, frame.height)]),
    frame.horizon + frame.height * LEAST_DEPTH,
  )
  if (ground >= frame.ground) return { composition: base, place }
  const nearPlace = { ...place, frame: { ...frame, ground } }
  const near = setting.compose(nearPlace)
  const ofWater = near.slots.filter(({ kind }) => kind === 'water')
  const slots = [...base.slots.filter(({ kind }) => kind !== 'water'), ...ofWater]
  return { composition: { ...base, layers: near.layers, slots }, place: nearPlace }
}
