import { homeOf } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { Scene, SceneProp } from '../../scene/scene.ts'
import { assignHeldProps } from '../../stage/holding.ts'
import { standsBehind } from '../things-on-ground.ts'

/** By how much a thing may be smaller than a vehicle or a house that is seen with it: beside people smaller ones, which are not held, would be giants. */
const OTHER_SCALE = 12
export function withoutOtherScale(scene: Scene): Scene {
  if (scene.who.length === 0) return scene
  const largest = Math.max(0, ...scene.props.filter(standsBehind).map(({ icon }) => sizeOfThing(icon)?.centimetres ?? 0))
  if (largest === 0) return scene
  const held = new Set(assignHeldProps(scene).map(({ prop }) => prop))
  const isRelated = ({ word, position }: SceneProp): boolean =>
    position !== undefined || [...scene.who, ...scene.props].some((other) => other.position?.of === word)
  const isSeen = (prop: SceneProp): boolean =>
    isRelated(prop) || held.has(prop) || homeOf(prop.icon) === 'air' || lengthOf(prop) * OTHER_SCALE > largest
  return { ...scene, props: scene.props.filter(isSeen) }
}
const lengthOf = ({ icon }: SceneProp): number => sizeOfThing(icon)?.centimetres || 30
