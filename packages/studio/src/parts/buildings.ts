import { type Brush, type Point, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape, polygon } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { css, lerp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { rock } from './nature/plants.ts'

/** A window with four panes. (x, y): top left; `round`: corner radius; pixels. */
export function pane(brush: Brush, x: number, y: number, w: number, h: number, lit: boolean, depth = 0, round = 0): void {
  const { g } = brush
  box(brush, x, y, w, h, lit ? 'window' : 'glass', {
    depth: lit ? depth * 0.3 : depth,
    emissive: true,
    mode: 'flat',
    round,
  })
  g.save()
  g.strokeStyle = css(tint(brush, 'wood', depth, -0.25))
  g.lineWidth = Math.max(0.8, w * 0.08)
  g.strokeRect(x, y, w, h)
  g.beginPath()
  g.moveTo(x + w / 2, y)
  g.lineTo(x + w / 2, y + h)
  g.moveTo(x, y + h / 2)
  g.lineTo(x + w, y + h / 2)
  g.stroke()
  g.restore()
}

/** `depth`: default 0; `lit`: lights on, default false; `wall`, `roof`: default random. */
export type HouseOptions = { readonly depth?: number; readonly lit?: boolean; readonly wall?: Role; readonly roof?: Role }

/** A house. (x, y): bottom centre; `w`: width of the walls, `h`: scale of the height, in pixels. */
export function house(brush: Brush, x: number, y: number, w: number, h: number, options: HouseOptions = {}): void {
  const { depth = 0, lit = false } = options
  const random = seeded((x * 3 + w) | 0)
  const roof = options.roof ?? (random() < 0.6 ? 'roof' : 'roofDark')
  groundShadow(brush, x + w * 0.14, y, w * 0.78, w * 0.1, depth)
  box(brush, x + w * 0.2, y - h * 1.38, w * 0.13, h * 0.5, 'stone', { depth })
  box(brush, x - w / 2, y - h * 0.75, w, h * 0.75, options.wall ?? (random() < 0.5 ? 'wall' : 'wallWarm'), { depth })
  const slope: Point[] = [
    [x - w * 0.62, y - h * 0.68],
    [x - w * 0.36, y - h * 1.25],
    [x + w * 0.36, y - h * 1.25],
    [x + w * 0.62, y - h * 0.68],
  ]
  polygon(brush, slope, roof, { depth })
  tiles(brush, x, y, w, h, roof, depth)
  brush.g.fillStyle = css(tint(brush, 'dark', depth), 0.32)
  brush.g.fillRect(x - w / 2, y - h * 0.68, w, h * 0.07)
  box(brush, x - w * 0.08, y - h * 0.4, w * 0.18, h * 0.4, 'wood', { depth, round: [w * 0.08, w * 0.08, 0, 0] })
  pane(brush, x - w * 0.38, y - h * 0.5, w * 0.2, h * 0.22, lit, depth)
  pane(brush, x + w * 0.2, y - h * 0.5, w * 0.2, h * 0.22, lit && random() < 0.8, depth)
}

function tiles({ g, ...rest }: Brush, x: number, y: number, w: number, h: number, roof: Role, depth: number): void {
  g.save()
  g.globalAlpha = 0.35
  g.strokeStyle = css(tint({ g, ...rest }, roof, depth, -0.3))
  g.lineWidth = Math.max(0.8, w * 0.012)
  for (let i = 1; i < 5; i++) {
    const t = i / 5
    g.beginPath()
    g.moveTo(x - w * lerp(0.36, 0.62, t), y - h * lerp(1.25, 0.68, t))
    g.lineTo(x + w * lerp(0.36, 0.62, t), y - h * lerp(1.25, 0.68, t))
    g.stroke()
  }
  g.restore()
}

/** A lighthouse on a rock. (x, y): bottom centre; `h`: height in pixels. */
export function lighthouse(brush: Brush, x: number, y: number, h: number, depth = 0): void {
  rock(brush, x, y + h * 0.03, h * 0.5, depth)
  const half = (t: number): number => h * lerp(0.1, 0.065, t / 0.78)
  const band = (from: number, to: number, role: Role, noInk = false): void =>
    polygon(
      brush,
      [
        [x - half(from), y - h * from],
        [x - half(to), y - h * to],
        [x + half(to), y - h * to],
        [x + half(from), y - h * from],
      ],
      role,
      { depth, noInk },
    )
  band(0, 0.78, 'white')
  for (let i = 0; i < 3; i++) band(0.1 + i * 0.26, 0.22 + i * 0.26, 'roof', true)
  box(brush, x - h * 0.08, y - h * 0.81, h * 0.16, h * 0.03, 'dark', { depth })
  box(brush, x - h * 0.045, y - h * 0.92, h * 0.09, h * 0.11, 'window', { mode: 'flat', emissive: true })
  polygon(
    brush,
    [
      [x - h * 0.065, y - h * 0.92],
      [x, y - h * 1.02],
      [x + h * 0.065, y - h * 0.92],
    ],
    'roof',
    { depth },
  )
  glow(brush.g, x, y - h * 0.865, h * 0.35, brush.look.lamp ?? [255, 220, 140], 0.8)
}

/** `lit`: fraction of lit windows; `cell`: window pitch in pixels, default 14 at 720p; `role`: default dark. */
export type TowerOptions = { readonly depth?: number; readonly role?: Role; readonly lit?: number; readonly cell?: number }

/** A tower block. (x, y): bottom left; pixels. `lit`: fraction of lit windows, default 0.4. */
export function tower(brush: Brush, x: number, y: number, w: number, h: number, options: TowerOptions = {}): void {
  const { depth = 0, lit = 0.4, cell = 14 * brush.unit } = options
  const { g } = brush
  const random = seeded((x * 7 + h) | 0)
  box(brush, x, y - h, w, h, options.role ?? 'dark', { depth })
  const nx = Math.max(2, (w / cell) | 0)
  const ny = Math.max(3, (h / (cell * 1.25)) | 0)
  const cw = w / (nx + 0.6)
  const ch = h / (ny + 0.8)
  const lamp = css(brush.look.lamp ?? tint(brush, 'window', depth * 0.4))
  const glass = css(tint(brush, 'glass', depth * 0.7, -0.2))
  g.save()
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const on = random() < lit
      g.globalAlpha = on ? 0.6 + 0.4 * random() : 0.4
      g.fillStyle = on ? lamp : glass
      g.fillRect(x + cw * (0.5 + i), y - h + ch * (0.6 + j), cw * 0.55, ch * 0.5)
    }
  g.restore()
  if (random() < 0.35) mast(brush, x + w / 2, y - h, w * 0.5, depth)
}

function mast(brush: Brush, x: number, y: number, h: number, depth: number): void {
  brush.g.strokeStyle = css(tint(brush, 'metal', depth))
  brush.g.lineWidth = 2 * brush.unit
  brush.g.beginPath()
  brush.g.moveTo(x, y)
  brush.g.lineTo(x, y - h)
  brush.g.stroke()
}

const FACADES: readonly Role[] = ['wallWarm', 'wall', 'wallCool', 'roof', 'teal', 'yellow', 'coral']

/** A town house with a shop on the ground floor. (x, y): bottom left; pixels. */
export function shopHouse(brush: Brush, x: number, y: number, w: number, h: number, lit: boolean, depth: number, seed: number): void {
  const random = seeded(seed)
  const wall = pick(FACADES, random)
  box(brush, x, y - h, w, h, wall, { depth })
  box(brush, x - w * 0.02, y - h - h * 0.03, w * 1.04, h * 0.045, wall, { depth, lighten: -0.18 })
  const floors = Math.max(2, Math.round(h / (w * 0.6)))
  const shop = h / (floors + 0.4)
  for (let f = 1; f < floors; f++)
    for (let i = 0; i < 3; i++)
      pane(brush, x + w * (0.12 + i * 0.28), y - shop * (f + 0.95), w * 0.19, shop * 0.62, lit && random() < 0.6, depth, w * 0.02)
  pane(brush, x + w * 0.08, y - shop * 0.78, w * 0.52, shop * 0.66, true, depth)
  box(brush, x + w * 0.68, y - shop * 0.8, w * 0.22, shop * 0.8, 'wood', { depth, lighten: -0.1 })
  awning(brush, x + w * 0.02, y - shop * 1.04, w * 0.96, shop * 0.26, pick(['red', 'teal', 'blue', 'gold'] as const, random), depth)
}

/** A striped awning. (x, y): top left; pixels. */
export function awning(brush: Brush, x: number, y: number, w: number, h: number, role: Role, depth = 0): void {
  const n = Math.max(5, Math.round(w / (26 * brush.unit)))
  for (let i = 0; i < n; i++) {
    const a = x + (i * w) / n
    const b = x + ((i + 1) * w) / n
    const flap = path((p) => {
      p.moveTo(a + h * 0.2, y)
      p.lineTo(b + (i === n - 1 ? -h * 0.2 : h * 0.2), y)
      p.lineTo(b, y + h * 0.8)
      p.arc((a + b) / 2, y + h * 0.8, (b - a) / 2, 0, Math.PI)
      p.closePath()
    })
    paintShape(brush, flap, i % 2 ? 'white' : role, [a, y, b - a, h * 1.2], { plain: true, depth })
  }
}

/** A street lamp. (x, y): bottom centre; `h`: height in pixels. */
export function streetLamp(brush: Brush, x: number, y: number, h: number, on: boolean): void {
  groundShadow(brush, x, y, h * 0.06, h * 0.015)
  box(brush, x - h * 0.011, y - h, h * 0.022, h, 'dark')
  ellipse(brush, x, y - h, h * 0.045, h * 0.05, on ? 'window' : 'glass', { emissive: on, mode: on ? 'flat' : undefined })
  box(brush, x - h * 0.05, y - h * 1.06, h * 0.1, h * 0.025, 'dark')
  if (on) glow(brush.g, x, y - h, h * 0.6, brush.look.lamp ?? [255, 210, 130], 0.7)
}

/** A castle. (x, y): bottom centre; `h`: height in pixels. */
export function castle(brush: Brush, x: number, y: number, h: number, depth = 0): void {
  const w = h * 1.1
  groundShadow(brush, x, y, w * 0.8, h * 0.06, depth)
  keep(brush, x - w * 0.18, y, h * 0.17, h * 0.82, depth)
  keep(brush, x + w * 0.2, y, h * 0.15, h * 0.7, depth)
  box(brush, x - w * 0.42, y - h * 0.42, w * 0.84, h * 0.42, 'stone', { depth, lighten: 0.06 })
  for (let i = 0; i < 11; i++)
    box(brush, x - w * 0.42 + i * w * 0.0775, y - h * 0.46, w * 0.045, h * 0.05, 'stone', { depth, lighten: 0.06 })
  keep(brush, x - w * 0.44, y, h * 0.2, h * 0.56, depth)
  keep(brush, x + w * 0.44, y, h * 0.2, h * 0.56, depth)
  const gate = path((p) => {
    p.moveTo(x - h * 0.09, y)
    p.lineTo(x - h * 0.09, y - h * 0.16)
    p.arc(x, y - h * 0.16, h * 0.09, Math.PI, 0)
    p.lineTo(x + h * 0.09, y)
    p.closePath()
  })
  paintShape(brush, gate, 'wood', [x - h * 0.09, y - h * 0.25, h * 0.18, h * 0.25], { depth, lighten: -0.3 })
  for (const k of [-0.25, 0.25]) pane(brush, x + w * k - h * 0.025, y - h * 0.3, h * 0.05, h * 0.09, true, depth)
}

/** A round tower with a pointed roof and a flag. */
function keep(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  box(brush, x - w / 2, y - h, w, h, 'stone', { depth })
  for (let i = 0; i < 3; i++)
    box(brush, x - w * 0.56 + i * w * 0.42, y - h - w * 0.18, w * 0.27, w * 0.26, 'stone', { depth, lighten: 0.05 })
  polygon(
    brush,
    [
      [x - w * 0.66, y - h - w * 0.1],
      [x, y - h - w * 1.5],
      [x + w * 0.66, y - h - w * 0.1],
    ],
    'roofDark',
    { depth },
  )
  pane(brush, x - w * 0.14, y - h * 0.8, w * 0.28, w * 0.45, true, depth, w * 0.1)
  polygon(
    brush,
    [
      [x, y - h - w * 1.5],
      [x + w * 0.5, y - h - w * 1.62],
      [x, y - h - w * 1.8],
    ],
    'red',
    { depth },
  )
}

/** A church. (x, y): bottom centre. */
export function church(brush: Brush, x: number, y: number, h: number, depth: number, lit: boolean): void {
  const w = h * 0.5
  groundShadow(brush, x, y, w, h * 0.04, depth)
  box(brush, x - w * 0.1, y - h * 0.34, w * 0.9, h * 0.34, 'wall', { depth })
  const roof: Point[] = [
    [x - w * 0.16, y - h * 0.32],
    [x + w * 0.04, y - h * 0.56],
    [x + w * 0.7, y - h * 0.56],
    [x + w * 0.88, y - h * 0.32],
  ]
  polygon(brush, roof, 'roofDark', { depth })
  for (const k of [0.2, 0.42, 0.64]) pane(brush, x + w * k, y - h * 0.25, w * 0.08, h * 0.16, lit, depth, w * 0.04)
  box(brush, x - w * 0.42, y - h * 0.62, w * 0.36, h * 0.62, 'white', { depth })
  const spire: Point[] = [
    [x - w * 0.47, y - h * 0.61],
    [x - w * 0.24, y - h],
    [x - w * 0.01, y - h * 0.61],
  ]
  polygon(brush, spire, 'roof', { depth })
  pane(brush, x - w * 0.28, y - h * 0.55, w * 0.08, h * 0.12, lit, depth, w * 0.04)
  box(brush, x - w * 0.29, y - h * 0.16, w * 0.1, h * 0.16, 'wood', { depth, round: [w * 0.05, w * 0.05, 0, 0] })
}
