import type { PlanHour } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { ellipse, type Pen, polygon, shape, strokePath } from '../props/painted/pen.ts'
import { withOutline } from '../props/sprite.ts'
import { styleOf } from '../styles/styles.ts'
import { outCubic, progress } from './kit/easing.ts'
import type { FrameShape } from './kit/frame.ts'
import { HAND_SKIN } from './hand-skin.ts'
import { centimetresOf, type PlacedThing } from './things-layout.ts'

const SLEEVE = 'blue'
/** From fingertips to the end of the sleeve, in units: beyond every frame. In lengths of the hand at least `SHORTEST_ARM`. */
const REACH = 1600
const SHORTEST_ARM = 3
const HALF_WIDTH = 0.6
/** The arm comes from the lower right, steeper where there is more room below. In radians. */
const ANGLES: Readonly<Record<FrameShape, number>> = { wide: 0.62, square: 0.8, tall: 1 }
/** Length of the hand in sizes of what it works on: as long as its real 19 cm, within these. */
const HAND_CENTIMETRES = 19
const [SHORTEST, LONGEST] = [0.55, 0.85]
/** When it comes after the thing, and how long it takes, in seconds. */
const DELAY = 0.3
const COMES_IN = 0.45

type Painted = { readonly canvas: Canvas; readonly length: number; readonly margin: number }

/** A hand with its arm, fingertips to the left. `length`: from fingertips to wrist in pixels. `unit`: pixels per pixel at 720p. */
function paintHand(style: StyleValue, hour: PlanHour, length: number, unit: number): Painted {
  const { look, cutout } = styleOf(style)
  const own = look(hour)
  const margin = Math.ceil(8 * unit + (cutout?.width ?? 0) * unit)
  const reach = Math.max(SHORTEST_ARM, (REACH * unit) / length)
  const [canvas, g] = newCanvas(Math.ceil(length * reach) + margin, Math.ceil(length * HALF_WIDTH * 2) + margin * 2)
  g.translate(margin, canvas.height / 2)
  drawHand({ brush: { g, look: { ...own, ink: 0, groundShadow: false }, unit, animated: true }, size: length }, reach)
  const inked =
    own.ink && own.paint !== 'flat' && own.paint !== 'wash' ? withOutline(canvas, own.inkColour ?? '#1c1530', own.ink * unit) : canvas
  return { canvas: cutout ? withOutline(inked, cutout.colour, cutout.width * unit) : inked, length, margin }
}

type Joint = readonly [number, number]
type Finger = readonly [width: number, root: Joint, middle: Joint, tip: Joint]
const FINGERS: readonly Finger[] = [
  [0.088, [0.52, -0.155], [0.3, -0.17], [0.13, -0.14]],
  [0.102, [0.5, -0.06], [0.22, -0.07], [0.035, -0.055]],
  [0.106, [0.48, 0.045], [0.2, 0.045], [0.005, 0.04]],
  [0.104, [0.5, 0.15], [0.24, 0.175], [0.05, 0.135]],
]
const THUMB: Finger = [0.118, [0.84, 0.13], [0.62, 0.33], [0.37, 0.33]]

/** `reach`: from fingertips to the end of the sleeve in lengths of the hand. */
function drawHand(pen: Pen, reach: number): void {
  const plain = { noInk: true, plain: true } as const
  drawArm(pen, [0.92, 0.155], [2, 0.19], HAND_SKIN)
  drawFinger(pen, THUMB)
  shape(
    pen,
    HAND_SKIN,
    [0.42, -0.22, 0.6, 0.44],
    (p) => {
      p.moveTo(1.02, -0.145)
      p.bezierCurveTo(0.84, -0.16, 0.66, -0.25, 0.5, -0.2)
      p.bezierCurveTo(0.42, -0.12, 0.42, 0.1, 0.48, 0.2)
      p.bezierCurveTo(0.64, 0.26, 0.84, 0.2, 1.02, 0.155)
      p.closePath()
    },
    plain,
  )
  for (const finger of FINGERS) drawFinger(pen, finger)
  drawArm(pen, [1.72, 0.26], [reach, 0.44], SLEEVE)
  drawArm(pen, [1.6, 0.275], [1.84, 0.29], SLEEVE, 0.18)
}

/** A part of the arm between two points along it, each with half its width there. */
function drawArm(pen: Pen, [from, near]: Joint, [to, far]: Joint, role: Role, lighten = 0): void {
  const corners = [
    [from, -near],
    [to, -far],
    [to, far],
    [from, near],
  ] as const
  polygon(pen, corners, role, { noInk: true, plain: true, lighten })
}

/** A finger with a darker edge, which tells it from its neighbours, and its nail. */
function drawFinger(pen: Pen, [width, root, middle, tip]: Finger): void {
  for (const [wide, lighten] of [
    [width + 0.022, -0.28],
    [width, 0],
  ] as const)
    strokePath(pen, wide, HAND_SKIN, (p) => (p.moveTo(...root), p.quadraticCurveTo(...middle, ...tip)), lighten)
  ellipse(pen, tip[0] + width * 0.12, tip[1], width * 0.3, width * 0.26, HAND_SKIN, { noInk: true, plain: true, lighten: 0.4 })
}

const handLength = (on: PlacedThing): number => on.size * clamp(HAND_CENTIMETRES / centimetresOf(on.thing), SHORTEST, LONGEST)

/**
 * Where the fingertips are at a second, off the middle of a thing and in its sizes: they come along the arm and work to and fro. `angle`: of the arm, in
 * radians; `at`: when the thing appears.
 */
export function fingertipsAt(
  seconds: number,
  { angle, at, phase }: { readonly angle: number; readonly at: number; readonly phase: number },
): { readonly x: number; readonly y: number } {
  const away = 1 - progress(seconds, at + DELAY, COMES_IN, outCubic)
  const [along, across] = [away * 2.2 + 0.035 * Math.sin(seconds * 5.2 + phase), 0.05 * Math.sin(seconds * 2.6 + phase)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: 0.16 + along * cos - across * sin, y: 0.1 + along * sin + across * cos }
}

/** A hand that works on things. `scale`: pixels per unit at which it is sharp. */
export function createWorkingHand(
  { style, hour, shape }: { readonly style: StyleValue; readonly hour: PlanHour; readonly shape: FrameShape },
  scale: number,
): (g: Ctx, on: PlacedThing, seconds: number) => void {
  const angle = ANGLES[shape]
  let painted: Painted | undefined
  return (g, on, seconds) => {
    const length = handLength(on)
    painted ??= paintHand(style, hour, Math.max(8, length * scale), scale)
    const { x, y } = fingertipsAt(seconds, { ...on, angle })
    const part = length / painted.length
    g.save()
    g.translate(on.x + x * on.size, on.y + y * on.size)
    g.rotate(angle)
    g.scale(part, part)
    g.drawImage(painted.canvas, -painted.margin, -painted.canvas.height / 2)
    g.restore()
  }
}
