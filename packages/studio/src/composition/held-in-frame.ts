import { buildOf } from '../characters/build.ts'
import { heldTransform, withCarry } from '../characters/poses/carry.ts'
import { jointsOf } from '../characters/poses/skeleton.ts'
import type { Scene, SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { actingPose } from '../stage/acting.ts'
import { type HeldProp, heldSize } from '../stage/holding.ts'

type Span = readonly [from: number, to: number]

/** Half the width of a face with its hair, in a figure's heights. */
const FACE = 0.15
/** Part of a held prop's square that the prop fills. */
const FILLED = 0.84

/** A held prop about its middle, in pixels from the feet of a figure that faces right: `y` is negative above them, `half` its visible width. */
type HeldBounds = { readonly x: number; readonly y: number; readonly half: number }

/** Where a figure holds a prop; undefined for what is ridden. `h`: height of an adult in pixels. */
export function heldBounds(
  { prop, carry, actor }: HeldProp,
  { who, mood }: Pick<Scene, 'who' | 'mood'>,
  h: number,
): HeldBounds | undefined {
  const holder = who[actor]
  if (carry === 'ridden' || holder?.kind !== 'person') return undefined
  const own = h * holder.look.stature
  const size = heldSize({ prop, carry, actor }) * h
  const joints = jointsOf(withCarry(actingPose(holder.action, 0, 0, mood, holder.feeling), carry), buildOf(holder.look), own)
  const { at } = heldTransform({ carry, size, paint: () => {} }, joints, own)
  return { x: at[0], y: at[1] - size / 2, half: (size * FILLED) / 2 }
}

/** From where to where a figure with its prop has to be seen, in pixels of the frame. */
function spanOf(stand: FigureSlot, index: number, scene: Scene, held: readonly HeldProp[]): Span {
  const own = held.find(({ actor }) => actor === index)
  const bounds = own && heldBounds(own, scene, stand.height)
  const face = stand.height * FACE
  const [from, to] = bounds ? [Math.min(bounds.x - bounds.half, -face), Math.max(bounds.x + bounds.half, face)] : [-face, face]
  return stand.facingLeft ? [stand.x - to, stand.x - from] : [stand.x + from, stand.x + to]
}

const isHolding = (scene: Scene, held: readonly HeldProp[]): boolean =>
  held.some(({ carry, actor }) => carry !== 'ridden' && (scene.who[actor] as SceneActor | undefined)?.kind === 'person')

/**
 * Figures moved aside together, and drawn smaller where that is not enough, so that what they hold is inside of `from` to `to`. `feetFor`: y of a figure of
 * another height.
 */
export function keepHeldInside(
  stands: readonly FigureSlot[],
  scene: Scene,
  held: readonly HeldProp[],
  [from, to]: Span,
  feetFor: (stand: FigureSlot, height: number) => number = ({ y }) => y,
): readonly FigureSlot[] {
  const cast = stands.slice(0, scene.who.length)
  if (cast.length === 0 || !isHolding(scene, held)) return stands
  const spans = cast.map((stand, i) => spanOf(stand, i, scene, held))
  const [left, right] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))]
  const scale = Math.min(1, (to - from) / (right - left))
  const middle = (left + right) / 2
  const half = ((right - left) / 2) * scale
  const shift = Math.max(from + half, Math.min(to - half, middle)) - middle
  if (scale === 1 && shift === 0) return stands
  const moved = cast.map((stand) => {
    const height = stand.height * scale
    return { ...stand, x: middle + (stand.x - middle) * scale + shift, y: feetFor(stand, height), height }
  })
  return [...moved, ...stands.slice(cast.length)]
}

/** Actions whose hands only hold; whoever talks or hugs has to face the other. */
const HOLDS_ONLY: ReadonlySet<string> = new Set(['stand', 'walk', 'look', 'hold', 'carry'])
/** Distance across up to which the hands of two who face each other meet, in heights. */
const HANDS_MEET = 0.8

/** Figures turned to one side where two with something in their hands face each other so near that their hands would meet. */
export function handsApart(stands: readonly FigureSlot[], { who }: Pick<Scene, 'who'>, held: readonly HeldProp[]): readonly FigureSlot[] {
  const turned = [...stands]
  const inOrder = stands.map((_, i) => i).toSorted((a, b) => stands[a]!.x - stands[b]!.x)
  const hasFullHand = (i: number): boolean =>
    who[i]?.kind === 'person' && HOLDS_ONLY.has(who[i].action) && held.some((one) => one.actor === i && one.carry !== 'ridden')
  inOrder.slice(1).forEach((right, k) => {
    const left = inOrder[k]!
    const [one, other] = [turned[left]!, turned[right]!]
    if (one.facingLeft || !other.facingLeft || !hasFullHand(left) || !hasFullHand(right)) return
    if (other.x - one.x < HANDS_MEET * Math.min(one.height, other.height)) turned[right] = { ...other, facingLeft: false }
  })
  return turned
}

/** How far the hand with a tool reaches ahead, and how far apart in depth others are not reached, in heights. */
const TOOL_REACHES = 0.6
const IN_DEPTH = 0.2

/** People without the tools of their work where somebody is within their reach. */
export const withoutCrossedTools = (who: Scene['who'], stands: readonly FigureSlot[]): Scene['who'] =>
  who.map((actor, i) => {
    const own = stands[i]
    if (actor.kind !== 'person' || actor.look.tool === undefined || !own) return actor
    const isReached = (other: FigureSlot): boolean => {
      const ahead = (other.x - own.x) * (own.facingLeft ? -1 : 1)
      const isFacing = (other.facingLeft ?? false) !== (own.facingLeft ?? false)
      return (
        other !== own &&
        ahead > 0 &&
        ahead < (isFacing ? HANDS_MEET : TOOL_REACHES) * own.height &&
        Math.abs(other.y - own.y) < IN_DEPTH * own.height
      )
    }
    return stands.slice(0, who.length).some(isReached) ? { ...actor, look: { ...actor.look, tool: undefined } } : actor
  })
