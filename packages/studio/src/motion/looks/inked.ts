import { css } from '../../paint/colour.ts'
import type { Box } from '../kit/geometry.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible, movedPoints, strokeArc, strokeLine, traceArea, traceCircle } from './shapes.ts'
import type { Ctx } from '../../paint/canvas.ts'

const slanted = (g: Ctx, { x, y, w, h }: Box, moved = 0): void => {
  const slant = Math.min(14, h * 0.2)
  g.beginPath()
  g.moveTo(x + moved + slant * 0.6, y + moved)
  g.lineTo(x + moved + w + slant * 0.6, y + moved)
  g.lineTo(x + moved + w - slant * 0.6, y + moved + h)
  g.lineTo(x + moved - slant * 0.6, y + moved + h)
  g.closePath()
}

/** Ink outlines, cel shading and slanted plates. `second`: colour of the outer outline of large numbers. */
export function inkedTools(palette: MotionPalette, second: string): LookTools {
  const { ink } = palette
  const outline = (g: Ctx, width = 4.5): void => {
    g.strokeStyle = ink
    g.lineWidth = width
    g.lineJoin = 'round'
    g.stroke()
  }
  const tools: LookTools = {
    isOutlined: true,
    letters(g, { text, role, cap, colour }) {
      const isLarge = role === 'number' && cap > 36
      g.strokeStyle = ink
      g.lineWidth = Math.max(6, cap * (isLarge ? 0.26 : 0.3))
      g.strokeText(text, isLarge ? cap * 0.05 : 0, isLarge ? cap * 0.07 : 0)
      if (isLarge) {
        g.strokeStyle = second
        g.lineWidth = cap * 0.2
        g.strokeText(text, cap * 0.03, cap * 0.04)
        g.strokeStyle = ink
        g.lineWidth = cap * 0.11
        g.strokeText(text, 0, 0)
      }
      const fill = g.createLinearGradient(0, -cap, 0, 0)
      fill.addColorStop(0.46, isLarge ? '#ffffff' : colour)
      fill.addColorStop(isLarge ? 0.47 : 1, colour)
      g.fillStyle = fill
      g.fillText(text, 0, 0)
    },
    slab(g, box, colour) {
      if (!isVisible(box)) return
      const { x, y, w, h } = box
      g.fillStyle = css(ink, 0.4)
      g.fillRect(x + 8, y + Math.min(8, h), w, h - Math.min(8, h))
      g.fillStyle = colour
      g.fillRect(x, y, w, h)
      g.fillStyle = css(ink, 0.28)
      g.fillRect(x + w * 0.72, y, w * 0.28, h)
      g.fillStyle = 'rgba(255,255,255,.5)'
      g.fillRect(x + 7, y + 7, Math.min(9, w * 0.12), Math.max(0, h - 14))
      g.beginPath()
      g.rect(x, y, w, h)
      outline(g)
    },
    disc(g, x, y, radius, colour) {
      if (radius < 1) return
      traceCircle(g, x, y, radius)
      g.fillStyle = colour
      g.fill()
      if (radius > 8) cel(g, x, y, radius, ink)
      traceCircle(g, x, y, radius)
      outline(g, Math.min(4.5, 1.4 + radius * 0.1))
    },
    ring(g, x, y, radius, width, from, to, colour) {
      strokeArc(g, [x, y], radius, width + 10, [from - 0.012, to + 0.012], ink)
      strokeArc(g, [x, y], radius, width, [from, to], colour)
      strokeArc(g, [x, y], radius - width * 0.34, width * 0.3, [from, to], css(ink, 0.28))
    },
    stroke(g, points, width, colour) {
      strokeLine(g, points, width + 7, ink)
      strokeLine(g, points, width, colour)
      if (width > 8) strokeLine(g, movedPoints(points, -width * 0.12, -width * 0.2), width * 0.22, 'rgba(255,255,255,.8)')
    },
    area(g, points, foot, colour) {
      const fill = g.createLinearGradient(0, Math.min(...points.map((point) => point[1])), 0, foot)
      fill.addColorStop(0, css(colour, 0.55))
      fill.addColorStop(1, css(colour, 0))
      g.fillStyle = fill
      traceArea(g, points, foot)
      g.fill()
    },
    plate(g, box) {
      g.fillStyle = css(ink, 0.5)
      slanted(g, box, 7)
      g.fill()
      g.fillStyle = palette.plate
      slanted(g, box)
      g.fill()
      outline(g, 4)
    },
    accent(g, { x, y, w, h }, show) {
      if (show <= 0) return
      g.fillStyle = 'rgba(255,255,255,.3)'
      const [cx, cy] = [x + w / 2, y + h / 2]
      for (let i = 0; i < 30; i++) {
        const angle = (i / 30) * Math.PI * 2 + Math.sin(i * 7) * 0.06
        const near = 0.52 + 0.08 * Math.sin(i * 5)
        const far = near + 0.34 * show
        g.beginPath()
        g.moveTo(cx + Math.cos(angle) * w * near, cy + Math.sin(angle) * h * near * 1.2)
        g.lineTo(cx + Math.cos(angle - 0.025) * w * far, cy + Math.sin(angle - 0.025) * h * far * 1.2)
        g.lineTo(cx + Math.cos(angle + 0.025) * w * far, cy + Math.sin(angle + 0.025) * h * far * 1.2)
        g.fill()
      }
    },
    unit(g, x, y, radius, on) {
      tools.disc(g, x, y, radius * (on > 0.5 ? 0.92 : 0.8), on > 0.5 ? palette.key : palette.mute)
    },
    title(g, { x, y, w, h }, show) {
      const box = { x: x - 4, y, w: (w + 34) * Math.min(1, show), h }
      g.fillStyle = ink
      slanted(g, box)
      g.fill()
      outline(g)
    },
    mote(g, radius) {
      g.fillStyle = css(second, 0.75)
      g.beginPath()
      g.ellipse(0, 0, radius * 1.6, radius * 0.8, 0, 0, 7)
      g.fill()
    },
  }
  return tools
}

/** A shadow at the right foot and a light at the left top. */
function cel(g: Ctx, x: number, y: number, radius: number, ink: string): void {
  g.save()
  g.clip()
  g.fillStyle = css(ink, 0.3)
  traceCircle(g, x, y, radius * 1.05)
  g.arc(x - radius * 0.24, y - radius * 0.26, radius * 0.98, 0, Math.PI * 2, true)
  g.fill('evenodd')
  g.fillStyle = 'rgba(255,255,255,.7)'
  g.beginPath()
  g.ellipse(x - radius * 0.42, y - radius * 0.5, radius * 0.22, radius * 0.12, -0.7, 0, 7)
  g.fill()
  g.restore()
}
