import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { grippingHand } from '../asmr/hand.ts'
import type { Ctx } from '../paint/canvas.ts'
import type { PropSprite } from '../props/sprite.ts'
import { inOutCubic, progress } from './kit/easing.ts'
import { HAND_SKIN } from './hand-skin.ts'
import type { PlacedThing } from './things-layout.ts'

/** Where the picture of a tool is held and where it works, from its centre in parts of its size. */
type Tool = { readonly handle: readonly [x: number, y: number]; readonly tip: readonly [x: number, y: number] }

const TOOLS: ReadonlyMap<string, Tool> = new Map([
  ['knife', { handle: [-0.22, 0.28], tip: [0.22, -0.43] }],
  ['spoon', { handle: [0.26, 0.24], tip: [-0.3, -0.3] }],
  ['wooden spoon', { handle: [0.26, 0.24], tip: [-0.3, -0.3] }],
  ['whisk', { handle: [0, 0.34], tip: [0, -0.45] }],
  ['hammer', { handle: [0.26, 0.26], tip: [-0.3, -0.2] }],
  ['screwdriver', { handle: [0.2, 0.18], tip: [-0.42, -0.42] }],
  ['wrench', { handle: [0.2, 0.2], tip: [-0.38, -0.38] }],
  ['saw', { handle: [0.28, 0.28], tip: [-0.3, -0.35] }],
  ['paintbrush', { handle: [0.18, -0.18], tip: [-0.38, 0.35] }],
  ['pen', { handle: [0.12, -0.12], tip: [-0.45, 0.45] }],
  ['pencil', { handle: [0.12, -0.12], tip: [-0.45, 0.4] }],
  ['toothbrush', { handle: [0.2, 0.22], tip: [-0.28, -0.3] }],
])

const isHeldTool = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && TOOLS.has(what)

/** What a hand works on, and the tool in it; undefined where no hand does anything to things. */
export type HandWork = { readonly tool?: PlanThing; readonly others: readonly PlanThing[] }

/** More things are a row, at which no hand works. */
const MAX_THINGS_AT_HAND = 3

/** `drawable`: things with a picture. A hand alone does nothing, nor to what moves by itself. */
export function handWorkOf(drawable: readonly PlanThing[]): HandWork | undefined {
  const others = drawable.filter(({ what }) => what !== 'hand')
  if (others.length === drawable.length || others.length === 0 || others.some(({ event }) => event !== undefined && event !== 'cross-out'))
    return undefined
  if (others.length > MAX_THINGS_AT_HAND) return undefined
  const tool = others.length > 1 ? others.find(isHeldTool) : undefined
  return { ...(tool && { tool }), others: others.filter((thing) => thing !== tool) }
}

/** Second at which the hand has arrived. */
const ARRIVAL = 0.9
const STROKES_PER_SECOND = 0.55
/** Direction in which a tool points at work: the forearm leaves at the lower right. */
const TOOL_ANGLE = (164 / 180) * Math.PI
/** Sizes beside the thing that is worked on, in units per pixel of the drawn hand. */
const [TOOL_SIZE, GRIP_SCALE] = [0.84, 0.0021]

export const toolSizeFor = ({ size }: PlacedThing): number => size * TOOL_SIZE

/** Draws a hand that works on a thing with its tool, over the things of an insert: it comes in from the right and goes on moving. */
export function drawHandAtWork(
  g: Ctx,
  target: PlacedThing,
  tool: { readonly thing: PlanThing; readonly sprite: PropSprite },
  seconds: number,
): void {
  const away = (1 - progress(seconds, 0.25, ARRIVAL - 0.25, inOutCubic)) * target.size * 1.6
  const stroke = Math.sin(seconds * STROKES_PER_SECOND * Math.PI * 2)
  g.save()
  drawTool(g, target, tool, away + stroke * target.size * 0.05)
  g.restore()
}

function drawTool(
  g: Ctx,
  target: PlacedThing,
  { thing, sprite }: { readonly thing: PlanThing; readonly sprite: PropSprite },
  back: number,
): void {
  const { handle, tip } = TOOLS.get(thing.what)!
  const size = toolSizeFor(target)
  const axis = Math.atan2(tip[1] - handle[1], tip[0] - handle[0])
  const extent = (sprite.canvas.width / sprite.pixels) * size
  g.translate(target.x + target.size * 0.02, target.y + target.size * 0.02)
  g.rotate(TOOL_ANGLE)
  g.translate(-back, 0)
  g.save()
  g.rotate(-axis)
  g.translate(-tip[0] * size, -tip[1] * size)
  g.drawImage(sprite.canvas, -extent / 2, -extent / 2, extent, extent)
  g.restore()
  // The handle lies along the negative axis, the forearm beyond it.
  g.translate(-Math.hypot(tip[0] - handle[0], tip[1] - handle[1]) * size, 0)
  g.rotate(Math.PI)
  grippingHand(g, HAND_SKIN, size * GRIP_SCALE)
}
