import { type Canvas, linear, newCanvas, stop } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { ParticleEffect } from './particle.ts'

const COLOURS = ['#ff28c8', '#00f0ff', '#8c46ff', '#00ff96']

/** Sprite of a horizontal beam: white core, faded towards its right end. */
function beam(colour: Colour): Canvas {
  const [canvas, g] = newCanvas(256, 16)
  g.fillStyle = linear(g, 0, 0, 0, 16, [
    stop(0, colour, 0),
    stop(0.4, colour, 0.35),
    stop(0.5, '#ffffff', 0.9),
    stop(0.6, colour, 0.35),
    stop(1, colour, 0),
  ])
  g.fillRect(0, 0, 256, 16)
  g.globalCompositeOperation = 'destination-in'
  g.fillStyle = linear(g, 0, 0, 256, 0, [stop(0, '#000'), stop(0.5, '#000', 0.7), stop(1, '#000', 0)])
  g.fillRect(0, 0, 256, 16)
  return canvas
}

/** Twelve beams that swing from above and widen on a beat; additive. */
export const lasers: ParticleEffect = ({ width, height, unit }, seed) => {
  const beams = COLOURS.map(beam)
  const reach = Math.hypot(width, height)
  return (g, t, pulse) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 12; i++) {
      const left = i % 2 === 0
      const angle = Math.PI * (left ? 0.08 : 0.55) + (i / 12) * 1.15 + 0.16 * Math.sin(t * 1.9 + i * 0.8 + seed)
      g.save()
      g.translate(width * (left ? 0.08 : 0.92), -10)
      g.rotate(angle)
      g.globalAlpha = Math.min(1, 0.34 + 0.2 * Math.sin(t * 6.2 + i) + 0.45 * pulse)
      const thickness = (14 + 10 * pulse) * unit
      g.drawImage(beams[i % 4]!, 0, -thickness / 2, reach * 0.9, thickness)
      g.restore()
    }
    g.restore()
  }
}
