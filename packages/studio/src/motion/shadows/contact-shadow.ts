import { type Ctx, newCanvas, radial, stop } from '../../paint/canvas.ts'
import type { Colour } from '../../paint/colour.ts'
import { eventShadow } from '../events/event-motion.ts'
import { placedEvent } from '../events/placed-event.ts'
import { progress } from '../kit/easing.ts'
import type { PlacedThing } from '../things-layout.ts'
import type { Contact, Footprint } from './footprint.ts'

/** Height of a shadow on the ground, as a part of its width. */
const FLAT = 0.15
/** Reach of shadows beyond what casts them, and their darkness. */
const UNDER = { reach: 1.12, alpha: 0.42 } as const
const AT_FEET = { reach: 1.12, least: 0.03, alpha: 0.58 } as const
/** The same of all that is over the ground, where so little of its width is near it. */
const OVER = { reach: 0.85, alpha: 0.4 } as const
const ON_TIP = 0.6
/** Side of the picture of a shadow in pixels, and what it shows, in sizes of the thing. */
const PIXELS = 200
const EXTENT = 1.6

/** Draws the shadow of a thing whose middle is at `x`, `y`; `show`: its strength, 1 by default. */
export type ContactShadow = (g: Ctx, at: Pick<PlacedThing, 'x' | 'y' | 'size'>, show: number) => void

/** Prepares the shadow that a thing casts where it stands: dark at its feet, fainter around and between them. */
export function createContactShadow(footprint: Footprint | undefined, colour: Colour): ContactShadow {
  if (!footprint) return () => undefined
  const [picture, pg] = newCanvas(PIXELS, PIXELS)
  pg.scale(PIXELS / EXTENT, PIXELS / EXTENT)
  pg.translate(EXTENT / 2, EXTENT / 2)
  const { under, whole, feet, foot } = footprint
  // What leans or stands on a tip would float without the shadow of all of it.
  if (under.half < whole.half * ON_TIP) drawEllipse(pg, whole, whole.half * OVER.reach, whole.half * OVER.reach * FLAT, colour, OVER.alpha)
  // What reaches far back has a shadow as deep as it is.
  const deep = Math.max(under.half * UNDER.reach * FLAT, foot - under.y)
  drawEllipse(pg, under, under.half * UNDER.reach, deep, colour, UNDER.alpha)
  for (const one of feet) {
    const reach = Math.max(one.half * AT_FEET.reach, AT_FEET.least)
    drawEllipse(pg, one, reach, Math.max(reach * FLAT * 0.7, AT_FEET.least * 0.6), colour, AT_FEET.alpha)
  }
  return (g, { x, y, size }, show) => {
    if (show <= 0) return
    const side = EXTENT * size
    g.save()
    g.globalAlpha *= Math.min(1, show)
    g.imageSmoothingQuality = 'low'
    g.drawImage(picture, x - side / 2, y - side / 2, side, side)
    g.restore()
  }
}

function drawEllipse(g: Ctx, { x, y }: Contact, rx: number, ry: number, colour: Colour, alpha: number): void {
  g.save()
  g.translate(x, y)
  g.scale(1, ry / rx)
  g.fillStyle = radial(g, 0, 0, 0, rx, [
    stop(0, colour, alpha),
    stop(0.6, colour, alpha * 0.75),
    stop(0.85, colour, alpha * 0.25),
    stop(1, colour, 0),
  ])
  g.fillRect(-rx, -rx, rx * 2, rx * 2)
  g.restore()
}

/** Draws the shadow of a thing at a moment: it comes, moves, grows and goes with the thing. */
export function drawShadowOf(
  g: Ctx,
  placed: PlacedThing,
  shadow: ContactShadow,
  { seconds, durationSeconds }: { readonly seconds: number; readonly durationSeconds: number },
): void {
  const { x, y, size, at, foot = 0.5 } = placed
  const { event, part, seconds: ownSeconds, motion } = placedEvent(placed, seconds, durationSeconds)
  const { dx = 0, scale = 1 } = motion
  const own = size * scale
  const show = progress(seconds, at, 0.4) * eventShadow(event, part, ownSeconds)
  shadow(g, { x: x + dx * size, y: y + foot * (size - own), size: own }, show)
}
