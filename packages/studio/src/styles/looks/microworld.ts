import { adjust } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { type Blend, blurred, type Canvas, type Ctx, linear, newCanvas, radial, stop } from '../../paint/canvas.ts'
import type { Style } from '../style.ts'
import { diorama } from '../diorama/diorama.ts'

const ROOM: Record<TimeOfDay, readonly string[]> = {
  dawn: ['#ffe9d0', '#f6c2a8', '#c28a9a'],
  day: ['#fffbe6', '#c4f0ee', '#6cc4e4'],
  dusk: ['#ffdcb8', '#f0a894', '#7a5590'],
  night: ['#5a6aa8', '#2f3a78', '#141a44'],
}

/** Tilt-shift blur: only the middle is sharp. */
function lens(canvas: Canvas, nearness: number, unit: number): Canvas {
  if (nearness < 0.5) return canvas
  const { width, height } = canvas
  const maskedTo = (source: Canvas, blend: Blend): [Canvas, Ctx] => {
    const [part, g] = newCanvas(width, height)
    g.drawImage(source, 0, 0)
    g.globalCompositeOperation = blend
    g.fillStyle = linear(g, 0, 0, 0, height, [stop(0.16, '#000', 0), stop(0.34, '#000'), stop(0.72, '#000'), stop(0.86, '#000', 0)])
    g.fillRect(0, 0, width, height)
    return [part, g]
  }
  const [blurredEdges] = maskedTo(blurred(canvas, 9 * unit), 'destination-out')
  const [sharp, g] = maskedTo(canvas, 'destination-in')
  g.globalCompositeOperation = 'lighter'
  g.drawImage(blurredEdges, 0, 0)
  return sharp
}

/** A block of land on a table, seen from above through a lens that only holds its middle sharp. */
export const microworld: Style = {
  value: 'microworld',
  look: (time) => ({
    paint: 'soft',
    volume: 0.4,
    lightX: -0.5,
    haze: null,
    shadow: [40, 30, 90],
    detail: 0.2,
    eyes: 'dot',
    stars: false,
    clouds: 'none',
    sky: ROOM[time],
    recolour: (colour) => adjust(colour, { saturation: 1.28, lightness: time === 'night' ? 0.74 : 1.06 }),
    figure: (colour) => adjust(colour, { saturation: 1.28, lightness: 1.06 }),
  }),
  compose: (_, place, indoors) => diorama(place, ROOM[place.time], indoors),
  texture: lens,
  overlay: (g, { width, height }) => {
    g.fillStyle = linear(g, 0, 0, 0, height, [
      stop(0, '#fff4e0', 0.34),
      stop(0.3, '#fff4e0', 0),
      stop(0.76, '#20104a', 0),
      stop(1, '#20104a', 0.2),
    ])
    g.fillRect(0, 0, width, height)
    g.fillStyle = radial(g, width / 2, height / 2, height * 0.35, Math.hypot(width, height) * 0.55, [
      stop(0, '#32143c', 0),
      stop(1, '#32143c', 0.22),
    ])
    g.fillRect(0, 0, width, height)
  },
  halo: { colour: '#ffe6b0', alpha: 0.16 },
  particles: 'dust',
}
