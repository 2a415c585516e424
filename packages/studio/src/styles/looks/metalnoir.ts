import type { Brush } from '../../paint/brush.ts'
import { blurred, type Canvas, linear, newCanvas, radial, stop } from '../../paint/canvas.ts'
import { luminance, ramp, type Rgb } from '../../paint/colour.ts'
import { beams } from '../../parts/nature/light.ts'
import type { Composition, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { paintOver } from '../dressing.ts'
import { filmGrain, vignette } from '../finish.ts'
import { skinPreservingLightness } from '../flesh.ts'
import { floorLine, gradientMap, drawLightPatch, backlightFigures } from '../lighting.ts'
import type { Style } from '../style.ts'

const SILVER = ['#000000', '#0a0b0d', '#25292e', '#687078', '#ccd4db', '#ffffff'] as const

const silver = (colour: Rgb, gamma: number): Rgb =>
  ramp(['#030304', '#24292e', '#626b74', '#bcc5cc', '#ffffff'], luminance(colour) ** gamma)

/** Light through blinds on wall and floor, fading towards the sides. */
function drawBlindsLight({ g }: Brush, frame: Frame): void {
  const { width, height, tall, unit } = frame
  const [buffer, q] = newCanvas(width / 2, height / 2)
  q.scale(0.5, 0.5)
  const [w, h] = [width * (tall ? 0.9 : 0.5), height * (tall ? 0.34 : 0.5)]
  const [x, y] = [width * (tall ? 0.06 : 0.26), height * (tall ? 0.3 : 0.14)]
  const slats = { columns: 1, bar: 0.5, colour: '#ffffff', alpha: 1 }
  const floor = floorLine(frame)
  drawLightPatch(q, { x, y, w, h, skew: -w * 0.14, rows: 10, ...slats })
  drawLightPatch(q, { x: x - w * 0.2, y: floor + 10 * unit, w: w * 1.2, h: height - floor, skew: -w * 0.5, rows: 5, ...slats })
  q.globalCompositeOperation = 'destination-in'
  q.fillStyle = radial(q, x + w * 0.5, y + h * 0.6, h * 0.3, Math.max(w * 0.72, h), [
    stop(0, '#000'),
    stop(0.7, '#000', 0.7),
    stop(1, '#000', 0),
  ])
  q.fillRect(0, 0, width, height)
  const soft = blurred(buffer, 1.6 * unit)
  g.save()
  for (const [blend, alpha] of [
    ['overlay', 1],
    ['screen', 0.34],
  ] as const) {
    g.globalCompositeOperation = blend
    g.globalAlpha = alpha
    g.drawImage(soft, 0, 0, width, height)
  }
  g.restore()
}

/** Dark room with light from the street. */
function nightRoom(brush: Brush, { frame }: Place): void {
  const { g } = brush
  const { width, height } = frame
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, -frame.bleed, width * 0.4, height, [stop(0, '#5c6268'), stop(0.5, '#b4bac0'), stop(1, '#5a6066')])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), height + frame.bleed * 2)
  g.restore()
  drawBlindsLight(brush, frame)
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  const { frame } = place
  const back = composition.layers[0]!.name
  const lit = paintOver(composition, [back], (brush) => {
    if (indoors) nightRoom(brush, place)
    beams(brush, frame.width * 1.02, -frame.height * 0.05, 6, 2.1, 2.8, frame.width * 1.2, ['#e6eef6'], indoors ? 0.2 : 0.42, 0.03)
  })
  return backlightFigures(lit, frame, '#dfe6ec', indoors ? 0.3 : 0.66, 0.5)
}

const silverTone = (canvas: Canvas): Canvas => gradientMap(canvas, SILVER)

/** Silver and black: one hard light, blinds on the wall, lit fog, rain. */
export const metalnoir: Style = {
  value: 'metalnoir',
  proportions: 'natural',
  resolveTime: (time) => (time === 'day' ? 'dusk' : 'night'),
  look: () => ({
    paint: 'soft',
    volume: 0.62,
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
        : ramp(['#0c0e10', '#3c4349', '#848d95', '#ccd4da', '#ffffff'], 0.1 + 0.9 * skinPreservingLightness(colour, 0.46) ** 1.2),
  }),
  compose: composeScene,
  texture: silverTone,
  figureScale: 1.24,
  overlay: (g, frame, variant) => {
    filmGrain(g, frame, 0.15, variant)
    vignette(g, frame, '#000000', 0.86, 0.4)
  },
  halo: { colour: '#eef4fa', alpha: 0.36 },
  particles: 'rain',
  indoorParticles: 'dust',
}
