import { drawnHeightOf } from '../../characters/animals/life-size.ts'
import { lerp } from '../../paint/colour.ts'
import type { Scene, SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'
import { actionExtentOf } from '../action-extent.ts'
import { amongPeople, animalStands, isSwimmer } from '../animals/animal-stands.ts'
import { crownOverHead, type HeadPosition, headOf } from '../head.ts'
import { lifeScales } from '../life-size-stands.ts'
import type { Area } from '../open-area.ts'
import { shapeOf, type ShotView, sideOf } from '../view.ts'

/** Width of a figure from the hips up, in its heights. */
const MEDIUM_WIDTH = 0.34

/** Share of a head in a large-headed figure, which fits from its knees up. */
const LARGE_HEAD = 0.147

/** The smaller heads are, the nearer figures come, so that faces stay readable. */
function nearerForSmallHeads(people: readonly HeadPosition[]): number {
  const share = Math.max(...people.map(({ up, radius }) => radius / (up + radius)))
  return 1 + Math.max(0, LARGE_HEAD - share) * 4.5
}

/** Everybody from the hips up, side by side, the tallest head under the upper edge. */
export function mediumStands(scene: Scene, view: ShotView, frame: Frame, open: Area): FigureSlot[] {
  const { who, mood } = scene
  if (who.every(({ kind }) => kind === 'animal')) return animalStands(scene, view, frame, open)
  const shape = shapeOf(frame.width, frame.height)
  const heads = who.map((actor) => headOf(actor, mood))
  const scales = lifeScales(who)
  const people = heads.filter((_, i) => who[i]!.kind === 'person')
  const tallest = Math.max(...who.map((actor, i) => crownOf(actor, heads[i]!) * scales[i]!))
  const wanted = (frame.figure / Math.max(0.6, tallest)) * nearerForSmallHeads(people)
  const widths = who.reduce((sum, actor, i) => sum + widthOf(actor) * Math.max(1, scales[i]!), 0)
  const height = Math.min(wanted, open.w / widths)
  const top = open.y + open.h * (shape === '9:16' ? 0.13 : 0.1)
  const y = Math.max(top + tallest * height, open.y + open.h * 0.88)
  const side = sideOf(view, shape)
  return who.map((actor, i) => {
    const facingLeft = who.length === 1 ? side > 0 : i % 2 === 1
    const own = height * scales[i]!
    const x = acrossMedium(i, who.length, side, shape, open) - leanOf(actor, heads[i]!, own, facingLeft)
    const stand = { x, y, height: own, facingLeft }
    return actor.kind === 'animal' ? amongPeople(stand, heads[i]!, shape, open) : stand
  })
}

/** Height of a crown with ears and horns, in heights of an adult. */
const crownOf = (actor: SceneActor, { up, radius }: HeadPosition): number =>
  actor.kind === 'animal' && !isSwimmer(actor) ? drawnHeightOf(actor.animal) : up + radius * crownOverHead(actor)

/** Width that a figure needs in a medium shot, in its heights. */
function widthOf(actor: SceneActor): number {
  const extent = actionExtentOf(actor)
  return extent ? Math.max(MEDIUM_WIDTH, extent.left + extent.right) : MEDIUM_WIDTH
}

/** Figures are centred on their heads, or on what their actions take up. */
function leanOf(actor: SceneActor, head: HeadPosition, height: number, facingLeft: boolean): number {
  const extent = actionExtentOf(actor)
  const middle = extent ? (extent.right - extent.left) / 2 : actor.kind === 'animal' || actor.action === 'sleep' ? head.x : 0
  return middle * height * (facingLeft ? -1 : 1)
}

function acrossMedium(index: number, count: number, side: number, shape: ReturnType<typeof shapeOf>, open: Area): number {
  const reach = shape === '16:9' ? 0.15 : 0.06
  if (count === 1) return open.x + open.w * (0.5 + side * reach)
  return open.x + open.w * lerp(count === 2 ? 0.3 : 0.19, count === 2 ? 0.7 : 0.81, index / (count - 1))
}
