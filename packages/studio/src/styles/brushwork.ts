import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { type Noise, simplexNoise, seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

/** Stroke length and width in pixels at 720p; `share`: pixels of area per stroke; `alpha`: opacity. */
type StrokePass = { readonly length: number; readonly width: number; readonly share: number; readonly alpha: number }

const PASSES: readonly StrokePass[] = [
  { length: 22, width: 10, share: 520, alpha: 0.8 },
  { length: 13, width: 5, share: 330, alpha: 0.74 },
]

type Source = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** Direction of a stroke in radians: along the local edge, or else `swirl`. */
function strokeAngle({ data, width }: Source, at: number, reach: number, swirl: number): number {
  const [l, r] = [data[at - reach * 4 + 1] ?? 0, data[at + reach * 4 + 1] ?? 0]
  const [u, d] = [data[at - reach * width * 4 + 1] ?? 0, data[at + reach * width * 4 + 1] ?? 0]
  const [gx, gy] = [r - l, d - u]
  return Math.abs(gx) + Math.abs(gy) > 22 ? Math.atan2(gx, -gy) : swirl
}

/** Repaints a layer in brush strokes of its own colours, coarse to fine. `unit`: 1 at 720p. */
export function paintStrokes(canvas: Canvas, nearness: number, unit: number): Canvas {
  const g = canvas.getContext('2d')
  const { width, height } = canvas
  const noise = simplexNoise(7)
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  g.lineCap = 'round'
  for (const [k, pass] of PASSES.entries()) {
    if (k === 0 && nearness > 0.8) continue
    const source = { data: g.getImageData(0, 0, width, height).data, width, height }
    drawPass(g, source, pass, unit, noise, 11 + k)
  }
  g.restore()
  return canvas
}

function drawPass(g: Ctx, source: Source, pass: StrokePass, unit: number, noise: Noise, seed: number): void {
  const { data, width, height } = source
  const random = seeded(seed)
  const count = Math.round((width * height) / (pass.share * unit * unit))
  const reach = Math.max(1, Math.round(2 * unit))
  for (let i = 0; i < count; i++) {
    const x = (random() * width) | 0
    const y = (random() * height) | 0
    const at = (y * width + x) * 4
    if (data[at + 3]! < 200) continue
    const a = strokeAngle(source, at, reach, noise(x / (210 * unit), y / (210 * unit)) * 3 + 0.4)
    const lift = (random() - 0.46) * 30
    const length = pass.length * unit * (0.6 + random() * 0.7)
    g.strokeStyle = `rgba(${(data[at]! + lift) | 0},${(data[at + 1]! + lift) | 0},${(data[at + 2]! + lift * 0.8) | 0},${pass.alpha})`
    g.lineWidth = pass.width * unit * (0.6 + random() * 0.7)
    const [dx, dy] = [Math.cos(a) * length * 0.5, Math.sin(a) * length * 0.5]
    g.beginPath()
    g.moveTo(x - dx, y - dy)
    g.quadraticCurveTo(x, y + 2 * unit, x + dx, y + dy)
    g.stroke()
  }
}

/** Overlay of paint relief and canvas weave. */
export function canvasRelief(g: Ctx, { width, height, unit }: Frame): void {
  const [tile, tileContext] = newCanvas(400, 400)
  const random = seeded(23)
  const noise = simplexNoise(9)
  tileContext.lineCap = 'round'
  for (let i = 0; i < 1500; i++) {
    const [x, y] = [random() * 400, random() * 400]
    const a = noise(x / 170, y / 170) * 3
    tileContext.strokeStyle = random() < 0.5 ? 'rgba(255,240,200,.045)' : 'rgba(60,26,6,.075)'
    tileContext.lineWidth = 1.4 + random() * 2
    tileContext.beginPath()
    tileContext.moveTo(x - Math.cos(a) * 9, y - Math.sin(a) * 9)
    tileContext.lineTo(x + Math.cos(a) * 9, y + Math.sin(a) * 9)
    tileContext.stroke()
  }
  tileContext.fillStyle = 'rgba(70,40,10,.03)'
  for (let k = 0; k < 400; k += 4) {
    tileContext.fillRect(k, 0, 1.4, 400)
    tileContext.fillRect(0, k, 400, 1.4)
  }
  g.save()
  g.scale(unit, unit)
  g.fillStyle = g.createPattern(tile, 'repeat')!
  g.fillRect(0, 0, width / unit, height / unit)
  g.restore()
}
