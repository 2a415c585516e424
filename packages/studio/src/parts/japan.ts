import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { facet } from './solid.ts'

const TILES: Role = '#566070'
const PAPER: Role = '#f1e6cf'

/** A paper lantern with ribs. (x, y): centre; `h`: height in pixels. */
export function paperLantern(brush: Brush, x: number, y: number, h: number, isLit: boolean, role: Role = '#d8473f', depth = 0): void {
  const { g } = brush
  const body = path((p) => p.roundRect(x - h * 0.34, y - h * 0.5, h * 0.68, h, h * 0.3))
  g.fillStyle = css(tint(brush, 'dark', depth))
  g.fillRect(x - h * 0.015, y - h * 0.9, h * 0.03, h * 0.4)
  paintShape(brush, body, role, [x - h * 0.34, y - h * 0.5, h * 0.68, h], {
    depth: isLit ? 0 : depth,
    emissive: isLit,
    noInk: depth > 0.25,
  })
  if (isLit) {
    g.save()
    g.clip(body)
    glow(g, x, y, h * 0.7, '#ffd890', 0.8)
    g.restore()
  }
  g.save()
  g.clip(body)
  g.strokeStyle = css(tint(brush, role, depth, -0.3), 0.5)
  g.lineWidth = Math.max(0.7, h * 0.025)
  g.beginPath()
  for (let i = 1; i < 6; i++) {
    const ribY = y - h * 0.5 + (h * i) / 6
    g.moveTo(x - h * 0.34, ribY)
    g.quadraticCurveTo(x, ribY + h * 0.05, x + h * 0.34, ribY)
  }
  g.stroke()
  g.restore()
  for (const dy of [-0.54, 0.46]) box(brush, x - h * 0.2, y + dy * h, h * 0.4, h * 0.08, 'dark', { depth, noInk: true })
  if (isLit) glow(g, x, y, h * 1.9, brush.look.lamp ?? '#ffb870', 0.5 * (1 - depth * 0.6))
}

/** A wooden gate of a shrine. (x, y): bottom centre; `h`: height in pixels. */
export function shrineGate(brush: Brush, x: number, y: number, h: number, depth: number): void {
  const role: Role = '#c8402f'
  for (const side of [-1, 1]) {
    facet(
      brush,
      role,
      [
        x + side * h * 0.46 - h * 0.045,
        y,
        x + side * h * 0.46 + h * 0.045,
        y,
        x + side * h * 0.41 + h * 0.04,
        y - h * 0.9,
        x + side * h * 0.41 - h * 0.04,
        y - h * 0.9,
      ],
      { depth },
    )
    box(brush, x + side * h * 0.46 - h * 0.06, y - h * 0.06, h * 0.12, h * 0.06, 'dark', { depth, noInk: true })
  }
  box(brush, x - h * 0.56, y - h * 0.72, h * 1.12, h * 0.07, role, { depth })
  box(brush, x - h * 0.04, y - h * 0.9, h * 0.08, h * 0.2, role, { depth, lighten: -0.1 })
  const lintel = (rise: number, tall: number, half: number, colour: Role): void => {
    const shape = path((p) => {
      p.moveTo(x - h * half, y - h * (rise + 0.07))
      p.quadraticCurveTo(x, y - h * (rise - 0.04), x + h * half, y - h * (rise + 0.07))
      p.lineTo(x + h * (half - 0.03), y - h * (rise - tall + 0.05))
      p.quadraticCurveTo(x, y - h * (rise - tall - 0.03), x - h * (half - 0.03), y - h * (rise - tall + 0.05))
      p.closePath()
    })
    paintShape(brush, shape, colour, [x - h * half, y - h * (rise + 0.07), h * half * 2, h * (tall + 0.1)], { depth, plain: true })
  }
  lintel(0.94, 0.09, 0.68, role)
  lintel(1, 0.06, 0.72, '#3a3038')
}

/** A pagoda. (x, y): bottom centre; `h`: height in pixels. */
export function pagoda(brush: Brush, x: number, y: number, h: number, depth: number, isLit: boolean): void {
  for (let storey = 0; storey < 4; storey++) {
    const low = y - h * 0.22 * storey
    const w = h * (0.3 - storey * 0.045)
    box(brush, x - w / 2, low - h * 0.16, w, h * 0.16, '#a8483a', { depth })
    box(brush, x - w * 0.2, low - h * 0.12, w * 0.4, h * 0.09, isLit ? 'window' : PAPER, { depth, noInk: true, emissive: isLit })
    const roof = path((p) => {
      p.moveTo(x - w * 0.95, low - h * 0.15)
      p.quadraticCurveTo(x - w * 0.5, low - h * 0.18, x - w * 0.3, low - h * 0.25)
      p.lineTo(x + w * 0.3, low - h * 0.25)
      p.quadraticCurveTo(x + w * 0.5, low - h * 0.18, x + w * 0.95, low - h * 0.15)
      p.quadraticCurveTo(x, low - h * 0.12, x - w * 0.95, low - h * 0.15)
      p.closePath()
    })
    paintShape(brush, roof, TILES, [x - w, low - h * 0.25, w * 2, h * 0.12], { depth, plain: true })
  }
  box(brush, x - h * 0.008, y - h * 1.08, h * 0.016, h * 0.2, 'gold', { depth, noInk: true })
}

/** A lantern of stone. (x, y): bottom centre; `h`: height in pixels. */
export function stoneLantern(brush: Brush, x: number, y: number, h: number, lit: boolean, depth = 0): void {
  const role: Role = '#9a9a92'
  groundShadow(brush, x, y, h * 0.24, h * 0.05, depth)
  box(brush, x - h * 0.2, y - h * 0.1, h * 0.4, h * 0.1, role, { depth })
  box(brush, x - h * 0.08, y - h * 0.5, h * 0.16, h * 0.4, role, { depth, lighten: -0.08 })
  box(brush, x - h * 0.2, y - h * 0.58, h * 0.4, h * 0.08, role, { depth })
  box(brush, x - h * 0.15, y - h * 0.8, h * 0.3, h * 0.22, role, { depth, lighten: -0.1 })
  box(brush, x - h * 0.08, y - h * 0.76, h * 0.16, h * 0.15, lit ? 'window' : 'dark', { depth, noInk: true, emissive: lit })
  ellipse(brush, x, y - h * 0.8, h * 0.3, h * 0.07, role, { depth, lighten: 0.1 })
  ellipse(brush, x, y - h * 0.88, h * 0.12, h * 0.1, role, { depth })
  if (lit) glow(brush.g, x, y - h * 0.68, h, brush.look.lamp ?? '#ffce80', 0.5)
}
