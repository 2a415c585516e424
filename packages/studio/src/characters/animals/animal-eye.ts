import { type Brush, tint } from '../../paint/brush.ts'
import { css } from '../../paint/colour.ts'

const turn = Math.PI * 2

/** A dark eye with highlights, centred at (x, y). `s`: half its height in pixels; `blink`: 0 open, 1 closed; `gaze`: right positive, -1 to 1. */
export function animalEye(brush: Brush, x: number, y: number, s: number, blink: number, gaze = 0): void {
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
  g.fillStyle = black
  g.beginPath()
  g.ellipse(x + gaze * s * 0.12, y, s * 0.82, s * (1 - blink * 0.9), 0, 0, turn)
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
