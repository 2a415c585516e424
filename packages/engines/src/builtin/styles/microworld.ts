import { adjust } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { linear, radial, stop } from '../paint/canvas.ts'
import type { Style } from './style.ts'
import { diorama } from './diorama.ts'

const ROOM: Record<TimeOfDay, readonly string[]> = {
  dawn: ['#ffe9d0', '#f6c2a8', '#c28a9a'],
  day: ['#fdf3d8', '#bfe3ea', '#7fb6d0'],
  dusk: ['#ffdcb8', '#f0a894', '#7a5590'],
  night: ['#5a6aa8', '#2f3a78', '#141a44'],
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
    recolour: (colour) => adjust(colour, { saturation: 1.28, lightness: time === 'night' ? 0.8 : 1.06 }),
  }),
  dress: (_, place, indoors) => diorama(place, ROOM[place.time], indoors),
  overlay: (g, { width, height }) => {
    g.fillStyle = linear(g, 0, 0, 0, height, [
      stop(0, '#fff4e0', 0.34),
      stop(0.3, '#fff4e0', 0),
      stop(0.76, '#20104a', 0),
      stop(1, '#20104a', 0.3),
    ])
    g.fillRect(0, 0, width, height)
    g.fillStyle = radial(g, width / 2, height / 2, height * 0.35, Math.hypot(width, height) * 0.55, [
      stop(0, '#32143c', 0),
      stop(1, '#32143c', 0.3),
    ])
    g.fillRect(0, 0, width, height)
  },
  particles: 'dust',
}
