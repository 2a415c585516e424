import type { Image } from '@napi-rs/canvas'
import type { PictureBox } from '@fablecut/domain/timeline/edit/shape/reframe-picture'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import type { Grid } from './grid.ts'
import { findSubject, saliencyOf } from './subject.ts'

const LONG_SIDE = 160
const MIN_SIDE = 8
/** Share of the subject that may lie outside of its box on each side: single pixels far from it would stretch it. */
const STRAY_SHARE = 0.05

/** The box of what stands out from the borders of an image, in fractions of its sides; null when nothing does. */
export function subjectBox(image: Image | Canvas): PictureBox | null {
  const scale = LONG_SIDE / Math.max(image.width, image.height)
  const width = Math.max(MIN_SIDE, Math.round(image.width * scale))
  const height = Math.max(MIN_SIDE, Math.round(image.height * scale))
  const [, g] = newCanvas(width, height)
  g.drawImage(image, 0, 0, width, height)
  const subject = findSubject(saliencyOf(g.getImageData(0, 0, width, height).data, width, height))
  if (!subject) return null
  const [left, right] = rangeOf(sums(subject.mask, width, (x) => x))
  const [top, bottom] = rangeOf(sums(subject.mask, height, (_, y) => y))
  return { left: left / width, right: right / width, top: top / height, bottom: bottom / height }
}

function sums({ width, height, values }: Grid, length: number, at: (x: number, y: number) => number): Float64Array {
  const totals = new Float64Array(length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) totals[at(x, y)]! += values[y * width + x]!
  return totals
}

/** Where all but the stray share of the values begins, and where it ends (exclusive). */
function rangeOf(totals: Float64Array): readonly [from: number, to: number] {
  const stray = totals.reduce((sum, value) => sum + value, 0) * STRAY_SHARE
  const first = (list: Float64Array): number => {
    let sum = 0
    return Math.max(
      0,
      list.findIndex((value) => (sum += value) > stray),
    )
  }
  return [first(totals), totals.length - first(totals.toReversed())]
}
