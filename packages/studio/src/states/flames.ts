import { type Ctx, radial, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { fract } from '../particles/particle.ts'

const TONES: readonly (readonly [colour: Colour, scale: number])[] = [
  ['#d8341a', 1],
  ['#f9772a', 0.74],
  ['#ffc24a', 0.48],
  ['#fff3b8', 0.24],
]

/** A fire of several tongues at a time in seconds. (x, y): the middle of its foot; `w`, `h`: in pixels. Deterministic. */
export function drawFire(g: Ctx, x: number, y: number, w: number, h: number, seconds: number): void {
  for (const [colour, scale] of TONES) {
    g.fillStyle = css(colour, 0.94)
    for (const [aside, share, phase] of TONGUES) {
      const wave = Math.sin(seconds * 7.1 + phase + x) * 0.5 + Math.sin(seconds * 11.7 + phase * 2.3) * 0.5
      const tall = h * share * scale * (1 + 0.16 * wave)
      const half = w * 0.27 * share * (0.35 + 0.65 * scale)
      const foot = x + aside * w * 0.5
      const tip = foot + w * 0.09 * Math.sin(seconds * 4.3 + phase) + aside * w * 0.04
      g.beginPath()
      g.moveTo(foot - half, y)
      g.bezierCurveTo(foot - half * 1.25, y - tall * 0.42, tip - half * 0.12, y - tall * 0.55, tip, y - tall)
      g.bezierCurveTo(tip + half * 0.3, y - tall * 0.6, foot + half * 1.3, y - tall * 0.4, foot + half, y)
      g.quadraticCurveTo(foot, y + half * 0.35, foot - half, y)
      g.fill()
    }
  }
}

/** Of a fire: aside of its middle (-1 to 1), part of its height, phase. */
const TONGUES = [
  [-0.62, 0.52, 0.4],
  [0.6, 0.58, 2.1],
  [-0.26, 0.82, 3.7],
  [0.28, 0.74, 5.2],
  [0.02, 1, 1.3],
] as const

/** Light of a fire on what is around it. */
export function drawFirelight(g: Ctx, x: number, y: number, radius: number, seconds: number, alpha = 0.55): void {
  const r = radius * (1 + 0.04 * Math.sin(seconds * 9 + x))
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = radial(g, x, y, 0, r, [stop(0, '#ff9a3c', alpha), stop(0.45, '#e8501e', alpha * 0.4), stop(1, '#a02010', 0)])
  g.fillRect(x - r, y - r, r * 2, r * 2)
  g.restore()
}

const PUFFS = 9

/** A column of dark smoke. (x, y): where it rises from; `h`: its height in pixels. */
export function drawSmoke(g: Ctx, x: number, y: number, h: number, seconds: number, colour: Colour = '#3a3338', alpha = 0.5): void {
  for (let i = 0; i < PUFFS; i++) {
    const age = fract(seconds * 0.13 + i / PUFFS + x * 0.0013)
    const r = h * (0.06 + age * 0.2)
    const [px, py] = [x + age ** 1.6 * h * 0.34 + Math.sin(age * 8 + i * 1.9) * h * 0.035, y - age * h]
    g.fillStyle = radial(g, px, py, 0, r, [
      stop(0, colour, alpha * Math.min(1, age * 7) * (1 - age) ** 0.7),
      stop(0.6, colour, alpha * 0.55 * (1 - age)),
      stop(1, colour, 0),
    ])
    g.fillRect(px - r, py - r, r * 2, r * 2)
  }
}
