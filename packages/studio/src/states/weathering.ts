import { type Canvas, compositeOver, editPixels, fillCanvas, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, rgb } from '../paint/colour.ts'
import { fractalNoise, seeded, simplexNoise } from '../paint/random.ts'
import { footOf, topsOf } from './silhouette.ts'

/** Colours what is drawn as charcoal, darkest at the top, in place. */
export function char(canvas: Canvas, strength = 1): void {
  desaturate(canvas, 0.75 * strength)
  const g = canvas.getContext('2d')
  fillCanvas(
    canvas,
    linear(g, 0, 0, 0, canvas.height, [
      stop(0, '#171216', 0.86 * strength),
      stop(0.6, '#221b1c', 0.74 * strength),
      stop(1, '#2c2422', 0.6 * strength),
    ]),
    'source-atop',
  )
}

/** Takes colour out of what is drawn, in place. `amount`: 0 to 1. */
export function desaturate(canvas: Canvas, amount: number): void {
  const [grey, g] = newCanvas(canvas.width, canvas.height)
  g.drawImage(canvas, 0, 0)
  g.globalCompositeOperation = 'saturation'
  g.fillStyle = '#808080'
  g.fillRect(0, 0, grey.width, grey.height)
  compositeOver(canvas, grey, 'source-atop', amount)
}

/** Breaks the upper parts of what is drawn off along a jagged line, in place. `ground`: y below which nothing breaks, in pixels. */
export function breakOff(canvas: Canvas, seed: number, ground = canvas.height, least = 0.12, most = 0.62): void {
  const { width, height } = canvas
  const step = Math.max(3, Math.round(width / 260))
  const tops = topsOf(canvas, step)
  const random = seeded(seed + 71)
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'destination-out'
  g.globalAlpha = 1
  g.fillStyle = '#000000'
  g.beginPath()
  g.moveTo(-1, -1)
  let part = least
  let left = 0
  tops.forEach((top, i) => {
    if (left-- <= 0) {
      // What leaves the picture at its top is broken off below that.
      part = (tops[i]! <= 1 ? Math.max(least, 0.34) : least) + random() ** 1.4 * (most - least)
      left = 2 + Math.floor(random() * 9)
    }
    const high = Math.max(0, ground - top)
    const jag = (random() - 0.5) * 0.06 * high
    const y = top >= height || high <= 0 ? top : top + high * part + jag
    g.lineTo(i * step, Math.min(y, Math.max(top, ground)))
    g.lineTo((i + 0.6) * step, Math.min(y + (random() - 0.5) * 0.03 * high, Math.max(top, ground)))
  })
  g.lineTo(width + 1, -1)
  g.closePath()
  g.fill()
  g.restore()
}

/** Lays patches of a colour over what is drawn, in place. `share`: about how much of it, 0 to 1. */
export function patch(canvas: Canvas, seed: number, colours: readonly Colour[], share: number, size: number, alpha = 0.9): void {
  const noise = simplexNoise(seed)
  const tones = colours.map((colour) => rgb(colour))
  const limit = 0.42 - share * 0.8
  editPixels(canvas, (data, width, height) => {
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i += 4) {
        if (data[i + 3]! < 8) continue
        const value = fractalNoise(noise, x / size, y / size, 4)
        if (value < limit) continue
        const amount = Math.min(1, (value - limit) * 5) * alpha
        const tone =
          tones[Math.min(tones.length - 1, Math.floor(Math.max(0, fractalNoise(noise, x / size + 40, y / size, 2) + 0.5) * tones.length))]!
        // Shading goes on below.
        const light = 0.6 + (0.4 * (data[i]! + data[i + 1]! + data[i + 2]!)) / 765
        for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! * (1 - amount) + tone[k]! * light * amount
      }
  })
}

/** Blots of the largest stain with drops around them, as parts of the square: centre and radius. */
const BLOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.08, 0.02, 0.15],
  [0.15, 0.2, 0.08],
  [0.06, -0.16, 0.05],
]

/** Soaks blots of a colour into what is drawn, in place. `spread`: how much of the foot is spattered too, 0 to 1. */
export function stain(canvas: Canvas, seed: number, size: number, colour: Colour, spread = 0): void {
  const random = seeded(seed + 21)
  const g = canvas.getContext('2d')
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  const blot = (x: number, y: number, r: number): void => {
    g.fillStyle = css(colour, 0.86)
    g.beginPath()
    for (let k = 0; k <= 28; k++) {
      const angle = (k / 28) * Math.PI * 2
      const reach = r * (0.82 + 0.16 * Math.sin(angle * 3 + x) + 0.14 * Math.sin(angle * 7 + y))
      g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
    g.fill()
  }
  for (const [x, y, r] of BLOTS) blot(cx + x * size, cy + y * size, r * size)
  const foot = footOf(canvas)
  for (let i = 0; i < 16 + spread * 60; i++) {
    const isAtFoot = i >= 16
    const x = cx + (random() - 0.5) * size * (isAtFoot ? 1 : 0.6)
    const y = isAtFoot ? foot - random() ** 2 * size * 0.4 : cy + (random() - 0.4) * size * 0.6
    blot(x, y, size * (0.008 + random() ** 2 * (isAtFoot ? 0.06 : 0.024)))
  }
  g.restore()
}

/** Draws cracks from an edge into what is drawn, in place. */
export function crack(canvas: Canvas, seed: number, count: number, size: number): void {
  const random = seeded(seed + 9)
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  g.lineJoin = 'round'
  for (let i = 0; i < count; i++) {
    let [x, y] = [canvas.width / 2 + (random() - 0.5) * size * 0.5, canvas.height / 2 - size * 0.5]
    let angle = Math.PI / 2 + (random() - 0.5) * 0.9
    const points: (readonly [number, number])[] = [[x, y]]
    for (let k = 0; k < 9; k++) {
      angle += (random() - 0.5) * 1.5
      angle = angle * 0.6 + (Math.PI / 2) * 0.4
      x += Math.cos(angle) * size * 0.1
      y += Math.sin(angle) * size * 0.1
      points.push([x, y])
      if (random() < 0.4)
        strokeCrack(
          g,
          [
            [x, y],
            [x + (random() - 0.5) * size * 0.22, y + random() * size * 0.12],
          ],
          size * 0.012,
        )
    }
    strokeCrack(g, points, size * 0.013)
  }
  g.restore()
}

function strokeCrack(g: ReturnType<Canvas['getContext']>, points: readonly (readonly [number, number])[], width: number): void {
  for (const [shift, colour, alpha] of [
    [0.6, '#ffffff', 0.35],
    [0, '#1c1520', 0.92],
  ] as const) {
    g.strokeStyle = css(colour, alpha)
    g.lineWidth = width
    g.beginPath()
    points.forEach(([x, y], i) => (i === 0 ? g.moveTo(x + shift * width, y) : g.lineTo(x + shift * width, y)))
    g.stroke()
  }
}

/** Lays dust from above over what is drawn, in place. */
export function dust(canvas: Canvas, strength = 1): void {
  desaturate(canvas, 0.5 * strength)
  const g = canvas.getContext('2d')
  fillCanvas(
    canvas,
    linear(g, 0, 0, 0, canvas.height, [
      stop(0, '#cfc6b4', 0.5 * strength),
      stop(0.5, '#a99e8a', 0.26 * strength),
      stop(1, '#8a7f6e', 0.3 * strength),
    ]),
    'source-atop',
  )
}

/** Tears a ragged piece out of a side of what is drawn, in place. */
export function tear(canvas: Canvas, seed: number, size: number): void {
  const random = seeded(seed + 3)
  const g = canvas.getContext('2d')
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'destination-out'
  g.globalAlpha = 1
  g.fillStyle = '#000000'
  for (const [from, to, depth] of [
    [-0.62, 0.05, 0.52],
    [0.2, 0.56, 0.3],
  ] as const) {
    const side = depth > 0.4 ? 1 : -1
    g.beginPath()
    g.moveTo(cx + side * size * 0.7, cy + from * size)
    for (let k = 0; k <= 12; k++) {
      const u = k / 12
      const inner = Math.sin(u * Math.PI) * depth
      g.lineTo(cx + side * size * (0.5 - inner + (random() - 0.5) * 0.07), cy + (from + (to - from) * u) * size)
    }
    g.lineTo(cx + side * size * 0.7, cy + to * size)
    g.closePath()
    g.fill()
  }
  g.restore()
}

/** Covers the tops of what is drawn with ice, and hangs icicles from it, in place. */
export function freezeOver(canvas: Canvas, seed: number, size: number): void {
  const g = canvas.getContext('2d')
  const random = seeded(seed + 5)
  const step = Math.max(2, Math.round(size / 60))
  const tops = topsOf(canvas, step)
  fillCanvas(
    canvas,
    linear(g, 0, 0, 0, canvas.height, [stop(0, '#eefaff', 0.62), stop(0.5, '#b8e2f8', 0.36), stop(1, '#8cc4ea', 0.42)]),
    'source-atop',
  )
  const [sheet, sg] = newCanvas(canvas.width, canvas.height)
  sg.fillStyle = '#f4fcff'
  tops.forEach((top, i) => {
    if (top >= canvas.height * 0.92) return
    const x = i * step
    const thick = size * (0.035 + 0.02 * Math.sin(i * 0.7))
    sg.fillRect(x, top - size * 0.012, step + 1, thick)
    if (random() > 0.3) return
    const long = size * (0.06 + random() * 0.13)
    sg.beginPath()
    sg.moveTo(x - step, top + thick * 0.6)
    sg.lineTo(x + step * 0.5, top + thick + long)
    sg.lineTo(x + step * 2, top + thick * 0.6)
    sg.fill()
  })
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.shadowColor = css('#4f8fc0', 0.8)
  g.shadowBlur = size * 0.02
  g.drawImage(sheet, 0, 0)
  g.restore()
}

/** Drops that sit on what is drawn, in place. */
export function wet(canvas: Canvas, seed: number, size: number): void {
  const random = seeded(seed + 13)
  const g = canvas.getContext('2d')
  fillCanvas(canvas, css('#16384f', 0.2), 'source-atop')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 46; i++) {
    const [x, y, r] = [
      canvas.width / 2 + (random() - 0.5) * size,
      canvas.height / 2 + (random() - 0.5) * size,
      size * (0.01 + random() ** 2 * 0.022),
    ]
    g.fillStyle = radial(g, x - r * 0.3, y - r * 0.4, 0, r * 1.5, [
      stop(0, '#ffffff', 0.95),
      stop(0.35, '#bfe6fa', 0.75),
      stop(1, '#3f86b4', 0.5),
    ])
    g.beginPath()
    g.ellipse(x, y, r * 0.85, r * (1.1 + random() * 0.9), 0, 0, Math.PI * 2)
    g.fill()
  }
  g.restore()
}
