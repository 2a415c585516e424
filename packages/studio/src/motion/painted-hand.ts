import type { PlanHour } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { skinOf } from '../asmr/hand.ts'
import { castLookOf } from '../characters/cast-look.ts'
import { sleeveRole } from '../characters/people/sleeves-and-legs.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { Role } from '../paint/palette.ts'
import { ellipse, type Pen, polygon, shape, strokePath } from '../props/painted/pen.ts'
import { withOutline } from '../props/sprite.ts'
import type { SceneActor } from '../scene/scene.ts'
import { styleOf } from '../styles/styles.ts'

/** Whose hand works: colours of skin and sleeve, as `#rrggbb` or names of the palette. */
export type HandWearer = { readonly skin: string; readonly sleeve: string }

/** The hand of a film without a chosen character: the same in every shot, as it has one cook or craftsman. */
export const DEFAULT_WEARER: HandWearer = { skin: String(skinOf(1)), sleeve: 'blue' }

/** Hand of a chosen character; undefined for an animal. */
export function wearerOf(character: CharacterLook): HandWearer | undefined {
  const cast = castLookOf(character)
  if (cast.kind !== 'person') return undefined
  return { skin: cast.look.skin, sleeve: String(sleeveRole(cast.look)) }
}

/** Hand of a figure of a scene; undefined for an animal. */
export const wearerOfActor = (actor: SceneActor): HandWearer | undefined =>
  actor.kind === 'person' ? { skin: String(actor.look.skin), sleeve: String(sleeveRole(actor.look)) } : undefined

/**
 * Fingers on a thing; closed around a handle that lies along the x axis through `GRIP`; with one finger stretched; with finger and thumb together; fingers
 * behind a thing that is held, and the thumb before it, each drawn alone.
 */
export type HandPose = 'touch' | 'grip' | 'point' | 'pinch' | 'hold' | 'thumb'
/** Where a handle runs through a closed hand, in lengths of the hand from its fingertips. */
export const GRIP: Joint = [0.5, 0]

/** From fingertips to the end of the sleeve, in units: beyond every frame. In lengths of the hand at least `SHORTEST_ARM`. */
const REACH = 1600
const SHORTEST_ARM = 3
const HALF_WIDTH = 0.6

/** `length`: from fingertips to wrist, `margin`: before the fingertips; in pixels. */
export type PaintedHand = { readonly canvas: Canvas; readonly length: number; readonly margin: number }
export type HandStyle = { readonly style: StyleValue; readonly hour: PlanHour; readonly wearer: HandWearer }

/** A hand with its arm, fingertips to the left. `length`: from fingertips to wrist in pixels. `unit`: pixels per pixel at 720p. */
export function paintHand({ style, hour, wearer }: HandStyle, pose: HandPose, length: number, unit: number): PaintedHand {
  const { look, cutout } = styleOf(style)
  const own = look(hour)
  const margin = Math.ceil(8 * unit + (cutout?.width ?? 0) * unit)
  const reach = Math.max(SHORTEST_ARM, (REACH * unit) / length)
  const [canvas, g] = newCanvas(Math.ceil(length * reach) + margin, Math.ceil(length * HALF_WIDTH * 2) + margin * 2)
  g.translate(margin, canvas.height / 2)
  const pen: Pen = { brush: { g, look: { ...own, ink: 0, groundShadow: false }, unit, animated: true }, size: length }
  if (pose !== 'thumb') drawForearm(pen, wearer)
  HANDS[pose](pen, wearer.skin)
  if (pose !== 'thumb') drawSleeve(pen, wearer.sleeve, reach)
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
/** Fingers over a handle, from their knuckles to where they go under it, the little one first. */
const CLOSED: readonly Finger[] = [
  [0.125, [0.78, -0.17], [0.68, -0.2], [0.66, 0.12]],
  [0.135, [0.66, -0.21], [0.55, -0.24], [0.535, 0.14]],
  [0.138, [0.53, -0.22], [0.42, -0.25], [0.405, 0.14]],
  [0.13, [0.41, -0.19], [0.3, -0.21], [0.285, 0.11]],
]
/** Along the handle. */
const CLOSED_THUMB: Finger = [0.125, [0.8, 0.2], [0.52, 0.28], [0.17, 0.15]]
const PLAIN = { noInk: true, plain: true } as const

const drawForearm = (pen: Pen, { skin }: HandWearer): void => drawArm(pen, [0.92, 0.155], [2, 0.19], skin)

function drawOpenHand(pen: Pen, skin: Role): void {
  drawFinger(pen, THUMB, skin)
  palm(pen, skin)
  for (const finger of FINGERS) drawFinger(pen, finger, skin)
}

function drawFist(pen: Pen, skin: Role): void {
  palm(pen, skin)
  ellipse(pen, 0.62, 0, 0.26, 0.22, skin, { ...PLAIN, lighten: -0.12 })
  for (const finger of CLOSED) drawFinger(pen, finger, skin, false)
  for (const [, [x, y]] of CLOSED) ellipse(pen, x - 0.03, y + 0.015, 0.04, 0.03, skin, { ...PLAIN, lighten: 0.22 })
  drawFinger(pen, CLOSED_THUMB, skin)
}

/** Fingers under the palm, beside the one that points. */
const CURLED: readonly Finger[] = [
  [0.13, [0.56, 0.0], [0.4, -0.01], [0.42, 0.03]],
  [0.13, [0.58, 0.1], [0.43, 0.11], [0.46, 0.14]],
  [0.12, [0.62, 0.19], [0.5, 0.21], [0.53, 0.22]],
]
const POINTING: Finger = [0.112, [0.54, -0.12], [0.28, -0.13], [0.05, -0.03]]
const THUMB_ASIDE: Finger = [0.12, [0.86, -0.1], [0.66, -0.3], [0.42, -0.25]]

function drawPointing(pen: Pen, skin: Role): void {
  drawFinger(pen, THUMB_ASIDE, skin)
  palm(pen, skin)
  drawFinger(pen, POINTING, skin)
  for (const finger of CURLED.toReversed()) drawFinger(pen, finger, skin, false)
}

const PINCHING: Finger = [0.11, [0.56, -0.14], [0.22, -0.26], [0.05, -0.02]]
const PINCHING_THUMB: Finger = [0.122, [0.82, 0.16], [0.44, 0.24], [0.06, 0.07]]
/** Fingers behind the one that pinches. */
const LOOSE: readonly Finger[] = [
  [0.1, [0.58, -0.18], [0.34, -0.42], [0.2, -0.3]],
  [0.105, [0.58, -0.16], [0.28, -0.36], [0.12, -0.18]],
]

function drawPinch(pen: Pen, skin: Role): void {
  for (const finger of LOOSE) drawFinger(pen, finger, skin)
  palm(pen, skin)
  drawFinger(pen, PINCHING, skin)
  drawFinger(pen, PINCHING_THUMB, skin)
}

/** The thumb before what is held. */
const HOLDING_THUMB: Finger = [0.13, [0.86, 0.1], [0.58, 0.2], [0.3, 0.06]]

function drawHeldBehind(pen: Pen, skin: Role): void {
  palm(pen, skin)
  for (const finger of FINGERS) drawFinger(pen, finger, skin, false)
}

const HANDS: Readonly<Record<HandPose, (pen: Pen, skin: Role) => void>> = {
  touch: drawOpenHand,
  grip: drawFist,
  point: drawPointing,
  pinch: drawPinch,
  hold: drawHeldBehind,
  thumb: (pen, skin) => drawFinger(pen, HOLDING_THUMB, skin),
}

/** Where a pose meets a thing, in lengths of the hand from its fingertips. */
export const CONTACT: Readonly<Record<HandPose, Joint>> = {
  touch: [0.04, 0],
  grip: GRIP,
  point: [0.03, -0.03],
  pinch: [0.04, 0.03],
  hold: [0.34, 0],
  thumb: [0.34, 0],
}

function palm(pen: Pen, skin: Role): void {
  shape(
    pen,
    skin,
    [0.42, -0.22, 0.6, 0.44],
    (p) => {
      p.moveTo(1.02, -0.145)
      p.bezierCurveTo(0.84, -0.16, 0.66, -0.25, 0.5, -0.2)
      p.bezierCurveTo(0.42, -0.12, 0.42, 0.1, 0.48, 0.2)
      p.bezierCurveTo(0.64, 0.26, 0.84, 0.2, 1.02, 0.155)
      p.closePath()
    },
    PLAIN,
  )
}

/** `reach`: from fingertips to the end of the sleeve in lengths of the hand. */
function drawSleeve(pen: Pen, sleeve: Role, reach: number): void {
  drawArm(pen, [1.72, 0.26], [reach, 0.44], sleeve)
  drawArm(pen, [1.6, 0.275], [1.84, 0.29], sleeve, 0.18)
}

/** A part of the arm between two points along it, each with half its width there. */
function drawArm(pen: Pen, [from, near]: Joint, [to, far]: Joint, role: Role, lighten = 0): void {
  const corners = [
    [from, -near],
    [to, -far],
    [to, far],
    [from, near],
  ] as const
  polygon(pen, corners, role, { ...PLAIN, lighten })
}

/** A finger with a darker edge, which tells it from its neighbours, and its nail. */
function drawFinger(pen: Pen, [width, root, middle, tip]: Finger, skin: Role, hasNail = true): void {
  for (const [wide, lighten] of [
    [width + 0.022, -0.28],
    [width, 0],
  ] as const)
    strokePath(pen, wide, skin, (p) => (p.moveTo(...root), p.quadraticCurveTo(...middle, ...tip)), lighten)
  if (hasNail) ellipse(pen, tip[0] + width * 0.12, tip[1], width * 0.3, width * 0.26, skin, { ...PLAIN, lighten: 0.4 })
}
