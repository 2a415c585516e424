import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { smoothstep } from '../paint/colour.ts'
import { type Grid, createGrid, guidedFilter, mapGrid } from './grid.ts'
import { findSubject, saliencyOf } from './subject.ts'

const GRID_SIDE = 240

/**
 * How near each part of a picture probably is, 0 far to 1 near. Guessed, not measured: the ground comes towards the viewer from
 * the middle down, and what stands out from it is as near as the ground at its foot, all of it, so nobody bends when the camera moves.
 */
export function estimateDepth(picture: Canvas): Grid {
  const width = picture.width >= picture.height ? GRID_SIDE : Math.max(8, Math.round((GRID_SIDE * picture.width) / picture.height))
  const height = Math.max(8, Math.round((width * picture.height) / picture.width))
  const [, g] = newCanvas(width, height)
  g.drawImage(picture, 0, 0, width, height)
  const data = g.getImageData(0, 0, width, height).data
  const light = createGrid(width, height, (x, y) => {
    const at = (y * width + x) * 4
    return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255
  })
  const ground = (y: number): number => 0.66 * smoothstep((y / height - 0.42) / 0.58)
  const subject = findSubject(saliencyOf(data, width, height))
  if (!subject) return createGrid(width, height, (_, y) => ground(y))
  const mask = guidedFilter(light, subject.mask, Math.max(2, Math.round(width / 40)), 0.002)
  const stands = Math.max(0.62, ground(subject.foot) + 0.14)
  return mapGrid(mask, (inside, i) => {
    const far = ground(Math.floor(i / width))
    return far + (Math.max(stands, far) - far) * smoothstep((inside - 0.25) / 0.5)
  })
}
