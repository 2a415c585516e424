import { groundPerspective } from '../../parts/ground-perspective.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { PlacedProp } from '../../props/placing.ts'
import type { Scene, SceneProp } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import { SETTINGS } from '../../settings/settings.ts'
import type { Frame } from '../../stage/frame.ts'

/** What is a part of a wall, or stands against it. */
const OF_WALLS = /^(?:door|window)$/u
const AT_WALLS = /^(?:door|stairs|ladder|wardrobe|fireplace|shelf|refrigerator|blackboard|shower)$/u
/** Foot of the back wall between the horizon (0) and the figures (1). */
const WALL_DEPTH = 0.6
/** Highest part of the wall that a thing covers, from the floor to the upper edge of the frame. */
const HIGHEST = 0.84
/** Half the width of a figure, in its heights. */
const HALF_FIGURE = 0.2

const isIndoors = ({ where }: Pick<Scene, 'where'>): boolean => SETTINGS[where].indoors

/** Without doors and windows that would stand free under the sky. */
export const withoutFreeDoors = <S extends Pick<Scene, 'where' | 'props'>>(scene: S): S =>
  isIndoors(scene) ? scene : { ...scene, props: scene.props.filter(({ icon }) => !OF_WALLS.test(icon)) }

/** Which things of a scene stand against the back wall of its room. */
export const thingsOfWall = (scene: Pick<Scene, 'where' | 'props'>): SceneProp[] =>
  isIndoors(scene) ? scene.props.filter(({ icon, under }) => !under && AT_WALLS.test(icon)) : []

/** Things against the back wall, in the sizes of life, beside the figures. */
export function standAtWall(props: readonly SceneProp[], stands: readonly FigureSlot[], frame: Frame): PlacedProp[] {
  const view = groundPerspective(frame)
  const foot = Math.min(view.horizonY + (frame.ground - view.horizonY) * WALL_DEPTH, frame.height * 0.94)
  const [first] = stands
  const isLeft = first !== undefined && first.x > frame.width / 2
  return props.slice(0, 2).map((prop, i) => {
    const metres = (sizeOfThing(prop.icon)?.centimetres ?? 200) / 100
    const size = Math.min(metres * view.pixelsPerMetre(foot), foot * HIGHEST, frame.width * 0.6)
    const side = isLeft === (i === 0) ? -1 : 1
    const edge = first ? first.x + side * (first.height * HALF_FIGURE + size * 0.3) : frame.width * 0.5
    const x = Math.min(frame.width - size * 0.36, Math.max(size * 0.36, edge))
    return { prop, floating: false, slot: { kind: 'ground', x, y: foot, size } }
  })
}
