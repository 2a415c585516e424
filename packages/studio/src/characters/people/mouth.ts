import { type Brush, tint } from '../../paint/brush.ts'
import { css, mix } from '../../paint/colour.ts'
import { isFeminineLook, type PersonLook } from './person-look.ts'

/**
 * Mouth shape: width and opening, 0 to 1; smile, -1 to 1; rounding of the lips and upper teeth on the lower lip, 0 to 1, default 0.
 */
export type Mouth = readonly [width: number, open: number, smile: number, round?: number, teeth?: number]

const turn = Math.PI * 2

/** How far lips are from the colour of the skin: those of children and men are pale. */
const lipStrength = (look: PersonLook): number => (look.stature < 0.88 ? 0.5 : isFeminineLook(look) ? 0.66 : 0.52)

/** Draws a mouth centred at (x, y). `r`: half the head's height in pixels. */
export function mouth(brush: Brush, look: PersonLook, x: number, y: number, r: number, shape: Mouth): void {
  const { g } = brush
  const [width, open, smile, round = 0] = shape
  const w = r * width * 0.6 * (1 - 0.3 * round)
  const drop = r * open * 0.92
  const corner = -r * smile * (smile < 0 ? 0.11 : 0.1) * (1 - 0.7 * round)
  const lip = mix(tint(brush, look.skin), tint(brush, '#8a2f34'), lipStrength(look))
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = css(lip)
  if (drop < r * 0.035) drawClosed(brush, look, { x, y, r, w, corner, smile })
  else {
    tracePath(g, x, y, w, corner, drop, round)
    g.fillStyle = css(tint(brush, 'mouth'))
    g.fill()
    g.save()
    g.clip()
    drawInside(brush, x, y, r, w, corner, drop, shape)
    g.restore()
    tracePath(g, x, y, w, corner, drop, round)
    g.lineWidth = r * (0.035 + 0.03 * round)
    g.stroke()
  }
  g.restore()
}

type ClosedMouth = Readonly<Record<'x' | 'y' | 'r' | 'w' | 'corner' | 'smile', number>>

/** Closed lips: fullest in the middle, with a line that curves up or down. */
function drawClosed({ g }: Brush, look: PersonLook, { x, y, r, w, corner, smile }: ClosedMouth): void {
  const full = r * (look.stature < 0.88 ? 0.034 : isFeminineLook(look) ? 0.056 : 0.04)
  const middle = y - corner * 1.9
  // Lips at rest are a little lifted at their ends: level ones look cross.
  const end = y + corner - (smile > -0.2 ? r * 0.016 : 0)
  g.fillStyle = g.strokeStyle
  g.beginPath()
  g.moveTo(x - w, end)
  g.quadraticCurveTo(x, middle - full, x + w, end)
  g.quadraticCurveTo(x, middle + full * 1.2, x - w, end)
  g.closePath()
  g.fill()
  g.lineWidth = r * 0.032
  g.stroke()
  if (smile > 0.35) {
    g.lineWidth = r * 0.045
    g.beginPath()
    g.moveTo(x - w - r * 0.035, y + corner - r * 0.02)
    g.quadraticCurveTo(x - w + r * 0.01, y + corner, x - w + r * 0.025, y + corner + r * 0.035)
    g.moveTo(x + w + r * 0.035, y + corner - r * 0.02)
    g.quadraticCurveTo(x + w - r * 0.01, y + corner, x + w - r * 0.025, y + corner + r * 0.035)
    g.stroke()
  }
  g.globalAlpha = 0.3
  g.lineWidth = r * 0.04
  g.beginPath()
  g.moveTo(x - w * 0.3, y - corner + r * 0.13)
  g.quadraticCurveTo(x, y - corner + r * 0.155, x + w * 0.3, y - corner + r * 0.13)
  g.stroke()
}

function tracePath(g: Brush['g'], x: number, y: number, w: number, corner: number, drop: number, round: number): void {
  const top = y - drop * (0.1 + 0.35 * round)
  const bottom = y + drop * (1 - 0.25 * round)
  const full = 0.35 + 0.3 * round
  g.beginPath()
  g.moveTo(x - w, y + corner + drop * 0.14)
  g.bezierCurveTo(x - w * (1 - full * 0.4), top - corner * 0.2, x - w * 0.4, top, x, top + drop * 0.03)
  g.bezierCurveTo(x + w * 0.4, top, x + w * (1 - full * 0.4), top - corner * 0.2, x + w, y + corner + drop * 0.14)
  g.bezierCurveTo(x + w * (0.85 + 0.15 * round), bottom - corner * 0.5, x + w * 0.5, bottom - corner, x, bottom - corner * 0.8)
  g.bezierCurveTo(x - w * 0.5, bottom - corner, x - w * (0.85 + 0.15 * round), bottom - corner * 0.5, x - w, y + corner + drop * 0.14)
  g.closePath()
}

function drawInside(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  w: number,
  corner: number,
  drop: number,
  [, , , round = 0, teeth = 0]: Mouth,
): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'tongue'), 1 - round)
  g.beginPath()
  g.ellipse(x, y + drop * (1.02 - 0.2 * round) - corner, w * 0.62, drop * 0.42, 0, 0, turn)
  g.fill()
  const showing = teeth > 0.3 ? drop * 0.8 : Math.min(r * 0.1, drop * 0.34) * (1 - round)
  if (showing < r * 0.015) return
  g.fillStyle = css(mix(tint(brush, 'white'), '#ffffff', 0.5))
  g.beginPath()
  g.roundRect(x - w * 0.86, y - drop * 0.5 + corner * 0.3, w * 1.72, drop * 0.42 + showing, r * 0.05)
  g.fill()
}
