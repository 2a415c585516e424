import type { MotionTransferRequest } from '@fablecut/generation/ports/motion-transfer'
import { type Canvas, editPixels, newCanvas } from '../paint/canvas.ts'
import { type Grid, boxMean, createGrid, mapGrid } from '../photo/grid.ts'
import { spreadFrames } from './background.ts'
import { withoutFigure } from './cut-out.ts'
import { type VideoFrame, decodeFrames } from './decode-frames.ts'
import { medianOf } from './smooth.ts'
import { MOTION_FPS, type Motion } from './read-motion.ts'

type ReferenceBackdrop = {
  /** The reference without the one who moves. */
  readonly picture: Canvas
  /** Where they usually are, in pixels of the picture. */
  readonly place: { readonly x: number; readonly foot: number; readonly height: number }
}

const SAMPLES = 24

/** The reference without the one who moves, cropped to the frame: of each pixel the median of those frames in which they are elsewhere. */
export async function referenceBackdrop(
  { reference, width, height }: MotionTransferRequest,
  motion: Motion,
  signal?: AbortSignal,
): Promise<ReferenceBackdrop> {
  const chosen = spreadFrames(motion.frames.length, SAMPLES)
  const cover = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos,crop=${width}:${height}`
  const select = chosen.map((index) => `eq(n\\,${index})`).join('+')
  const frames = await decodeFrames(reference, `fps=${MOTION_FPS},select='${select}',${cover}`, signal)
  const covered = chosen.slice(0, frames.length).map((index) => {
    const mask = asShown(motion.masks[index]!, width, height)
    return mapGrid(boxMean(mask, MARGIN), (value) => (value > 0 ? 1 : 0))
  })
  const always = mapGrid(covered[0]!, (_, i) => (covered.every(({ values }) => values[i] === 1) ? 1 : 0))
  return { picture: withoutFigure(canvasOf(uncovered(frames, covered)), always), place: placeOf(motion, width, height) }
}

/** Pixels of a mask around the figure in which its edge shows. */
const MARGIN = 2

function uncovered(frames: readonly VideoFrame[], covered: readonly Grid[]): VideoFrame {
  const [{ width, height }, { width: columns, height: rows }] = [frames[0]!, covered[0]!]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height)) * columns
    for (let x = 0; x < width; x++, at += 3) {
      const cell = row + Math.min(columns - 1, Math.floor((x * columns) / width))
      const free = frames.filter((_, k) => covered[k]!.values[cell] === 0)
      const shown = free.length > 0 ? free : frames
      for (let c = 0; c < 3; c++) data[at + c] = medianOf(shown.map((frame) => frame.data[at + c]!))
    }
  }
  return { width, height, data }
}

/** The part of a grid over the reference that the frame shows. */
function asShown(grid: Grid, width: number, height: number): Grid {
  const scale = Math.max(width / grid.width, height / grid.height)
  const [columns, rows] = [Math.round(width / scale), Math.round(height / scale)]
  const [left, top] = [Math.floor((grid.width - columns) / 2), Math.floor((grid.height - rows) / 2)]
  return createGrid(columns, rows, (x, y) => grid.values[(y + top) * grid.width + x + left] ?? 0)
}

/** Rows and columns of the reference in the frame, which it covers. */
function placeOf({ frames, aspect, top, bottom }: Motion, width: number, height: number): ReferenceBackdrop['place'] {
  const shown = Math.max(height, width / aspect)
  const x = medianOf(frames.map((frame) => frame.x)) * shown - (shown * aspect - width) / 2
  return { x, foot: bottom * shown - (shown - height) / 2, height: (bottom - top) * shown }
}

function canvasOf({ width, height, data }: VideoFrame): Canvas {
  const [canvas] = newCanvas(width, height)
  editPixels(canvas, (pixels) => {
    for (let i = 0, at = 0; at < data.length; i += 4, at += 3) pixels.set([data[at]!, data[at + 1]!, data[at + 2]!, 255], i)
  })
  return canvas
}
