import { type Canvas, type Ctx, linear, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { pick, seeded } from '../paint/random.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { Frame } from '../stage/frame.ts'
import { traceTornEdge } from './finish.ts'
import { traceLettering, letteringWidth } from './lettering.ts'

/** Left, top, width, height in frame pixels. */
export type Rect = readonly [number, number, number, number]

/** Newspaper background with columns, images and headings. */
export function drawNewsprint(g: Ctx, { width, height, unit }: Frame): void {
  g.drawImage(cloudTexture(640, 360, 2.2, 5, ['#cfc6b0', '#efe7d2', '#f6f0e0']), 0, 0, width, height)
  const random = seeded(5)
  const column = 200 * unit
  for (let left = 18 * unit; left < width; left += column)
    for (let y = 20 * unit; y < height; y += 11 * unit) {
      const heading = random() < 0.05
      g.fillStyle = css('#1e1a1e', heading ? 0.62 : 0.36)
      for (let x = left; x < left + column * 0.84;) {
        const w = Math.min((6 + random() * 26) * unit, left + column * 0.88 - x)
        g.fillRect(x, y, w, (heading ? 9 : 4) * unit)
        x += w + 5 * unit
      }
      if (heading) y += 8 * unit
    }
}

/** A torn hole: clears the area, with white edge and shadow. */
export function drawTornHole(g: Ctx, [x, y, w, h]: Rect, unit: number, seed: number): void {
  g.save()
  g.shadowColor = 'rgba(0,0,0,.55)'
  g.shadowBlur = 14 * unit
  g.shadowOffsetY = 6 * unit
  g.fillStyle = '#f6f1e4'
  traceTornEdge(g, x - 8 * unit, y - 8 * unit, w + 17 * unit, h + 15 * unit, 12 * unit, seed)
  g.fill()
  g.restore()
  g.save()
  g.globalCompositeOperation = 'destination-out'
  traceTornEdge(g, x, y, w, h, 12 * unit, seed + 20)
  g.fill()
  g.restore()
}

/** An image on torn paper, rotated about its centre. `turn` in radians. */
export function drawPastedPrint(g: Ctx, image: Canvas, [x, y, w, h]: Rect, turn: number, unit: number, seed: number): void {
  g.save()
  g.translate(x + w / 2, y + h / 2)
  g.rotate(turn)
  g.save()
  g.shadowColor = 'rgba(0,0,0,.5)'
  g.shadowBlur = 12 * unit
  g.shadowOffsetY = 5 * unit
  g.fillStyle = '#f6f1e4'
  traceTornEdge(g, -w / 2 - 9 * unit, -h / 2 - 9 * unit, w + 18 * unit, h + 18 * unit, 9 * unit, seed)
  g.fill()
  g.restore()
  traceTornEdge(g, -w / 2, -h / 2, w, h, 7 * unit, seed + 11)
  g.clip()
  const k = Math.max(w / image.width, h / image.height)
  g.drawImage(image, (-image.width * k) / 2, (-image.height * k) / 2, image.width * k, image.height * k)
  g.restore()
}

/** Adhesive tape. `angle` in radians. */
export function drawTape(g: Ctx, x: number, y: number, angle: number, unit: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  g.fillStyle = linear(g, 0, -16 * unit, 0, 16 * unit, [stop(0, '#f6e9a8', 0.86), stop(0.5, '#e8d98e', 0.72), stop(1, '#f6e9a8', 0.86)])
  g.beginPath()
  for (let i = 0; i <= 8; i++) g.lineTo((58 + (i % 2) * 6) * unit, (i * 4 - 16) * unit)
  for (let i = 8; i >= 0; i--) g.lineTo((-58 - (i % 2) * 6) * unit, (i * 4 - 16) * unit)
  g.fill()
  g.restore()
}

/** A hand-drawn ring; varies with `take`. */
export function drawScribbleRing(g: Ctx, [left, top, w, h]: Rect, unit: number, take: number): void {
  const [x, y, rx, ry] = [left + w / 2, top + h / 2, w * 0.37, h * 0.42]
  g.strokeStyle = '#e2231a'
  g.lineWidth = 6 * unit
  g.lineCap = 'round'
  g.beginPath()
  for (let i = 0; i < 150; i++) {
    const a = i / 11 + 0.6 + take * 0.05
    const k = 1 + i * 0.0016 + 0.03 * Math.sin(i * 0.31 + take * 2.1)
    g.lineTo(x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k)
  }
  g.stroke()
}

/** Letters cut from coloured paper. Returns the width in pixels. */
export function drawCutLetters(g: Ctx, text: string, x: number, y: number, height: number, seed: number): number {
  const random = seeded(seed)
  const step = height * 1.06
  Array.from(text).forEach((letter, i) => {
    const [paper, ink] = pick(PAPERS, random)
    g.save()
    g.translate(x + step * (i + 0.5), y + height / 2 + (random() - 0.5) * height * 0.16)
    g.rotate((random() - 0.5) * 0.24)
    g.shadowColor = 'rgba(0,0,0,.45)'
    g.shadowBlur = height * 0.08
    g.shadowOffsetY = height * 0.05
    g.fillStyle = paper
    traceTornEdge(g, -height * 0.5, -height * 0.62, height, height * 1.24, height * 0.04, seed + i)
    if (letter !== ' ') g.fill()
    g.shadowColor = 'transparent'
    const tall = height * 0.74
    traceLettering(g, letter, (-letteringWidth(letter) * tall) / 2, -tall / 2, tall)
    g.lineWidth = height * 0.17
    g.lineJoin = g.lineCap = 'round'
    g.strokeStyle = ink
    g.stroke()
    g.restore()
  })
  return step * text.length
}

const PAPERS = [
  ['#f6f1e4', '#141014'],
  ['#141014', '#f6f1e4'],
  ['#e2231a', '#f6f1e4'],
  ['#ffd400', '#141014'],
  ['#d9d0ba', '#141014'],
] as const
