import { editPixels, type Canvas, type Ctx, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { simplexNoise, seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

/** Vignette. `inner`: start radius as a part of the shorter side. */
export function vignette(g: Ctx, { width, height }: Frame, colour: Colour, alpha: number, inner = 0.42): void {
  g.fillStyle = radial(g, width / 2, height * 0.47, Math.min(width, height) * inner, Math.hypot(width, height) * 0.55, [
    stop(0, colour, 0),
    stop(1, colour, alpha),
  ])
  g.fillRect(0, 0, width, height)
}

export function drawLight(g: Ctx, { width, height }: Frame, x: number, y: number, colour: Colour, alpha: number, reach = 0.8): void {
  g.fillStyle = radial(g, width * x, height * y, 0, Math.max(width, height) * reach, [
    stop(0, colour, alpha),
    stop(0.4, colour, alpha * 0.3),
    stop(1, colour, 0),
  ])
  g.fillRect(0, 0, width, height)
}

export function scanlines(g: Ctx, { width, height, unit }: Frame, alpha: number): void {
  g.fillStyle = css('#000000', alpha)
  for (let y = 0; y < height; y += 3 * unit) g.fillRect(0, y, width, unit)
}

/** Film grain; alternating `variant` 0 and 1 animates it. */
export function filmGrain(g: Ctx, { width, height, unit }: Frame, alpha: number, variant: number): void {
  const random = seeded(311 + variant)
  const [tile] = newCanvas(256, 256)
  editPixels(tile, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const value = random() + random() - 1
      data[i] = data[i + 1] = data[i + 2] = value > 0 ? 255 : 0
      data[i + 3] = Math.abs(value) * alpha * 255
    }
  })
  g.save()
  g.scale(1.5 * unit, 1.5 * unit)
  g.fillStyle = g.createPattern(tile, 'repeat')!
  g.fillRect(0, 0, width / unit, height / unit)
  g.restore()
}

/** Halftone dots; `size` gives their relative size at a position. */
export function halftone(g: Ctx, frame: Frame, colour: Colour, cell: number, size: (x: number, y: number) => number): void {
  const { width, height, unit } = frame
  const step = cell * unit
  g.fillStyle = css(colour)
  g.beginPath()
  for (let row = 0, y = 0; y < height + step; y += step * 0.87, row++)
    for (let x = (row % 2) * step * 0.5; x < width + step; x += step) {
      const r = size(x / width, y / height) * step * 0.55
      if (r < 0.4) continue
      g.moveTo(x + r, y)
      g.arc(x, y, r, 0, Math.PI * 2)
    }
  g.fill()
}

export function traceStar(g: Ctx, x: number, y: number, outer: number, inner: number, points: number, turn = 0): void {
  g.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const a = turn + (i / points) * Math.PI - Math.PI / 2
    const r = i % 2 ? inner : outer
    g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
  }
  g.closePath()
}

export function sparkle(g: Ctx, x: number, y: number, r: number): void {
  g.beginPath()
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 - Math.PI / 2
    g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
    g.quadraticCurveTo(x, y, x + Math.cos(a + Math.PI / 2) * r, y + Math.sin(a + Math.PI / 2) * r)
  }
  g.closePath()
}

/** Traces the outline of torn paper. */
export function traceTornEdge(g: Ctx, x: number, y: number, w: number, h: number, rough: number, seed: number): void {
  const noise = simplexNoise(seed)
  const wobble = (t: number, side: number): number =>
    rough * (noise(t / 34, side) * 0.6 + noise(t / 9, side + 5) * 0.35 + noise(t / 3, side + 9) * 0.2)
  g.beginPath()
  for (let t = 0; t <= w; t += 3) g.lineTo(x + t, y + wobble(t, 1))
  for (let t = 0; t <= h; t += 3) g.lineTo(x + w + wobble(t, 2), y + t)
  for (let t = w; t >= 0; t -= 3) g.lineTo(x + t, y + h + wobble(t, 3))
  for (let t = h; t >= 0; t -= 3) g.lineTo(x + wobble(t, 4), y + t)
  g.closePath()
}

/** Uneven fog over the lower part of the frame. */
export function drawFog(g: Ctx, { width, height }: Frame, colour: Colour, alpha: number, from: number, seed: number): void {
  const [buffer, q] = newCanvas(320, 180)
  const noise = simplexNoise(seed)
  const random = seeded(seed)
  for (let i = 0; i < 70; i++) {
    const x = random() * 320
    const y = random() * 180
    q.globalAlpha = 0.1 + 0.12 * Math.max(0, noise(x / 70, y / 40))
    q.fillStyle = radial(q, x, y, 0, 50, [stop(0, colour), stop(1, colour, 0)])
    q.fillRect(x - 50, y - 50, 100, 100)
  }
  q.globalAlpha = 1
  q.globalCompositeOperation = 'destination-in'
  q.fillStyle = linear(q, 0, 0, 0, 180, [stop(0, '#000', 0), stop(0.4, '#000'), stop(0.85, '#000'), stop(1, '#000', 0.4)])
  q.fillRect(0, 0, 320, 180)
  g.save()
  g.globalAlpha = alpha
  g.drawImage(buffer as Canvas, 0, height * from, width, height * (1 - from))
  g.restore()
}
