import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'

const MOTIFS: readonly (readonly [Role, Role, Role])[] = [
  ['cream', 'gold', 'teal'],
  ['waterLight', 'coral', 'blue'],
  ['pink', 'purple', 'roofDark'],
  ['wallWarm', 'red', 'leaf'],
]

/** A framed picture with a random motif. (x, y): top left; pixels. */
export function picture(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const [ground, first, second] = pick(MOTIFS, random)
  const edge = Math.max(2, w * 0.06)
  g.fillStyle = css([20, 10, 40], 0.2)
  g.fillRect(x - edge * 0.4, y, w + edge * 2, h + edge * 1.8)
  box(brush, x - edge, y - edge, w + edge * 2, h + edge * 2, pick(['wood', 'dark', 'gold', 'white'] as const, random))
  box(brush, x, y, w, h, ground, { noInk: true })
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  const kind = Math.floor(random() * 3)
  const bare = { noInk: true, plain: true }
  ellipse(brush, x + w * (0.3 + random() * 0.4), y + h * 0.36, w * 0.15, w * 0.15, first, bare)
  if (kind === 0)
    for (let i = 0; i < 2; i++)
      ellipse(brush, x + w * (0.2 + i * 0.6), y + h * (1.04 + i * 0.05), w * 0.62, h * 0.42, i ? second : 'far', bare)
  else if (kind === 1) {
    box(brush, x, y + h * 0.74, w, h * 0.3, second, bare)
    ellipse(brush, x + w * 0.5, y + h * 0.66, w * 0.2, h * 0.16, first, bare)
  } else
    for (let i = 0; i < 4; i++)
      box(brush, x + w * random() * 0.8, y + h * random() * 0.8, w * 0.26, h * 0.3, pick([first, second, 'white'], random), bare)
  g.restore()
}

/** Four pictures hung together. (x, y): top left; `w`, `h`: area in pixels. */
export function gallery(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const random = seeded(seed)
  const split = 0.4 + random() * 0.2
  const gap = w * 0.07
  picture(brush, x, y, w * split - gap, h * 0.62, seed + 1)
  picture(brush, x + w * split, y + h * 0.06, w * (1 - split), h * 0.42, seed + 2)
  picture(brush, x + w * split, y + h * 0.62, w * (1 - split) * 0.45, h * 0.3, seed + 3)
  picture(brush, x + w * (split + (1 - split) * 0.6), y + h * 0.62, w * (1 - split) * 0.4, h * 0.3, seed + 4)
}

/** A wall clock. (x, y): centre; `r`: radius in pixels. The seed sets its time. */
export function clock(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  ellipse(brush, x, y, r, r, 'dark', { plain: true })
  ellipse(brush, x, y, r * 0.84, r * 0.84, 'white', { noInk: true, plain: true })
  g.save()
  g.strokeStyle = css(tint(brush, 'dark'))
  g.lineCap = 'round'
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    g.lineWidth = r * 0.06
    g.beginPath()
    g.moveTo(x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7)
    g.lineTo(x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78)
    g.stroke()
  }
  const hour = seed % 12
  for (const [a, length, width] of [
    [hour / 1.91, 0.42, 0.1],
    [hour * 2.1, 0.62, 0.07],
  ] as const) {
    g.lineWidth = r * width
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(a) * r * length, y + Math.sin(a) * r * length)
    g.stroke()
  }
  g.restore()
}

/** A bar chart without a trend (highest in the middle), so that mirroring does not change its meaning. (x, y): top left; pixels. */
export function chart(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  box(brush, x, y, w, h, 'white', { round: w * 0.02 })
  const roles = ['teal', 'gold', 'red', 'blue', 'teal'] as const
  for (const [i, role] of roles.entries()) {
    const tall = h * (0.3 + 0.4 * (1 - Math.abs(i - 2) / 2) + random() * 0.1)
    g.fillStyle = css(tint(brush, role), 0.85)
    g.fillRect(x + w * (0.1 + i * 0.165), y + h * 0.9 - tall, w * 0.11, tall)
  }
}

/** A pinboard with notes. (x, y): top left; pixels. */
export function pinboard(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  const random = seeded(seed)
  box(brush, x, y, w, h, 'wood')
  box(brush, x + w * 0.03, y + w * 0.03, w * 0.94, h - w * 0.06, 'woodLight', { noInk: true, lighten: 0.1 })
  for (let i = 0; i < 9; i++) {
    const size = w * (0.13 + random() * 0.06)
    const [px, py] = [x + w * 0.06 + (i % 3) * w * 0.3 + random() * w * 0.08, y + h * 0.08 + Math.floor(i / 3) * h * 0.29]
    const role = pick(['white', 'yellow', 'pink', 'waterLight', 'coral'] as const, random)
    box(brush, px, py, size, size * (0.8 + random() * 0.4), role, { noInk: true })
    ellipse(brush, px + size / 2, py + size * 0.1, size * 0.08, size * 0.08, 'red', { noInk: true, plain: true })
  }
}

/** An oval mirror. (x, y): top left; pixels. */
export function mirror(brush: Brush, x: number, y: number, w: number, h: number): void {
  const frame = path((p) => p.roundRect(x - w * 0.08, y - w * 0.08, w * 1.16, h + w * 0.16, w * 0.58))
  paintShape(brush, frame, 'gold', [x - w * 0.08, y, w * 1.16, h])
  const glass = path((p) => p.roundRect(x, y, w, h, w * 0.5))
  paintShape(brush, glass, 'glass', [x, y, w, h], { plain: true, noInk: true })
  brush.g.save()
  brush.g.clip(glass)
  brush.g.fillStyle = css('#ffffff', 0.3)
  brush.g.beginPath()
  brush.g.moveTo(x + w * 0.1, y + h)
  brush.g.lineTo(x + w * 0.7, y)
  brush.g.lineTo(x + w, y)
  brush.g.lineTo(x + w * 0.4, y + h)
  brush.g.fill()
  brush.g.restore()
}

/** A panelled door. (x, y): bottom centre. `m`: pixels per metre there. */
export function door(brush: Brush, x: number, y: number, m: number, role: Role): void {
  box(brush, x - 0.54 * m, y - 2.14 * m, 1.08 * m, 2.14 * m, 'white', { lighten: -0.04 })
  box(brush, x - 0.45 * m, y - 2.05 * m, 0.9 * m, 2.05 * m, role)
  for (const [top, h] of [
    [1.92, 0.8],
    [0.98, 0.82],
  ] as const)
    for (const dx of [-0.36, 0.05]) box(brush, x + dx * m, y - top * m, 0.31 * m, h * m, role, { lighten: -0.12, round: 0.02 * m })
  ellipse(brush, x + 0.37 * m, y - 1.02 * m, 0.035 * m, 0.035 * m, 'gold')
}
