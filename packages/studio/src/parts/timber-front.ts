import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { hangingSign } from './facades.ts'
import type { GroundPerspective } from './ground-perspective.ts'
import { facet } from './solid.ts'

/** The front of an old town house along a street in perspective, its gable to the street. */
export type TimberFront = {
  readonly side: -1 | 1
  /** Distance from the centre line of the street. */
  readonly offsetMetres: number
  /** y of the base of its near edge in pixels. */
  readonly nearY: number
  readonly lengthMetres: number
  /** Height of the eaves. */
  readonly heightMetres: number
  readonly depth: number
  /** Fraction of lit windows. */
  readonly lit: number
  readonly seed: number
}

type Put = (metres: number, height: number) => readonly [number, number]
type Quad = (from: number, to: number, low: number, top: number, role: Role, lighten?: number) => void

const PLASTERS: readonly Role[] = ['#efe3c8', '#e5cfa4', '#d9b48c', '#e8dcc8', '#cfc2a8']
const STONES: readonly Role[] = ['#b4a897', '#a39a90', '#bfae94']
const BEAMS: readonly Role[] = ['#5a3d2a', '#4a3428', '#6b4a30']
const SHUTTERS: readonly Role[] = ['#4f6b58', '#5a6478', '#7a4a3c', '#6a5a3a']
const GROUND_FLOOR = 2.7
/** How far the upper floors stand out over the street, in metres. */
const JETTY = 0.4

/** Draws the front with its gable, roof, windows, door and, on some, a sign and a lantern. */
export function timberFront(brush: Brush, view: GroundPerspective, plan: TimberFront): void {
  const { side, offsetMetres, nearY, lengthMetres: length, heightMetres: eaves, depth, seed, lit } = plan
  const random = seeded(seed * 7 + 5)
  const isStone = random() < 0.3
  const at =
    (offset: number): Put =>
    (metres, height) => {
      const y = view.yBehind(nearY, metres)
      const m = view.pixelsPerMetre(y)
      return [view.vanishingX + side * offset * m, y - height * m]
    }
  const jetty = isStone ? 0 : JETTY
  const [low, high] = [at(offsetMetres), at(offsetMetres - jetty)]
  const quadOf =
    (put: Put): Quad =>
    (from, to, bottom, top, role, lighten = 0) =>
      facet(brush, role, [...put(from, bottom), ...put(to, bottom), ...put(to, top), ...put(from, top)], {
        depth,
        lighten,
        cel: 0,
        noInk: true,
      })
  const ground = quadOf(low)
  const upper = quadOf(high)
  const wall = isStone ? pick(STONES, random) : pick(PLASTERS, random)
  const stone = isStone ? wall : pick(STONES, random)
  const beam = pick(BEAMS, random)
  const ridge = eaves + length * 0.52
  roof(brush, view, plan, [low, high], ridge)
  const behind = at(offsetMetres + 3)
  // The end of the house where its neighbour stands back.
  facet(brush, wall, [...high(0, 0), ...behind(0, 0), ...behind(0, eaves), ...high(0, eaves)], {
    depth,
    cel: 0,
    noInk: true,
    lighten: -0.3,
  })
  facet(brush, stone, [...low(0, 0), ...low(length, 0), ...low(length, GROUND_FLOOR), ...low(0, GROUND_FLOOR)], { depth, cel: 0 })
  facet(
    brush,
    wall,
    [...high(0, GROUND_FLOOR), ...high(length, GROUND_FLOOR), ...high(length, eaves), ...high(length / 2, ridge), ...high(0, eaves)],
    { depth, cel: 0 },
  )
  masonry(brush, low, length, isStone ? eaves : GROUND_FLOOR, stone, depth, random)
  if (jetty > 0)
    facet(brush, beam, [...low(0, GROUND_FLOOR), ...low(length, GROUND_FLOOR), ...high(length, GROUND_FLOOR), ...high(0, GROUND_FLOOR)], {
      depth,
      noInk: true,
      lighten: -0.4,
      cel: 0,
    })
  const floors = Math.max(1, Math.round((eaves - GROUND_FLOOR) / 2.5))
  const each = (eaves - GROUND_FLOOR) / floors
  if (!isStone) timbers(brush, high, upper, length, eaves, ridge, floors, beam, depth, seed)
  const columns = Math.max(2, Math.round(length / 1.9))
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < columns; i++) {
      const middle = ((i + 0.5) / columns) * length
      casement(brush, high, upper, middle, GROUND_FLOOR + each * floor + each * 0.34, each * 0.46, random() < lit, {
        depth,
        beam,
        shutter: pick(SHUTTERS, random),
      })
    }
  casement(brush, high, upper, length / 2, eaves + length * 0.08, 0.9, random() < lit * 0.7, { depth, beam, shutter: undefined })
  doorway(brush, low, ground, length, beam, depth, random() < lit)
  casement(brush, low, ground, length * 0.74, 1.05, 1.05, random() < lit + 0.15, { depth, beam, shutter: pick(SHUTTERS, random) })
  if (depth < 0.4 && random() < 0.45) hangingSign(brush, high, { side, lengthMetres: length, depth, seed, shop: pick(SIGN_RIMS, random) })
  if (random() < 0.75) wallLantern(brush, low, side, length * 0.46, lit > 0.2, depth)
}

const SIGN_RIMS: readonly Role[] = ['#6b4a2c', '#4a5a48', '#7a3c34']

/** The two slopes of the roof behind the gable, and a chimney. */
function roof(brush: Brush, view: GroundPerspective, plan: TimberFront, [low, high]: readonly [Put, Put], ridge: number): void {
  const { side, nearY, lengthMetres: length, heightMetres: eaves, offsetMetres, depth, seed } = plan
  const role: Role = (['#8a4a3a', '#7a5044', '#6a5a5c', '#94583e'] as const)[seed % 4]!
  const out = (metres: number, height: number): readonly [number, number] => {
    const y = view.yBehind(nearY, metres)
    const m = view.pixelsPerMetre(y)
    return [view.vanishingX + side * (offsetMetres + 7) * m, y - height * m]
  }
  const [cx, cy] = low(length * 0.72, eaves + length * 0.2)
  const cm = Math.abs(low(length * 0.72, 0)[1] - low(length * 0.72, 1)[1])
  box(brush, cx + (side * 1.6 - 0.35) * cm, cy - 1.9 * cm, 0.7 * cm, 2 * cm, '#8a6a5a', { depth, noInk: true })
  box(brush, cx + (side * 1.6 - 0.45) * cm, cy - 2 * cm, 0.9 * cm, 0.2 * cm, '#8a6a5a', { depth, noInk: true, lighten: -0.2 })
  facet(
    brush,
    role,
    [...high(-0.3, eaves - 0.2), ...high(length / 2, ridge + 0.3), ...out(length / 2, ridge + 0.3), ...out(-0.3, eaves - 0.2)],
    {
      depth,
      cel: 0,
    },
  )
  // Verges along the gable.
  facet(
    brush,
    role,
    [...high(-0.35, eaves - 0.35), ...high(length / 2, ridge + 0.32), ...high(length / 2, ridge - 0.1), ...high(-0.1, eaves - 0.35)],
    {
      depth,
      cel: 0,
      noInk: true,
      lighten: -0.3,
    },
  )
  facet(
    brush,
    role,
    [
      ...high(length / 2, ridge + 0.32),
      ...high(length + 0.35, eaves - 0.35),
      ...high(length, eaves - 0.35),
      ...high(length / 2, ridge - 0.1),
    ],
    { depth, cel: 0, noInk: true, lighten: -0.18 },
  )
}

/** Courses of stones. */
function masonry(brush: Brush, put: Put, length: number, height: number, role: Role, depth: number, random: () => number): void {
  const { g } = brush
  if (depth > 0.5) return
  for (const [share, lighten] of [
    [0.16, -0.22],
    [0.12, 0.16],
  ] as const) {
    g.fillStyle = css(tint(brush, role, depth, lighten), 0.6)
    g.beginPath()
    for (let h = 0.06; h < height - 0.3; h += 0.36)
      for (let at = 0.1; at < length - 0.5; at += 0.62) {
        if (random() > share) continue
        const points = [put(at, h), put(at + 0.5, h), put(at + 0.5, h + 0.28), put(at, h + 0.28)]
        points.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)))
        g.closePath()
      }
    g.fill()
  }
}

/** Posts, rails and braces of the frame. */
function timbers(
  brush: Brush,
  put: Put,
  quad: Quad,
  length: number,
  eaves: number,
  ridge: number,
  floors: number,
  role: Role,
  depth: number,
  seed: number,
): void {
  const slanted = (a: readonly [number, number], b: readonly [number, number]): void =>
    facet(brush, role, [...put(a[0] - 0.09, a[1]), ...put(a[0] + 0.09, a[1]), ...put(b[0] + 0.09, b[1]), ...put(b[0] - 0.09, b[1])], {
      depth,
      noInk: true,
      cel: 0,
    })
  const each = (eaves - GROUND_FLOOR) / floors
  for (let floor = 0; floor <= floors; floor++) {
    const y = GROUND_FLOOR + each * floor
    quad(0, length, y - (floor === 0 ? 0.04 : 0.12), y + 0.14, role, floor === 0 ? -0.15 : 0)
  }
  const bays = Math.max(2, Math.round(length / 1.9))
  for (let i = 0; i <= bays; i++) {
    const x = (i / bays) * length
    quad(Math.max(0, x - 0.09), Math.min(length, x + 0.09), GROUND_FLOOR, eaves, role)
  }
  for (let floor = 0; floor < floors; floor++) {
    const [bottom, top] = [GROUND_FLOOR + each * floor, GROUND_FLOOR + each * (floor + 1)]
    const w = length / bays
    quad(0, length, bottom + each * 0.26, bottom + each * 0.31, role, 0.06)
    if ((seed + floor) % 2 === 0) {
      slanted([0.06, bottom], [w * 0.34, top])
      slanted([length - 0.06, bottom], [length - w * 0.34, top])
    } else
      for (let i = 0; i < bays; i++) {
        slanted([w * i + 0.1, bottom + 0.08], [w * (i + 1) - 0.1, bottom + each * 0.28])
        slanted([w * (i + 1) - 0.1, bottom + 0.08], [w * i + 0.1, bottom + each * 0.28])
      }
  }
  const rise = ridge - eaves
  quad(length / 2 - 0.08, length / 2 + 0.08, eaves + rise * 0.62, ridge - 0.2, role)
  quad(length * 0.22, length * 0.78, eaves + rise * 0.56, eaves + rise * 0.63, role)
  slanted([length * 0.2, eaves + 0.1], [length * 0.34, eaves + rise * 0.56])
  slanted([length * 0.8, eaves + 0.1], [length * 0.66, eaves + rise * 0.56])
}

/** A window with small panes. `middle`, `low`, `height`: metres on the front. */
function casement(
  brush: Brush,
  put: Put,
  quad: Quad,
  middle: number,
  low: number,
  height: number,
  isLit: boolean,
  { depth, beam, shutter }: { readonly depth: number; readonly beam: Role; readonly shutter: Role | undefined },
): void {
  const half = Math.min(0.46, height * 0.4)
  const top = low + height
  quad(middle - half - 0.1, middle + half + 0.1, low - 0.12, top + 0.1, beam, -0.05)
  facet(
    brush,
    isLit ? 'window' : '#5f7482',
    [...put(middle - half, low), ...put(middle + half, low), ...put(middle + half, top), ...put(middle - half, top)],
    {
      depth: isLit ? depth * 0.3 : depth,
      noInk: true,
      cel: 0,
      emissive: isLit,
      ...(isLit && { mode: 'flat' }),
    },
  )
  for (const x of [-half * 0.36, half * 0.36]) quad(middle + x - 0.02, middle + x + 0.02, low, top, beam)
  for (let i = 1; i < 4; i++) quad(middle - half, middle + half, low + (height * i) / 4 - 0.018, low + (height * i) / 4 + 0.018, beam)
  if (!shutter || depth > 0.45) return
  for (const from of [middle - half * 2 - 0.12, middle + half + 0.12]) {
    quad(from, from + half, low - 0.06, top + 0.04, shutter)
    for (const part of [0.2, 0.75]) quad(from, from + half, low + height * part, low + height * part + 0.06, shutter, -0.3)
  }
}

/** A round-headed door of boards with stone around it, and steps. */
function doorway(brush: Brush, put: Put, quad: Quad, length: number, beam: Role, depth: number, isLit: boolean): void {
  const middle = length * 0.28
  const arch = (half: number, top: number): number[] => {
    const points: number[] = [...put(middle - half, 0), ...put(middle - half, top - half)]
    for (let i = 1; i < 8; i++) {
      const angle = Math.PI * (1 - i / 8)
      points.push(...put(middle + Math.cos(angle) * half, top - half + Math.sin(angle) * half))
    }
    return [...points, ...put(middle + half, top - half), ...put(middle + half, 0)]
  }
  facet(brush, '#8f8578', arch(0.72, 2.34), { depth, cel: 0, noInk: true })
  facet(brush, beam, arch(0.54, 2.14), { depth, cel: 0, lighten: 0.12 })
  for (const x of [-0.28, 0, 0.28]) quad(middle + x - 0.02, middle + x + 0.02, 0, 1.7, beam, -0.2)
  if (isLit)
    facet(
      brush,
      'window',
      [...put(middle - 0.16, 1.5), ...put(middle + 0.16, 1.5), ...put(middle + 0.16, 1.82), ...put(middle - 0.16, 1.82)],
      { depth, noInk: true, emissive: true },
    )
  quad(middle - 0.8, middle + 0.8, 0, 0.14, '#8f8578', -0.1)
}

/** A lantern on an iron bracket. */
function wallLantern(brush: Brush, put: Put, side: -1 | 1, at: number, isLit: boolean, depth: number): void {
  const [x, y] = put(at, 2.5)
  const m = Math.abs(put(at, 0)[1] - put(at, 1)[1])
  const cx = x - side * 0.62 * m
  box(brush, Math.min(x, cx), y - 0.5 * m, 0.62 * m, 0.04 * m, 'dark', { depth, noInk: true })
  box(brush, cx - 0.015 * m, y - 0.5 * m, 0.03 * m, 0.14 * m, 'dark', { depth, noInk: true })
  facet(brush, 'dark', [cx - 0.17 * m, y - 0.24 * m, cx, y - 0.42 * m, cx + 0.17 * m, y - 0.24 * m], { depth, noInk: true })
  facet(
    brush,
    isLit ? 'window' : '#9fb0b4',
    [cx - 0.14 * m, y - 0.24 * m, cx + 0.14 * m, y - 0.24 * m, cx + 0.09 * m, y + 0.1 * m, cx - 0.09 * m, y + 0.1 * m],
    {
      depth: depth * 0.4,
      emissive: isLit,
      ...(isLit && { mode: 'flat' }),
    },
  )
  ellipse(brush, cx, y + 0.12 * m, 0.1 * m, 0.035 * m, 'dark', { depth, noInk: true, plain: true })
  if (isLit) glow(brush.g, cx, y - 0.06 * m, 1.7 * m, brush.look.lamp ?? '#ffcf86', 0.5 * (1 - depth * 0.6))
}
