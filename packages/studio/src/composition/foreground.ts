import { headBehind } from '../characters/people/head.ts'
import type { PersonLook } from '../characters/people/person-look.ts'
import { box, ellipse, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { seeded } from '../paint/random.ts'
import type { Brush } from '../paint/brush.ts'
import { longLeaf } from '../parts/indoors/pots.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { Layer } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'
import { type Foreground, shapeOf, type ShotView, sideOf } from './view.ts'

/** Blur of what stands right before the camera, in pixels at 720p. */
const BLUR = 7

/** Something out of focus at the edges of a view, on the side that its subject leaves free. */
export function foregroundLayer(kind: Foreground, view: ShotView, frame: Frame, seed: number): Layer {
  const side = sideOf(view, shapeOf(frame.width, frame.height)) > 0 ? -1 : 1
  const draw = { leaves: drawLeaves, railing: drawRailing, doorway: drawDoorway }[kind]
  return { name: 'foreground', nearness: 1.32, blur: BLUR, draw: (brush) => draw(brush, frame, side, seed) }
}

/** Leaves that hang into an upper corner, and a few that reach up from the lower one. */
function drawLeaves(brush: Brush, frame: Frame, side: -1 | 1, seed: number): void {
  const random = seeded(seed + 71)
  const reach = Math.min(frame.width, frame.height) * 0.42
  const x = frame.width * (side > 0 ? 1.02 : -0.02)
  for (let i = 0; i < 11; i++) {
    const isBelow = i > 7
    const y = isBelow ? frame.height * 1.05 : frame.height * (-0.03 + 0.035 * i)
    const angle = isBelow ? -side * (0.2 + random() * 0.5) : -side * (1.35 + random() * 0.95)
    longLeaf(
      brush,
      x + side * random() * 20 * brush.unit,
      y,
      reach * (0.6 + random() * 0.5),
      angle,
      reach * 0.13,
      i % 2 ? 'pine' : 'grassDark',
    )
  }
}

/** Two rails and posts along the lower edge. */
function drawRailing(brush: Brush, frame: Frame): void {
  const { width, height, bleed } = frame
  const top = height * (frame.tall ? 0.86 : 0.8)
  const thick = 26 * brush.unit
  for (let x = -bleed; x < width + bleed; x += 150 * brush.unit) box(brush, x, top, thick, height, 'dark', { lighten: 0.06, plain: true })
  box(brush, -bleed, top - thick * 0.4, width + bleed * 2, thick * 1.3, 'dark', { plain: true })
  box(brush, -bleed, top + height * 0.1, width + bleed * 2, thick, 'dark', { plain: true })
}

/** The frame of an open door on one side, and its lintel. */
function drawDoorway(brush: Brush, frame: Frame, side: -1 | 1): void {
  const { width, height, bleed } = frame
  const post = Math.min(width, height) * 0.17
  const x = side > 0 ? width - post : -bleed
  box(brush, x, -bleed, post + bleed, height + bleed * 2, 'dark', { lighten: 0.08, plain: true })
  box(brush, x + (side > 0 ? 0 : post + bleed - post * 0.22), -bleed, post * 0.22, height + bleed * 2, 'wood', {
    lighten: -0.25,
    plain: true,
  })
  box(brush, -bleed, -bleed, width + bleed * 2, bleed + post * 0.42, 'dark', { lighten: 0.08, plain: true })
}

/** The back of the figure over whose shoulder another is seen, in a lower corner. */
export function shoulderLayer(actor: SceneActor, view: ShotView, frame: Frame): Layer | undefined {
  if (actor.kind !== 'person') return undefined
  const shape = shapeOf(frame.width, frame.height)
  const side = (sideOf(view, shape) || 1) > 0 ? -1 : 1
  const r = frame.height * (shape === '9:16' ? 0.17 : 0.3) * (actor.look.stature < 0.88 ? 0.85 : 1)
  const x = side < 0 ? r * 0.42 : frame.width - r * 0.42
  const y = frame.height * (shape === '9:16' ? 0.68 : 0.54) + (actor.look.stature < 0.88 ? r * 0.5 : 0)
  return { name: 'shoulder', nearness: 1.18, blur: BLUR, draw: (brush) => drawFromBehind(brush, actor.look, x, y, r, side) }
}

/** Head and shoulders from behind. (x, y): middle of the head; `r`: half its height. */
function drawFromBehind(brush: Brush, look: PersonLook, x: number, y: number, r: number, side: -1 | 1): void {
  const { g } = brush
  const cloth = look.outfit === 'coat' ? look.coat : look.top
  g.save()
  g.translate(x, y)
  if (side > 0) g.scale(-1, 1)
  const shoulders = path((p) => {
    p.moveTo(-r * 2.2, r * 6)
    p.bezierCurveTo(-r * 2.2, r * 1.6, -r * 1.1, r * 1.42, -r * 0.4, r * 1.16)
    p.lineTo(r * 0.4, r * 1.16)
    p.bezierCurveTo(r * 1.1, r * 1.4, r * 1.9, r * 1.6, r * 2, r * 6)
    p.closePath()
  })
  paintShape(brush, shoulders, cloth, [-r * 2.2, r, r * 4.2, r * 4], { lighten: -0.18 })
  box(brush, -r * 0.38, r * 0.6, r * 0.76, r * 0.75, look.skin, { lighten: -0.2, plain: true, noInk: true })
  headBehind(brush, look, r, 0)
  const isCovered = look.hat === 'headscarf' || look.hat === 'helmet'
  ellipse(brush, 0, -r * 0.05, r * 0.98, r * 1.05, isCovered ? look.top : look.hairStyle === 'bald' ? look.skin : look.hair, {
    lighten: -0.12,
  })
  g.restore()
}
