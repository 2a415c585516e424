import type { Image } from '@napi-rs/canvas'
import { type Canvas, newCanvas } from '../paint/canvas.ts'

/** What a picture's colours and edges are like, without regard to where they are: two histograms, each summing to 1. */
export type Signature = { readonly colours: Float32Array; readonly edges: Float32Array }

/** Pictures are compared at about this many pixels. */
export const SIGNATURE_SIZE = { width: 256, height: 144 } as const

/** A ribbon of a picture is not compared in its full length. */
const LONGEST_SIDE = 1024
const LEVELS = 5
const TURNS = 8
const STRENGTHS = 6

/** The signature of what is on a canvas, at its own size. */
export function signatureOf(canvas: Canvas): Signature {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const colours = new Float32Array(LEVELS ** 3)
  const edges = new Float32Array(TURNS * STRENGTHS)
  const level = (value: number): number => Math.min(LEVELS - 1, Math.floor((value / 256) * LEVELS))
  const light = (at: number): number => data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const inner = Math.max(1, (width - 2) * (height - 2))
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      colours[(level(data[at]!) * LEVELS + level(data[at + 1]!)) * LEVELS + level(data[at + 2]!)]! += 1 / (width * height)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue
      const gx = light(at + 4) - light(at - 4)
      const gy = light(at + width * 4) - light(at - width * 4)
      const strength = Math.min(STRENGTHS - 1, Math.floor(Math.log2(1 + Math.hypot(gx, gy) / 4)))
      const turn = Math.floor(((Math.atan2(gy, gx) + Math.PI) / (Math.PI * 2)) * TURNS) % TURNS
      edges[strength * TURNS + turn]! += 1 / inner
    }
  return { colours, edges }
}

/** The signature of any picture: reduced to the size of the others in its own proportions; what is seen through is white. */
export function signatureOfPicture(picture: Image | Canvas): Signature {
  const scale = Math.sqrt((SIGNATURE_SIZE.width * SIGNATURE_SIZE.height) / (picture.width * picture.height))
  const side = (length: number): number => Math.min(LONGEST_SIDE, Math.max(3, Math.round(length * scale)))
  const [canvas, g] = newCanvas(side(picture.width), side(picture.height))
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return signatureOf(canvas)
}

const gap = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0)

/** 0 for the same, at most 4. */
export const signatureDistance = (a: Signature, b: Signature): number => gap(a.colours, b.colours) + gap(a.edges, b.edges)

/** A signature in few letters: a byte for each root of a share, so that small shares are not lost. */
export const packSignature = ({ colours, edges }: Signature): string =>
  Buffer.from([...colours, ...edges].map((share) => Math.round(Math.sqrt(share) * 255))).toString('base64')

export function unpackSignature(packed: string): Signature {
  const shares = Float32Array.from(Buffer.from(packed, 'base64'), (byte) => (byte / 255) ** 2)
  return { colours: shares.subarray(0, LEVELS ** 3), edges: shares.subarray(LEVELS ** 3) }
}
