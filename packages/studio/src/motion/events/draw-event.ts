import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Ctx, linear, stop } from '../../paint/canvas.ts'
import { clamp, lerp } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { inOutCubic } from '../kit/easing.ts'
import { drawEventEffect } from './event-effects.ts'
import { eventCopies, eventMotion, type EventMoment } from './event-motion.ts'

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
}

/** Events that show a thing in parts: broken, opened, emptied or filled. */
function drawParts(g: Ctx, event: PlanEvent | undefined, { part, size, icon }: EventMoment, draw: () => void): void {
  if (event === 'break') return drawBroken(g, inOutCubic(clamp((part - 0.22) / 0.4)), size, draw)
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

const PIECES = 3

/** Pieces along two cracks, which fall apart. `apart`: 0 whole to 1. */
function drawBroken(g: Ctx, apart: number, size: number, draw: () => void): void {
  if (apart === 0) return draw()
  const random = seeded(12)
  const cracks = [-1, ...Array.from({ length: PIECES - 1 }, (_, i) => -0.5 + (i + 1) / PIECES + (random() - 0.5) * 0.08), 1]
  for (let i = 0; i < PIECES; i++) {
    const side = i - (PIECES - 1) / 2
    g.save()
    g.translate(side * size * 0.16 * apart, size * (0.05 + 0.04 * (i % 2)) * apart)
    g.rotate(side * 0.24 * apart)
    g.beginPath()
    traceCrack(g, cracks[i]!, size, 1)
    traceCrack(g, cracks[i + 1]!, size, -1)
    g.closePath()
    g.clip()
    draw()
    g.restore()
  }
}

/** A jagged line from the top to the bottom (`way` 1) or back. */
function traceCrack(g: Ctx, at: number, size: number, way: 1 | -1): void {
  const steps = 6
  for (let k = 0; k <= steps; k++) {
    const y = way * (-0.8 + (k / steps) * 1.6) * size
    const jag = Math.abs(at) === 1 ? 0 : (way > 0 ? k : steps - k) % 2 === 0 ? 0.05 : -0.05
    g.lineTo((at + jag) * size, y)
  }
}

function clipTo(g: Ctx, [x, y, w, h]: readonly [number, number, number, number], draw: () => void): void {
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  draw()
  g.restore()
}
