import { type Canvas, newCanvas } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { grainTile } from '../../paint/texture.ts'
import { traceTornEdge } from '../../styles/finish.ts'
import type { Box } from '../kit/geometry.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible, movedPoints, strokeArc, strokeLine, traceArea, traceCircle } from './shapes.ts'

const MAX_PIECES = 300

/** Torn paper, misprinted ink and a marker. `marker`: colour of the highlighter. */
export function tornTools(palette: MotionPalette, marker: string): LookTools {
  const pieces = new Map<string, Canvas>()

  /** Paper of a colour with a white torn lip; kept, since tearing is slow. Sizes go in steps of four. */
  function paper(width: number, height: number, colour: string, seed: number): Canvas {
    const [w, h] = [Math.ceil(width / 4) * 4, Math.ceil(height / 4) * 4]
    const key = `${w}/${h}/${colour}/${seed}`
    const known = pieces.get(key)
    if (known) return known
    if (pieces.size > MAX_PIECES) pieces.clear()
    const [canvas, g] = newCanvas(w + 40, h + 40)
    g.shadowColor = 'rgba(0,0,0,.45)'
    g.shadowBlur = 8
    g.shadowOffsetY = 4
    g.fillStyle = '#fbf7ec'
    traceTornEdge(g, 16, 16, w + 8, h + 8, Math.min(7, h * 0.2), seed)
    g.fill()
    g.shadowColor = 'transparent'
    g.fillStyle = colour
    traceTornEdge(g, 20, 20, w, h, Math.min(5, h * 0.14), seed + 9)
    g.fill()
    g.clip()
    g.globalAlpha = 0.1
    g.fillStyle = g.createPattern(grainTile(26, 5), 'repeat')!
    g.fillRect(0, 0, w + 40, h + 40)
    pieces.set(key, canvas)
    return canvas
  }
  const paste = (g: Parameters<LookTools['slab']>[0], { x, y, w, h }: Box, colour: string, seed: number): void => {
    const piece = paper(w, h, colour, seed)
    g.drawImage(piece, x - 20, y - 20, w + 40, h + 40)
  }

  const tools: LookTools = {
    isOutlined: false,
    letters(g, { text, role, cap, colour }) {
      if (role === 'number' && cap > 36) {
        g.fillStyle = colour === palette.text ? palette.a : palette.text
        g.fillText(text, cap * 0.045, cap * 0.045)
      }
      g.fillStyle = colour
      g.fillText(text, 0, 0)
    },
    slab: (g, box, colour, seed = 3) => {
      if (isVisible(box)) paste(g, box, colour, seed)
    },
    disc(g, x, y, radius, colour) {
      if (radius < 0.5) return
      g.fillStyle = css(palette.ink, 0.35)
      traceCircle(g, x + 2, y + 4, radius + 3)
      g.fill()
      g.fillStyle = '#fbf7ec'
      traceCircle(g, x, y, radius + Math.min(4, radius * 0.2))
      g.fill()
      g.fillStyle = colour
      traceCircle(g, x, y, radius)
      g.fill()
    },
    ring(g, x, y, radius, width, from, to, colour) {
      strokeArc(g, [x + 2, y + 4], radius, width + 4, [from, to], css(palette.ink, 0.3))
      strokeArc(g, [x, y], radius, width, [from, to], colour)
    },
    stroke(g, points, width, colour) {
      strokeLine(g, points, width * 0.86, colour)
      if (width > 6) strokeLine(g, movedPoints(points, 1.5, -2), width * 0.3, css('#ffffff', 0.28))
    },
    area(g, points, foot, colour) {
      g.save()
      traceArea(g, points, foot)
      g.clip()
      g.strokeStyle = css(colour, 0.55)
      g.lineWidth = 2
      const [left, right] = [points[0]![0], points.at(-1)![0]]
      const height = foot - Math.min(...points.map((point) => point[1]))
      g.beginPath()
      for (let x = left - height; x < right; x += 11) {
        g.moveTo(x, foot)
        g.lineTo(x + height, foot - height)
      }
      g.stroke()
      g.restore()
    },
    plate: (g, box, seed = 5) => paste(g, box, palette.plate, seed),
    accent(g, { x, y, w, h }, show) {
      if (show <= 0) return
      g.save()
      g.globalCompositeOperation = 'multiply'
      g.fillStyle = marker
      traceTornEdge(g, x, y, w * show, h, 9, 17)
      g.fill()
      g.restore()
    },
    unit(g, x, y, radius, on) {
      if (on > 0.5) return tools.disc(g, x, y, radius * 0.8, palette.key)
      g.strokeStyle = palette.mute
      g.lineWidth = 2.4
      traceCircle(g, x, y, radius * 0.64)
      g.stroke()
    },
    title(g, box, show) {
      const piece = paper(box.w + 34, box.h, palette.ink, 21)
      const shown = (piece.width + 4) * Math.min(1, show)
      g.save()
      g.beginPath()
      g.rect(box.x - 24, box.y - 24, shown, box.h + 60)
      g.clip()
      g.drawImage(piece, box.x - 20, box.y - 20)
      g.restore()
    },
    mote(g, radius) {
      g.fillStyle = css(palette.ink, 0.4)
      g.fillRect(-radius * 0.5, -radius * 0.3, radius, radius * 0.6)
    },
  }
  return tools
}
