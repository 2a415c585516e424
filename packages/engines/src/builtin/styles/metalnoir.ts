import type { Brush } from '../paint/brush.ts'
import { type Canvas, linear, stop } from '../paint/canvas.ts'
import { luminance, ramp, type Rgb } from '../paint/colour.ts'
import { beams } from '../parts/light.ts'
import type { Composition, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { over } from './dressing.ts'
import { filmGrain, letterbox, vignette } from './finish.ts'
import { gradientMap, lightPatch, litAir } from './lighting.ts'
import type { Style } from './style.ts'

const SILVER = ['#000000', '#070809', '#1d2125', '#5f676f', '#ccd4db', '#ffffff'] as const

const silver = (colour: Rgb, gamma: number): Rgb =>
  ramp(['#030304', '#24292e', '#626b74', '#bcc5cc', '#ffffff'], luminance(colour) ** gamma)

/** Black walls with the light of a street lamp through blinds. */
function blinds({ g }: Brush, { frame }: Place): void {
  const { width, height, tall } = frame
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, -frame.bleed, width * 0.3, height, [stop(0, '#34383c'), stop(0.6, '#6c7278'), stop(1, '#3a3e42')])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), height + frame.bleed * 2)
  g.restore()
  const [w, h] = [width * (tall ? 0.86 : 0.56), height * (tall ? 0.34 : 0.58)]
  lightPatch(g, {
    x: width * (tall ? 0.1 : 0.24),
    y: height * (tall ? 0.3 : 0.14),
    w,
    h,
    skew: -w * 0.16,
    columns: 1,
    rows: 11,
    bar: 0.46,
    colour: '#ffffff',
    alpha: 0.6,
  })
}

function night(composition: Composition, place: Place, indoors: boolean): Composition {
  const { frame } = place
  const back = composition.layers[0]!.name
  const lit = over(composition, [back], (brush) => {
    if (indoors) blinds(brush, place)
    beams(brush, frame.width * 1.02, -frame.height * 0.05, 6, 2.1, 2.8, frame.width * 1.2, ['#e6eef6'], indoors ? 0.2 : 0.42, 0.03)
  })
  return litAir(lit, frame, '#dfe6ec', indoors ? 0.3 : 0.56, 0.44)
}

const printed = (canvas: Canvas): Canvas => gradientMap(canvas, SILVER)

/** Silver and black: one hard light, blinds on the wall, lit fog, rain, bars above and below. */
export const metalnoir: Style = {
  value: 'metalnoir',
  covered: () => [0, 0.08, 0, 0.08],
  timeOf: (time) => (time === 'day' ? 'dusk' : 'night'),
  look: () => ({
    paint: 'soft',
    volume: 0.85,
    shadow: [0, 0, 0],
    rim: '#ffffff',
    rimBack: '#8a949c',
    lightX: 0.7,
    eyes: 'narrow',
    clouds: 'soft',
    stars: false,
    sun: '#ffffff',
    cast: 2.6,
    haze: '#6a727a',
    hazeStrength: 0.85,
    detail: 0.5,
    lamp: '#ffffff',
    sky: ['#08090a', '#1c2024', '#4c545c', '#a9b2ba'],
    recolour: (colour) => silver(colour, 1.3),
    figure: (colour, role) =>
      role === 'black' || role === 'mouth'
        ? [4, 4, 5]
        : ramp(['#101316', '#4a5158', '#a4adb5', '#ffffff'], 0.12 + 0.88 * luminance(colour) ** 1.3),
  }),
  dress: night,
  surface: printed,
  figures: 1.12,
  overlay: (g, frame, variant) => {
    filmGrain(g, frame, 0.15, variant)
    vignette(g, frame, '#000000', 0.86, 0.4)
    letterbox(g, frame)
  },
  halo: { colour: '#eef4fa', alpha: 0.3 },
  particles: 'rain',
}
