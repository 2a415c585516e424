import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, pick, type Random, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { blob } from './plants.ts'

/** A kelp stem. (x, y): bottom; `h`: height in pixels. */
export function kelp(brush: Brush, x: number, y: number, h: number, depth: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const bend = (v: number): number => Math.sin(v * 4 + seed) * h * 0.05
  g.strokeStyle = css(tint(brush, 'pine', depth))
  g.lineWidth = Math.max(1.5, h * 0.008)
  g.beginPath()
  for (let i = 0; i <= 12; i++) g.lineTo(x + bend(i / 12), y - (i / 12) * h)
  g.stroke()
  for (let i = 1; i < 13; i++) {
    const side = i % 2 ? 1 : -1
    const [lx, ly, s] = [x + bend(i / 12), y - (i / 12) * h, h * (0.06 + random() * 0.03)]
    const leaf = path((p) => {
      p.moveTo(lx, ly)
      p.quadraticCurveTo(lx + side * s * 0.6, ly - s * 0.7, lx + side * s * 1.3, ly - s * 0.9)
      p.quadraticCurveTo(lx + side * s * 0.8, ly + s * 0.05, lx, ly)
      p.closePath()
    })
    paintShape(brush, leaf, i % 3 ? 'pine' : 'leaf', [Math.min(lx, lx + side * s * 1.3), ly - s, s * 1.3, s], {
      depth,
      plain: true,
      noInk: true,
    })
  }
}

/** Corals of several types on rocks. (x, y): bottom centre; `w`: width in pixels. */
export function coralHead(brush: Brush, x: number, y: number, w: number, depth: number, seed: number): void {
  const random = seeded(seed)
  groundShadow(brush, x, y, w * 0.6, w * 0.08, depth)
  for (let i = 0; i < 4; i++) {
    const [rx, r] = [x + (i - 1.5) * w * 0.24, w * (0.2 + random() * 0.12)]
    paintShape(brush, blob(rx, y - r * 0.45, r, r * 0.7, 10, 0.2, seed + i), 'rock', [rx - r, y - r * 1.2, r * 2, r * 1.4], {
      depth,
      lighten: -0.1,
    })
  }
  for (let i = 0; i < 9; i++) {
    const role = pick(CORALS, random)
    const [cx, cy, s] = [x + (random() - 0.5) * w * 0.9, y - w * (0.12 + random() * 0.24), w * (0.1 + random() * 0.09)]
    CORAL_TYPES[Math.floor(random() * CORAL_TYPES.length)]!(brush, cx, cy, s, role, depth, random)
  }
}

const CORALS: readonly Role[] = ['pink', 'coral', 'yellow', 'purple', 'gold', 'red', 'teal']
type DrawCoral = (brush: Brush, x: number, y: number, s: number, role: Role, depth: number, random: Random) => void

const brain: DrawCoral = (brush, x, y, s, role, depth) => {
  ellipse(brush, x, y, s * 0.9, s * 0.7, role, { depth })
  brush.g.strokeStyle = css(tint(brush, role, depth, -0.3), 0.6)
  brush.g.lineWidth = s * 0.07
  for (const k of [-0.5, -0.17, 0.17, 0.5]) {
    brush.g.beginPath()
    brush.g.moveTo(x + k * s, y - s * 0.5)
    brush.g.quadraticCurveTo(x + k * s + s * 0.22, y - s * 0.1, x + k * s, y + s * 0.4)
    brush.g.stroke()
  }
}

const tubes: DrawCoral = (brush, x, y, s, role, depth, random) => {
  for (let i = 0; i < 5; i++) {
    const [tx, h, w] = [x + (i - 2) * s * 0.36, s * (0.8 + random() * 1.1), s * 0.3]
    box(brush, tx - w / 2, y - h, w, h, role, { depth, round: w * 0.4, plain: false })
    ellipse(brush, tx, y - h + w * 0.15, w * 0.36, w * 0.18, 'dark', { depth, plain: true, noInk: true })
  }
}

const fan: DrawCoral = ({ g, ...rest }, x, y, s, role, depth) => {
  g.save()
  g.strokeStyle = css(tint({ g, ...rest }, role, depth))
  g.lineCap = 'round'
  g.lineWidth = s * 0.12
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i / 8 - 0.5) * 2.2
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(x + Math.cos(a) * s * 0.7, y + Math.sin(a) * s, x + Math.cos(a) * s * 1.5, y + Math.sin(a) * s * 1.6)
    g.stroke()
  }
  g.lineWidth = s * 0.05
  for (const k of [0.7, 1.1, 1.45]) {
    g.beginPath()
    g.arc(x, y, s * k, -Math.PI + 0.5, -0.5)
    g.stroke()
  }
  g.restore()
}

const anemone: DrawCoral = ({ g, ...rest }, x, y, s, role, depth) => {
  g.save()
  g.lineCap = 'round'
  g.lineWidth = s * 0.14
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI / 2 + (i / 12 - 0.5) * 2.6
    g.strokeStyle = css(tint({ g, ...rest }, role, depth, i % 2 ? 0.25 : 0))
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(x + Math.cos(a) * s * 0.5, y + Math.sin(a) * s * 0.9, x + Math.cos(a + 0.3) * s, y + Math.sin(a) * s)
    g.stroke()
  }
  g.restore()
}

const CORAL_TYPES: readonly DrawCoral[] = [brain, tubes, fan, anemone, fan]

/** An open, glowing treasure chest. (x, y): bottom centre; `w`: width in pixels. */
export function treasureChest(brush: Brush, x: number, y: number, w: number): void {
  groundShadow(brush, x, y, w * 0.6, w * 0.08)
  box(brush, x - w * 0.5, y - w * 0.86, w, w * 0.34, 'wood', { round: [w * 0.16, w * 0.16, 0, 0], lighten: -0.2 })
  for (let i = 0; i < 11; i++)
    ellipse(brush, x + (i - 5) * w * 0.085, y - w * (0.46 + (i % 3) * 0.05), w * 0.065, w * 0.05, i % 4 === 2 ? 'red' : 'gold', {
      noInk: true,
      emissive: true,
    })
  box(brush, x - w * 0.5, y - w * 0.44, w, w * 0.44, 'wood')
  for (const k of [-0.42, 0, 0.42]) box(brush, x + k * w - w * 0.045, y - w * 0.46, w * 0.09, w * 0.46, 'gold', { noInk: true })
  glow(brush.g, x, y - w * 0.5, w * 0.8, [255, 214, 110], 0.5)
}

/** Caustics on the sea floor between two heights, at a time in seconds. */
export function caustics({ g, unit }: Brush, frame: Frame, from: number, to: number, seconds: number): void {
  const noise = simplexNoise(12)
  g.save()
  g.strokeStyle = css('#ffffff', 0.2)
  for (let j = 0; j < 5; j++) {
    const near = (j + 1) / 5
    const y = from + (to - from) * near
    g.lineWidth = (1 + near * 3) * unit
    g.beginPath()
    for (let x = leftOf(frame); x <= frame.width + frame.bleed; x += 26 * unit)
      g.lineTo(x, y + noise(x / ((60 + near * 60) * unit) + j * 3, seconds * 0.35 + j) * (7 + near * 14) * unit)
    g.stroke()
  }
  g.restore()
}

/** A pulsing jellyfish at a time in seconds. (x, y): centre of the bell's rim; `s`: radius in pixels. */
export function jellyfish(brush: Brush, x: number, y: number, s: number, role: Role, seconds: number): void {
  const { g } = brush
  const pulse = Math.sin(seconds * 2.2)
  const [w, h] = [s * (1 - pulse * 0.12), s * (0.8 + pulse * 0.1)]
  const colour = tint(brush, role, 0.1, 0.2)
  g.save()
  g.strokeStyle = css(colour, 0.5)
  g.lineCap = 'round'
  g.lineWidth = s * 0.06
  for (let i = 0; i < 6; i++) {
    const tx = x + (i - 2.5) * w * 0.28
    g.beginPath()
    g.moveTo(tx, y)
    g.bezierCurveTo(
      tx + Math.sin(seconds * 2 + i) * s * 0.3,
      y + s * 0.7,
      tx - Math.sin(seconds * 1.6 + i) * s * 0.3,
      y + s * 1.2,
      tx + Math.sin(seconds + i) * s * 0.2,
      y + s * (1.6 + (i % 3) * 0.3),
    )
    g.stroke()
  }
  g.fillStyle = linear(g, 0, y - h, 0, y, [stop(0, '#ffffff', 0.75), stop(0.5, colour, 0.7), stop(1, colour, 0.5)])
  g.beginPath()
  g.ellipse(x, y, w, h, 0, Math.PI, 0)
  g.quadraticCurveTo(x, y + s * 0.2, x - w, y)
  g.fill()
  g.restore()
}

/** A distant whale at a time in seconds. (x, y): centre; `s`: half its length in pixels. */
export function whale(brush: Brush, x: number, y: number, s: number, seconds: number, depth: number): void {
  const { g } = brush
  const beat = Math.sin(seconds * 1.1) * s * 0.12
  g.fillStyle = css(tint(brush, 'blue', depth, -0.1), 0.75)
  g.beginPath()
  g.moveTo(x + s, y)
  g.bezierCurveTo(x + s * 0.9, y - s * 0.36, x + s * 0.1, y - s * 0.36, x - s * 0.6, y - s * 0.02 + beat * 0.4)
  g.quadraticCurveTo(x - s * 0.85, y + beat * 0.7, x - s * 1.1, y - s * 0.2 + beat)
  g.quadraticCurveTo(x - s * 0.96, y + s * 0.02 + beat, x - s * 1.14, y + s * 0.14 + beat)
  g.quadraticCurveTo(x - s * 0.8, y + s * 0.1 + beat * 0.7, x - s * 0.5, y + s * 0.12 + beat * 0.3)
  g.bezierCurveTo(x, y + s * 0.3, x + s * 0.8, y + s * 0.28, x + s, y)
  g.moveTo(x + s * 0.3, y + s * 0.14)
  g.quadraticCurveTo(x + s * 0.16, y + s * 0.44, x - s * 0.1, y + s * 0.46 - beat)
  g.quadraticCurveTo(x + s * 0.06, y + s * 0.26, x + s * 0.06, y + s * 0.16)
  g.fill()
}

/** Dark foreground rocks at both sides, and kelp. */
export function reefEdge(brush: Brush, frame: Frame, seed: number): void {
  const random = seeded(seed + 14)
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const r = frame.figure * (0.16 + random() * 0.12)
      const [x, y] = [frame.width / 2 + side * (frame.width * 0.52 + i * r * 0.1), frame.height * (1.02 - i * 0.07)]
      paintShape(brush, blob(x, y, r * 1.3, r, 11, 0.2, seed + i + side), i % 2 ? 'purple' : 'blue', [x - r * 1.3, y - r, r * 2.6, r * 2], {
        lighten: -0.5,
        noInk: true,
      })
    }
  kelp(brush, leftOf(frame) + spanOf(frame) * (seed % 2 ? 0.03 : 0.97), frame.height + frame.bleed, frame.height * 0.7, 0, seed)
}
