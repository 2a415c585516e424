import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible, strokeArc, strokeLine, traceArea, traceCircle, traceRounded } from './shapes.ts'

const halos = new Map<string, Canvas>()

function haloOf(colour: string): Canvas {
  const known = halos.get(colour)
  if (known) return known
  const [canvas, g] = newCanvas(128, 128)
  const fill = g.createRadialGradient(64, 64, 0, 64, 64, 64)
  for (const [at, alpha] of [
    [0, 0.9],
    [0.2, 0.42],
    [0.5, 0.12],
    [1, 0],
  ] as const)
    fill.addColorStop(at, css(colour, alpha))
  g.fillStyle = fill
  g.fillRect(0, 0, 128, 128)
  halos.set(colour, canvas)
  return canvas
}

function halo(g: Ctx, x: number, y: number, radius: number, colour: string, alpha: number): void {
  g.save()
  g.globalCompositeOperation = 'screen'
  g.globalAlpha *= alpha
  g.drawImage(haloOf(colour), x - radius, y - radius, radius * 2, radius * 2)
  g.restore()
}

/** Thin lines of light on a dark ground. `corner`: radius of plates and slabs. */
export function glowingTools(palette: MotionPalette, corner: number): LookTools {
  const tools: LookTools = {
    isOutlined: false,
    letters(g, { text, cap, colour }) {
      g.fillStyle = colour
      g.shadowColor = cap > 36 ? css(colour, 0.7) : css(palette.ink, 0.9)
      g.shadowBlur = cap > 36 ? cap * 0.3 : 7
      g.fillText(text, 0, 0)
      g.shadowColor = 'transparent'
      g.fillText(text, 0, 0)
    },
    slab(g, box, colour) {
      if (!isVisible(box)) return
      const fill = g.createLinearGradient(0, box.y, 0, box.y + box.h)
      fill.addColorStop(0, css(colour, 0.95))
      fill.addColorStop(1, css(colour, 0.5))
      g.fillStyle = fill
      traceRounded(g, box, corner)
      g.fill()
      g.fillStyle = '#ffffff'
      g.fillRect(box.x, box.y, box.w, Math.min(3, box.h))
      halo(g, box.x + box.w / 2, box.y, box.w * 0.9, colour, 0.5)
    },
    disc(g, x, y, radius, colour) {
      if (radius < 0.5) return
      halo(g, x, y, radius * (radius > 30 ? 1.5 : 2.4), colour, 0.55)
      g.fillStyle = colour
      traceCircle(g, x, y, radius)
      g.fill()
      if (radius <= 12) return
      g.strokeStyle = 'rgba(255,255,255,.6)'
      g.lineWidth = 1.6
      g.stroke()
    },
    ring(g, x, y, radius, width, from, to, colour) {
      const isMute = colour === palette.mute
      strokeArc(g, [x, y], radius, width * (isMute ? 0.3 : 0.62), [from, to], colour)
      if (!isMute) halo(g, x + Math.cos(to) * radius, y + Math.sin(to) * radius, width * 2.2, colour, 1)
    },
    stroke(g, points, width, colour) {
      const thin = Math.max(1.6, width * 0.55)
      if (width > 4) strokeLine(g, points, thin * 4, css(colour, 0.2))
      strokeLine(g, points, thin, colour)
    },
    area(g, points, foot, colour) {
      const fill = g.createLinearGradient(0, Math.min(...points.map((point) => point[1])), 0, foot)
      fill.addColorStop(0, css(colour, 0.45))
      fill.addColorStop(1, css(colour, 0))
      g.fillStyle = fill
      traceArea(g, points, foot)
      g.fill()
    },
    plate(g, box) {
      g.fillStyle = palette.plate
      traceRounded(g, box, corner)
      g.fill()
      g.strokeStyle = css(palette.a, 0.8)
      g.lineWidth = 1.6
      g.stroke()
      g.fillStyle = palette.key
      g.fillRect(box.x, box.y, 4, box.h)
    },
    accent: (g, { x, y, w, h }, show) => halo(g, x + w / 2, y + h / 2, Math.min(w * 0.6, h * 1.4) * show, palette.a, 0.3),
    unit(g, x, y, radius, on) {
      if (on < 0.5) {
        g.strokeStyle = palette.mute
        g.lineWidth = 2.4
        traceCircle(g, x, y, radius * 0.56)
        return g.stroke()
      }
      halo(g, x, y, radius * 1.9, palette.key, 0.7)
      g.fillStyle = palette.key
      traceCircle(g, x, y, radius * 0.56)
      g.fill()
    },
    title(g, { x, y, h }, show) {
      strokeLine(
        g,
        [
          [x, y + h + 6],
          [x + 96 * Math.min(1, show), y + h + 6],
        ],
        2.4,
        palette.key,
      )
    },
    mote: (g, radius) => halo(g, 0, 0, radius * 3, palette.key, 0.7),
  }
  return tools
}
