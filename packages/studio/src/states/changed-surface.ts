import { type Canvas, editPixels, fillCanvas, linear, newCanvas, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { footOf, topsOf } from './silhouette.ts'
import { desaturate } from './weathering.ts'

const copyOf = (canvas: Canvas): Canvas => {
  const [copy, g] = newCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  return copy
}

/** Clears what is drawn; the context is in pixels until `restore`. */
function cleared(canvas: Canvas): ReturnType<Canvas['getContext']> {
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'source-over'
  g.clearRect(0, 0, canvas.width, canvas.height)
  return g
}

const PIECES = 34
/** Side of a piece, as a part of the thing. */
const PIECE = 0.19

/** A heap of pieces of what is drawn, where it lay, in place. `size`: side of its square in pixels. */
export function chop(canvas: Canvas, seed: number, size: number): void {
  const whole = copyOf(canvas)
  const data = whole.data()
  const random = seeded(seed + 17)
  const foot = footOf(whole)
  const isSolid = (x: number, y: number): boolean => data[(Math.round(y) * whole.width + Math.round(x)) * 4 + 3]! > 200
  const side = size * PIECE
  const sources = Array.from({ length: PIECES * 12 }, () => [
    canvas.width / 2 + (random() - 0.5) * size * 0.8,
    canvas.height / 2 + (random() - 0.5) * size * 0.8,
  ]).filter(([x, y]) => x! > 0 && y! > 0 && x! < whole.width && y! < whole.height && isSolid(x!, y!))
  if (sources.length === 0) return
  const g = cleared(canvas)
  for (let i = 0; i < PIECES; i++) {
    // From the back of the heap to its front.
    const row = i / (PIECES - 1)
    const wide = 0.2 + 0.26 * row
    const x = canvas.width / 2 + (random() - 0.5) * 2 * wide * size
    const high = (1 - row) * 0.36 * (1 - Math.abs(x - canvas.width / 2) / (size * 0.55))
    const y = foot - side * 0.45 - Math.max(0, high) * size
    const [fromX, fromY] = sources[i % sources.length] as [number, number]
    const scale = 0.75 + random() * 0.5
    g.save()
    g.translate(x, y)
    g.rotate((random() - 0.5) * 2.4)
    g.scale(scale, scale * (0.7 + random() * 0.3))
    g.beginPath()
    g.roundRect(-side / 2, -side / 2, side, side, side * 0.16)
    g.save()
    g.clip()
    g.drawImage(whole, -fromX, -fromY)
    g.fillStyle = linear(g, 0, -side / 2, 0, side / 2, [stop(0, '#ffffff', 0.34), stop(0.45, '#ffffff', 0.06), stop(1, '#1c1008', 0.3)])
    g.fillRect(-side, -side, side * 2, side * 2)
    g.restore()
    g.strokeStyle = css('#24140c', 0.35)
    g.lineWidth = Math.max(1, size * 0.006)
    g.stroke()
    g.restore()
  }
  g.restore()
}

/** How far the top of what withers hangs to the side, of its width. */
const BEND = 0.26

/** Brown and limp: what is drawn hangs to one side, in place. */
export function wither(canvas: Canvas): void {
  desaturate(canvas, 0.45)
  fillCanvas(
    canvas,
    linear(canvas.getContext('2d'), 0, 0, 0, canvas.height, [stop(0, '#6b4a22', 0.62), stop(1, '#7a6434', 0.4)]),
    'source-atop',
  )
  const straight = copyOf(canvas)
  const g = cleared(canvas)
  const { width, height } = straight
  const foot = footOf(straight)
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, (foot - y) / foot)
    // Shorter, and ever more to the side.
    g.drawImage(straight, 0, y, width, 1, up ** 2 * BEND * width, foot - (foot - y) * (1 - 0.24 * up), width, 1.4)
  }
  g.restore()
}

/** Pale, in place. */
export function fade(canvas: Canvas): void {
  desaturate(canvas, 0.78)
  fillCanvas(canvas, css('#e2dccd', 0.34), 'source-atop')
}

/** Where the flame of an icon is: left, top, right and bottom, as parts of its square. */
const FLAMES: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [/^candle/u, [0.3, -0.3, 0.7, 0.3]],
  [/torch/u, [0.2, -0.3, 0.8, 0.36]],
  [/^campfire/u, [-0.2, -0.3, 1.2, 0.79]],
  [/^(?:oil-lamp|diya)/u, [-0.3, -0.3, 0.2, 0.5]],
]
/** Of less than this is the light around what shines. */
const SOLID = 150

/** Charred logs with embers, where a fire was: from and to in parts of the square, and their colour. */
const CHARRED_LOGS: readonly (readonly [x: number, y: number, toX: number, toY: number, colour: string])[] = [
  [0.16, 0.9, 0.74, 0.8, '#2a2320'],
  [0.84, 0.9, 0.28, 0.79, '#1f1a19'],
  [0.2, 0.95, 0.8, 0.94, '#332a26'],
]
const LOG_WIDTH = 0.085

/** What a fire that is nothing but flames leaves, in place. */
function leaveEmbers(canvas: Canvas, size: number): void {
  const random = seeded(23)
  const g = cleared(canvas)
  g.translate((canvas.width - size) / 2, (canvas.height - size) / 2)
  g.scale(size, size)
  g.lineCap = 'round'
  for (const [x, y, toX, toY, colour] of CHARRED_LOGS) {
    for (const [wide, tone, up] of [
      [LOG_WIDTH, colour, 0],
      [LOG_WIDTH * 0.3, '#4c423d', LOG_WIDTH * 0.22],
    ] as const) {
      g.strokeStyle = tone
      g.lineWidth = wide
      g.beginPath()
      g.moveTo(x, y - up)
      g.lineTo(toX, toY - up)
      g.stroke()
    }
  }
  for (let i = 0; i < 22; i++) {
    g.fillStyle = css(i % 3 === 0 ? '#ffb050' : '#c8421c', 0.9)
    g.beginPath()
    g.ellipse(0.22 + random() * 0.56, 0.82 + random() * 0.14, 0.008 + random() * 0.014, 0.006 + random() * 0.008, 0, 0, Math.PI * 2)
    g.fill()
  }
  g.restore()
}

/** Without flame and light, and dark, in place; of a fire embers are left. `size`: side of its square in pixels. */
export function putOut(canvas: Canvas, name: string, size: number): void {
  if (name === 'fire') return leaveEmbers(canvas, size)
  const flame = FLAMES.find(([pattern]) => pattern.test(name))?.[1]
  const [left, top] = [(canvas.width - size) / 2, (canvas.height - size) / 2]
  editPixels(canvas, (data, width) => {
    for (let i = 0; i < data.length; i += 4) {
      const alpha = data[i + 3]!
      const [x, y] = [((i / 4) % width) - left, Math.floor(i / 4 / width) - top]
      const isFlame = flame && x > flame[0] * size && x < flame[2] * size && y > flame[1] * size && y < flame[3] * size
      data[i + 3] = isFlame ? 0 : Math.max(0, ((alpha - SOLID) * 255) / (255 - SOLID))
    }
  })
  desaturate(canvas, 0.45)
  fillCanvas(canvas, css('#12141f', 0.5), 'source-atop')
}

/** Removes the water of an icon in its own colours, in place. */
export function removeBlueWater(canvas: Canvas): void {
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
      if (b > r + 34 && b > g + 8 && g > r + 6) data[i + 3] = 0
    }
  })
}

/** Colour of water in a mask, which no other part of a mask has. */
export const WATER_IN_MASK = [255, 0, 255] as const

/** Alpha from which on a mask is no antialiased edge. */
const SOLID_MASK = 128
/** Pixels by which paint reaches beyond its shape. */
const SOFT_EDGE = 3

/**
 * Removes the water of a drawing, in place. `mask`: the same drawing, with its water in the colour of masks. `outline`: width of the outline of the
 * water, in pixels.
 */
export function removeWater(canvas: Canvas, mask: Canvas, outline: number): void {
  const masked = mask.data()
  const { width, height } = mask
  const isSolid = (i: number): boolean => masked[i + 3]! >= SOLID_MASK
  // These colours are multiplied by their alpha.
  const isWater = (i: number): boolean => isSolid(i) && Math.min(masked[i]!, masked[i + 2]!) - masked[i + 1]! > masked[i + 3]! / 2
  const isOther = (i: number): boolean => isSolid(i) && !isWater(i)
  const isNear = (i: number, reach: number, isMeant: (i: number) => boolean): boolean => {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++)
        if (isMeant((row * width + column) * 4)) return true
    return false
  }
  const reach = Math.ceil(outline)
  editPixels(canvas, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0 || isOther(i)) continue
      // Other parts keep their outlines.
      if (isWater(i) || (isNear(i, reach + SOFT_EDGE, isWater) && !isNear(i, reach, isOther))) data[i + 3] = 0
    }
  })
}

/** A lid with a knob on the opening of what is drawn, in place. `size`: side of its square in pixels. */
export function cover(canvas: Canvas, size: number): void {
  const step = 2
  const tops = topsOf(canvas, step)
  const middle = Math.min(...tops.slice(Math.floor(tops.length * 0.42), Math.ceil(tops.length * 0.58)))
  const isRim = (y: number): boolean => Math.abs(y - middle) < size * 0.09
  const columns = tops.flatMap((y, i) => (isRim(y) ? [i * step] : []))
  const [left, right] = [columns[0], columns.at(-1)]
  if (left === undefined || right === undefined) return
  const [x, half] = [(left + right) / 2, ((right - left) / 2) * 1.04]
  const rim = middle + size * 0.055
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'source-over'
  g.fillStyle = linear(g, x - half, 0, x + half, 0, [stop(0, '#8d949c'), stop(0.3, '#e6eaee'), stop(0.6, '#b2b8c0'), stop(1, '#737a84')])
  g.strokeStyle = css('#23262c', 0.55)
  g.lineWidth = Math.max(1, size * 0.01)
  g.beginPath()
  g.ellipse(x, rim, half, size * 0.17, 0, Math.PI, Math.PI * 2)
  g.ellipse(x, rim, half, size * 0.045, 0, 0, Math.PI)
  g.closePath()
  g.fill()
  g.stroke()
  g.fillStyle = '#2c2e34'
  g.beginPath()
  g.roundRect(x - size * 0.055, rim - size * 0.235, size * 0.11, size * 0.075, size * 0.03)
  g.fill()
  g.restore()
}
