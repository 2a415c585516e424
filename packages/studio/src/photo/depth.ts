import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { smoothstep } from '../paint/colour.ts'
import { type Grid, createGrid, guidedFilter, mapGrid } from './grid.ts'
import { findSubject, saliencyOf } from './subject.ts'

const GRID_SIDE = 240

/**
 * Estimated depth map, 0 far to 1 near, of 240 columns or less. Heuristic: the ground plane comes nearer below the horizon, and the
 * salient subject has the depth of the ground at its lowest row throughout, so that it moves as one flat layer.
 */
export function estimateDepth(image: Canvas): Grid {
  const width = image.width >= image.height ? GRID_SIDE : Math.max(8, Math.round((GRID_SIDE * image.width) / image.height))
  const height = Math.max(8, Math.round((width * image.height) / image.width))
  const [, g] = newCanvas(width, height)
  g.drawImage(image, 0, 0, width, height)
  const data = g.getImageData(0, 0, width, height).data
  const luma = createGrid(width, height, (x, y) => {
    const at = (y * width + x) * 4
    return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255
  })
  const ground = (y: number): number => 0.66 * smoothstep((y / height - 0.42) / 0.58)
  const subject = findSubject(saliencyOf(data, width, height))
  if (!subject) return createGrid(width, height, (_, y) => ground(y))
  const mask = guidedFilter(luma, subject.mask, Math.max(2, Math.round(width / 40)), 0.002)
  const subjectDepth = Math.max(0.62, ground(subject.bottomRow) + 0.14)
  return mapGrid(mask, (inside, i) => {
    const groundDepth = ground(Math.floor(i / width))
    return groundDepth + (Math.max(subjectDepth, groundDepth) - groundDepth) * smoothstep((inside - 0.25) / 0.5)
  })
}
