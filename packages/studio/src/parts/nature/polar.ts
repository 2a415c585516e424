import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { facet } from '../solid.ts'

/** An iceberg. (x, y): centre of its waterline; `w`: width in pixels. */
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

/** An igloo. (x, y): bottom centre; `h` in pixels. */
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
    emissive: lit,
    lighten: lit ? 0 : -0.3,
    noInk: true,
    plain: true,
  })
  if (lit) glow(g, x, y - h * 0.2, h * 0.9, brush.look.lamp ?? [255, 206, 128], 0.6)
}

/** A snowman. (x, y): bottom centre; `h`: height in pixels. */
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

/** A glacier front. `baseY`: baseline; `height`: height in pixels. */
export function iceFront(brush: Brush, frame: Frame, baseY: number, height: number, depth: number, seed: number): void {
  const random = seeded(seed + 33)
  for (let x = leftOf(frame) - height; x < frame.width + frame.bleed;) {
    const w = height * (0.22 + random() * 0.4)
    const h = height * (0.6 + random() * 0.5) * (0.7 + 0.3 * Math.sin(x / (frame.width * 0.2) + seed))
    const lean = (random() - 0.5) * w * 0.5
    facet(
      brush,
      'snow',
      [x, baseY, x + lean, baseY - h * 0.92, x + w * 0.5 + lean, baseY - h, x + w + lean, baseY - h * 0.86, x + w, baseY],
      {
        depth,
      },
    )
    facet(brush, 'waterLight', [x + w * 0.55, baseY, x + w * 0.6 + lean, baseY - h * 0.95, x + w + lean, baseY - h * 0.86, x + w, baseY], {
      depth,
      noInk: true,
      lighten: 0.1,
    })
    facet(
      brush,
      'blue',
      [x + w * 0.93, baseY, x + w * 0.95 + lean, baseY - h * 0.8, x + w * 1.04 + lean, baseY - h * 0.82, x + w * 1.04, baseY],
      { depth, noInk: true, lighten: 0.2 },
    )
    x += w
  }
}

/** A polar tent with an antenna. (x, y): bottom centre. */
export function polarTent(brush: Brush, x: number, y: number, h: number, role: Role, lit: boolean): void {
  groundShadow(brush, x, y, h * 0.8, h * 0.1)
  const shell = path((p) => {
    p.moveTo(x - h * 0.75, y)
    p.bezierCurveTo(x - h * 0.7, y - h * 0.7, x - h * 0.3, y - h, x, y - h)
    p.bezierCurveTo(x + h * 0.3, y - h, x + h * 0.7, y - h * 0.7, x + h * 0.75, y)
    p.closePath()
  })
  paintShape(brush, shell, role, [x - h * 0.75, y - h, h * 1.5, h])
  const { g } = brush
  g.strokeStyle = css(tint(brush, role, 0, -0.36))
  g.lineWidth = h * 0.018
  for (const k of [-0.5, 0.5]) {
    g.beginPath()
    g.moveTo(x, y - h)
    g.quadraticCurveTo(x + k * h * 0.8, y - h * 0.8, x + k * h * 0.9, y)
    g.stroke()
  }
  const door = path((p) => {
    p.moveTo(x - h * 0.22, y)
    p.quadraticCurveTo(x - h * 0.2, y - h * 0.58, x, y - h * 0.64)
    p.quadraticCurveTo(x + h * 0.2, y - h * 0.58, x + h * 0.22, y)
    p.closePath()
  })
  paintShape(brush, door, lit ? 'window' : 'dark', [x - h * 0.22, y - h * 0.64, h * 0.44, h * 0.64], {
    emissive: lit,
    plain: true,
    noInk: true,
  })
  facet(brush, role, [x + h * 0.22, y, x + h * 0.02, y - h * 0.63, x + h * 0.3, y - h * 0.4, x + h * 0.36, y], { lighten: 0.2 })
  if (lit) glow(g, x, y - h * 0.3, h, brush.look.lamp ?? [255, 206, 128], 0.6)
  box(brush, x + h * 0.86, y - h * 1.3, h * 0.025, h * 1.3, 'metal')
  for (const k of [1.26, 1.12, 0.98]) box(brush, x + h * (0.87 - 0.16), y - h * k, h * 0.34, h * 0.02, 'metal', { noInk: true })
}

/** A loaded sled. (x, y): bottom centre. */
export function sled(brush: Brush, x: number, y: number, w: number): void {
  const { g } = brush
  groundShadow(brush, x, y, w * 0.55, w * 0.06)
  g.strokeStyle = css(tint(brush, 'wood', 0, -0.2))
  g.lineWidth = w * 0.035
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x - w * 0.5, y)
  g.lineTo(x + w * 0.4, y)
  g.quadraticCurveTo(x + w * 0.58, y, x + w * 0.54, y - w * 0.2)
  for (const k of [-0.4, -0.1, 0.2]) {
    g.moveTo(x + k * w, y)
    g.lineTo(x + k * w, y - w * 0.13)
  }
  g.stroke()
  box(brush, x - w * 0.5, y - w * 0.16, w * 0.95, w * 0.05, 'woodLight')
  box(brush, x - w * 0.42, y - w * 0.36, w * 0.36, w * 0.2, 'coral', { round: w * 0.04 })
  box(brush, x - w * 0.02, y - w * 0.31, w * 0.36, w * 0.15, 'teal', { round: w * 0.07 })
  box(brush, x - w * 0.36, y - w * 0.46, w * 0.26, w * 0.1, 'gold', { round: w * 0.05 })
}

/** Wind ripples in snow between two heights, larger towards the viewer. */
export function snowDrifts(brush: Brush, frame: Frame, from: number, to: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 44)
  for (let i = 0; i < 46; i++) {
    const near = i / 46
    const [x, y] = [leftOf(frame) + random() * spanOf(frame), from + (to - from) * near]
    const [w, h] = [(40 + near * 150) * unit * (0.5 + random()), (5 + near * 15) * unit]
    g.fillStyle = linear(g, 0, y, 0, y + h, [stop(0, tint(brush, 'far', 0, 0.12), 0.62), stop(1, tint(brush, 'far', 0, 0.3), 0)])
    g.beginPath()
    g.moveTo(x - w, y)
    g.quadraticCurveTo(x - w * 0.2, y - h * 0.7, x + w, y)
    g.quadraticCurveTo(x + w * 0.3, y + h * 1.3, x - w, y)
    g.fill()
  }
}
