import type { PlanHour } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { type Canvas, type Ctx, editPixels } from '../paint/canvas.ts'
import { hasSoftPaint, isShining, withBloom } from '../props/bloom.ts'
import { isCelestial } from '../props/placing.ts'
import { type PropSprite, propSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import { stateNamed } from '../states/thing-state.ts'
import { styleOf } from '../styles/styles.ts'
import { drawChanging, type DrawPicture, drawWithEvent } from './events/draw-event.ts'
import { isRoundBody, placedEvent } from './events/placed-event.ts'
import { outBack, progress } from './kit/easing.ts'
import { SOLID_ALPHA } from './kit/opaque-part.ts'
import type { MotionLook } from './looks/look.ts'
import type { PlacedThing } from './things-layout.ts'
import { drawTrack, isOnRails } from '../composition/things/track.ts'

/** Nearness for the texture of a style: lit, without the shadow on what is behind, which depends on where a thing stands. */
const TEXTURED = 0.5

/** Mean brightness below which a drawing is lost on the ground of a night, up to which it is lit, and the most by which it is; of 255. */
const LOST_BELOW = 58
const LIT_TO = 84
const MOST_LIGHT = 2.6

/** Lights a drawing that would be a black shape by night. */
function lightUp(canvas: Canvas): void {
  editPixels(canvas, (data) => {
    let [sum, count] = [0, 0]
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! <= SOLID_ALPHA) continue
      sum += 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!
      count++
    }
    const mean = count === 0 ? LIT_TO : sum / count
    if (mean >= LOST_BELOW) return
    const by = Math.min(MOST_LIGHT, LIT_TO / Math.max(1, mean))
    // Black parts have nothing that could be multiplied.
    const least = (LIT_TO - Math.min(LIT_TO, mean * by)) * 0.8
    for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, data[i + c]! * by + least)
  })
}

/** Picture of a thing in a style and the light of an hour. `scale`: pixels per unit at which it is sharp. */
export async function spriteOfThing(
  { thing, size }: Pick<PlacedThing, 'thing' | 'size'>,
  { style, hour }: { readonly style: StyleValue; readonly hour: PlanHour },
  scale: number,
): Promise<PropSprite> {
  const { look, cutout, texture } = styleOf(style)
  const icon = iconOf(thing.what)!
  const state = stateNamed(thing.state)
  const sprite = await propSprite(icon, Math.max(8, size * scale), {
    // The moon and the stars give light themselves; what is seen from near is lit by night too.
    look: look(isCelestial(icon) ? 'day' : hour === 'night' ? 'dusk' : hour),
    unit: scale,
    ...(cutout && { border: cutout }),
    ...(thing.color !== undefined && { colour: thing.color }),
    ...(state && { state }),
    ...(thing.event && { event: thing.event }),
  })
  if (isShining(icon) && state !== 'unlit') return hasSoftPaint(look('day')) ? { ...sprite, canvas: withBloom(sprite) } : sprite
  if (hour === 'night') for (const canvas of [sprite.canvas, ...(sprite.end ? [sprite.end] : [])]) lightUp(canvas)
  return texture
    ? {
        ...sprite,
        canvas: texture(sprite.canvas, TEXTURED, scale),
        ...(sprite.end && { end: texture(sprite.end, TEXTURED, scale) }),
      }
    : sprite
}

/** `durationSeconds`: of the shot. */
type Moment = { readonly look: MotionLook; readonly seconds: number; readonly durationSeconds: number }

/** The highest and the lowest drawn point of a picture, from its centre in parts of its size. */
export function drawnExtent({ canvas, pixels }: PropSprite): { readonly top: number; readonly foot: number } {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const isDrawn = (y: number): boolean => {
    for (let x = 0; x < width; x += 2) if (data[(y * width + x) * 4 + 3]! > SOLID_ALPHA) return true
    return false
  }
  let [top, foot] = [0, height - 1]
  while (top < height / 2 && !isDrawn(top)) top++
  while (foot > height / 2 && !isDrawn(foot)) foot--
  return { top: (top - height / 2) / pixels, foot: (foot + 1 - height / 2) / pixels }
}

const lefts = new WeakMap<Canvas, number>()

/** How far a picture is drawn to the left of its centre, in parts of its size; measured once. */
function leftOf({ canvas, pixels }: PropSprite): number {
  const known = lefts.get(canvas)
  if (known !== undefined) return known
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const isDrawn = (x: number): boolean => {
    for (let y = 0; y < height; y += 2) if (data[(y * width + x) * 4 + 3]! > SOLID_ALPHA) return true
    return false
  }
  let x = 0
  while (x < width / 2 && !isDrawn(x)) x++
  const left = (width / 2 - x) / pixels
  lefts.set(canvas, left)
  return left
}

const STRUCK_OUT_ALPHA = 0.55

/** Draws a thing at a moment: it grows at its entry, sways, and shows its event; what is denied is struck out. */
export function drawPlaced(g: Ctx, placed: PlacedThing, sprite: PropSprite, { look, seconds, durationSeconds }: Moment): void {
  const { thing, x, y, size, at, phase, foot } = placed
  const { canvas, pixels } = sprite
  const show = progress(seconds, at, 0.4, outBack)
  if (show <= 0) return
  const isStruckOut = thing.event === 'cross-out'
  const breath = 1 + 0.012 * Math.sin(seconds * 2.2 + phase)
  const { event, icon, part, seconds: ownSeconds } = placedEvent(placed, seconds, durationSeconds)
  const extent = (canvas.width / pixels) * size
  g.save()
  if (placed.stands && foot !== undefined) {
    // What stands stays on its foot.
    g.translate(x, y + foot * size)
    g.scale(show, show * breath)
    g.translate(0, -foot * size)
  } else {
    g.translate(x, y + Math.sin(seconds * 1.1 + phase) * size * 0.012)
    g.rotate(Math.sin(seconds * 0.9 + phase) * 0.012)
    g.scale(show * breath, show * breath)
  }
  g.globalAlpha = isStruckOut ? STRUCK_OUT_ALPHA : 1
  if (placed.stands && foot !== undefined && !isStruckOut && isOnRails(icon)) drawTrack(g, size, foot)
  if (isReduced(g, canvas, extent)) g.imageSmoothingQuality = 'medium'
  const flames: DrawPicture | undefined =
    icon === 'fire' && stateNamed(thing.state) !== 'unlit'
      ? (own, picture, wide, unchanged) => drawFlickering(own, picture, wide, ownSeconds, unchanged)
      : undefined
  if (thing.event === 'spin' && isRoundBody(thing)) g.rotate(seconds * TURN_PER_SECOND)
  const left = event === 'collide' ? { left: leftOf(sprite) } : {}
  drawWithEvent(g, event, { part, seconds: ownSeconds, size, icon, ...(foot !== undefined && { foot }), ...left }, () =>
    drawChanging(g, sprite, thing.event, { part, seconds: ownSeconds, size, extent }, flames),
  )
  g.restore()
  if (isStruckOut) strikeOut(g, placed, look, progress(seconds, at + 0.45, 0.35))
}

/** Reduction of a picture beyond which interpolation between its next pixels leaves some out. */
const MOST_REDUCED = 1.5

/** Whether a picture that is sharp in the nearest framing is drawn much smaller now. `extent`: its width as drawn. */
function isReduced(g: Ctx, { width }: Canvas, extent: number): boolean {
  const { a, b } = g.getTransform()
  return width > extent * Math.hypot(a, b) * MOST_REDUCED
}

/** Turn of a round body that spins, in radians. */
const TURN_PER_SECOND = 0.16

const STRIPS = 40

/** A picture whose upper part sways as flames do: strips from its top, each a little aside. `strength`: 0 to 1. */
function drawFlickering(g: Ctx, canvas: Canvas, extent: number, seconds: number, strength: number): void {
  const high = canvas.height / STRIPS
  for (let i = 0; i < STRIPS; i++) {
    const up = 1 - i / STRIPS
    const aside = (Math.sin(seconds * 7.3 - up * 9) + 0.5 * Math.sin(seconds * 12.1 - up * 17)) * up ** 1.4 * extent * 0.02 * strength
    const y = (i / STRIPS - 0.5) * extent
    g.drawImage(canvas, 0, i * high, canvas.width, high, -extent / 2 + aside, y, extent, extent / STRIPS + 0.5)
  }
}

/** A stroke through what is denied. */
function strikeOut(g: Ctx, { x, y, size, drawnSize }: PlacedThing, { palette, tools }: MotionLook, show: number): void {
  if (show <= 0) return
  const reach = (drawnSize ?? size) * 0.48
  const end = -reach + 2 * reach * show
  const line = [
    [x - reach, y - reach],
    [x + end, y + end],
  ] as const
  tools.stroke(g, line, Math.max(10, size * 0.05), palette.key)
}
