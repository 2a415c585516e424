import { type Brush, tint } from '../../paint/brush.ts'
import { css, mix } from '../../paint/colour.ts'
import type { AnimalFace } from './animal-face.ts'

const turn = Math.PI * 2

/** What the eyes show of a feeling; `inner`: direction of the other eye, 1 to the right. */
export type EyeExpression = Pick<AnimalFace, 'brow' | 'lid' | 'stare'> & { readonly inner: 1 | -1 }

const CALM: EyeExpression = { brow: 0, lid: 0, stare: 0, inner: 1 }

/** A dark eye with highlights, centred at (x, y). `s`: half its height in pixels; `blink`: 0 open, 1 closed; `gaze`: right positive, -1 to 1. */
export function animalEye(brush: Brush, x: number, y: number, s: number, blink: number, gaze = 0, feeling: EyeExpression = CALM): void {
  if (brush.look.paint !== 'silhouette') drawBrow(brush, x, y, s, feeling)
  drawEye(brush, x, y, s, Math.max(blink, feeling.lid * 0.75), gaze, feeling.stare)
}

function drawBrow(brush: Brush, x: number, y: number, s: number, { brow, stare, inner }: EyeExpression): void {
  if (brow === 0) return
  const { g } = brush
  const top = y - s * (1.62 + stare * 0.3)
  const lift = s * 0.42 * brow
  g.strokeStyle = css(mix(tint(brush, 'black'), tint(brush, 'dark'), 0.4))
  g.lineWidth = s * 0.34
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x + inner * s * 0.85, top - lift)
  g.quadraticCurveTo(x, top - Math.abs(lift) * 0.2, x - inner * s * 0.95, top + lift)
  g.stroke()
}

function drawEye(brush: Brush, x: number, y: number, s: number, blink: number, gaze: number, stare: number): void {
  const { g, look } = brush
  if (look.paint === 'silhouette') return
  const black = css(tint(brush, 'black'))
  if (blink > 0.7) {
    g.strokeStyle = black
    g.lineWidth = s * 0.36
    g.lineCap = 'round'
    g.beginPath()
    g.arc(x, y - s * 0.35, s * 0.85, Math.PI * 0.15, Math.PI * 0.85)
    g.stroke()
    return
  }
  if (stare > 0) {
    g.fillStyle = css(tint(brush, 'white'))
    g.strokeStyle = black
    g.lineWidth = s * 0.16
    g.beginPath()
    g.ellipse(x, y, s * (0.9 + 0.25 * stare), s * (1 + 0.3 * stare) * (1 - blink * 0.9), 0, 0, turn)
    g.fill()
    g.stroke()
  }
  const pupil = 1 - 0.42 * stare
  g.fillStyle = black
  g.beginPath()
  g.ellipse(x + gaze * s * 0.12, y, s * 0.82 * pupil, s * pupil * (1 - blink * 0.9), 0, 0, turn)
  g.fill()
  if (blink > 0.4) return
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.arc(x + s * (0.26 + gaze * 0.2), y - s * 0.36, s * 0.3, 0, turn)
  g.fill()
  g.globalAlpha = 0.6
  g.beginPath()
  g.arc(x - s * 0.24, y + s * 0.4, s * 0.14, 0, turn)
  g.fill()
  g.globalAlpha = 1
}
