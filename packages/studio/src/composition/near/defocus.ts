import { centimetresOf } from '../../characters/animals/life-size.ts'
import type { Scene } from '../../scene/scene.ts'
import { isAnimalGroup } from '../animals/animal-group.ts'
import { showsGround } from '../view.ts'

/** Radii of blur behind subjects in pixels at 720p: from near, of bodies from the hips up, and around small animals, which are drawn large. */
const NEAR = 9
const MEDIUM = 3.2
const AROUND_SMALL = 6

/** Animals below this height are seen from so near that houses behind them are out of focus; sharp ones would be as small as the animal. */
const SMALL_CENTIMETRES = 50

const isAboutSmallAnimals = (scene: Pick<Scene, 'who' | 'where'>): boolean =>
  isAnimalGroup(scene) && scene.who.every((actor) => actor.kind === 'animal' && centimetresOf(actor.animal) < SMALL_CENTIMETRES)

/** Radius of the blur behind the subjects of a scene, in pixels at 720p. */
export function defocusOf(scene: Pick<Scene, 'who' | 'where' | 'view'>): number {
  const { view } = scene
  if (!view) return 0
  const isNear = !showsGround(view) && !(view.size === 'medium' && view.angle !== 'over-shoulder')
  if (isNear) return NEAR
  if (isAboutSmallAnimals(scene)) return AROUND_SMALL
  return showsGround(view) ? 0 : MEDIUM
}
