import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { iconOf } from '../../scene/plan/art.ts'
import type { SceneActor } from '../../scene/scene.ts'
import { assignHeldProps, type HeldProp, heldSize, isLettered } from '../../stage/holding.ts'
import type { StageHeldProp } from '../../stage/stage.ts'
import { spriteOfThing } from '../placed-thing.ts'
import type { DrawingSetting } from './drawing-place.ts'

/** How much larger than in a scene a thing is in the hands of a bust. */
const NEAR = 1.25

/** How somebody holds a thing; undefined where it does not fit into hands. */
function holdingOf(actor: SceneActor, { what, color }: PlanThing): (HeldProp & { readonly carry: StageHeldProp['carry'] }) | undefined {
  const icon = iconOf(what)
  const prop = icon === undefined ? undefined : { icon, word: what, ...(color !== undefined && { colour: color }) }
  const [held] = prop ? assignHeldProps({ who: [actor], props: [prop] }) : []
  return held && held.carry !== 'ridden' ? { ...held, carry: held.carry } : undefined
}

/** Whether somebody can hold a thing. */
export const canHoldThing = (actor: SceneActor, thing: PlanThing): boolean => holdingOf(actor, thing) !== undefined

/** How far a held thing reaches ahead, in radii of the head: before the chest, and at the end of an arm. */
const BEFORE_CHEST = 4.1
const AT_ARM = 5
export const reachOf = (actor: SceneActor, thing: PlanThing): number => (holdingOf(actor, thing)?.carry === 'both' ? BEFORE_CHEST : AT_ARM)

/** A thing in the hands of a figure of a height in pixels. `scale`: pixels per unit. */
export async function stageHeldThing(
  actor: SceneActor,
  thing: PlanThing,
  { style, hour }: Pick<DrawingSetting, 'style' | 'hour'>,
  height: number,
  scale: number,
): Promise<StageHeldProp[]> {
  const holding = holdingOf(actor, thing)
  if (!holding) return []
  const size = heldSize(holding) * NEAR * height
  const sprite = await spriteOfThing({ thing, size: size / scale }, { style, hour }, scale)
  const { icon } = holding.prop
  return [{ sprite, icon, actor: 0, carry: holding.carry, size, isLettered: isLettered(icon) }]
}
