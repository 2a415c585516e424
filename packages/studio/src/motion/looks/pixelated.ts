import type { Ctx } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Box, Point } from '../kit/geometry.ts'
import { partOfLine } from '../kit/geometry.ts'
import type { LookTools, MotionPalette } from './look.ts'
import { isVisible } from './shapes.ts'

/** Side of a square of the grid, in units. */
const CELL = 6
const snap = (value: number): number => Math.round(value / CELL) * CELL
const snapBox = ({ x, y, w, h }: Box): Box => ({ x: snap(x), y: snap(y), w: snap(w), h: snap(h) })

/** Fills the cells inside a shape around (x, y), row by row. */
const rows = (g: Ctx, x: number, y: number, colour: string, isInside: (dx: number, dy: number) => boolean, reach: number): void => {
  g.fillStyle = colour
  const [cx, cy] = [snap(x), snap(y)]
  for (let dy = -snap(reach); dy <= reach; dy += CELL) {
    let start: number | null = null
    for (let dx = -snap(reach) - CELL; dx <= reach + CELL; dx += CELL) {
      const inside = isInside(dx, dy)
      if (inside) start ??= dx
      else if (start !== null) {
        g.fillRect(cx + start, cy + dy, dx - start, CELL)
        start = null
      }
    }
  }
}

/** Squares of one grid, with the bevels of a game console's windows. */
export function pixelatedTools(palette: MotionPalette): LookTools {
  const tools: LookTools = {
    isOutlined: true,
    letters(g, { text, cap, colour }) {
      const step = Math.max(2.5, cap * 0.09)
      g.fillStyle = palette.ink
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
        [1, 1],
        [1.6, 1.6],
      ] as const)
        g.fillText(text, dx * step, dy * step)
      g.fillStyle = colour
      g.fillText(text, 0, 0)
    },
    slab(g, box, colour) {
      if (!isVisible(box)) return
      const { x, y, w, h } = snapBox(box)
      g.fillStyle = palette.ink
      g.fillRect(x - CELL, y - CELL, w + CELL * 2, h + CELL)
      g.fillStyle = colour
      g.fillRect(x, y, w, h)
      g.fillStyle = 'rgba(255,255,255,.4)'
      g.fillRect(x, y, w, CELL)
      g.fillRect(x, y, CELL, h)
      g.fillStyle = css(palette.ink, 0.35)
      g.fillRect(x + w - CELL * 2, y + CELL, CELL * 2, Math.max(0, h - CELL))
    },
    disc(g, x, y, radius, colour) {
      if (radius < 2) return
      rows(g, x, y, palette.ink, (dx, dy) => Math.hypot(dx, dy) <= radius + CELL * 0.8, radius + CELL)
      rows(g, x, y, colour, (dx, dy) => Math.hypot(dx, dy) <= radius - CELL * 0.3, radius)
    },
    ring(g, x, y, radius, width, from, to, colour) {
      rows(
        g,
        x,
        y,
        colour,
        (dx, dy) => {
          const angle = (Math.atan2(dy, dx) - from + Math.PI * 4) % (Math.PI * 2)
          return Math.abs(Math.hypot(dx, dy) - radius) <= width / 2 && (to - from >= Math.PI * 2 - 0.001 || angle <= to - from)
        },
        radius + width,
      )
    },
    stroke(g, points, width, colour) {
      const size = Math.max(CELL, snap(width * 0.8))
      for (const [fill, grow] of width > 4
        ? ([[palette.ink, 3] as const, [colour, 0] as const] as const)
        : ([[colour, 0] as const] as const)) {
        g.fillStyle = fill
        for (const [x, y] of stepsOf(points)) g.fillRect(x - size / 2 - grow, y - size / 2 - grow, size + grow * 2, size + grow * 2)
      }
    },
    area(g, points, foot, colour) {
      g.fillStyle = css(colour, 0.4)
      const [left, right] = [snap(points[0]![0]), points.at(-1)![0]]
      for (let x = left; x < right; x += CELL) {
        const i = Math.max(
          1,
          points.findIndex((point) => point[0] >= x),
        )
        const y = snap(points[i]![1])
        g.fillRect(x, y, CELL, foot - y)
      }
    },
    plate(g, box) {
      const { x, y, w, h } = box
      g.fillStyle = palette.ink
      g.fillRect(x - CELL, y, w + CELL * 2, h)
      g.fillRect(x, y - CELL, w, h + CELL * 2)
      g.fillStyle = palette.plate
      g.fillRect(x, y, w, h)
    },
    accent(g, { x, y, w, h }, show) {
      if (show <= 0) return
      const half = snap((w / 2) * show)
      g.fillStyle = css(palette.ink, 0.35)
      g.fillRect(snap(x + w / 2) - half, snap(y), half * 2, snap(h))
    },
    unit(g, x, y, radius, on) {
      const size = radius * (on > 0.5 ? 1.7 : 1.3)
      g.fillStyle = palette.ink
      g.fillRect(x - size / 2 - 3, y - size / 2 - 3, size + 6, size + 6)
      g.fillStyle = on > 0.5 ? palette.key : palette.mute
      g.fillRect(x - size / 2, y - size / 2, size, size)
    },
    title(g, { x, y, w, h }, show) {
      g.fillStyle = palette.ink
      g.fillRect(snap(x) - CELL, snap(y), snap((w + 30) * Math.min(1, show)), h)
    },
    mote(g, radius) {
      g.fillStyle = css('#ffffff', 0.7)
      g.fillRect(0, 0, snap(radius) + CELL, snap(radius) + CELL)
    },
  }
  return tools
}

/** Points of the grid along a line, each once. */
function stepsOf(points: readonly Point[]): Point[] {
  const length = points.slice(1).reduce((sum, point, i) => sum + Math.hypot(point[0] - points[i]![0], point[1] - points[i]![1]), 0)
  const count = Math.max(1, Math.ceil(length / CELL))
  const seen = new Map<string, Point>()
  let reached: readonly Point[] = points
  for (let i = count; i >= 0; i--) {
    reached = partOfLine(points, i / count)
    const [x, y] = reached.at(-1)!
    seen.set(`${snap(x)}/${snap(y)}`, [snap(x), snap(y)])
  }
  return [...seen.values()]
}
