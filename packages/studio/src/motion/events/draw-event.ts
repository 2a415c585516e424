import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Canvas, type Ctx, linear, newCanvas, stop } from '../../paint/canvas.ts'
import { clamp, css, lerp } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { inOutCubic } from '../kit/easing.ts'
import { drawEventEffect } from './event-effects.ts'
import { eventCopies, eventMotion, type EventMoment, COLLAPSE_START } from './event-motion.ts'

/**
 * Draws a thing while something happens to it. The origin is its centre; `draw` draws it there at its size, with any alpha set. Events without a
 * motion, parts or effect of their own leave it as it is.
 */
export function drawWithEvent(g: Ctx, event: PlanEvent | undefined, moment: EventMoment, draw: () => void): void {
  const { part, seconds, size, icon, foot = 0.5 } = moment
  const { scale = 1, dx = 0, dy = 0, turn = 0, alpha = 1, wide = 1, high = 1 } = eventMotion(event, part, seconds, icon)
  g.save()
  const own = g.globalAlpha
  for (const copy of eventCopies(event, part, seconds)) {
    g.save()
    g.translate(copy.x * size, copy.y * size)
    g.scale(copy.scale, copy.scale)
    g.globalAlpha = own * copy.alpha
    draw()
    g.restore()
  }
  g.globalAlpha = own * alpha
  if (event === 'sink') clipAtWater(g, size)
  g.translate(dx * size, dy * size)
  g.rotate(turn)
  // Stretched about its foot.
  g.translate(0, size * foot)
  g.scale(scale * wide, scale * high)
  g.translate(0, -size * foot)
  drawEventEffect(g, event, 'behind', moment)
  drawParts(g, event, moment, draw)
  drawEventEffect(g, event, 'before', moment)
  g.restore()
  if (event === 'sink') drawWaterline(g, seconds, size)
}

/** Draws a picture about the origin. `extent`: its width; `unchanged`: 1 before what happens to its thing to 0 after it. */
export type DrawPicture = (g: Ctx, picture: Canvas, extent: number, unchanged: number) => void

const drawStill: DrawPicture = (g, picture, extent) => g.drawImage(picture, -extent / 2, -extent / 2, extent, extent)

/**
 * Draws the picture of a thing about the origin with the moving parts of its state; it becomes that of its end. `extent`: width of the picture;
 * `drawPicture`: default as it is.
 */
export function drawChanging(
  g: Ctx,
  { canvas, end, drawState }: Pick<PropSprite, 'canvas' | 'end' | 'drawState'>,
  event: PlanEvent | undefined,
  { extent, ...moment }: Pick<EventMoment, 'part' | 'seconds' | 'size'> & { readonly extent: number },
  drawPicture: DrawPicture = drawStill,
): void {
  const [from, until] = (event && CHANGES[event]) ?? DEFAULT_CHANGE
  const changed = end ? inOutCubic(clamp((moment.part - from) / (until - from))) : 0
  const own = g.globalAlpha
  const drawMoving = (layer: 'behind' | 'before'): void => {
    if (!drawState || changed === 1) return
    g.globalAlpha = own * (1 - changed)
    drawState(g, layer, moment)
    g.globalAlpha = own
  }
  drawMoving('behind')
  drawPicture(g, !end || changed === 0 ? canvas : changed === 1 ? end : mixed(canvas, end, changed), extent, 1 - changed)
  drawMoving('before')
}

/** The last mix of a picture with its end: what breaks is drawn piece by piece. */
const mixes = new WeakMap<Canvas, { readonly end: Canvas; readonly changed: number; readonly mix: Canvas }>()

/** A picture on its way to another one; what both show stays opaque. `changed`: 0 to 1. */
function mixed(canvas: Canvas, end: Canvas, changed: number): Canvas {
  const last = mixes.get(canvas)
  if (last?.end === end && last.changed === changed) return last.mix
  const { width, height } = canvas
  const [mix, g] = newCanvas(width, height)
  g.globalCompositeOperation = 'lighter'
  g.globalAlpha = 1 - changed
  g.drawImage(canvas, 0, 0)
  g.globalAlpha = changed
  g.drawImage(end, 0, 0, width, height)
  mixes.set(canvas, { end, changed, mix })
  return mix
}

/** From which part of a shot to which a thing changes its look. */
const CHANGES: Readonly<Partial<Record<PlanEvent, readonly [from: number, until: number]>>> = {
  'go-out': [0.28, 0.36],
  explode: [0.24, 0.36],
  burn: [0.35, 0.95],
  wither: [0.4, 0.56],
}
const DEFAULT_CHANGE = [0.15, 0.85] as const

/** Of many things one follows the other: the part of its own event for a thing. `phase`: where it is in its row, in radians. */
export const laggingPart = (part: number, phase: number): number =>
  phase === 0 ? part : clamp(part * (1 + MOST_LAG) - MOST_LAG * Math.abs(Math.sin(phase * 7.1)))
/** Part of an event by which the last of many things is late. */
const MOST_LAG = 0.35

/** Events that show a thing in parts: broken, fallen, opened, emptied or filled. */
function drawParts(g: Ctx, event: PlanEvent | undefined, { part, size, icon, foot = 0.5 }: EventMoment, draw: () => void): void {
  if (event === 'break') return drawPieces(g, clamp((part - 0.22) / 0.34), size, foot, BROKEN, draw)
  if (event === 'collapse') return drawPieces(g, clamp((part - COLLAPSE_START) / 0.5), size, foot, RUBBLE, draw)
  if (event === 'explode') return drawPieces(g, clamp((part - COLLAPSE_START - 0.04) / 0.5), size, foot, BLAST, draw)
  if (icon === 'door' && (event === 'open' || event === 'close')) {
    const turned = inOutCubic(clamp(part / 0.55))
    return drawDoor(g, event === 'open' ? turned : 1 - turned, size, draw)
  }
  if (event !== 'fill' && event !== 'empty') return draw()
  const level = event === 'fill' ? inOutCubic(clamp(part / 0.8)) : 1 - EMPTIED * inOutCubic(clamp(part / 0.9))
  clipTo(g, [-size, -size, size * 2, size * (1.5 - level)], () => {
    g.filter = WITHOUT_CONTENT
    draw()
  })
  clipTo(g, [-size, size / 2 - size * level, size * 2, size * (level + 0.5)], draw)
}

/** Part of what is in a thing that it loses. */
const EMPTIED = 0.8
/** What is above the level of what a thing holds. */
const WITHOUT_CONTENT = 'grayscale(0.8) brightness(1.12) opacity(0.82)'

/** The opening of a door within its frame: left, top, width and height in its size, from its centre. */
const DOORWAY = [-0.25, -0.45, 0.5, 0.95] as const
/** Width of an open leaf, as a part of the opening. */
const OPEN_LEAF = 0.34

/** A door whose leaf turns about its left side, with darkness behind it. `turned`: 0 closed to 1 open. */
function drawDoor(g: Ctx, turned: number, size: number, draw: () => void): void {
  draw()
  if (turned === 0) return
  const [x, y, w, h] = DOORWAY.map((part) => part * size) as [number, number, number, number]
  g.fillStyle = linear(g, x, 0, x + w, 0, [stop(0, '#05070d'), stop(1, '#14171d')])
  g.fillRect(x, y, w, h)
  g.save()
  g.translate(x, 0)
  g.scale(lerp(1, OPEN_LEAF, turned), 1)
  g.translate(-x, 0)
  clipTo(g, [x, y, w, h], draw)
  g.restore()
}

/** How a thing comes apart. `flat`: how much of their height is left of its pieces' places; `wide`: how far they spread; `blown`: how far they are thrown first. */
type Breakage = {
  readonly columns: number
  readonly rows: number
  readonly flat: number
  readonly wide: number
  readonly turn: number
  readonly blown: number
}
const BROKEN: Breakage = { columns: 3, rows: 3, flat: 0.3, wide: 1.2, turn: 1.1, blown: 0.04 }
const RUBBLE: Breakage = { columns: 5, rows: 5, flat: 0.2, wide: 1.15, turn: 0.9, blown: 0 }
const BLAST: Breakage = { columns: 4, rows: 4, flat: 0.16, wide: 2, turn: 3.2, blown: 0.7 }

/** Pieces with ragged edges, which end as a heap at the foot of the thing. `apart`: 0 whole to 1; `foot`: lowest point, in sizes below the centre. */
function drawPieces(g: Ctx, apart: number, size: number, foot: number, breakage: Breakage, draw: () => void): void {
  if (apart === 0) return draw()
  const { columns, rows, flat, wide, turn, blown } = breakage
  const random = seeded(12)
  const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))]
    const isOuter = [column === 0 || column === columns, row === 0 || row === rows] as const
    const inner = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.5] as const
    // The outer edge reaches beyond the picture.
    const outer = [Math.sign(column - 0.5) * 0.12 * columns, Math.sign(row - 0.5) * 0.12 * rows] as const
    return [(column + (isOuter[0] ? outer[0] : inner[0])) / columns - 0.5, (row + (isOuter[1] ? outer[1] : inner[1])) / rows - 0.5] as const
  })
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column
      const outline = [at, at + 1, at + columns + 2, at + columns + 1].map((i) => corner[i]!)
      const [x, y] = [(column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5]
      const [thrown, aside] = [random(), random() - 0.5]
      // What is below gives way first.
      const fallen = clamp(apart * 1.35 - 0.35 * ((rows - 1 - row) / rows))
      const down = fallen ** 2
      const rest = foot - (foot - y) * flat - 0.04
      g.save()
      g.translate(
        size * (x * (wide - 1) * fallen + aside * 0.16 * fallen),
        size * ((rest - y) * down - blown * (0.4 + thrown) * Math.sin(fallen * Math.PI)),
      )
      g.translate(x * size, y * size)
      g.rotate((aside * 2 * turn + Math.sign(x) * 0.2) * fallen)
      g.translate(-x * size, -y * size)
      g.beginPath()
      for (const [cornerX, cornerY] of outline) g.lineTo(cornerX * size, cornerY * size)
      g.closePath()
      g.clip()
      draw()
      g.restore()
    }
}

/** Height of the water in which things sink, in their sizes below their centre. */
const WATER = 0.3

/** What is below the water is not seen. */
function clipAtWater(g: Ctx, size: number): void {
  g.beginPath()
  g.rect(-size * 2, -size * 3, size * 4, size * (3 + WATER))
  g.clip()
}

function drawWaterline(g: Ctx, seconds: number, size: number): void {
  g.save()
  g.lineCap = 'round'
  for (const [row, alpha] of [0.85, 0.6, 0.4].entries()) {
    const half = size * (0.52 + row * 0.14)
    g.strokeStyle = css('#bfe4f7', alpha)
    g.lineWidth = size * (0.026 - row * 0.005)
    g.beginPath()
    for (let k = 0; k <= 24; k++) {
      const x = -half + (k / 24) * half * 2
      g.lineTo(x, size * (WATER + row * 0.06) + Math.sin(k * 1.1 + seconds * (2.4 - row * 0.5) + row) * size * 0.014)
    }
    g.stroke()
  }
  g.restore()
}

function clipTo(g: Ctx, [x, y, w, h]: readonly [number, number, number, number], draw: () => void): void {
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  draw()
  g.restore()
}
