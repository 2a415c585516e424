import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Ctx } from '../paint/canvas.ts'
import type { PropSprite } from '../props/sprite.ts'
import { inOutCubic, progress } from './kit/easing.ts'
import { GRIP, type HandStyle, type PaintedHand, paintHand } from './painted-hand.ts'
import type { PlacedThing } from './things-layout.ts'

/** What a tool does: strokes to and fro, circles, hits, turns about its own axis, lifts its end, or pours. */
type ToolMotion = 'stroke' | 'stir' | 'hit' | 'twist' | 'lift' | 'pour'
/** Where the picture of a tool is held and where it works, from its centre in parts of its size. */
type HandTool = { readonly handle: Point; readonly tip: Point; readonly motion: ToolMotion; readonly pours?: string }
type Point = readonly [x: number, y: number]

const tool = (motion: ToolMotion, handle: Point, tip: Point, pours?: string): HandTool => ({ motion, handle, tip, ...(pours && { pours }) })
/** Tools of hands by the names of things. */
export const HAND_TOOLS: ReadonlyMap<string, HandTool> = new Map([
  ['knife', tool('stroke', [-0.22, 0.28], [0.22, -0.43])],
  ['scissors', tool('stroke', [0, -0.24], [0, 0.36])],
  ['spoon', tool('stir', [0.26, 0.24], [-0.3, -0.3])],
  ['wooden spoon', tool('stir', [0.26, 0.24], [-0.3, -0.3])],
  ['teaspoon', tool('stir', [0.26, 0.24], [-0.3, -0.3])],
  ['ladle', tool('stir', [0.3, -0.3], [-0.3, 0.3])],
  ['fork', tool('stir', [0, 0.3], [0, -0.45])],
  ['whisk', tool('stir', [0, 0.34], [0, -0.45])],
  ['spatula', tool('lift', [0.32, -0.32], [-0.4, 0.4])],
  ['tongs', tool('lift', [0.32, -0.32], [-0.4, 0.4])],
  ['hammer', tool('hit', [0.26, 0.26], [-0.3, -0.2])],
  ['axe', tool('hit', [-0.12, 0.3], [-0.2, -0.3])],
  ['screwdriver', tool('twist', [0.2, 0.18], [-0.42, -0.42])],
  ['wrench', tool('twist', [0.2, 0.2], [-0.38, -0.38])],
  ['tire lever', tool('lift', [0.3, -0.3], [-0.4, 0.4])],
  ['lever', tool('lift', [0.3, -0.3], [-0.4, 0.4])],
  ['saw', tool('stroke', [0.28, 0.28], [-0.3, -0.35])],
  ['paintbrush', tool('stroke', [0.18, -0.18], [-0.38, 0.35])],
  ['pen', tool('stroke', [0.12, -0.12], [-0.45, 0.45])],
  ['fountain pen', tool('stroke', [0.12, -0.12], [-0.45, 0.45])],
  ['pencil', tool('stroke', [0.12, -0.12], [-0.45, 0.4])],
  ['crayon', tool('stroke', [0.12, -0.12], [-0.45, 0.4])],
  ['toothbrush', tool('stroke', [0.2, 0.22], [-0.28, -0.3])],
  ['comb', tool('stroke', [0.36, -0.16], [-0.36, 0.28])],
  ['needle', tool('stroke', [0.24, -0.24], [-0.42, 0.42])],
  ['kettle', tool('pour', [0, -0.84], [-0.46, -0.58], '#a8dcf2')],
  ['teapot', tool('pour', [0.4, -0.36], [-0.46, -0.58], '#b5713a')],
  ['jug', tool('pour', [0.36, -0.5], [-0.3, -0.88], '#f6f1e6')],
  ['bottle', tool('pour', [0, -0.35], [0, -0.98], '#a8dcf2')],
  ['milk', tool('pour', [0, -0.4], [-0.2, -0.92], '#fbf8f0')],
  ['salt', tool('pour', [0, -0.4], [0, -0.9], '#ffffff')],
  ['oil', tool('pour', [0, -0.35], [0, -0.98], '#d9b84a')],
  ['wine bottle', tool('pour', [0, -0.3], [0, -0.98], '#8f1d3f')],
  ['watering can', tool('pour', [0.06, -0.86], [-0.5, -0.6], '#8fd0f0')],
  ['bucket', tool('pour', [0.3, -0.5], [-0.36, -0.8], '#8fd0f0')],
  ['glass', tool('pour', [0.24, -0.4], [-0.26, -0.9], '#a8dcf2')],
  ['cup', tool('pour', [0.36, -0.4], [-0.3, -0.56], '#8a5a34')],
  ['measuring cup', tool('pour', [0.36, -0.45], [-0.34, -0.85], '#a8dcf2')],
  ['saucepan', tool('pour', [0.42, -0.55], [-0.32, -0.42], '#d98a3d')],
  ['pot', tool('pour', [0.42, -0.5], [-0.32, -0.62], '#d98a3d')],
  ['bowl', tool('pour', [0.38, -0.5], [-0.44, -0.5], '#f0dca8')],
  ['mixing bowl', tool('pour', [0.38, -0.5], [-0.44, -0.5], '#f0dca8')],
  ['trowel', tool('lift', [0.28, -0.28], [-0.4, 0.4])],
  ['shovel', tool('lift', [0, -0.32], [0, 0.47])],
  ['spade', tool('lift', [0, -0.32], [0, 0.47])],
  ['rake', tool('stroke', [0.3, -0.3], [-0.2, 0.36])],
  ['broom', tool('stroke', [0.2, -0.3], [-0.3, 0.4])],
  ['mop', tool('stroke', [0.2, -0.3], [-0.3, 0.4])],
  ['peeler', tool('stroke', [0, 0.3], [0, -0.42])],
  ['razor', tool('stroke', [0.12, 0.32], [-0.04, -0.34])],
  ['pliers', tool('twist', [0, 0.1], [0, -0.46])],
  ['drill', tool('lift', [0.16, 0.24], [-0.46, -0.14])],
  ['glue', tool('pour', [0, -0.35], [0, -0.98], '#fdfdf5')],
])
/** Of tools whose picture is not known more closely. */
const ANY_TOOL = tool('stroke', [0.24, 0.24], [-0.3, -0.3])

const isHeldTool = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && HAND_TOOLS.has(what)

/** What a hand works on, and the tool in it; undefined where no hand does anything to things. */
export type HandAtWork = { readonly tool?: PlanThing; readonly others: readonly PlanThing[] }

/** More things are a row, at which no hand works. */
const MAX_THINGS_AT_HAND = 3

/** `drawable`: things with a picture. A hand alone does nothing, nor to what moves by itself. */
export function handAtWorkOf(drawable: readonly PlanThing[]): HandAtWork | undefined {
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
const DIPPING_ANGLE = (128 / 180) * Math.PI
/** Size of a tool beside the thing that is worked on, and length of the hand in sizes of the tool. */
const TOOL_SIZE = 0.84
const HAND_LENGTH = 0.54
/** Direction of the forearm that holds what is poured, and how far it is tilted, in radians. */
const POURING_ARM = 0.3
const TILT = { upright: -0.15, poured: -0.85 } as const
/** Bottles and shakers are turned over. */
const TURNED_OVER = -2.1

/** Whether a tool is held over the thing, which needs room above. */
export const isPoured = ({ what }: PlanThing): boolean => HAND_TOOLS.get(what)?.motion === 'pour'

export const toolSizeFor = ({ size }: PlacedThing): number => size * TOOL_SIZE

/** `pours`: colour of what runs out of it. Default: that of its usual content. `dips`: it reaches down into what it works on. */
type HeldTool = { readonly thing: PlanThing; readonly sprite: PropSprite; readonly pours?: string; readonly dips?: boolean }

/** Prepares a hand that works on a thing with a tool, over the things of an insert: it comes in from the right and goes on moving. `scale`: pixels per unit at which it is sharp. */
export function createHandAtWork(held: HeldTool, style: HandStyle, scale: number): (g: Ctx, target: PlacedThing, seconds: number) => void {
  let painted: PaintedHand | undefined
  return (g, target, seconds) => {
    const size = toolSizeFor(target)
    painted ??= paintHand(style, 'grip', Math.max(8, size * HAND_LENGTH * scale), scale)
    const away = (1 - progress(seconds, 0.25, ARRIVAL - 0.25, inOutCubic)) * target.size * 1.6
    const tool = HAND_TOOLS.get(held.thing.what) ?? ANY_TOOL
    g.save()
    if (tool.motion === 'pour') drawPouring(g, target, held, tool, { painted, size, away, seconds })
    else drawTool(g, target, held, tool, { painted, size, away, seconds })
    g.restore()
  }
}

type At = { readonly painted: PaintedHand; readonly size: number; readonly away: number; readonly seconds: number }

const spriteAt = (g: Ctx, { canvas, pixels }: PropSprite, size: number): void => {
  const extent = (canvas.width / pixels) * size
  g.drawImage(canvas, -extent / 2, -extent / 2, extent, extent)
}

/** The closed hand with the handle at the origin, its forearm towards the right. */
function drawGrip(g: Ctx, { canvas, length, margin }: PaintedHand, size: number): void {
  const part = (size * HAND_LENGTH) / length
  g.scale(part, part)
  g.drawImage(canvas, -margin - GRIP[0] * length, -canvas.height / 2 - GRIP[1] * length)
}

function drawTool(
  g: Ctx,
  target: PlacedThing,
  { sprite, dips = false }: HeldTool,
  { handle, tip, motion }: HandTool,
  { painted, size, away, seconds }: At,
): void {
  const wave = seconds * STROKES_PER_SECOND * Math.PI * 2
  const axis = Math.atan2(tip[1] - handle[1], tip[0] - handle[0])
  const reach = Math.hypot(tip[0] - handle[0], tip[1] - handle[1]) * size
  const [along, across] =
    motion === 'stir' ? [Math.cos(wave * 1.6) * 0.07, Math.sin(wave * 1.6) * 0.05] : [motion === 'stroke' ? Math.sin(wave) * 0.05 : 0, 0]
  g.translate(target.x + target.size * (0.02 + along), target.y + target.size * (0.02 + across))
  g.rotate(dips ? DIPPING_ANGLE : TOOL_ANGLE)
  g.translate(-away, 0)
  // The handle lies along the negative axis, the forearm beyond it; a tool that hits or lifts turns about the hand.
  g.translate(-reach, 0)
  g.rotate(motion === 'hit' ? 0.55 * Math.max(0, Math.sin(wave * 2)) : motion === 'lift' ? 0.22 * (0.5 + 0.5 * Math.sin(wave)) : 0)
  g.save()
  g.scale(1, motion === 'twist' ? 0.82 + 0.18 * Math.cos(wave * 2) : 1)
  g.rotate(-axis)
  g.translate(-handle[0] * size, -handle[1] * size)
  spriteAt(g, sprite, size)
  g.restore()
  g.rotate(Math.PI + (motion === 'twist' ? 0.12 * Math.sin(wave * 2) : 0))
  drawGrip(g, painted, size)
}

/** A vessel over the thing, its mouth over the middle, and what runs out of it. */
function drawPouring(
  g: Ctx,
  target: PlacedThing,
  { sprite, pours }: HeldTool,
  { handle, tip, pours: usual = '#a8dcf2' }: HandTool,
  { painted, size, away, seconds }: At,
): void {
  const poured = progress(seconds, ARRIVAL, 0.6, inOutCubic)
  const isTurnedOver = Math.abs(tip[0]) < 0.25
  const tilt = TILT.upright + ((isTurnedOver ? TURNED_OVER : TILT.poured) - TILT.upright) * poured + 0.03 * Math.sin(seconds * 2.1)
  const [mouth, grip] = [turned(tip, tilt), turned(handle, tilt)]
  const x = target.x - target.size * 0.04 + away
  const y = target.y - target.size * 0.62
  if (poured > 0.5) drawStream(g, x, y, target.y - target.size * 0.1, size, seconds, pours ?? usual)
  g.translate(x - mouth[0] * size, y - mouth[1] * size)
  g.save()
  g.rotate(tilt)
  g.translate(0, -size / 2)
  spriteAt(g, sprite, size)
  g.restore()
  g.translate(grip[0] * size, grip[1] * size)
  g.rotate(POURING_ARM)
  drawGrip(g, painted, size)
}

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** What runs down from (x, top) to `bottom`, with drops on their way. */
function drawStream(g: Ctx, x: number, top: number, bottom: number, size: number, seconds: number, colour: string): void {
  g.strokeStyle = g.fillStyle = colour
  g.lineCap = 'round'
  g.globalAlpha = 0.85
  g.lineWidth = size * 0.035
  g.beginPath()
  g.moveTo(x, top)
  g.quadraticCurveTo(x - size * 0.03, (top + bottom) / 2, x - size * 0.035, bottom)
  g.stroke()
  for (let i = 0; i < 6; i++) {
    const way = (seconds * 1.7 + i / 6) % 1
    g.beginPath()
    g.arc(x + Math.sin(i * 2.4) * size * 0.07 * way - size * 0.02, top + (bottom - top) * way, size * 0.018, 0, Math.PI * 2)
    g.fill()
  }
  g.globalAlpha = 1
}
