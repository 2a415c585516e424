import type { Brush } from '../../paint/brush.ts'
import { blurred, type Canvas, linear, radial, stop, type Stop } from '../../paint/canvas.ts'
import { adjust, mix } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import type { Composition, Place } from '../../settings/setting.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { paintOver } from '../dressing.ts'
import { drawLight, vignette } from '../finish.ts'
import { bokeh, floorLine, blendOverPainted } from '../lighting.ts'
import type { Style } from '../style.ts'

const LIGHTS: Record<TimeOfDay, readonly string[]> = {
  dawn: ['#ffe9b8', '#ffb8c8', '#fff4dc'],
  day: ['#fff6c4', '#bdf0ff', '#ffe08a'],
  dusk: ['#ffd27a', '#ff8fb0', '#ffb45c'],
  night: ['#ffd27a', '#7ad0ff', '#ff9ac0'],
}

const GLOW: Record<TimeOfDay, string> = { dawn: '#ffc0a0', day: '#ffcf86', dusk: '#ffa060', night: '#ffb46a' }

/** Warm light on the wall, violet corners, bokeh and its reflection on the floor. */
function cosyRoom({ g }: Brush, { frame, time, seed }: Place): void {
  const [left, span, floor] = [leftOf(frame), spanOf(frame), floorLine(frame)]
  const reach = Math.max(frame.width, frame.height)
  const [top, high] = [-frame.bleed, frame.height + frame.bleed * 2]
  const pool = (inner: number, outer: number, stops: readonly Stop[]): void => {
    g.fillStyle = radial(g, frame.width * 0.55, frame.height * 0.36, reach * inner, reach * outer, stops)
    g.fillRect(left, top, span, high)
  }
  g.save()
  g.globalCompositeOperation = 'multiply'
  pool(0.14, 0.74, time === 'night' ? ['#c8a8e8', '#7a68d8', '#382a8c'] : ['#ffffff', '#f6d2c4', '#9a5a92'])
  g.globalCompositeOperation = 'soft-light'
  pool(0, 0.5, [stop(0, GLOW[time], 0.9), stop(0.5, GLOW[time], 0.5), stop(1, GLOW[time], 0)])
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, 0, floor, 0, frame.height, [stop(0, GLOW[time], time === 'night' ? 0.4 : 0.6), stop(1, GLOW[time], 0)])
  g.fillRect(left, floor, span, frame.height)
  g.restore()
  bokeh(g, frame, LIGHTS[time], 20, -0.02, 0.5, seed + 2)
}

/** Bloom on highlights, violet shadows. */
function bloom(canvas: Canvas, nearness: number, unit: number): Canvas {
  const soft = blurred(canvas, 26 * unit)
  blendOverPainted(canvas, 'soft-light', 0.55, (g) => g.drawImage(soft, 0, 0))
  return nearness > 0.1 ? blendOverPainted(canvas, 'screen', 0.08, (g) => g.drawImage(soft, 0, 0)) : canvas
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  if (indoors) return paintOver(composition, [composition.layers[0]!.name], (brush) => cosyRoom(brush, place))
  const far = composition.layers.findLast((layer) => layer.nearness > 0.1 && layer.nearness < 0.7)
  return far
    ? paintOver(composition, [far.name], ({ g }) => bokeh(g, place.frame, LIGHTS[place.time], 22, 0.3, 0.7, place.seed + 2))
    : composition
}

/** Round toys in warm light: big eyes, strong volume, a distance out of focus full of lights. */
export const pixar: Style = {
  value: 'pixar',
  look: (time) => ({
    paint: 'soft',
    eyes: 'big',
    volume: 1,
    gloss: 0.5,
    glow: 0.45,
    cast: 1.5,
    rim: time === 'night' ? '#a8c8ff' : '#ffd08e',
    rimBack: time === 'night' ? '#b060c0' : '#b85a88',
    lightX: 0.55,
    shadow: [88, 24, 96],
    detail: 1,
    blush: true,
    clouds: 'puff',
    cloudTall: 1.15,
    hazeStrength: 0.6,
    sky: {
      dusk: ['#3b3a8c', '#9a55a8', '#ff8f86', '#ffd08c'],
      day: ['#1f86f0', '#5cc0ff', '#a8e6ff', '#fff4cc'],
      dawn: ['#6a78c8', '#c9a0d8', '#ffc4a8', '#fff0c4'],
      night: ['#141048', '#2a2080', '#5a3aa8', '#a05ab8'],
    },
    recolour: (colour) => adjust(colour, { saturation: 1.35, lightness: time === 'night' ? 0.85 : 1.03 }),
    figure: (colour) => mix(adjust(colour, { saturation: 1.25, lightness: 1.05 }), [255, 170, 110], 0.1),
  }),
  figureScale: 1.24,
  depthOfField: 15,
  compose: composeScene,
  texture: bloom,
  overlay: (g, frame) => {
    drawLight(g, frame, 0.78, 0.04, '#ffdc90', 0.17)
    vignette(g, frame, '#3a0a52', 0.5)
  },
  particles: 'fireflies',
  halo: { colour: '#ffcf8a', alpha: 0.34 },
}
