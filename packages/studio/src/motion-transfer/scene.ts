import type { Image } from '@napi-rs/canvas'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { MotionTransferRequest } from '@fablecut/generation/ports/motion-transfer'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { decodeImage } from '../photo/decode-image.ts'
import { fitToFrame } from '../photo/photo.ts'
import { type CutOut, cutOutFigure, cutOutTransparent } from './cut-out.ts'
import { drawFigure, drawShadow } from './draw-figure.ts'
import { type RestingFigure, posesOf } from './move-figure.ts'
import type { Motion } from './read-motion.ts'
import { referenceBackdrop } from './reference-backdrop.ts'
import { drawWholePicture } from './whole-picture.ts'

/** RGBA of the frame with this number. */
type DrawFrame = (index: number) => Uint8Array

type Placed = { readonly figure: Canvas; readonly resting: RestingFigure; readonly backdrop: Canvas }

/**
 * Prepares backdrop and figure. A picture whose figure cannot be cut out moves as a whole before its own backdrop; in the reference's it is refused:
 * `no_figure`.
 */
export async function createScene(request: MotionTransferRequest, motion: Motion, signal?: AbortSignal): Promise<DrawFrame> {
  const { width, height, intensity } = request
  const image = await decodeImage(request.character)
  const placed = request.backdrop === 'reference' ? await placeInReference(image, request, motion, signal) : placeInPicture(image, request)
  const [canvas, g] = newCanvas(width, height)
  if (!placed) {
    const draw = drawWholePicture(g, fitToFrame(image, width, height), motion)
    return (index) => {
      draw(index)
      return canvas.data()
    }
  }
  const { figure, resting, backdrop } = placed
  const poses = posesOf(motion, resting, request, intensity)
  const shadow = { width: resting.width, ground: resting.foot }
  return (index) => {
    const pose = poses[index]!
    g.drawImage(backdrop, 0, 0)
    if (!resting.isCutBelow) drawShadow(g, pose, shadow)
    drawFigure(g, figure, pose)
    return canvas.data()
  }
}

function placeInPicture(image: Image | Canvas, { width, height }: MotionTransferRequest): Placed | null {
  const transparent = cutOutTransparent(image)
  if (transparent) {
    const scale = Math.min((width * 0.7) / transparent.figure.width, (height * 0.72) / transparent.figure.height)
    const figure = scaled(transparent.figure, scale)
    const resting = { x: width / 2, foot: height * 0.9, width: figure.width, height: figure.height, isCutBelow: false }
    return { figure, resting, backdrop: plainBackdrop(transparent.figure, width, height) }
  }
  const picture = wholeOf(image)
  const cut = cutOutFigure(picture)
  return cut && placeOnBackdrop(cut, picture, { width, height })
}

const MOST_WIDTH = 0.86

/** As tall as in its picture; a plain backdrop is stretched to the frame, so that nothing of the figure is cropped. */
function placeOnBackdrop(cut: CutOut, picture: Canvas, { width, height }: { readonly width: number; readonly height: number }): Placed {
  const scale = Math.min(height / picture.height, (width * MOST_WIDTH) / cut.figure.width)
  const figure = scaled(cut.figure, scale)
  const middle = ((cut.left + cut.figure.width / 2) / picture.width) * width
  const x = Math.min(Math.max(middle, figure.width / 2), width - figure.width / 2)
  const foot = height - (picture.height - cut.top - cut.figure.height) * scale
  const [backdrop, g] = newCanvas(width, height)
  g.drawImage(cut.backdrop, 0, 0, width, height)
  return { figure, resting: { x, foot, width: figure.width, height: figure.height, isCutBelow: cut.isCutBelow }, backdrop }
}

/** In the place of the one who moves, as tall as they are. */
async function placeInReference(
  image: Image | Canvas,
  request: MotionTransferRequest,
  motion: Motion,
  signal: AbortSignal | undefined,
): Promise<Placed> {
  const { height } = request
  const cut = cutOutTransparent(image) ?? cutOutFigure(wholeOf(image))
  if (!cut) throw new EngineRefusal('no_figure', NO_FIGURE)
  const { picture, place } = await referenceBackdrop(request, motion, signal)
  // Who is cut off by the edge of their picture stands at the edge of the frame, where that does not show.
  const isCutBelow = cut.isCutBelow || place.foot > height * 0.985
  const tall = Math.max(height * (isCutBelow ? 0.5 : 0.15), place.height)
  const figure = scaled(cut.figure, tall / cut.figure.height)
  const resting = { x: place.x, foot: isCutBelow ? height : place.foot, width: figure.width, height: figure.height, isCutBelow }
  return { figure, resting, backdrop: picture }
}

const NO_FIGURE = 'The character could not be cut out. Choose a picture of one figure before a plain background: nothing was charged.'
const MOST_SIDE = 1600

function wholeOf(image: Image | Canvas): Canvas {
  const scale = Math.min(1, MOST_SIDE / Math.max(image.width, image.height))
  const [canvas, g] = newCanvas(image.width * scale, image.height * scale)
  g.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function scaled(figure: Canvas, scale: number): Canvas {
  const [canvas, g] = newCanvas(figure.width * scale, figure.height * scale)
  g.drawImage(figure, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Colours that suit a figure without surroundings: its own, light, with a floor. */
function plainBackdrop(figure: Canvas, width: number, height: number): Canvas {
  const [tiny, t] = newCanvas(1, 1)
  t.drawImage(figure, 0, 0, 1, 1)
  const [red = 128, green = 128, blue = 128] = t.getImageData(0, 0, tiny.width, tiny.height).data
  const light = (share: number): string =>
    `rgb(${[red, green, blue].map((value) => Math.round(value * (1 - share) + 246 * share)).join(',')})`
  const [canvas, g] = newCanvas(width, height)
  const wall = g.createLinearGradient(0, 0, 0, height)
  wall.addColorStop(0, light(0.9))
  wall.addColorStop(0.72, light(0.78))
  wall.addColorStop(0.76, light(0.66))
  wall.addColorStop(1, light(0.74))
  g.fillStyle = wall
  g.fillRect(0, 0, width, height)
  return canvas
}
