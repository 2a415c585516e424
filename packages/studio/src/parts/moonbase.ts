import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, linear, stop } from '../paint/canvas.ts'
import { type Colour, css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { simplexNoise, pick, seeded } from '../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { blob } from './nature/plants.ts'
import { facet } from './solid.ts'
import { crystal } from './nature/wilds.ts'

/** A crater. (x, y), `r`: centre and radius in pixels. */
export function crater(brush: Brush, x: number, y: number, r: number, role: Role): void {
  const { g } = brush
  const rim = blob(x, y, r, r * 0.27, 17, 0.08, Math.round(x))
  paintShape(brush, rim, role, [x - r, y - r * 0.27, r * 2, r * 0.54], { lighten: 0.26, plain: true, noInk: true })
  const hollow = blob(x, y + r * 0.02, r * 0.86, r * 0.2, 17, 0.08, Math.round(x))
  const deep = tint(brush, role, 0, -0.55)
  g.fillStyle = linear(g, x - r, y - r * 0.2, x + r * 0.5, y + r * 0.2, [
    deep,
    mix(deep, tint(brush, role), 0.45),
    tint(brush, role, 0, 0.1),
  ])
  g.fill(hollow)
}

/** Sharp mountain peaks. `base`: baseline; `high`: height in pixels. */
export function peaks(brush: Brush, frame: Frame, base: number, high: number, role: Role, depth: number, seed: number): void {
  const random = seeded(seed + 70)
  const noise = simplexNoise(seed + 71)
  const count = frame.tall ? 5 : 9
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + ((i + random()) / count) * spanOf(frame)
    const [w, h] = [spanOf(frame) * (0.09 + random() * 0.1), high * (0.35 + random() * 0.75)]
    const top = x + (random() - 0.5) * w * 0.4
    const left: number[] = [x - w, base]
    for (let k = 1; k < 5; k++)
      left.push(x - w + ((top - x + w) * k) / 5 + noise(i, k) * w * 0.06, base - h * (k / 5) ** 0.9 + noise(k, i) * h * 0.06)
    const right: number[] = []
    for (let k = 4; k > 0; k--)
      right.push(x + w - ((x + w - top) * k) / 5 + noise(k, i * 3) * w * 0.06, base - h * (k / 5) ** 0.9 + noise(i * 2, k) * h * 0.06)
    facet(brush, role, [...left, top, base - h, ...right, x + w, base], { depth })
    facet(brush, role, [top, base - h, ...right, x + w, base, x + w * 0.2, base, top + w * 0.1, base - h * 0.5], {
      depth,
      lighten: -0.42,
      noInk: true,
    })
  }
}

/** The Milky Way. */
export function milkyWay(brush: Brush, frame: Frame, colours: readonly Colour[], seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed + 81)
  g.save()
  g.translate(frame.width * 0.5, frame.height * 0.3)
  g.rotate(seed % 2 ? 0.5 : -0.6)
  const reach = Math.max(frame.width, frame.height)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [(random() - 0.5) * reach * 1.5, (random() + random() - 1) * reach * 0.1]
    glow(g, x, y, reach * (0.06 + random() * 0.1), colours[i % colours.length]!, 0.14 + random() * 0.12)
  }
  g.fillStyle = '#fffdf2'
  for (let i = 0; i < 460; i++) {
    g.globalAlpha = 0.15 + random() * 0.6
    g.beginPath()
    g.arc((random() - 0.5) * reach * 1.6, (random() + random() + random() - 1.5) * reach * 0.12, (0.4 + random() ** 3 * 1.3) * unit, 0, 7)
    g.fill()
  }
  g.restore()
}

/** A six-wheeled rover. (x, y): bottom centre. */
export function rover(brush: Brush, x: number, y: number, w: number): void {
  groundShadow(brush, x, y, w * 0.6, w * 0.08)
  box(brush, x - w * 0.42, y - w * 0.34, w * 0.84, w * 0.16, 'white', { round: w * 0.04, plain: false })
  box(brush, x - w * 0.4, y - w * 0.22, w * 0.8, w * 0.05, 'gold', { noInk: true })
  facet(brush, 'glass', [x + w * 0.04, y - w * 0.34, x + w * 0.1, y - w * 0.54, x + w * 0.32, y - w * 0.54, x + w * 0.4, y - w * 0.34], {
    emissive: true,
  })
  facet(brush, 'blue', [x - w * 0.44, y - w * 0.46, x - w * 0.04, y - w * 0.5, x - w * 0.02, y - w * 0.44, x - w * 0.42, y - w * 0.4])
  box(brush, x - w * 0.25, y - w * 0.44, w * 0.03, w * 0.12, 'metal', { noInk: true })
  for (const dx of [-0.34, 0, 0.34]) {
    ellipse(brush, x + dx * w, y - w * 0.1, w * 0.11, w * 0.11, 'dark')
    ellipse(brush, x + dx * w, y - w * 0.1, w * 0.05, w * 0.05, 'metal', { noInk: true })
  }
}

/** A lander. (x, y): bottom centre; `h`: height in pixels. */
export function lander(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 0.5, h * 0.07)
  for (const side of [-1, 1]) {
    facet(brush, 'metal', [
      x + side * h * 0.16,
      y - h * 0.4,
      x + side * h * 0.22,
      y - h * 0.4,
      x + side * h * 0.46,
      y,
      x + side * h * 0.38,
      y,
    ])
    ellipse(brush, x + side * h * 0.42, y, h * 0.09, h * 0.025, 'metal')
  }
  facet(brush, 'gold', [x - h * 0.28, y - h * 0.24, x + h * 0.28, y - h * 0.24, x + h * 0.34, y - h * 0.52, x - h * 0.34, y - h * 0.52])
  ellipse(brush, x, y - h * 0.7, h * 0.3, h * 0.26, 'white')
  ellipse(brush, x - h * 0.05, y - h * 0.72, h * 0.11, h * 0.11, 'window', { emissive: true, plain: true })
  facet(
    brush,
    'metal',
    [x - h * 0.01, y - h * 0.94, x + h * 0.015, y - h * 0.94, x + h * 0.015, y - h * 1.16, x - h * 0.01, y - h * 1.16],
    { noInk: true },
  )
  glow(brush.g, x - h * 0.05, y - h * 0.72, h * 0.5, '#ffe0a0', 0.6)
}

/** A rigid flag on a pole. (x, y): bottom of the pole. */
export function groundFlag(brush: Brush, x: number, y: number, h: number, role: Role): void {
  box(brush, x - h * 0.012, y - h, h * 0.024, h, 'white')
  box(brush, x, y - h, h * 0.5, h * 0.3, role)
  ellipse(brush, x + h * 0.25, y - h * 0.85, h * 0.09, h * 0.09, 'white', { noInk: true, plain: true })
}

/** Luminous alien plants and crystals. (x, y): bottom centre; `h`: height in pixels. */
export function alienPlants(brush: Brush, x: number, y: number, h: number, seed: number): void {
  const random = seeded(seed + 91)
  const { g } = brush
  for (let i = 0; i < 6; i++) {
    const [px, ph, lean] = [x + (i - 2.5) * h * 0.24, h * (0.4 + random() * 0.6), (random() - 0.5) * h * 0.3]
    const role = pick(['teal', 'pink', 'purple', 'waterLight'] as const, random)
    if (i % 3 === 1) {
      crystal(brush, px, y, ph * 0.6, role, 0.04, seed + i)
      continue
    }
    g.strokeStyle = css(tint(brush, 'teal', 0, -0.3))
    g.lineWidth = h * 0.03
    g.beginPath()
    g.moveTo(px, y)
    g.quadraticCurveTo(px - lean * 0.4, y - ph * 0.6, px + lean, y - ph)
    g.stroke()
    glow(g, px + lean, y - ph, h * 0.34, tint(brush, role), 0.6)
    paintShape(
      brush,
      blob(px + lean, y - ph, h * 0.1, h * 0.12, 9, 0.12, i),
      role,
      [px + lean - h * 0.1, y - ph - h * 0.12, h * 0.2, h * 0.24],
      { emissive: true },
    )
  }
}

/** A shooting star every 3.4 s. */
export function shootingStar({ g, unit }: Brush, width: number, height: number, seed: number, seconds: number): void {
  const turn = Math.floor(seconds / 3.4)
  const u = ((seconds / 3.4) % 1) * 4
  if (u > 1) return
  const random = seeded(seed + turn * 13)
  const [x, y] = [width * (0.2 + random() * 0.7) - u * width * 0.2, height * (0.06 + random() * 0.2) + u * height * 0.13]
  g.save()
  g.lineCap = 'round'
  g.lineWidth = 2.6 * unit
  g.strokeStyle = linear(g, x, y, x + width * 0.09, y - height * 0.06, [stop(0, '#ffffff', Math.sin(u * Math.PI)), stop(1, '#ffffff', 0)])
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + width * 0.09, y - height * 0.06)
  g.stroke()
  g.restore()
}

/** A satellite with solar panels. (x, y): centre; `s`: half its width; `turn`: rotation in radians. */
export function satellite(brush: Brush, x: number, y: number, s: number, turn: number): void {
  const { g } = brush
  g.save()
  g.translate(x, y)
  g.rotate(-0.35 + turn)
  for (const side of [-1, 1]) {
    g.fillStyle = css(tint(brush, 'blue', 0.05, 0.1))
    g.fillRect(side > 0 ? s * 0.24 : -s, -s * 0.17, s * 0.76, s * 0.34)
    g.fillStyle = css('#ffffff', 0.35)
    for (let i = 0; i < 4; i++) g.fillRect((side > 0 ? s * 0.24 : -s) + i * s * 0.2, -s * 0.17, s * 0.02, s * 0.34)
  }
  g.fillStyle = css(tint(brush, 'white', 0.05))
  g.fillRect(-s * 0.22, -s * 0.12, s * 0.44, s * 0.24)
  g.fillStyle = css(tint(brush, 'gold', 0.05))
  g.fillRect(-s * 0.08, -s * 0.2, s * 0.16, s * 0.4)
  g.restore()
}
