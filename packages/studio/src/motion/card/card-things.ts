import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Ctx, radial, stop } from '../../paint/canvas.ts'
import { clamp, type Rgb } from '../../paint/colour.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { eventShadow } from '../events/event-motion.ts'
import { progress } from '../kit/easing.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { drawPlaced, spriteOfThing } from '../placed-thing.ts'
import { type PlacedThing, placeThings, reachAside, standsOnGround } from '../things-layout.ts'
import type { DrawingPlace, DrawingSetting } from './drawing-place.ts'
import { meanColour, solidBounds } from './opaque-part.ts'

/** Second at which a thing enters: the first frame of a shot shows it already. */
const ENTRY = -0.14
/** Side of the trial picture of which the drawn part is measured. */
const TRIAL_PIXELS = 96
/** Parts of its box that the drawn part of a thing fills. */
const FILL = { w: 0.98, h: 0.9 } as const
/** How much larger a thing may be than the shorter side of its box: its picture has margins, and many are flat or slender. */
const MAX_ENLARGEMENT = 1.5
/** How far a thing drifts each way, as a part of its size, and in radians. */
const DRIFT = 0.016
const TURN = 0.022
/** Events that take a thing out of its box, down to the words. */
const DESCENDING: ReadonlySet<PlanThing['event']> = new Set<PlanThing['event']>(['sink', 'fall'])
/** Units around a box in which such a thing may be seen. */
const AROUND = 90

/** A thing, or some of a kind, in the middle of a box. `tone`: its mean colour. */
export async function createCardThings(
  thing: PlanThing,
  { box, isOpen }: DrawingPlace,
  { style, seed, durationSeconds }: DrawingSetting,
  look: MotionLook,
  { scale }: MotionFrame,
): Promise<{ readonly part: MotionPart; readonly tone: Rgb }> {
  const placed = thing.count > 1 ? placeThings([thing], box, seed, durationSeconds) : [await fitted(thing, box, { style, seed })]
  const sprite = await spriteOfThing({ thing, size: Math.max(...placed.map(({ size }) => size)) }, { style, hour: 'day' }, scale)
  const bounds = boundsOf(sprite)
  const stands = standsOnGround(thing)
  const drawn = placed.map((one) => (one.stands ? { ...one, y: one.y - (bounds.y + bounds.h) * one.size } : one))
  const draw: MotionPart = (g, seconds) => {
    const part = clamp(seconds / Math.max(0.1, durationSeconds))
    for (const one of drawn) {
      drawShadow(
        g,
        one,
        bounds,
        look,
        progress(seconds, one.at, 0.4) * (stands ? eventShadow(thing.event, part, seconds + one.phase) : 0.5),
      )
    }
    g.save()
    if (!isOpen && DESCENDING.has(thing.event)) {
      // What sinks or falls goes behind the words below.
      g.beginPath()
      g.rect(box.x - AROUND, box.y - AROUND, box.w + AROUND * 2, box.h + AROUND + 10)
      g.clip()
    }
    for (const one of drawn) {
      g.save()
      g.translate(
        one.x + Math.sin(seconds * 0.8 + one.phase) * one.size * DRIFT,
        one.y + Math.cos(seconds * 1.15 + one.phase) * one.size * DRIFT,
      )
      g.rotate(Math.sin(seconds * 0.95 + one.phase) * TURN)
      drawPlaced(g, { ...one, x: 0, y: 0 }, sprite, { look, seconds, durationSeconds })
      g.restore()
    }
    g.restore()
  }
  return { part: draw, tone: meanColour(sprite.canvas) }
}

/** A thing so large that its drawn part fills its box. */
async function fitted(thing: PlanThing, box: Box, { style, seed }: Pick<DrawingSetting, 'style' | 'seed'>): Promise<PlacedThing> {
  const trial = boundsOf(await spriteOfThing({ thing, size: TRIAL_PIXELS }, { style, hour: 'day' }, 1))
  const reach = 1 + 2 * reachAside(thing)
  const size = Math.min((box.w * FILL.w) / (trial.w * reach), (box.h * FILL.h) / trial.h, Math.min(box.w, box.h) * MAX_ENLARGEMENT)
  return {
    thing,
    x: box.x + box.w / 2 - (trial.x + trial.w / 2) * size,
    y: box.y + box.h / 2 - (trial.y + trial.h / 2) * size,
    size,
    at: ENTRY,
    phase: seed,
    stands: false,
  }
}

/** What is drawn of a picture of a thing, in parts of its size from its middle. */
function boundsOf({ canvas, pixels }: Pick<PropSprite, 'canvas' | 'pixels'>): Box {
  const found = solidBounds(canvas)
  const [middleX, middleY] = [canvas.width / 2, canvas.height / 2]
  return { x: (found.x - middleX) / pixels, y: (found.y - middleY) / pixels, w: found.w / pixels, h: found.h / pixels }
}

/** A soft ellipse below a thing. */
function drawShadow(g: Ctx, { x, y, size }: PlacedThing, bounds: Box, { palette }: MotionLook, show: number): void {
  if (show <= 0) return
  const radius = bounds.w * size * 0.46
  g.save()
  g.translate(x + (bounds.x + bounds.w / 2) * size, y + (bounds.y + bounds.h) * size + radius * 0.03)
  g.scale(1, 0.14)
  g.fillStyle = radial(g, 0, 0, 0, radius, [
    stop(0, palette.ink, 0.4 * show),
    stop(0.55, palette.ink, 0.22 * show),
    stop(1, palette.ink, 0),
  ])
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
  g.restore()
}
