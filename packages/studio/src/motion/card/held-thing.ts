import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { iconOf } from '../../scene/plan/art.ts'
import type { SceneActor } from '../../scene/scene.ts'
import { assignHeldProps, type HeldProp, heldSize, isLettered } from '../../stage/holding.ts'
import type { StageHeldProp } from '../../stage/stage.ts'
import { spriteOfThing } from '../placed-thing.ts'
import type { DrawingSetting } from './drawing-place.ts'

/** How much larger than in a scene a thing is in the hands of a bust. */
const NEAR = 1.25
/** Largest side of what is before the chest, in heights of the figure: the face is seen above it. */
const MOST_BEFORE_CHEST = 0.3
/** Of what is in the arms or in a hand. */
const MOST_IN_ARMS = 0.6

/** How somebody holds a thing; undefined where it does not fit into hands. */
function holdingOf(actor: SceneActor, { what, color }: PlanThing): (HeldProp & { readonly carry: StageHeldProp['carry'] }) | undefined {
  const icon = iconOf(what)
  const prop = icon === undefined ? undefined : { icon, word: what, ...(color !== undefined && { colour: color }) }
  const [held] = prop ? assignHeldProps({ who: [actor], props: [prop] }) : []
  return held && held.carry !== 'ridden' ? { ...held, carry: held.carry } : undefined
}

/** Whether somebody can hold a thing. */
export const canHoldThing = (actor: SceneActor, thing: PlanThing): boolean => holdingOf(actor, thing) !== undefined

/**
 * How one who holds something is seen. `reach`: how far it is ahead, in radii of the head; `head`, `at`: radius and middle of the head, as parts of the
 * height of the box.
 */
export type HolderView = { readonly reach: number; readonly head: number; readonly at: number }

const BEFORE_CHEST: HolderView = { reach: 4.1, head: 0.24, at: 0.38 }
const AT_ARM: HolderView = { reach: 5, head: 0.24, at: 0.38 }
/** What hangs from a hand is low. */
const HANGING: HolderView = { reach: 4.6, head: 0.15, at: 0.26 }

/** How somebody is seen with a thing in the hands. */
export function holderView(actor: SceneActor, thing: PlanThing): HolderView {
  const carry = holdingOf(actor, thing)?.carry
  return carry === 'both' || carry === 'cradled' ? BEFORE_CHEST : carry === 'hang' ? HANGING : AT_ARM
}

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
  const part = heldSize(holding) * NEAR
  const size = (holding.carry === 'both' ? Math.min(MOST_BEFORE_CHEST, part) : Math.min(MOST_IN_ARMS, part)) * height
  const sprite = await spriteOfThing({ thing, size: size / scale }, { style, hour }, scale)
  const { icon } = holding.prop
  return [{ sprite, icon, actor: 0, carry: holding.carry, size, isLettered: isLettered(icon) }]
}
