import { SUBMERGED } from '../../scene/scene.ts'
import type { Brush } from '../../paint/brush.ts'
import { type Ctx, linear, radial, stop } from '../../paint/canvas.ts'
import { adjust, mix, type Rgb } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { cloud, isOvercast } from '../../parts/nature/sky.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { paintOver, withLayer } from '../dressing.ts'
import { halftone } from '../finish.ts'
import type { Shot } from '../shot.ts'
import type { Style } from '../style.ts'

/** Light of an hour. `shade`: multiplied onto walls; `corner`: dots in the corners; `wash`: over the frame from its upper left to its lower right, with alphas. */
type Air = {
  readonly shade: string
  readonly light: string
  readonly lit: number
  readonly corner: string
  readonly wash: readonly [string, number, string, number]
  readonly glow: number
}

const AIR: Record<TimeOfDay, Air> = {
  dawn: { shade: '#c8b4d8', light: '#ffdcc4', lit: 0.5, corner: '#d88ab0', wash: ['#b8c8ff', 0.16, '#ffc8b0', 0.2], glow: 0.34 },
  day: { shade: '#bcd0f0', light: '#fff6d8', lit: 0.6, corner: '#2a8ae0', wash: ['#8ad4ff', 0.1, '#fff4c8', 0.1], glow: 0.32 },
  dusk: { shade: '#d88a6a', light: '#ffb070', lit: 0.8, corner: '#c8305a', wash: ['#ff6a3a', 0.2, '#8a1a4a', 0.26], glow: 0.5 },
  night: { shade: '#6474b8', light: '#7a9ae8', lit: 0.16, corner: '#060c3a', wash: ['#081448', 0.46, '#0a1038', 0.34], glow: 0.06 },
}

/** Towering cel-shaded clouds. */
const towers = ({ frame, time, seed }: Place): Layer => ({
  name: 'towers',
  nearness: 0.08,
  draw: (brush) => {
    const size = Math.max(frame.width * 0.66, frame.height * 0.5)
    cloud(brush, frame.width * 0.86, frame.horizon * 1.08, size, time, seed + 5)
    cloud(brush, frame.width * 0.12, frame.horizon * 1.06, size * 0.78, time, seed + 9)
  },
})

/** Coloured shade on the wall, lit from the side of the window. */
function drawWallLight({ g }: Brush, { frame, time }: Place): void {
  const { width, height, bleed } = frame
  const { shade, light, lit } = AIR[time]
  const [left, span, high] = [leftOf(frame), spanOf(frame), height + bleed * 2]
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, 0, width * 0.7, height, [shade, mix(shade, '#ffffff', time === 'night' ? 0.2 : 0.7)])
  g.fillRect(left, -bleed, span, high)
  g.globalCompositeOperation = 'soft-light'
  g.fillStyle = radial(g, width * 0.7, height * 0.34, 0, width * 0.62, [
    stop(0, light, lit),
    stop(0.5, light, lit * 0.5),
    stop(1, light, 0),
  ])
  g.fillRect(left, -bleed, span, high)
  g.restore()
}

/** Dots in the corners, the colours of the hour, and the glow of the sun outdoors. */
function drawAir(g: Ctx, frame: Frame, { scene, indoors }: Shot): void {
  const { width, height, horizon } = frame
  const { corner, wash, light, glow } = AIR[scene.time]
  g.save()
  g.globalAlpha = 0.3
  halftone(g, frame, corner, 9, (x, y) => Math.max(0, 0.95 - (x + y) * 2.1, (x + y - 1.62) * 2.1))
  g.restore()
  const inside = indoors ? 0.5 : 1
  const [first, strong, second, strength] = [wash[0], wash[1] * inside, wash[2], wash[3] * inside]
  const sun = isOvercast(scene.weather) ? 0 : glow * inside
  g.fillStyle = linear(g, 0, 0, width * 0.62, height, [
    stop(0, first, strong),
    stop(0.5, second, strength * 0.3),
    stop(1, second, strength),
  ])
  g.fillRect(0, 0, width, height)
  const [x, y] = [width * 0.8, horizon * 0.3]
  g.fillStyle = radial(g, x, y, 10, Math.max(width, height) * 0.6, [stop(0, light, sun), stop(0.34, light, sun * 0.3), stop(1, light, 0)])
  g.fillRect(0, 0, width, height)
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  if (indoors) return paintOver(composition, [composition.layers[0]!.name], (brush) => drawWallLight(brush, place))
  const open = composition.layers[0]!.name === 'sky' && place.where !== 'space' && !SUBMERGED.has(place.where)
  return open && !isOvercast(place.weather) ? withLayer(composition, towers(place)) : composition
}

const SHADOW: Record<TimeOfDay, Rgb> = { dawn: [120, 84, 150], day: [58, 84, 160], dusk: [120, 36, 84], night: [16, 28, 104] }

/** Inked figures close to a low camera, hard shadows, towering clouds, clear light of each hour, petals. */
export const anime: Style = {
  value: 'anime',
  look: (time) => ({
    paint: 'cel',
    ink: 3.6,
    inkColour: '#2a1050',
    rim: time === 'night' ? '#9ad0ff' : '#fff0c0',
    shadow: SHADOW[time],
    eyes: 'tall',
    lightX: 0.5,
    cast: 1.2,
    clouds: 'puff',
    cloudTall: 1.8,
    cloudLit: time === 'night' ? '#6a7ed8' : time === 'dusk' ? '#ffdca0' : '#fff6ee',
    cloudDark: time === 'day' ? '#7aa6f2' : time === 'night' ? '#1c2a84' : time === 'dawn' ? '#d8a8c8' : '#d0506a',
    sky: {
      dawn: ['#6ea2ea', '#a8c4f4', '#ffd2c4', '#fff2d0'],
      day: ['#0450d8', '#2a8cf8', '#7ccaff', '#d8f2ff'],
      dusk: ['#2a1c5e', '#a23a78', '#ff7048', '#ffc85c'],
      night: ['#040726', '#0c1650', '#1f3484', '#4a62b8'],
    },
    haze: { dawn: '#e8c8d8', day: '#a8d8ff', dusk: '#e8805a', night: '#26387c' }[time],
    hazeStrength: 0.7,
    sun: '#fff6d8',
    recolour: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 1.2, lightness: 0.7 }), [20, 40, 130], 0.2)
        : time === 'dusk'
          ? mix(adjust(colour, { saturation: 1.4, lightness: 0.94 }), [255, 120, 60], 0.16)
          : time === 'dawn'
            ? mix(adjust(colour, { saturation: 1.2, lightness: 1.08 }), [255, 210, 220], 0.12)
            : adjust(colour, { saturation: 1.5, lightness: 1.06 }),
    figure: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 1.15, lightness: 0.94 }), [60, 84, 190], 0.14)
        : adjust(colour, { saturation: 1.25, lightness: 1.06 }),
  }),
  figureScale: 1.16,
  compose: composeScene,
  overlay: (g, frame, _, shot) => drawAir(g, frame, shot),
  particles: 'petals',
}
