import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { cuboid } from './solid.ts'
import type { GroundPerspective } from './ground-perspective.ts'

/** A monitor on a stand. (x, y): bottom centre; `w`, `h`: size of the display in pixels. */
export function screen(brush: Brush, x: number, y: number, w: number, h: number, seed: number): void {
  box(brush, x - w * 0.16, y - h * 0.06, w * 0.32, h * 0.06, 'metal')
  box(brush, x - w * 0.04, y - h * 0.3, w * 0.08, h * 0.3, 'metal', { lighten: -0.2 })
  panel(brush, x - w / 2, y - h * 1.22, w, h, seed)
}

/** An emissive display panel with a curve and bars. (x, y): top left; pixels. */
export function panel(brush: Brush, x: number, y: number, w: number, h: number, seed: number, light: Colour = '#4affc0'): void {
  const { g, unit } = brush
  const random = seeded(seed)
  box(brush, x - w * 0.03, y - w * 0.03, w * 1.06, h + w * 0.06, 'dark', { round: w * 0.04 })
  box(brush, x, y, w, h, '#123048', { mode: 'flat', emissive: true, round: w * 0.02 })
  g.save()
  g.strokeStyle = css(light)
  g.fillStyle = css(light, 0.6)
  g.lineWidth = Math.max(1, 2.4 * unit)
  g.beginPath()
  for (let i = 0; i <= 44; i++)
    g.lineTo(x + w * (0.06 + i * 0.02), y + h * 0.4 + h * 0.22 * Math.sin(i * 0.45 + seed) * Math.exp(-(((i - 22) / 13) ** 2)))
  g.stroke()
  for (let i = 0; i < 9; i++) {
    const tall = h * (0.06 + random() * 0.16)
    g.fillRect(x + w * (0.08 + i * 0.06), y + h * 0.92 - tall, w * 0.035, tall)
  }
  for (let i = 0; i < 3; i++) g.fillRect(x + w * 0.7, y + h * (0.72 + i * 0.07), w * (0.1 + random() * 0.14), h * 0.03)
  g.restore()
  glow(g, x + w / 2, y + h / 2, w * 0.8, light, 0.22)
}

/** A flask with a glowing liquid. (x, y): bottom centre; `s`: height in pixels. */
export function flask({ g, unit }: Brush, x: number, y: number, s: number, colour: Colour): void {
  const glass = path((p) => {
    p.moveTo(x - s * 0.12, y - s)
    p.lineTo(x - s * 0.12, y - s * 0.6)
    p.lineTo(x - s * 0.42, y)
    p.lineTo(x + s * 0.42, y)
    p.lineTo(x + s * 0.12, y - s * 0.6)
    p.lineTo(x + s * 0.12, y - s)
  })
  g.save()
  g.fillStyle = css([230, 250, 255], 0.45)
  g.fill(glass)
  g.save()
  g.clip(glass)
  g.fillStyle = css(colour)
  g.fillRect(x - s, y - s * 0.42, s * 2, s)
  g.fillStyle = css('#ffffff', 0.35)
  g.fillRect(x - s, y - s * 0.42, s * 2, s * 0.06)
  g.restore()
  g.strokeStyle = css('#ffffff', 0.9)
  g.lineWidth = Math.max(1, 2.4 * unit)
  g.stroke(glass)
  g.restore()
  glow(g, x, y - s * 0.25, s * 0.9, colour, 0.35)
}

/** Test tubes in a rack, one per colour. (x, y): bottom centre; `w` in pixels. */
export function tubes(brush: Brush, x: number, y: number, w: number, colours: readonly Colour[]): void {
  const { g } = brush
  colours.forEach((colour, i) => {
    const cx = x + ((i + 0.5) / colours.length - 0.5) * w * 0.9
    const tube = path((p) => p.roundRect(cx - w * 0.05, y - w * 0.62, w * 0.1, w * 0.56, [0, 0, w * 0.05, w * 0.05]))
    g.fillStyle = css([230, 250, 255], 0.55)
    g.fill(tube)
    g.save()
    g.clip(tube)
    g.fillStyle = css(colour)
    g.fillRect(cx - w * 0.05, y - w * (0.2 + (i % 3) * 0.09), w * 0.1, w)
    g.restore()
  })
  box(brush, x - w / 2, y - w * 0.4, w, w * 0.07, 'wood')
  box(brush, x - w / 2, y - w * 0.08, w, w * 0.08, 'wood')
}

/** A microscope; (x, y): bottom centre, `h` in pixels. */
export function microscope(brush: Brush, x: number, y: number, h: number): void {
  box(brush, x - h * 0.26, y - h * 0.1, h * 0.52, h * 0.1, 'dark', { round: h * 0.03 })
  const arm = path((p) => {
    p.moveTo(x + h * 0.12, y - h * 0.08)
    p.quadraticCurveTo(x + h * 0.42, y - h * 0.5, x + h * 0.04, y - h * 0.84)
    p.lineTo(x - h * 0.04, y - h * 0.74)
    p.quadraticCurveTo(x + h * 0.24, y - h * 0.46, x + h * 0.01, y - h * 0.1)
    p.closePath()
  })
  paintShape(brush, arm, 'white', [x - h * 0.04, y - h * 0.84, h * 0.4, h * 0.78])
  box(brush, x - h * 0.2, y - h * 0.34, h * 0.3, h * 0.05, 'dark')
  brush.g.save()
  brush.g.translate(x - h * 0.02, y - h * 0.7)
  brush.g.rotate(-0.35)
  box(brush, -h * 0.07, -h * 0.3, h * 0.14, h * 0.52, 'metal', { round: h * 0.03 })
  box(brush, -h * 0.05, h * 0.2, h * 0.1, h * 0.12, 'dark')
  brush.g.restore()
}

/** A server rack. (x, y): bottom centre of the front. */
export function serverRack(brush: Brush, view: GroundPerspective, x: number, y: number, seed: number): void {
  const m = view.pixelsPerMetre(y)
  const random = seeded(seed)
  cuboid(brush, view, x, y, [0.8, 1.9, 0.5], 'metal', { lighten: -0.1 })
  for (let j = 0; j < 5; j++) {
    cuboid(brush, view, x, y, [0.68, 0.28, 0], 'dark', { lift: 0.14 + j * 0.34, round: 0.03 })
    for (let i = 0; i < 4; i++) {
      const role = (['#4affc0', '#ffcf4a', '#ff6a6a', '#6ac8ff'] as const)[Math.floor(random() * 4)]!
      ellipse(brush, x + (i - 1.5) * 0.13 * m, y - (0.28 + j * 0.34) * m, 0.025 * m, 0.025 * m, role, { mode: 'flat', emissive: true })
    }
  }
  brush.g.fillStyle = css(tint(brush, 'white'), 0.12)
  brush.g.fillRect(x - 0.36 * m, y - 1.86 * m, 0.1 * m, 1.8 * m)
}
