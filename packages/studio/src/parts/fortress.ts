import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { facet } from './solid.ts'

type Turret = {
  /** Horizontal centre, base, width and height as fractions of the castle's height. */
  readonly dx: number
  readonly up: number
  readonly w: number
  readonly height: number
}
/** Plan of a castle; turrets from back to front. */
export type Fortress = { readonly turrets: readonly Turret[]; readonly roof: Role; readonly banner: Role; readonly seed: number }

/** Random plan of a castle. */
export function planFortress(seed: number): Fortress {
  const random = seeded(seed * 5 + 3)
  const tallSide = random() < 0.5 ? -1 : 1
  const turrets: Turret[] = [
    { dx: tallSide * 0.13, up: 0.2, w: 0.15, height: 0.5 + random() * 0.1 },
    { dx: -tallSide * 0.16, up: 0.18, w: 0.13, height: 0.34 + random() * 0.12 },
    { dx: tallSide * 0.3, up: 0.12, w: 0.1, height: 0.36 + random() * 0.1 },
    { dx: -tallSide * 0.34, up: 0.1, w: 0.11, height: 0.26 + random() * 0.1 },
    { dx: -0.46, up: 0, w: 0.15, height: 0.36 + random() * 0.1 },
    { dx: 0.46, up: 0, w: 0.15, height: 0.34 + random() * 0.12 },
  ]
  return {
    turrets,
    roof: pick(['roofDark', 'blue', 'teal', 'roof', 'purple'] as const, random),
    banner: pick(['red', 'gold', 'blue', 'teal'] as const, random),
    seed,
  }
}

/** x, y and size in pixels of each turret's flag. */
export const flagPositions = ({ turrets }: Fortress, x: number, y: number, h: number): (readonly [number, number, number])[] =>
  turrets.map(({ dx, up, w, height }) => [x + dx * h, y - (up + height + w * 1.75) * h, w * h * 0.9])

/** Draws a planned castle. (x, y): bottom centre; `h`: height in pixels. */
export function fortress(brush: Brush, plan: Fortress, x: number, y: number, h: number, depth: number, lit: boolean): void {
  const { turrets, roof, seed } = plan
  groundShadow(brush, x, y, h * 0.7, h * 0.05, depth)
  const stone = (left: number, up: number, w: number, height: number, lighten = 0): void => {
    box(brush, x + left * h, y - (up + height) * h, w * h, height * h, 'stone', { depth, lighten, plain: false })
    blocks(brush, x + left * h, y - (up + height) * h, w * h, height * h, depth, seed + Math.round(left * 99))
  }
  for (const tower of turrets.slice(0, 2)) turret(brush, tower, plan, x, y, h, depth, lit)
  stone(-0.26, 0.1, 0.52, 0.28, 0.02)
  battlements(brush, x - 0.26 * h, y - 0.38 * h, 0.52 * h, 0.035 * h, depth)
  facet(brush, roof, [x - 0.16 * h, y - 0.38 * h, x - 0.1 * h, y - 0.52 * h, x + 0.1 * h, y - 0.52 * h, x + 0.16 * h, y - 0.38 * h], {
    depth,
  })
  for (const k of [-0.17, 0, 0.17]) archedWindow(brush, x + k * h, y - 0.24 * h, 0.045 * h, 0.1 * h, lit, depth)
  for (const tower of turrets.slice(2, 4)) turret(brush, tower, plan, x, y, h, depth, lit)
  stone(-0.44, 0, 0.88, 0.2, 0.08)
  battlements(brush, x - 0.44 * h, y - 0.2 * h, 0.88 * h, 0.03 * h, depth)
  for (const k of [-0.34, -0.24, 0.24, 0.34])
    box(brush, x + k * h - 0.006 * h, y - 0.14 * h, 0.012 * h, 0.05 * h, 'dark', { depth, noInk: true })
  gate(brush, plan, x, y, h, depth, lit)
  for (const tower of turrets.slice(4)) turret(brush, tower, plan, x, y, h, depth, lit)
}

function turret(
  brush: Brush,
  { dx, up, w, height }: Turret,
  { roof, seed }: Fortress,
  x: number,
  y: number,
  h: number,
  depth: number,
  lit: boolean,
): void {
  const [cx, baseY, width, wallHeight] = [x + dx * h, y - up * h, w * h, height * h]
  box(brush, cx - width / 2, baseY - wallHeight, width, wallHeight, 'stone', { depth, plain: false })
  blocks(brush, cx - width / 2, baseY - wallHeight, width, wallHeight, depth, seed + Math.round(dx * 99))
  box(brush, cx - width * 0.6, baseY - wallHeight - width * 0.22, width * 1.2, width * 0.3, 'stone', { depth, lighten: 0.08, plain: false })
  battlements(brush, cx - width * 0.6, baseY - wallHeight - width * 0.2, width * 1.2, width * 0.16, depth)
  const top = baseY - wallHeight - width * 0.26
  const cone = path((p) => {
    p.moveTo(cx - width * 0.68, top)
    p.quadraticCurveTo(cx - width * 0.2, top - width * 0.6, cx, top - width * 1.5)
    p.quadraticCurveTo(cx + width * 0.2, top - width * 0.6, cx + width * 0.68, top)
    p.quadraticCurveTo(cx, top + width * 0.16, cx - width * 0.68, top)
  })
  paintShape(brush, cone, roof, [cx - width * 0.68, top - width * 1.5, width * 1.36, width * 1.6], { depth })
  brush.g.strokeStyle = css(tint(brush, roof, depth, -0.3), 0.5)
  brush.g.lineWidth = Math.max(0.8, width * 0.02)
  for (const k of [0.3, 0.6, 0.85]) {
    brush.g.beginPath()
    brush.g.ellipse(cx, top - width * 1.4 * (1 - k) * 0.9, width * 0.58 * k * k + width * 0.05, width * 0.08, 0, 0, Math.PI)
    brush.g.stroke()
  }
  archedWindow(brush, cx, baseY - wallHeight * 0.66, width * 0.24, width * 0.5, lit, depth)
  if (wallHeight > width * 3) archedWindow(brush, cx, baseY - wallHeight * 0.34, width * 0.2, width * 0.4, lit && seed % 2 > 0, depth)
}

/** Random light and dark stone blocks on a wall. */
function blocks(brush: Brush, x: number, y: number, w: number, h: number, depth: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const size = Math.max(3 * brush.unit, Math.min(w, h) * 0.11)
  for (let i = 0; i < 16; i++) {
    g.fillStyle = css(tint(brush, 'stone', depth, i % 2 ? -0.18 : 0.2), 0.55)
    g.fillRect(x + random() * (w - size * 1.8), y + random() * (h - size), size * (1 + random() * 0.8), size * 0.7)
  }
}

function battlements(brush: Brush, x: number, y: number, w: number, s: number, depth: number): void {
  const count = Math.max(3, Math.round(w / (s * 2.4)))
  for (let i = 0; i < count; i++)
    box(brush, x + (i * (w - w / count / 2)) / (count - 0.5), y - s, w / count / 1.7, s * 1.1, 'stone', { depth, lighten: 0.1 })
}

function archedWindow(brush: Brush, x: number, y: number, w: number, h: number, lit: boolean, depth: number): void {
  const shape = (k: number): ReturnType<typeof path> =>
    path((p) => p.roundRect(x - (w / 2) * k, y - h * k + (k - 1) * h * 0.3, w * k, h * k, [w * k * 0.5, w * k * 0.5, 0, 0]))
  paintShape(brush, shape(1.3), 'stone', [x - w * 0.65, y - h * 1.3, w * 1.3, h * 1.3], { depth, lighten: 0.24, noInk: true, plain: true })
  paintShape(brush, shape(1), lit ? 'window' : 'dark', [x - w / 2, y - h, w, h], {
    depth: lit ? 0 : depth,
    emissive: lit,
    noInk: true,
    plain: true,
  })
  if (lit) glow(brush.g, x, y - h / 2, h * 1.5, brush.look.lamp ?? [255, 206, 128], 0.5)
}

/** Gatehouse with two towers, portcullis and banners. */
function gate(brush: Brush, { banner }: Fortress, x: number, y: number, h: number, depth: number, lit: boolean): void {
  for (const side of [-1, 1]) {
    box(brush, x + side * 0.13 * h - 0.05 * h, y - 0.28 * h, 0.1 * h, 0.28 * h, 'stone', { depth, lighten: 0.04, plain: false })
    battlements(brush, x + side * 0.13 * h - 0.055 * h, y - 0.28 * h, 0.11 * h, 0.022 * h, depth)
    facet(
      brush,
      banner,
      [
        x + side * 0.13 * h - 0.026 * h,
        y - 0.22 * h,
        x + side * 0.13 * h + 0.026 * h,
        y - 0.22 * h,
        x + side * 0.13 * h + 0.026 * h,
        y - 0.09 * h,
        x + side * 0.13 * h,
        y - 0.11 * h,
        x + side * 0.13 * h - 0.026 * h,
        y - 0.09 * h,
      ],
      { depth },
    )
  }
  box(brush, x - 0.09 * h, y - 0.24 * h, 0.18 * h, 0.24 * h, 'stone', { depth, lighten: 0.1 })
  const arch = path((p) => p.roundRect(x - 0.065 * h, y - 0.17 * h, 0.13 * h, 0.17 * h, [0.065 * h, 0.065 * h, 0, 0]))
  paintShape(brush, arch, lit ? 'window' : 'dark', [x - 0.065 * h, y - 0.17 * h, 0.13 * h, 0.17 * h], {
    depth: lit ? 0 : depth * 0.6,
    emissive: lit,
    plain: true,
  })
  const { g } = brush
  g.save()
  g.clip(arch)
  g.strokeStyle = css(tint(brush, 'trunk', depth, -0.3))
  g.lineWidth = 0.009 * h
  g.beginPath()
  for (let i = -2; i <= 2; i++) {
    g.moveTo(x + i * 0.026 * h, y - 0.2 * h)
    g.lineTo(x + i * 0.026 * h, y - 0.07 * h)
  }
  g.moveTo(x - 0.07 * h, y - 0.12 * h)
  g.lineTo(x + 0.07 * h, y - 0.12 * h)
  g.stroke()
  g.restore()
}

/** A flag waving at a time in seconds. (x, y): its lower left; `s`: length in pixels. */
export function wavingFlag(brush: Brush, x: number, y: number, s: number, role: Role, seconds: number, depth: number): void {
  const { g, unit } = brush
  g.strokeStyle = css(tint(brush, 'dark', depth))
  g.lineWidth = 1.6 * unit
  g.beginPath()
  g.moveTo(x, y + s * 0.1)
  g.lineTo(x, y - s * 0.7)
  g.stroke()
  g.fillStyle = css(tint(brush, role, depth))
  g.beginPath()
  const wave = (u: number): number => Math.sin(seconds * 4 - u * 4 + x) * s * 0.07 * u
  for (let i = 0; i <= 5; i++) g.lineTo(x + (i / 5) * s * 1.1, y - s * 0.7 + wave(i / 5) + (i / 5) * s * 0.1)
  for (let i = 5; i >= 0; i--) g.lineTo(x + (i / 5) * s * 1.1, y - s * 0.24 + wave(i / 5) - (i / 5) * s * 0.1)
  g.fill()
}

/** A striped tournament tent. (x, y): bottom centre. */
export function pavilion(brush: Brush, x: number, y: number, h: number, role: Role, lit: boolean): void {
  groundShadow(brush, x, y, h * 0.5, h * 0.07)
  for (let i = 0; i < 6; i++) {
    const [a, b] = [(i / 6 - 0.5) * 0.8, ((i + 1) / 6 - 0.5) * 0.8]
    const stripe: Role = i % 2 ? 'white' : role
    facet(brush, stripe, [x + a * h, y, x + b * h, y, x + b * 0.9 * h, y - h * 0.46, x + a * 0.9 * h, y - h * 0.46], { noInk: true })
    facet(brush, stripe, [x + a * 1.06 * h, y - h * 0.44, x + b * 1.06 * h, y - h * 0.44, x, y - h], { noInk: true, lighten: 0.08 })
  }
  facet(brush, lit ? 'window' : 'dark', [x - h * 0.1, y, x, y - h * 0.4, x + h * 0.12, y], { noInk: true, emissive: lit })
  for (let i = 0; i < 9; i++)
    ellipse(brush, x + (i - 4) * h * 0.104, y - h * 0.43, h * 0.052, h * 0.045, i % 2 ? 'white' : role, { noInk: true, plain: true })
  if (lit) glow(brush.g, x, y - h * 0.2, h * 0.7, brush.look.lamp ?? [255, 206, 128], 0.55)
  box(brush, x - h * 0.008, y - h * 1.12, h * 0.016, h * 0.14, 'wood', { noInk: true })
}
