import { type Brush, tint } from '../paint/brush.ts'
import { ellipse } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import type { GroundPerspective } from './ground-perspective.ts'
import { paperLantern } from './japan.ts'
import { facet } from './solid.ts'

/** A wooden Japanese town house along a street in perspective. */
export type Machiya = {
  readonly side: -1 | 1
  /** Distance from the centre line of the street. */
  readonly offsetMetres: number
  /** y of the base of its near edge in pixels. */
  readonly nearY: number
  readonly lengthMetres: number
  readonly depth: number
  readonly isLit: boolean
  readonly seed: number
}

const WOODS: readonly Role[] = ['#5a3a2a', '#4a342a', '#6e4a34', '#7a563c']
const CURTAINS: readonly Role[] = ['#2f4a7a', '#8a2f34', '#3a5a4a', '#5a3a6a']
const TILES: Role = '#566070'
const PAPER: Role = '#f1e6cf'

/** Point of a front: metres along it, height, and metres out over the street. */
type Put = (metres: number, height: number, out?: number) => readonly [number, number]

/** Draws the front: lattices, a shop curtain, paper windows and two tiled roofs. */
export function machiya(brush: Brush, view: GroundPerspective, plan: Machiya): void {
  const { side, offsetMetres, nearY, lengthMetres: length, depth, isLit, seed } = plan
  const random = seeded(seed * 3 + 11)
  const wood = pick(WOODS, random)
  const put: Put = (metres, height, out = 0) => {
    const y = view.yBehind(nearY, metres)
    const m = view.pixelsPerMetre(y)
    return [view.vanishingX + side * (offsetMetres - out) * m, y - height * m]
  }
  const quad = (from: number, to: number, low: number, top: number, role: Role, lighten = 0): void =>
    facet(brush, role, [...put(from, low), ...put(to, low), ...put(to, top), ...put(from, top)], { depth, lighten, cel: 0, noInk: true })
  const paper = (from: number, to: number, low: number, top: number, on: boolean): void =>
    facet(brush, on ? 'window' : PAPER, [...put(from, low), ...put(to, low), ...put(to, top), ...put(from, top)], {
      depth: on ? depth * 0.3 : depth,
      lighten: on ? 0 : -0.08,
      cel: 0,
      noInk: true,
      emissive: on,
      ...(on && { mode: 'flat' }),
    })
  const slats = (from: number, to: number, low: number, top: number, gap: number): void => {
    for (let at = from; at <= to; at += gap) quad(at, at + gap * 0.36, low, top, wood, -0.12)
  }
  // The end of the house where its neighbour stands back.
  facet(brush, wood, [...put(0, 0), ...put(0, 0, -3), ...put(0, 4.6, -3), ...put(0, 4.6)], { depth, cel: 0, noInk: true, lighten: -0.3 })
  facet(brush, wood, [...put(0, 0), ...put(length, 0), ...put(length, 4.7), ...put(0, 4.7)], { depth, cel: 0 })
  quad(0, length, 0, 0.35, '#8a8580', -0.1)
  const door = length * 0.62
  paper(0.3, door - 0.3, 0.7, 2.1, isLit)
  slats(0.3, door - 0.3, 0.5, 2.15, depth < 0.2 ? 0.16 : 0.3)
  paper(door, length - 0.3, 0.1, 2.1, isLit)
  for (const part of [0.33, 0.66]) quad(door + (length - 0.3 - door) * part, door + (length - 0.3 - door) * part + 0.05, 0.1, 2.1, wood)
  quad(door, length - 0.3, 1.05, 1.1, wood)
  quad(0.3, length - 0.3, 3.3, 4.4, PAPER, -0.12)
  if (isLit && random() < 0.7) paper(length * 0.2, length * 0.8, 3.4, 4.3, true)
  slats(length * 0.2, length * 0.8, 3.35, 4.35, 0.2)
  for (const at of [0.12, length - 0.24]) quad(at, at + 0.14, 0, 4.7, wood, 0.1)
  curtain(brush, put, [door - 0.1, length - 0.2], pick(CURTAINS, random), depth)
  eaves(brush, put, length, [3.2, 2.45], 0.95, depth)
  eaves(brush, put, length, [7, 4.5], 0.8, depth, -1.7)
  if (isLit) {
    const [x, y] = put(length * 0.5, 1.4)
    glow(brush.g, x, y, Math.abs(put(0, 0)[1] - put(0, 2.6)[1]), brush.look.lamp ?? '#ffce80', 0.34 * (1 - depth))
  }
  for (const at of [length * 0.55, length * 0.94]) {
    const [x, y] = put(at, 2.3, 0.7)
    paperLantern(brush, x, y, Math.abs(put(at, 0)[1] - put(at, 0.62)[1]), isLit, random() < 0.6 ? '#d8473f' : PAPER, depth)
  }
}

/** A roof over the street: its tiles, the shade below and the row of round tiles at its edge. `inner`: metres out where it begins. */
function eaves(
  brush: Brush,
  put: Put,
  length: number,
  [top, edge]: readonly [number, number],
  out: number,
  depth: number,
  inner = 0,
): void {
  facet(brush, '#3a2c28', [...put(0, edge - 0.02, 0), ...put(length, edge - 0.02, 0), ...put(length, edge, out), ...put(0, edge, out)], {
    depth,
    noInk: true,
    cel: 0,
  })
  facet(
    brush,
    TILES,
    [...put(-0.15, top, inner), ...put(length + 0.1, top, inner), ...put(length + 0.1, edge + 0.1, out), ...put(-0.15, edge + 0.1, out)],
    { depth, cel: 0 },
  )
  const { g, unit } = brush
  g.save()
  g.strokeStyle = css(tint(brush, TILES, depth, -0.24), 0.8)
  g.lineWidth = Math.max(0.8, 2 * unit * (1 - depth))
  g.beginPath()
  for (let at = 0; at <= length; at += 0.36) {
    g.moveTo(...(put(at, top, inner) as [number, number]))
    g.lineTo(...(put(at, edge + 0.1, out) as [number, number]))
  }
  g.stroke()
  g.restore()
  facet(
    brush,
    TILES,
    [
      ...put(-0.15, edge + 0.1, out),
      ...put(length + 0.1, edge + 0.1, out),
      ...put(length + 0.1, edge - 0.06, out),
      ...put(-0.15, edge - 0.06, out),
    ],
    {
      depth,
      cel: 0,
      noInk: true,
      lighten: -0.26,
    },
  )
}

/** A short curtain in strips over a door. */
function curtain(brush: Brush, put: Put, [from, to]: readonly [number, number], role: Role, depth: number): void {
  const w = (to - from) / 4
  for (let i = 0; i < 4; i++) {
    const [a, b] = [from + w * i + 0.02, from + w * (i + 1) - 0.02]
    facet(brush, role, [...put(a, 2.2, 0.1), ...put(b, 2.2, 0.1), ...put(b, 1.5, 0.1), ...put(a, 1.46, 0.1)], {
      depth,
      cel: 0,
      noInk: depth > 0.2,
    })
  }
  const [x, y] = put((from + to) / 2, 1.86, 0.1)
  const [left] = put((from + to) / 2 - 0.3, 1.86, 0.1)
  ellipse(brush, x, y, Math.abs(x - left) * 0.8, Math.abs(put(0, 0)[1] - put(0, 0.22)[1]), 'cream', { depth, noInk: true, plain: true })
}
