import { loadImage } from '@napi-rs/canvas'
import { cameraAt } from '../camera/camera.ts'
import { type Canvas, type Ctx, editPixels, newCanvas } from '../paint/canvas.ts'
import { lerp, smooth } from '../paint/colour.ts'
import type { CameraMove } from '../scene/scene.ts'
import { type Frame, frameOf } from '../stage/frame.ts'
import { type DepthMap, guessDepth } from './depth.ts'

type PhotoLayer = { readonly canvas: Canvas; readonly nearness: number; readonly top: number }

/** A picture cut into soft layers, each holding all that is nearer than the one before, so nothing tears when it moves. */
export type Photo = { readonly frame: Frame; readonly layers: readonly PhotoLayer[] }

const CUTS = [0.3, 0.5, 0.7] as const

/** Fills the frame with a picture of any shape. Throws when the bytes are no picture. */
export async function layPhoto(bytes: Uint8Array, width: number, height: number): Promise<Photo> {
  const image = await loadImage(bytes)
  const scale = Math.max(width / image.width, height / image.height)
  const [whole, g] = newCanvas(width, height)
  g.drawImage(image, (width - image.width * scale) / 2, (height - image.height * scale) * 0.4, image.width * scale, image.height * scale)
  const depth = guessDepth(whole)
  return {
    frame: frameOf(width, height),
    layers: [{ canvas: whole, nearness: 0.12, top: 0 }, ...CUTS.map((cut) => nearerThan(whole, depth, cut))],
  }
}

function nearerThan(picture: Canvas, depth: DepthMap, cut: number): PhotoLayer {
  const [mask] = newCanvas(depth.width, depth.height)
  editPixels(mask, (data) => {
    for (let i = 0; i < depth.values.length; i++) data[i * 4 + 3] = 255 * smooth((depth.values[i]! - cut + 0.1) / 0.2)
  })
  const top = firstRow(depth, cut - 0.1)
  const y = Math.floor((top / depth.height) * picture.height)
  const [layer, g] = newCanvas(picture.width, picture.height - y)
  g.drawImage(picture, 0, -y)
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(mask, 0, -y, picture.width, picture.height)
  return { canvas: layer, nearness: 0.3 + cut, top: y }
}

function firstRow({ values, width, height }: DepthMap, least: number): number {
  const found = values.findIndex((value) => value > least)
  return found < 0 ? height - 1 : Math.floor(found / width)
}

/** `part`: 0 at the first frame, 1 at the last. `rest`: 1 shows the picture as it is, without movement. */
export function drawPhoto(g: Ctx, photo: Photo, move: CameraMove, part: number, rest = 0): void {
  const { frame, layers } = photo
  const camera = cameraAt(move, frame, part)
  for (const { canvas, nearness, top } of layers) {
    const margin = lerp(1.075, 1, rest)
    const scale = margin * lerp(1 + (camera.zoom - 1) * (0.5 + 0.6 * nearness), 1, rest)
    const reach = (margin - 1) * 0.46
    const shift = (amount: number, size: number): number => (-amount / frame.bleed) * reach * size * (0.5 + 0.5 * nearness) * (1 - rest)
    const x = (frame.width * (1 - scale)) / 2 + shift(camera.x, frame.width)
    const y = (frame.height * (1 - scale)) / 2 + shift(camera.y, frame.height) + top * scale
    g.drawImage(canvas, x, y, canvas.width * scale, canvas.height * scale)
  }
}

/** How much of an end picture is seen: nothing before the middle, all of it shortly before the end. */
export const endShown = (part: number): number => smooth((part - 0.5) / 0.42)
