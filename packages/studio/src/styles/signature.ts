import type { Image } from '@napi-rs/canvas'
import { type Canvas, newCanvas } from '../paint/canvas.ts'

/** Image descriptor: histograms of colours and of edge directions and strengths, each summing to 1. */
export type Signature = { readonly colours: Float32Array; readonly edges: Float32Array }

/** Images are compared at about this size, in pixels. */
export const SIGNATURE_SIZE = { width: 256, height: 144 } as const

/** Limit for images of extreme aspect ratio. */
const MAX_SIDE = 1024
const COLOUR_BINS = 5
const DIRECTION_BINS = 8
const STRENGTH_BINS = 6

/** Signature of a canvas at its own size. */
export function signatureOf(canvas: Canvas): Signature {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const colours = new Float32Array(COLOUR_BINS ** 3)
  const edges = new Float32Array(DIRECTION_BINS * STRENGTH_BINS)
  const level = (value: number): number => Math.min(COLOUR_BINS - 1, Math.floor((value / 256) * COLOUR_BINS))
  const light = (at: number): number => data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const inner = Math.max(1, (width - 2) * (height - 2))
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      colours[(level(data[at]!) * COLOUR_BINS + level(data[at + 1]!)) * COLOUR_BINS + level(data[at + 2]!)]! += 1 / (width * height)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue
      const gx = light(at + 4) - light(at - 4)
      const gy = light(at + width * 4) - light(at - width * 4)
      const strength = Math.min(STRENGTH_BINS - 1, Math.floor(Math.log2(1 + Math.hypot(gx, gy) / 4)))
      const turn = Math.floor(((Math.atan2(gy, gx) + Math.PI) / (Math.PI * 2)) * DIRECTION_BINS) % DIRECTION_BINS
      edges[strength * DIRECTION_BINS + turn]! += 1 / inner
    }
  return { colours, edges }
}

/** Signature of an image, scaled to about `SIGNATURE_SIZE`, over white. */
export function signatureOfImage(image: Image | Canvas): Signature {
  const scale = Math.sqrt((SIGNATURE_SIZE.width * SIGNATURE_SIZE.height) / (image.width * image.height))
  const side = (length: number): number => Math.min(MAX_SIDE, Math.max(3, Math.round(length * scale)))
  const [canvas, g] = newCanvas(side(image.width), side(image.height))
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.drawImage(image, 0, 0, canvas.width, canvas.height)
  return signatureOf(canvas)
}

const histogramDistance = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0)

/** Sum of the L1 distances of both histograms, 0 to 4. */
export const signatureDistance = (a: Signature, b: Signature): number =>
  histogramDistance(a.colours, b.colours) + histogramDistance(a.edges, b.edges)

/** Base64 of one byte per bin; square roots keep precision for small values. */
export const packSignature = ({ colours, edges }: Signature): string =>
  Buffer.from([...colours, ...edges].map((share) => Math.round(Math.sqrt(share) * 255))).toString('base64')

export function unpackSignature(packed: string): Signature {
  const shares = Float32Array.from(Buffer.from(packed, 'base64'), (byte) => (byte / 255) ** 2)
  return { colours: shares.subarray(0, COLOUR_BINS ** 3), edges: shares.subarray(COLOUR_BINS ** 3) }
}
