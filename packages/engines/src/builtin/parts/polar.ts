import { type Brush, box, ellipse, groundShadow, paintShape, tint } from '../paint/brush.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { facet } from './solid.ts'

/** (x, y): middle of its waterline; `w` its width. */
export function iceberg(brush: Brush, x: number, y: number, w: number, depth: number, seed: number): void {
  const random = seeded(seed)
  const peak = (random() - 0.5) * 0.4
  const h = w * (0.4 + random() * 0.3)
  const at = (u: number, v: number): readonly [number, number] => [x + u * w, y - v * h]
  facet(
    brush,
    'snow',
    [
      ...at(-0.5, 0),
      ...at(-0.4, 0.36),
      ...at(-0.22, 0.5),
      ...at(peak - 0.1, 0.96),
      ...at(peak, 1),
      ...at(peak + 0.14, 0.7),
      ...at(0.36, 0.46),
      ...at(0.5, 0),
    ],
    { depth },
  )
  facet(
    brush,
    'waterLight',
    [...at(peak, 1), ...at(peak + 0.14, 0.7), ...at(0.36, 0.46), ...at(0.5, 0), ...at(0.1, 0), ...at(peak + 0.06, 0.4)],
    { depth, noInk: true, lighten: 0.1 },
  )
  facet(brush, 'waterLight', [...at(-0.5, 0), ...at(-0.46, 0.12), ...at(0.46, 0.12), ...at(0.5, 0), ...at(0.36, -0.1), ...at(-0.4, -0.1)], {
    depth,
    noInk: true,
  })
}

/** A dome of blocks with a way in. (x, y): middle of its foot; `h` in pixels. */
export function igloo(brush: Brush, x: number, y: number, h: number, lit: boolean): void {
  const { g } = brush
  const r = h * 0.9
  groundShadow(brush, x, y, r * 1.2, r * 0.14)
  const dome = path((p) => {
    p.ellipse(x, y, r, h, 0, Math.PI, 0)
    p.closePath()
  })
  paintShape(brush, dome, 'snow', [x - r, y - h, r * 2, h])
  g.save()
  g.clip(dome)
  g.strokeStyle = css(tint(brush, 'far'), 0.6)
  g.lineWidth = h * 0.016
  for (let j = 1; j < 6; j++) {
    g.beginPath()
    g.ellipse(x, y - (j / 6) * h, r * Math.sqrt(1 - (j / 6) ** 2), h * 0.05, 0, 0, Math.PI)
    g.stroke()
    for (let i = -5; i <= 5; i++) {
      const bx = x + ((i + (j % 2) / 2) / 5) * r * Math.sqrt(1 - ((j - 0.5) / 6) ** 2)
      g.beginPath()
      g.moveTo(bx, y - (j / 6) * h)
      g.lineTo(bx, y - ((j - 1) / 6) * h)
      g.stroke()
    }
  }
  g.restore()
  const arch = (k: number): ReturnType<typeof path> =>
    path((p) => {
      p.moveTo(x - r * 0.34 * k, y)
      p.lineTo(x - r * 0.34 * k, y - h * 0.2)
      p.arc(x, y - h * 0.2, r * 0.34 * k, Math.PI, 0)
      p.lineTo(x + r * 0.34 * k, y)
      p.closePath()
    })
  paintShape(brush, arch(1), 'snow', [x - r * 0.34, y - h * 0.56, r * 0.68, h * 0.56], { lighten: -0.06 })
  paintShape(brush, arch(0.7), lit ? 'window' : 'blue', [x - r * 0.24, y - h * 0.45, r * 0.48, h * 0.45], {
    lit,
    lighten: lit ? 0 : -0.3,
    noInk: true,
    plain: true,
  })
  if (lit) glow(g, x, y - h * 0.2, h * 0.9, brush.look.lamp ?? [255, 206, 128], 0.6)
}

export function snowman(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.34, h * 0.06)
  for (const [dy, r] of [
    [0.24, 0.25],
    [0.58, 0.18],
    [0.83, 0.13],
  ] as const)
    ellipse(brush, x, y - dy * h, r * h, r * h, 'snow')
  for (const dx of [-0.05, 0.05]) ellipse(brush, x + dx * h, y - 0.87 * h, h * 0.016, h * 0.02, 'black', { noInk: true, plain: true })
  facet(brush, 'coral', [x, y - h * 0.84, x + h * 0.15, y - h * 0.81, x, y - h * 0.8], { noInk: true })
  box(brush, x - h * 0.13, y - h * 0.73, h * 0.26, h * 0.06, 'red', { round: h * 0.03 })
  box(brush, x + h * 0.05, y - h * 0.7, h * 0.07, h * 0.17, 'red', { round: h * 0.02 })
  box(brush, x - h * 0.15, y - h * 0.96, h * 0.3, h * 0.035, 'dark', { round: h * 0.01 })
  box(brush, x - h * 0.1, y - h * 1.12, h * 0.2, h * 0.17, 'dark', { round: h * 0.02 })
  for (const dy of [0.52, 0.6, 0.67]) ellipse(brush, x, y - dy * h, h * 0.014, h * 0.014, 'black', { noInk: true, plain: true })
}

/** A few standing together, some turned. */
export function penguins(brush: Brush, x: number, y: number, h: number, count: number, seed: number): void {
  const random = seeded(seed + 7)
  for (let i = 0; i < count; i++) {
    const [px, py, s] = [x + (i - (count - 1) / 2) * h * 0.62, y + (i % 2) * h * 0.14, h * (0.8 + random() * 0.3)]
    groundShadow(brush, px, py, s * 0.3, s * 0.06)
    for (const side of [-1, 1]) ellipse(brush, px + side * s * 0.1, py, s * 0.09, s * 0.035, 'gold', { plain: true })
    ellipse(brush, px, py - s * 0.42, s * 0.25, s * 0.42, 'dark')
    ellipse(brush, px + s * 0.03, py - s * 0.36, s * 0.17, s * 0.32, 'white', { noInk: true })
    ellipse(brush, px, py - s * 0.82, s * 0.17, s * 0.16, 'dark')
    facet(brush, 'gold', [px + s * 0.1, py - s * 0.84, px + s * 0.27, py - s * 0.8, px + s * 0.1, py - s * 0.76], { noInk: true })
    ellipse(brush, px + s * 0.07, py - s * 0.86, s * 0.03, s * 0.035, 'white', { noInk: true, plain: true })
  }
}
