import { type Canvas, type Ctx, newCanvas, radial, stop } from '../../paint/canvas.ts'
import { type Colour, css, luminance, mix, type Rgb } from '../../paint/colour.ts'
import { progress } from '../kit/easing.ts'
import type { MotionPart } from '../kit/kit.ts'
import { contrast } from '../looks/contrast.ts'
import type { MotionLook } from '../looks/look.ts'
import { isCalm } from '../looks/toned-look.ts'
import { type DrawingPlace, discOf } from './drawing-place.ts'

/** Pixels across the picture of a lit disc. */
const LIT_PIXELS = 720

type Tones = { readonly light: Colour; readonly disc: Colour; readonly alpha: number }

/** Colours of the shape behind a drawing: lighter than dark grounds, and a deeper tone of light ones. */
function tonesOf({ palette, ground }: MotionLook): Tones {
  const own = palette.ground[1]
  const isDark = luminance(own) < 0.25
  if (ground === 'quiet') return { light: mix(palette.a, '#ffffff', 0.35), disc: mix(own, palette.a, 0.3), alpha: 0.5 }
  if (isDark) return { light: mix(palette.a, '#ffffff', 0.3), disc: mix(own, palette.a, 0.5), alpha: 0.7 }
  return { light: '#ffffff', disc: mix(own, palette.a, 0.3), alpha: 0.7 }
}

/** Least contrast of the disc to what is seen before it. */
const SUBJECT_CONTRAST = 1.9

/** A disc that is lighter where a drawing would hardly be seen before it. `subject`: its mean colour. */
function apartFrom(tones: Tones, subject: Rgb | undefined): Tones {
  if (subject === undefined || contrast(subject, tones.disc) >= SUBJECT_CONTRAST || luminance(subject) > MIDDLE) return tones
  const amount = [0.15, 0.3, 0.45].find((part) => contrast(subject, mix(tones.disc, tones.light, part)) >= SUBJECT_CONTRAST) ?? 0.6
  return { ...tones, disc: mix(tones.disc, tones.light, amount) }
}

/** Luminance above which a drawing is seen by its own light. */
const MIDDLE = 0.3

/** Colour of a disc before which something is seen. `subject`: its mean colour. */
export const discColourBehind = (look: MotionLook, subject: Rgb | undefined): Colour => apartFrom(tonesOf(look), subject).disc

/** Seconds by which the light is before its drawing. */
const LEAD = 0.06
/** Reach of the glow around a disc, in its radii. */
const GLOW = 1.75

/**
 * The shape of light behind a drawing, which breathes: a disc with a ring, two discs aside of each other, or a disc that others surround. Neighbouring
 * seeds have different ones; cheerful looks have rays that turn. `subject`: mean colour of what is seen before it.
 */
export function createCardLight(look: MotionLook, place: DrawingPlace, seed: number, subject?: Rgb): MotionPart {
  const { x, y, radius } = discOf(place)
  const tones = apartFrom(tonesOf(look), subject)
  const shape = Math.abs(Math.trunc(seed)) % 3
  const lit = litDisc(tones, shape)
  const ring = css(mix(tones.disc, tones.light, 0.5), 0.55)
  return (g, seconds) => {
    const show = progress(seconds, place.at - LEAD, 0.55)
    if (show <= 0) return
    const breath = 1 + 0.022 * Math.sin(seconds * 1.5 + seed)
    if (!isCalm(look)) drawRays(g, look, { x, y, reach: radius * 1.9, seconds, show })
    const reach = radius * GLOW * (0.7 + 0.3 * show) * breath
    g.save()
    g.globalAlpha *= show
    g.imageSmoothingQuality = 'low'
    g.drawImage(lit, x - reach, y - reach, reach * 2, reach * 2)
    if (shape === 0) drawRing(g, ring, x, y, radius * 1.1 * show * breath, seconds * 0.25 + seed)
    g.restore()
  }
}

/** A soft light behind a drawing, which breathes. */
export function createCardGlow(look: MotionLook, { box }: DrawingPlace): MotionPart {
  const { light, alpha } = tonesOf(look)
  const [glow, gg] = newCanvas(GLOW_PIXELS, GLOW_PIXELS)
  drawGlow(gg, light, GLOW_PIXELS / 2, GLOW_PIXELS / 2, GLOW_PIXELS / 2, alpha)
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  return (g, seconds) => {
    const [rx, ry] = [Math.min(box.w, box.h * 1.9) * 0.72, box.h * 0.8].map((radius) => radius * (1 + 0.03 * Math.sin(seconds * 1.5)))
    g.drawImage(glow, x - rx!, y - ry!, rx! * 2, ry! * 2)
  }
}

const GLOW_PIXELS = 160

/** The discs with the glow around them and the light from above, as one picture: it is drawn in every frame. */
function litDisc({ light, disc, alpha }: Tones, shape: number): Canvas {
  const [canvas, g] = newCanvas(LIT_PIXELS, LIT_PIXELS)
  const middle = LIT_PIXELS / 2
  const radius = middle / GLOW
  drawGlow(g, light, middle, middle, middle, alpha * 0.5)
  if (shape === 1) drawDisc(g, css(disc, 0.45), middle + radius * 0.2, middle - radius * 0.14, radius * 0.98)
  if (shape === 2) drawDisc(g, css(disc, 0.4), middle, middle, radius * 1.16)
  drawDisc(g, css(disc, 0.92), middle, middle, radius)
  drawGlow(g, light, middle + radius * 0.15, middle - radius * 0.3, radius * 0.95, alpha * 0.5)
  return canvas
}

function drawGlow(g: Ctx, colour: Colour, x: number, y: number, radius: number, alpha: number): void {
  g.fillStyle = radial(g, x, y, 0, radius, [
    stop(0, colour, alpha),
    stop(0.4, colour, alpha * 0.52),
    stop(0.75, colour, alpha * 0.13),
    stop(1, colour, 0),
  ])
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function drawDisc(g: Ctx, colour: string, x: number, y: number, radius: number): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  g.fill()
}

/** Three arcs that turn slowly. */
function drawRing(g: Ctx, colour: string, x: number, y: number, radius: number, turn: number): void {
  g.strokeStyle = colour
  g.lineWidth = 4
  g.lineCap = 'round'
  for (let i = 0; i < 3; i++) {
    const from = turn + (i * Math.PI * 2) / 3
    g.beginPath()
    g.arc(x, y, Math.max(0, radius), from, from + 1.5)
    g.stroke()
  }
}

const RAYS = 14
type Rays = { readonly x: number; readonly y: number; readonly reach: number; readonly seconds: number; readonly show: number }

function drawRays(g: Ctx, { palette }: MotionLook, { x, y, reach, seconds, show }: Rays): void {
  g.save()
  g.fillStyle = radial(g, x, y, reach * 0.4, reach, [stop(0, palette.b, 0.42 * show), stop(1, palette.b, 0)])
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * Math.PI * 2 + seconds * 0.16
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    g.lineTo(x + Math.cos(angle + 0.22) * reach, y + Math.sin(angle + 0.22) * reach)
    g.fill()
  }
  g.restore()
}
