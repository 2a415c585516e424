import type { Brush } from '../../paint/brush.ts'
import { box, ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { cuboid } from '../solid.ts'
import type { GroundPerspective } from '../ground-perspective.ts'

/** Animated flames at a time in seconds. (x, y): bottom centre; `h`: height in pixels. */
export function flames({ g, look }: Brush, x: number, y: number, h: number, seconds = 0): void {
  const colours = look.lamp ? [look.lamp, '#ffffff'] : ['#ff7a2e', '#ffb03a', '#ffe08a']
  colours.forEach((colour, layer) => {
    g.fillStyle = css(colour, 0.92)
    for (let i = 0; i < 4; i++) {
      const sway = Math.sin(seconds * (6 + i) + i * 2.1 + layer)
      const tall = h * (0.6 + 0.3 * Math.abs(Math.sin(i * 2.3 + 0.6)) + 0.12 * sway) * (1 - layer * 0.26)
      const [w, cx] = [h * (0.2 - layer * 0.045), x + (i - 1.5) * h * 0.23]
      g.beginPath()
      g.moveTo(cx - w, y)
      g.bezierCurveTo(cx - w * 1.2, y - tall * 0.5, cx + sway * w * 0.5, y - tall * 0.6, cx + sway * w * 0.7, y - tall)
      g.bezierCurveTo(cx + w * 0.4, y - tall * 0.6, cx + w * 1.2, y - tall * 0.4, cx + w, y)
      g.fill()
    }
  })
}

/** A fireplace in the back wall. (x, y): bottom centre. */
export function fireplace(brush: Brush, view: GroundPerspective, x: number, y: number, role: Role): void {
  const m = view.pixelsPerMetre(y)
  cuboid(brush, view, x, y + 2, [1.7, 1.1, 0.12], role)
  cuboid(brush, view, x, y + 4, [1.9, 0.1, 0.25], 'wood', { lift: 1.1 })
  cuboid(brush, view, x, y + 6, [1.9, 0.05, 0.3], role, { lighten: -0.15 })
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 2; i++)
      for (const side of [-1, 1])
        box(brush, x + side * (0.65 + i * 0.12) * m - 0.05 * m, y - (0.17 + j * 0.15) * m, 0.1 * m, 0.11 * m, role, {
          lighten: (i + j) % 2 ? -0.1 : 0.08,
          noInk: true,
        })
  const hole = path((p) => p.roundRect(x - 0.5 * m, y - 0.82 * m, m, 0.78 * m, [0.4 * m, 0.4 * m, 0, 0]))
  paintShape(brush, hole, 'black', [x - 0.5 * m, y - 0.82 * m, m, 0.78 * m], { plain: true })
  for (const dx of [-0.16, 0.16]) ellipse(brush, x + dx * m, y - 0.09 * m, 0.24 * m, 0.05 * m, 'trunk', { plain: true })
  flames(brush, x, y - 0.06 * m, 0.42 * m)
  glow(brush.g, x, y - 0.25 * m, 1.3 * m, brush.look.lamp ?? [255, 150, 60], 0.7)
}

/** A campfire in a ring of stones. (x, y): centre; `w`: width in pixels. */
export function campfire(brush: Brush, x: number, y: number, w: number): void {
  for (const turn of [-0.35, 0.35]) {
    brush.g.save()
    brush.g.translate(x, y - w * 0.1)
    brush.g.rotate(turn)
    box(brush, -w * 0.42, -w * 0.06, w * 0.84, w * 0.12, 'trunk', { round: w * 0.05 })
    brush.g.restore()
  }
  flames(brush, x, y - w * 0.1, w * 0.8)
  for (let i = 0; i < 6; i++) ellipse(brush, x + (i - 2.5) * w * 0.19, y + w * 0.02 * (2.5 - Math.abs(i - 2.5)), w * 0.11, w * 0.08, 'rock')
  glow(brush.g, x, y - w * 0.3, w * 2.6, brush.look.lamp ?? [255, 160, 70], 0.75)
}

/** A wall torch. (x, y): mounting point; `h`: height in pixels. */
export function torch(brush: Brush, x: number, y: number, h: number): void {
  box(brush, x - h * 0.07, y - h * 0.35, h * 0.14, h * 0.6, 'trunk', { round: h * 0.04 })
  box(brush, x - h * 0.13, y - h * 0.42, h * 0.26, h * 0.14, 'dark', { round: h * 0.03 })
  flames(brush, x, y - h * 0.38, h * 0.5)
  glow(brush.g, x, y - h * 0.6, h * 2.4, brush.look.lamp ?? [255, 160, 70], 0.7)
}
