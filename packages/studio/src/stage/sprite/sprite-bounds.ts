import { actionExtentOf } from '../../composition/action-extent.ts'
import type { SpriteBounds } from '../../composition/foreshorten.ts'
import { showsGround } from '../../composition/view.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'
import type { Stage, StageHeldProp } from '../stage.ts'

/** Bounds of a figure's sprite around its feet, in its heights. */
const PERSON_EXTENT = { left: 0.52, up: 1.16, right: 0.62, down: 0.08 }
const HOLDER_EXTENT = { left: 0.56, up: 1.46, right: 0.78, down: 0.08 }
const SLEEPER_EXTENT = { left: 0.78, up: 0.74, right: 0.78, down: 0.08 }
const ANIMAL_EXTENT = { left: 0.95, up: 1.3, right: 0.95, down: 0.1 }
const ACTING_EXTENT = { left: 1.3, up: 2, right: 1.3, down: 0.2 }

function extentOf(stage: Stage, actor: SceneActor, index: number): typeof PERSON_EXTENT {
  if (actor.kind === 'animal') return actor.act ? ACTING_EXTENT : ANIMAL_EXTENT
  if (stage.scene.selfie) return selfieExtent(stage, index)
  if (actor.action === 'sleep') return SLEEPER_EXTENT
  const held = stage.held.find((one) => one.actor === index)
  const own = (held && reachesUp(held.carry)) || actor.look.tool ? HOLDER_EXTENT : PERSON_EXTENT
  return widened(own, actor, held?.carry)
}

/** Room for hair and moving limbs around the extent of an action, in heights. */
const AROUND = 0.3
/** How far ahead pushed and pulled props reach, in heights. */
const DRAGGED: Partial<Record<StageHeldProp['carry'], number>> = { pushed: 1.6, pulled: 2.2 }

function widened(own: typeof PERSON_EXTENT, actor: SceneActor, carry?: StageHeldProp['carry']): typeof PERSON_EXTENT {
  const extent = actionExtentOf(actor)
  if (!extent) return own
  return {
    ...own,
    left: Math.max(own.left, extent.left + AROUND),
    right: Math.max(own.right, extent.right + AROUND, (carry && DRAGGED[carry]) ?? 0),
    up: Math.max(own.up, extent.up + 0.2),
    down: 0.16,
  }
}

/** Only what is above the lower edge of the frame is drawn. */
function selfieExtent({ frame, stands }: Stage, index: number): typeof PERSON_EXTENT {
  const { y, height } = stands[index]!
  return { ...PERSON_EXTENT, down: Math.min(PERSON_EXTENT.down, (frame.height + frame.bleed - y) / height) }
}

const reachesUp = (carry: StageHeldProp['carry']): boolean => carry === 'shade' || carry === 'string'

/** Bounds of a figure's sprite around its feet, in frame pixels; of near figures only what the camera can see. */
export function spriteBounds(stage: Stage, actor: SceneActor, stand: FigureSlot, index: number): SpriteBounds {
  const extent = extentOf(stage, actor, index)
  const margin = 16 * stage.frame.unit
  const [behind, ahead] = [extent.left * stand.height + margin, extent.right * stand.height + margin]
  const [left, right] = stand.facingLeft ? [ahead, behind] : [behind, ahead]
  const bounds = { left, right, up: extent.up * stand.height + margin, down: extent.down * stand.height + margin }
  const { view } = stage.scene
  const seen = view && !showsGround(view) ? withinFrame(stage.frame, stand, bounds) : bounds
  return { left: seen.left, up: seen.up, width: seen.left + seen.right, height: seen.up + seen.down }
}

/** Bounds around the feet of a figure that stays where it stands, without what is outside the frame and its bleed. */
function withinFrame(
  { width, height, bleed }: Stage['frame'],
  { x, y }: FigureSlot,
  { left, right, up, down }: { readonly left: number; readonly right: number; readonly up: number; readonly down: number },
): typeof PERSON_EXTENT {
  return {
    left: Math.min(left, x + bleed),
    right: Math.min(right, width + bleed - x),
    up: Math.min(up, y + bleed),
    down: Math.min(down, height + bleed - y),
  }
}
