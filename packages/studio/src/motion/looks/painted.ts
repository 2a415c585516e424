import { css, mix } from '../../paint/colour.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible, movedPoints, strokeArc, strokeLine, traceArea, traceCircle, traceRounded } from './shapes.ts'
import type { Ctx } from '../../paint/canvas.ts'

/** Soft, lit bodies with a blurred shadow. `corner`: radius of slabs and plates; `rim`: colour of the edge of plates. */
export function paintedTools(palette: MotionPalette, corner: number, rim: string): LookTools {
  const shadow = css(palette.ink, 0.28)
  const tools: LookTools = {
    isOutlined: false,
    letters(g, { text, role, cap, colour }) {
      const isLarge = role === 'number' && cap > 36
      g.shadowColor = css(palette.ink, isLarge ? 0.4 : 0.22)
      g.shadowBlur = isLarge ? cap * 0.12 : 5
      g.shadowOffsetY = isLarge ? cap * 0.05 : 1
      g.fillStyle = colour
      g.fillText(text, 0, 0)
    },
    slab(g, box, colour) {
      if (!isVisible(box)) return
      softShadow(g, () => traceRounded(g, { ...box, x: box.x + 5, y: box.y + 7 }, corner), shadow)
      const fill = g.createLinearGradient(box.x, 0, box.x + box.w, 0)
      fill.addColorStop(0, css(mix(colour, '#ffffff', 0.26)))
      fill.addColorStop(0.45, colour)
      fill.addColorStop(1, css(mix(colour, palette.ink, 0.18)))
      g.fillStyle = fill
      traceRounded(g, box, corner)
      g.fill()
    },
    disc(g, x, y, radius, colour) {
      if (radius < 0.5) return
      softShadow(g, () => traceCircle(g, x + radius * 0.05, y + radius * 0.1 + 2, radius), shadow)
      const fill = g.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius)
      fill.addColorStop(0, css(mix(colour, '#ffffff', 0.3)))
      fill.addColorStop(0.6, colour)
      fill.addColorStop(1, css(mix(colour, palette.ink, 0.16)))
      g.fillStyle = fill
      traceCircle(g, x, y, radius)
      g.fill()
    },
    ring(g, x, y, radius, width, from, to, colour) {
      strokeArc(g, [x + 2, y + 6], radius, width, [from, to], shadow)
      strokeArc(g, [x, y], radius, width, [from, to], colour)
      strokeArc(g, [x, y], radius + width * 0.26, width * 0.2, [from, to], 'rgba(255,255,255,.25)')
    },
    stroke(g, points, width, colour) {
      if (width > 4) strokeLine(g, movedPoints(points, 1, 4), width, css(palette.ink, 0.22))
      strokeLine(g, points, width, colour)
      if (width > 8) strokeLine(g, movedPoints(points, 0, -width * 0.18), width * 0.25, 'rgba(255,255,255,.4)')
    },
    area(g, points, foot, colour) {
      const fill = g.createLinearGradient(0, Math.min(...points.map((point) => point[1])), 0, foot)
      fill.addColorStop(0, css(colour, 0.5))
      fill.addColorStop(1, css(colour, 0.08))
      g.fillStyle = fill
      traceArea(g, points, foot)
      g.fill()
    },
    plate(g, box) {
      softShadow(g, () => traceRounded(g, { ...box, y: box.y + 5 }, corner), shadow)
      g.fillStyle = palette.plate
      traceRounded(g, box, corner)
      g.fill()
      g.strokeStyle = rim
      g.lineWidth = 2.4
      g.stroke()
    },
    accent(g, { x, y, w, h }, show) {
      if (show <= 0) return
      g.fillStyle = css(mix(palette.ground[1], palette.key, 0.14), 0.8)
      traceRounded(g, { x: x + (w / 2) * (1 - show), y, w: w * show, h }, h / 2)
      g.fill()
    },
    unit: (g, x, y, radius, on) => {
      g.fillStyle = on > 0.5 ? palette.key : palette.mute
      traceCircle(g, x, y, radius * (on > 0.5 ? 0.9 : 0.7))
      g.fill()
    },
    title(g, { x, y, w, h }, show) {
      g.fillStyle = rim
      traceRounded(g, { x, y: y + h + 2, w: (w + 10) * Math.min(1, show), h: 4 }, 2)
      g.fill()
    },
    mote(g, radius) {
      g.fillStyle = css(mix(palette.a, '#ffffff', 0.5), 0.45)
      traceCircle(g, 0, 0, radius)
      g.fill()
    },
  }
  return tools
}

/** Three thin layers look like a blur and cost a twentieth of it. */
function softShadow(g: Ctx, trace: () => void, colour: string): void {
  g.save()
  g.globalAlpha *= 0.4
  g.strokeStyle = g.fillStyle = colour
  trace()
  g.fill()
  for (const width of [5, 11]) {
    g.lineWidth = width
    g.stroke()
  }
  g.restore()
}
