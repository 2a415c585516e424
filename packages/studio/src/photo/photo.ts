import type { Image } from '@napi-rs/canvas'
import { type Camera, cameraAt } from '../camera/camera.ts'
import { blurred, type Canvas, type Ctx, editPixels, newCanvas } from '../paint/canvas.ts'
import { smoothstep } from '../paint/colour.ts'
import type { CameraMove } from '../scene/scene.ts'
import { type Frame, frameOf } from '../stage/frame.ts'
import { estimateDepth } from './depth.ts'
import { inpaint } from './inpaint.ts'
import { boxMean, type Grid, mapGrid } from './grid.ts'
import { decodeImage } from './decode-image.ts'

type PhotoLayer = { readonly canvas: Canvas; readonly parallax: number; readonly top: number }

/** An image split into layers by estimated depth; `whole` is the image fitted to the frame. Far layers are inpainted behind nearer ones. */
export type Photo = { readonly frame: Frame; readonly layers: readonly PhotoLayer[]; readonly depth: Grid; readonly whole: Canvas }

const DEPTH_THRESHOLDS = [0.2, 0.42, 0.6] as const
/** Half the depth range over which a layer fades in. */
const DEPTH_FEATHER = 0.07

/** Fits an image to the frame and splits it into depth layers. Throws as `decodeImage` does. */
export async function splitPhotoIntoLayers(bytes: Uint8Array, width: number, height: number): Promise<Photo> {
  const whole = fitToFrame(await decodeImage(bytes), width, height)
  const depth = estimateDepth(whole)
  const layers = [-1, ...DEPTH_THRESHOLDS].map((cut, i) => depthLayer(whole, depth, cut, DEPTH_THRESHOLDS[i]))
  return { frame: frameOf(width, height), layers, depth, whole }
}

/** Images that would lose more than this factor by cropping are letterboxed over their own blurred copy. */
const MAX_CROP_RATIO = 1.85

/** Covers the frame with an image; letterboxed over its own blurred copy where too much would be cropped. */
export function fitToFrame(image: Image | Canvas, width: number, height: number): Canvas {
  const [whole, g] = newCanvas(width, height)
  const drawScaled = (target: Ctx, scale: number, alignY: number): void => {
    target.drawImage(
      image,
      (width - image.width * scale) / 2,
      (height - image.height * scale) * alignY,
      image.width * scale,
      image.height * scale,
    )
  }
  const cover = Math.max(width / image.width, height / image.height)
  const contain = Math.min(width / image.width, height / image.height)
  const [colours, q] = newCanvas(width / 8, height / 8)
  q.fillStyle = '#8d8798'
  q.fillRect(0, 0, colours.width, colours.height)
  q.scale(1 / 8, 1 / 8)
  drawScaled(q, cover, 0.4)
  // The blur is transparent at its edges; the sharp copy shows through there.
  g.drawImage(colours, 0, 0, width, height)
  g.drawImage(blurred(colours, 4), 0, 0, width, height)
  if (cover / contain <= MAX_CROP_RATIO && !hasTransparency(image)) {
    drawScaled(g, cover, 0.4)
    return whole
  }
  g.fillStyle = 'rgba(14,10,30,0.25)'
  g.fillRect(0, 0, width, height)
  drawScaled(g, contain, 0.5)
  return whole
}

/** True for cut-outs (logos, figures without background), which must not be cropped. */
function hasTransparency(image: Image | Canvas): boolean {
  const [probe, g] = newCanvas(24, 24)
  g.drawImage(image, 0, 0, probe.width, probe.height)
  const { data } = g.getImageData(0, 0, probe.width, probe.height)
  let transparent = 0
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 128) transparent++
  return transparent > 24 * 24 * 0.08
}

/** The layer of depths above `cut` (the whole image below 0), inpainted where depths above `next` hide it. */
function depthLayer(image: Canvas, depth: Grid, cut: number, next: number | undefined): PhotoLayer {
  const whole = next === undefined ? image : inpaintBehind(image, depth, next)
  if (cut < 0) return { canvas: whole, parallax: 0.1, top: 0 }
  const [mask] = newCanvas(depth.width, depth.height)
  editPixels(mask, (data) => {
    for (let i = 0; i < depth.values.length; i++)
      data[i * 4 + 3] = 255 * smoothstep((depth.values[i]! - cut + DEPTH_FEATHER) / (2 * DEPTH_FEATHER))
  })
  const first = depth.values.findIndex((value) => value > cut - DEPTH_FEATHER)
  const row = first < 0 ? depth.height - 1 : Math.max(0, Math.floor(first / depth.width) - 1)
  const top = Math.floor((row / depth.height) * image.height)
  const [layer, g] = newCanvas(image.width, image.height - top)
  g.drawImage(whole, 0, -top)
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(mask, 0, -top, image.width, image.height)
  return { canvas: layer, parallax: 0.3 + cut, top }
}

/** Inpainted only where the nearer layer covers it fully, so that the layers together equal the image. */
function inpaintBehind(image: Canvas, depth: Grid, next: number): Canvas {
  const hidden = mapGrid(depth, (value) => smoothstep((value - next - DEPTH_FEATHER) / 0.03))
  const hole = mapGrid(
    boxMean(
      mapGrid(depth, (value) => (value > next - DEPTH_FEATHER ? 1 : 0)),
      2,
    ),
    (value) => Math.min(1, value * 3),
  )
  const [small, q] = newCanvas(depth.width, depth.height)
  q.drawImage(image, 0, 0, depth.width, depth.height)
  editPixels(small, (data) => {
    inpaint(data, hole)
    for (let i = 0; i < hidden.values.length; i++) data[i * 4 + 3] = 255 * hidden.values[i]!
  })
  const [filled, g] = newCanvas(image.width, image.height)
  g.drawImage(image, 0, 0)
  g.drawImage(small, 0, 0, image.width, image.height)
  return filled
}

/**
 * Camera over a photo: starts with the whole image, so it may only zoom in; a pull starts zoomed in.
 * `part`: 0 at the first frame, 1 at the last.
 */
function photoCamera(move: CameraMove, frame: Frame, part: number, seconds: number): Camera {
  const [start, now] = [cameraAt(move, frame, 0, 0), cameraAt(move, frame, part, seconds)]
  if (move === 'pull') return { zoom: now.zoom, x: now.x, y: now.y - cameraAt(move, frame, 1).y }
  const [x, y] = [(now.x - start.x) * 0.55, (now.y - start.y) * 0.55]
  return { zoom: Math.max(1, 1 + (now.zoom - start.zoom)), x, y }
}

/** View of a photo. `part`: 0 at the first frame, 1 at the last. `cameraDamping`: 1 cancels the camera, default 0. `pulse`: beat envelope, 0 to 1, default 0. */
export type PhotoView = {
  readonly move: CameraMove
  readonly part: number
  readonly seconds: number
  readonly cameraDamping?: number
  readonly pulse?: number
}

/** Draws the layers with parallax; the frame is always covered. */
export function drawPhoto(g: Ctx, { frame, layers }: Photo, { move, part, seconds, cameraDamping = 0, pulse = 0 }: PhotoView): void {
  const camera = photoCamera(move, frame, part, seconds)
  for (const { canvas, parallax, top } of layers) {
    const share = 0.45 + 0.6 * parallax
    const [x, y] = [camera.x * share * (1 - cameraDamping), camera.y * share * (1 - cameraDamping)]
    const cover = 1 + 2 * Math.max(Math.abs(x) / frame.width, Math.abs(y) / frame.height)
    const scale = Math.max(cover, 1) * (1 + (camera.zoom - 1) * share * (1 - cameraDamping)) + 0.02 * pulse * share
    g.drawImage(
      canvas,
      (frame.width * (1 - scale)) / 2 - x,
      (frame.height * (1 - scale)) / 2 - y + top * scale,
      canvas.width * scale,
      canvas.height * scale,
    )
  }
}
