import { type Brush, tint } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import { linear, radial, stop } from '../../paint/canvas.ts'
import { css, mix, shade } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { facet } from '../solid.ts'
import { xAlongDepthLine, groundPerspective, type GroundPerspective } from '../ground-perspective.ts'

/** Floor covering. */
export type Floor = 'boards' | 'tiles' | 'carpet'
/** Pattern of the back wall. */
export type Wall = 'plain' | 'stripes' | 'tiles' | 'panels' | 'bricks' | 'dots'

/** Geometry of a room in pixels. */
export type Room = {
  readonly frame: Frame
  readonly view: GroundPerspective
  /** x of the corners of the back wall. */
  readonly left: number
  readonly right: number
  readonly floorY: number
  readonly ceilingY: number
  /** Pixels per metre at the back wall. */
  readonly m: number
  /** Width of the back wall in metres. */
  readonly metres: number
  /** x at a fraction of the back wall's width. */
  readonly xAt: (part: number) => number
  /** y at a height in metres on the back wall. */
  readonly yAt: (metres: number) => number
}

/** Proportions of a room. */
export type RoomShape = {
  /** Ceiling height in metres. Default 3.1; 14 % more in tall frames. */
  readonly ceilingMetres?: number
  /** x of the corners of the back wall as fractions of the frame width. Default 0.1 and 0.95. */
  readonly corners?: readonly [number, number]
  /** x of the vanishing point as a fraction of the frame width. Default 0.5. */
  readonly vanishingX?: number
  /** Lower edge of the back wall: 0 at eye level, 1 at the figures. Default 0.6. */
  readonly backWallDepth?: number
}

/** Room geometry for a frame. */
export function planRoom(frame: Frame, shape: RoomShape = {}): Room {
  const view = groundPerspective(frame, shape.vanishingX ?? 0.5)
  const floorY = view.horizonY + (frame.ground - view.horizonY) * (shape.backWallDepth ?? 0.6)
  const m = view.pixelsPerMetre(floorY)
  const height = (shape.ceilingMetres ?? 3.1) * (frame.tall ? 1.14 : 1)
  const [a, b] = shape.corners ?? [0.1, 0.95]
  const [left, right] = [frame.width * (frame.tall ? a * 0.4 : a), frame.width * (frame.tall ? 1 - (1 - b) * 0.4 : b)]
  return {
    frame,
    view,
    left,
    right,
    floorY,
    m,
    ceilingY: floorY - height * m,
    metres: (right - left) / m,
    xAt: (part) => left + (right - left) * part,
    yAt: (metres) => floorY - metres * m,
  }
}

/** Roles of a room's surfaces. `ceiling`: default cream; `trim`: default white. */
export type RoomColours = { readonly wall: Role; readonly floor: Role; readonly ceiling?: Role; readonly trim?: Role }

/** Draws walls, floor and ceiling. */
export function roomShell(brush: Brush, room: Room, colours: RoomColours, wall: Wall, floor: Floor): void {
  const { frame, view, left, right, floorY, ceilingY } = room
  const { g } = brush
  const bottom = frame.height + frame.bleed
  const top = -frame.bleed
  const colour = tint(brush, colours.wall, 0.08)
  g.fillStyle = linear(g, 0, ceilingY, 0, floorY, [shade(colour, -0.1), colour, shade(colour, 0.07)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  wallPattern(brush, room, colours.wall, wall)
  const [cl, cr] = [xAlongDepthLine(view, left, ceilingY, top), xAlongDepthLine(view, right, ceilingY, top)]
  facet(brush, colours.ceiling ?? 'cream', [left, ceilingY, right, ceilingY, cr, top, cl, top], { lighten: -0.06, noInk: true, cel: 0 })
  if (frame.tall) beams(brush, room, colours.trim ?? 'white')
  paintFloor(brush, room, colours.floor, floor)
  const [fl, fr] = [xAlongDepthLine(view, left, floorY, bottom), xAlongDepthLine(view, right, floorY, bottom)]
  const far = 4 * frame.width
  sideWall(brush, room, colours.wall, [left, floorY, left, ceilingY, cl, top, -far, top, -far, bottom, fl, bottom])
  sideWall(brush, room, colours.wall, [right, floorY, right, ceilingY, cr, top, far, top, far, bottom, fr, bottom])
  trims(brush, room, colours.trim ?? 'white', fl, fr, cl, cr)
  corners(brush, room)
}

function sideWall(brush: Brush, { left, right, frame }: Room, role: Role, points: readonly number[]): void {
  const { g } = brush
  const isLeft = points[0] === left
  const colour = tint(brush, role, 0.02, -0.1)
  const [from, to] = isLeft ? [left, leftOf(frame)] : [right, frame.width + frame.bleed]
  g.fillStyle = linear(g, from, 0, to, 0, [colour, mix(colour, shade(colour, -0.3), 0.7)])
  g.beginPath()
  for (let i = 0; i < points.length; i += 2) g.lineTo(points[i]!, points[i + 1]!)
  g.fill()
}

/** Ceiling beams, for tall frames. */
function beams(brush: Brush, { view, left, right, ceilingY, frame, m }: Room, role: Role): void {
  const top = -frame.bleed
  for (let i = 0; i < 5; i++) {
    const [a, b] = [left + ((right - left) * (i + 0.42)) / 5, left + ((right - left) * (i + 0.58)) / 5]
    const far = [xAlongDepthLine(view, a, ceilingY, top), xAlongDepthLine(view, b, ceilingY, top)] as const
    facet(brush, role, [a, ceilingY + 0.1 * m, b, ceilingY + 0.1 * m, far[1], top, far[0], top], { lighten: -0.2, cel: 0 })
  }
}

/** Skirting boards and cornices. */
function trims(brush: Brush, room: Room, role: Role, fl: number, fr: number, cl: number, cr: number): void {
  const { frame, view, left, right, floorY, ceilingY, m } = room
  const bottom = frame.height + frame.bleed
  const [h, c] = [0.12 * m, 0.09 * m]
  const near = (view.pixelsPerMetre(bottom) / m) * h
  facet(brush, role, [left, floorY, fl, bottom, fl, bottom - near, left, floorY - h], { lighten: -0.14, noInk: true, cel: 0 })
  facet(brush, role, [right, floorY, fr, bottom, fr, bottom - near, right, floorY - h], { lighten: -0.14, noInk: true, cel: 0 })
  box(brush, left, floorY - h, right - left, h, role, { noInk: true, cel: 0 })
  facet(brush, role, [left, ceilingY, cl, -frame.bleed, cl - c * 2, -frame.bleed, left, ceilingY + c], {
    lighten: -0.12,
    noInk: true,
    cel: 0,
  })
  facet(brush, role, [right, ceilingY, cr, -frame.bleed, cr + c * 2, -frame.bleed, right, ceilingY + c], {
    lighten: -0.12,
    noInk: true,
    cel: 0,
  })
  box(brush, left, ceilingY, right - left, c, role, { noInk: true, lighten: -0.04, cel: 0 })
}

/** Ambient occlusion in corners and under the ceiling. */
function corners(brush: Brush, { frame, left, right, floorY, ceilingY, m }: Room): void {
  const { g, look } = brush
  const dark = look.shadow ?? [40, 22, 60]
  const band = (x0: number, y0: number, x1: number, y1: number, alpha: number): void => {
    g.fillStyle = linear(g, x0, y0, x1, y1, [stop(0, dark, alpha), stop(1, dark, 0)])
  }
  band(left, 0, left + m, 0, 0.2)
  g.fillRect(left, ceilingY, m, floorY - ceilingY)
  band(right, 0, right - m, 0, 0.2)
  g.fillRect(right - m, ceilingY, m, floorY - ceilingY)
  band(0, ceilingY, 0, ceilingY + m * 0.7, 0.2)
  g.fillRect(left, ceilingY, right - left, m * 0.7)
  band(0, floorY, 0, floorY + m * 0.35, 0.32)
  g.fillRect(left, floorY, right - left, m * 0.35)
  g.fillStyle = radial(g, frame.width * 0.5, frame.height * 0.5, frame.height * 0.5, Math.max(frame.width, frame.height) * 0.75, [
    stop(0, dark, 0),
    stop(1, dark, 0.34),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
}

function wallPattern(brush: Brush, room: Room, role: Role, pattern: Wall): void {
  if (pattern === 'plain') return
  const { g } = brush
  const { left, right, floorY, ceilingY, m } = room
  const colour = tint(brush, role, 0.08)
  g.save()
  g.beginPath()
  g.rect(left, ceilingY, right - left, floorY - ceilingY)
  g.clip()
  g.fillStyle = css(shade(colour, -0.3), 0.16)
  g.strokeStyle = css(shade(colour, -0.24), 0.5)
  g.lineWidth = 0.016 * m
  WALLS[pattern](brush, room, colour)
  g.restore()
}

type Pattern = (brush: Brush, room: Room, colour: readonly [number, number, number]) => void

const grid =
  (w: number, h: number, height: number): Pattern =>
  ({ g }, { left, right, floorY, ceilingY, m }) => {
    const end = height > 0 ? floorY - height * m : ceilingY
    for (let y = floorY - h * m, row = 0; y > end - h * m; y -= h * m, row++)
      for (let x = left - (row % 2) * (w / 2) * m; x < right; x += w * m) g.strokeRect(x, y, w * m, h * m)
  }

const WALLS: Record<Exclude<Wall, 'plain'>, Pattern> = {
  stripes: ({ g }, { left, right, ceilingY, floorY, m }) => {
    for (let x = left; x < right; x += 0.4 * m) g.fillRect(x, ceilingY, 0.19 * m, floorY - ceilingY)
  },
  tiles: grid(0.3, 0.15, 1.75),
  bricks: grid(0.36, 0.14, 0),
  dots: ({ g }, { left, right, ceilingY, floorY, m }) => {
    for (let y = ceilingY, row = 0; y < floorY; y += 0.22 * m, row++)
      for (let x = left + (row % 2) * 0.16 * m; x < right; x += 0.32 * m) {
        g.beginPath()
        g.ellipse(x, y, 0.03 * m, 0.045 * m, 0.5, 0, 7)
        g.fill()
      }
  },
  panels: ({ g }, { left, right, floorY, m }, colour) => {
    g.fillRect(left, floorY - 1.15 * m, right - left, 1.15 * m)
    g.fillStyle = css(shade(colour, 0.3))
    g.fillRect(left, floorY - 1.18 * m, right - left, 0.06 * m)
    for (let x = left + 0.12 * m; x < right; x += 0.72 * m) {
      g.strokeRect(x, floorY - 1.02 * m, 0.58 * m, 0.82 * m)
      g.fillRect(x, floorY - 0.2 * m, 0.58 * m, 0.02 * m)
    }
  },
}

/** y of floor rows every `metres` from the back wall towards the viewer. */
function rowsFrom({ view, floorY, frame }: Room, metres: number): number[] {
  const rows: number[] = []
  for (let k = 0; k < 60; k++) {
    const y = view.yBehind(floorY, -k * metres)
    if (!(y > view.horizonY) || y > frame.height + frame.bleed * 2) break
    rows.push(y)
  }
  return [...rows, frame.height + frame.bleed * 2]
}

function paintFloor(brush: Brush, room: Room, role: Role, kind: Floor): void {
  const { frame, view, floorY, m } = room
  const { g, unit } = brush
  const bottom = frame.height + frame.bleed
  const colour = tint(brush, role)
  g.fillStyle = linear(g, 0, floorY, 0, bottom, [shade(colour, -0.2), colour, shade(colour, 0.06)])
  g.fillRect(leftOf(frame), floorY, spanOf(frame), bottom - floorY)
  if (kind === 'carpet') return
  const step = kind === 'tiles' ? 0.6 : 0.22
  const half = Math.ceil((frame.width * 1.2) / (step * m))
  const rows = rowsFrom(room, kind === 'tiles' ? 0.6 : 0.9)
  const x = (i: number, y: number): number => xAlongDepthLine(view, view.vanishingX + i * step * m, floorY, y)
  g.save()
  for (let k = 0; k + 1 < rows.length; k++)
    for (let i = -half; i < half; i++) {
      const odd = kind === 'tiles' ? (i + k + 100) % 2 : ((i * 7 + (k >> 1) * 5 + 700) % 5) / 4
      g.fillStyle = css(shade(colour, kind === 'tiles' ? 0.4 : -0.3), (kind === 'tiles' ? 0.5 : 0.2) * odd)
      if (odd === 0) continue
      const [y0, y1] = [rows[k]!, rows[k + 1]!]
      g.beginPath()
      g.moveTo(x(i, y0), y0)
      g.lineTo(x(i + 1, y0), y0)
      g.lineTo(x(i + 1, y1), y1)
      g.lineTo(x(i, y1), y1)
      g.fill()
    }
  g.strokeStyle = css(shade(colour, -0.45), 0.28)
  g.lineWidth = 1.5 * unit
  g.beginPath()
  for (let i = -half; i <= half; i++) {
    g.moveTo(x(i, floorY), floorY)
    g.lineTo(x(i, bottom), bottom)
  }
  g.stroke()
  g.restore()
}
