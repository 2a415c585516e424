import { type Ctx, linear, path } from '../paint/canvas.ts'
import { type Colour, fromHsl, shade, toHsl } from '../paint/colour.ts'
import { grainTile } from '../paint/texture.ts'
import type { CloseupSetup } from './closeup.ts'
import { grippingHand, skinOf } from './hand.ts'
import { dropShadow, rim } from './surface.ts'

const SECONDS_PER_LINE = 2
const LINES = 6
const [FROM, TO] = [-430, 250] as const

/** Pens draw bright waves of ink on a sheet the colour of the material, one after another. */
export const magicpens: CloseupSetup = ({ material, seed, view }) => {
  const [hue] = toHsl(material.colour)
  const inks: Colour[] = Array.from({ length: LINES }, (_, i) => fromHsl(hue + i * (300 / LINES), 0.82, 0.52))
  return {
    shows: ['hand', 'pen', 'paper', 'line'],
    paintStatic(g) {
      g.fillStyle = linear(g, view.left, view.top, view.left + view.width, view.top + view.height, [
        shade(material.colour, 0.93),
        shade(material.colour, 0.84),
        shade(material.colour, 0.7),
      ])
      g.fillRect(view.left, view.top, view.width, view.height)
      paperGrain(g, view)
      ruledLines(g, view)
    },
    drawFrame(g, seconds) {
      const drawn = seconds / SECONDS_PER_LINE + 1.3
      inks.forEach((ink, i) => wave(g, i, ink, Math.min(1, Math.max(0, drawn - i))))
      inks.forEach((ink, i) => {
        const part = drawn - i
        const isDrawing = part > 0 && part < 1
        const x = isDrawing ? FROM + (TO - FROM) * part : 330 + (i % 2) * 24
        pen(g, x, isDrawing ? waveAt(x, i) : yOf(i), ink, isDrawing ? -0.55 + Math.sin(seconds * 9) * 0.03 : 0)
        if (isDrawing) holdPen(g, x, waveAt(x, i), -0.55 + Math.sin(seconds * 9) * 0.03, seed)
      })
    },
  }
}

const yOf = (line: number): number => (line - (LINES - 1) / 2) * 96
const waveAt = (x: number, line: number): number => yOf(line) + Math.sin(x / 24 + line) * 24

/** The hand around the pen whose tip is at (x, y). */
function holdPen(g: Ctx, x: number, y: number, turn: number, seed: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.translate(230, 0)
  grippingHand(g, skinOf(seed), 0.82)
  g.restore()
}

function paperGrain(g: Ctx, { left, top, width, height }: { left: number; top: number; width: number; height: number }): void {
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.globalAlpha = 0.16
  g.fillStyle = g.createPattern(grainTile(60, 5), 'repeat')!
  g.fillRect(left, top, width, height)
  g.restore()
}

function ruledLines(g: Ctx, { left, top, width, height }: { left: number; top: number; width: number; height: number }): void {
  g.strokeStyle = 'rgba(90,120,190,.22)'
  g.lineWidth = 2
  for (let y = top + 40; y < top + height; y += 58) {
    g.beginPath()
    g.moveTo(left, y)
    g.lineTo(left + width, y)
    g.stroke()
  }
}

function wave(g: Ctx, line: number, ink: Colour, part: number): void {
  if (part <= 0) return
  const points = path((p) => {
    for (let x = FROM; x <= FROM + (TO - FROM) * part; x += 5) p.lineTo(x, waveAt(x, line))
  })
  g.lineCap = g.lineJoin = 'round'
  g.strokeStyle = linear(g, FROM, 0, TO, 0, [shade(ink, -0.08), ink, shade(ink, 0.18)])
  g.lineWidth = 17
  g.stroke(points)
  g.strokeStyle = 'rgba(255,255,255,.45)'
  g.lineWidth = 4
  g.translate(0, -4)
  g.stroke(points)
  g.translate(0, 4)
}

function pen(g: Ctx, x: number, y: number, ink: Colour, turn: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  const barrel = path((p) => p.roundRect(52, -25, 330, 50, 18))
  const cone = path((p) => {
    p.moveTo(0, 0)
    p.lineTo(58, -21)
    p.lineTo(58, 21)
    p.closePath()
  })
  dropShadow(g, barrel, 18, 0.32, 16)
  g.fillStyle = linear(g, 0, -21, 0, 21, ['#ffffff', '#d9d9e2', '#8e8e9c'])
  g.fill(cone)
  g.fillStyle = linear(g, 0, -8, 0, 8, [ink, shade(ink, -0.3)])
  g.fill(
    path((p) => {
      p.moveTo(0, 0)
      p.lineTo(19, -7)
      p.lineTo(19, 7)
      p.closePath()
    }),
  )
  g.fillStyle = linear(g, 0, -25, 0, 25, [shade(ink, 0.55), ink, ink, shade(ink, -0.38)])
  g.fill(barrel)
  rim(
    g,
    path((p) => p.roundRect(70, -17, 300, 5, 3)),
    0.5,
    3,
  )
  g.fillStyle = 'rgba(255,255,255,.85)'
  g.fillRect(280, -25, 9, 50)
  g.restore()
}
