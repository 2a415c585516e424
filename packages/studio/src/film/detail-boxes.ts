import type { Box } from '../motion/kit/geometry.ts'
import { brightnessAt } from '../paint/brightness.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'

/** Cells across the shorter side of a picture in which detail is measured, and the pixels of a cell. */
const CELLS = 18
const PIXELS = 4
/** Difference of neighbouring pixels from which on an edge is sharp, 0 to 255: what is out of focus has none. */
const SHARP = 40
/** Part of the cells from which on everything is sharp, so that nothing stands out. */
const EVERYWHERE = 0.6
/** Boxes of fewer cells are marks. */
const FEWEST = 3

/** Boxes around what is sharp in a picture, such as drawings and letters before a ground that is out of focus, in pixels; none where all of it is. */
export function detailBoxes(picture: Canvas): Box[] {
  const cell = Math.min(picture.width, picture.height) / CELLS
  const [columns, rows] = [Math.round(picture.width / cell), Math.round(picture.height / cell)]
  const isSharp = sharpCells(picture, columns, rows)
  if (isSharp.filter(Boolean).length > isSharp.length * EVERYWHERE) return []
  return groupsOf(isSharp, columns)
    .filter((cells) => cells.length >= FEWEST)
    .map((cells) => {
      const [xs, ys] = [cells.map((at) => at % columns), cells.map((at) => Math.floor(at / columns))]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      return { x: left * cell, y: top * cell, w: (Math.max(...xs) + 1 - left) * cell, h: (Math.max(...ys) + 1 - top) * cell }
    })
}

function sharpCells(picture: Canvas, columns: number, rows: number): boolean[] {
  const width = columns * PIXELS
  const [small, g] = newCanvas(width, rows * PIXELS)
  g.drawImage(picture, 0, 0, width, small.height)
  const { data } = g.getImageData(0, 0, width, small.height)
  const level = (x: number, y: number): number => brightnessAt(data, (Math.min(y, small.height - 1) * width + Math.min(x, width - 1)) * 4)
  return Array.from({ length: columns * rows }, (_, at) => {
    const [left, top] = [(at % columns) * PIXELS, Math.floor(at / columns) * PIXELS]
    for (let y = top; y < top + PIXELS; y++)
      for (let x = left; x < left + PIXELS; x++) {
        const own = level(x, y)
        if (Math.max(Math.abs(level(x + 1, y) - own), Math.abs(level(x, y + 1) - own)) >= SHARP) return true
      }
    return false
  })
}

/** Groups of marked cells that touch each other, also at corners. */
function groupsOf(marked: readonly boolean[], columns: number): number[][] {
  const left = new Set(marked.flatMap((is, at) => (is ? [at] : [])))
  const groups: number[][] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const at of group) for (const next of neighboursOf(at, columns)) if (left.delete(next)) group.push(next)
    groups.push(group)
  }
  return groups
}

const neighboursOf = (at: number, columns: number): number[] =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const column = (at % columns) + dx
      return column < 0 || column >= columns ? [] : [at + dx + dy * columns]
    }),
  )
