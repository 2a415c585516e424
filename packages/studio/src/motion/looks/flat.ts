import type { Ctx } from '../../paint/canvas.ts'
import { css, mix } from '../../paint/colour.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible, movedPoints, strokeArc, strokeLine, traceArea, traceCircle, traceRounded } from './shapes.ts'

/** Flat colours with hard offset shadows. `stripes`: three colours of bands. */
export function flatTools(palette: MotionPalette, stripes: readonly string[]): LookTools {
  const shadow = css(palette.ink, 0.3)
  const tools: LookTools = {
    isOutlined: false,
    letters(g, { text, role, cap, colour }) {
      const step = role === 'number' && cap > 36 ? Math.max(2, cap * 0.032) : 0
      if (step > 0)
        [...stripes].toReversed().forEach((stripe, i) => {
          g.fillStyle = stripe
          g.fillText(text, step * (stripes.length - i), step * (stripes.length - i))
        })
      g.fillStyle = colour
      g.fillText(text, 0, 0)
    },
    slab(g, box, colour) {
      if (!isVisible(box)) return
      g.fillStyle = shadow
      traceRounded(g, { ...box, x: box.x + 11, y: box.y + Math.min(11, box.h / 2), h: box.h - Math.min(11, box.h / 2) }, 6)
      g.fill()
      g.fillStyle = colour
      traceRounded(g, box, 6)
      g.fill()
      shine(g, box)
    },
    disc(g, x, y, radius, colour) {
      if (radius < 0.5) return
      g.fillStyle = shadow
      traceCircle(g, x + radius * 0.1 + 2, y + radius * 0.1 + 2, radius)
      g.fill()
      g.fillStyle = colour
      traceCircle(g, x, y, radius)
      g.fill()
    },
    ring(g, x, y, radius, width, from, to, colour) {
      strokeArc(g, [x + 8, y + 8], radius, width, [from, to], shadow)
      strokeArc(g, [x, y], radius, width, [from, to], colour)
    },
    stroke(g, points, width, colour) {
      if (width > 4) strokeLine(g, movedPoints(points, 5, 6), width, shadow)
      strokeLine(g, points, width, colour)
    },
    area(g, points, foot, colour) {
      g.fillStyle = css(colour, 0.28)
      traceArea(g, points, foot)
      g.fill()
    },
    plate(g, { x, y, w, h }) {
      g.fillStyle = shadow
      g.fillRect(x + 8, y + 8, w, h)
      g.fillStyle = palette.plate
      g.fillRect(x, y, w, h)
      stripes.slice(0, 3).forEach((stripe, i) => {
        g.fillStyle = stripe
        g.fillRect(x, y + h - 3 - i * 3, w * (1 - i * 0.22), 3)
      })
    },
    accent(g, { x, y, w, h }, show) {
      g.fillStyle = css(mix(palette.ground[1], '#ffffff', 0.6), 0.5)
      traceCircle(g, x + w / 2, y + h / 2, Math.min(w * 0.5, h * 0.5) * show)
      g.fill()
    },
    unit(g, x, y, radius, on) {
      tools.disc(g, x, y, radius * 0.92, on > 0.5 ? palette.key : palette.mute)
    },
    title(g, { x, y, h }, show) {
      stripes.forEach((stripe, i) => {
        g.fillStyle = stripe
        g.fillRect(x, y + (h / stripes.length) * i, 46 * Math.min(1, show), h / stripes.length)
      })
    },
    mote(g, radius) {
      g.fillStyle = css('#ffffff', 0.5)
      traceCircle(g, 0, 0, radius)
      g.fill()
    },
  }
  return tools
}

function shine(g: Ctx, { x, y, w, h }: { x: number; y: number; w: number; h: number }): void {
  g.save()
  g.clip()
  g.fillStyle = 'rgba(255,255,255,.2)'
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + w * 0.62, y)
  g.lineTo(x + w * 0.62 - h * 0.42, y + h)
  g.lineTo(x, y + h)
  g.fill()
  g.restore()
}
