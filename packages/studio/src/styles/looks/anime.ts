import type { Brush } from '../../paint/brush.ts'
import { type Ctx, linear, path, type Path2D, radial, stop } from '../../paint/canvas.ts'
import { adjust, css, mix } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { cloud } from '../../parts/nature/sky.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { paintOver, withLayer } from '../dressing.ts'
import { halftone } from '../finish.ts'
import { floorLine } from '../lighting.ts'
import type { Style } from '../style.ts'

const AIR: Record<TimeOfDay, { shade: string; light: string }> = {
  dawn: { shade: '#5a4ad0', light: '#ffd0a8' },
  day: { shade: '#4a5af0', light: '#fff2c0' },
  dusk: { shade: '#5a2ac0', light: '#ffb070' },
  night: { shade: '#343cc0', light: '#a8c0ff' },
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

const BANDS = [
  [0.16, 0.46],
  [0.5, 0.64],
  [0.67, 0.7],
] as const

/** Slanted light bands on wall and floor. */
function bands({ width, height, bleed }: Frame, floor: number): Path2D {
  const lean = height * 0.55
  const atFloor = lean - ((floor + bleed) / height) * lean
  return path((p) => {
    for (const [from, to] of BANDS) {
      p.moveTo(width * from + lean, -bleed)
      p.lineTo(width * to + lean, -bleed)
      p.lineTo(width * to + atFloor, floor)
      p.lineTo(width * (to - 0.2), height + bleed)
      p.lineTo(width * (from - 0.26), height + bleed)
      p.lineTo(width * from + atFloor, floor)
      p.closePath()
    }
  })
}

/** Violet shade on the wall with hard light bands. */
function drawHardLight({ g }: Brush, place: Place): void {
  const { frame, time } = place
  const { width, height, bleed } = frame
  const { shade, light } = AIR[time]
  const lit = bands(frame, floorLine(frame))
  const shaded = path((p) => p.rect(leftOf(frame), -bleed, spanOf(frame), height + bleed * 2))
  shaded.addPath(lit)
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, -bleed, width * 0.4, height, [mix(shade, '#ffffff', 0.2), mix(shade, '#ffffff', 0.42)])
  g.fill(shaded, 'evenodd')
  g.fillStyle = css(mix(light, '#ffffff', time === 'day' ? 0.4 : 0.1))
  g.fill(lit)
  g.globalCompositeOperation = 'soft-light'
  g.fillStyle = css(light, time === 'night' ? 0.4 : 0.9)
  g.fill(lit)
  g.restore()
}

/** Sun glow and lens flare. */
function drawLensFlare(g: Ctx, frame: Frame): void {
  const { width, height, horizon, unit } = frame
  g.save()
  g.globalAlpha = 0.36
  halftone(g, frame, '#3a14b8', 9, (x, y) => Math.max(0, 0.95 - (x + y) * 2.1, (x + y - 1.62) * 2.1))
  g.restore()
  g.fillStyle = linear(g, 0, 0, width * 0.62, height, [stop(0, '#3a1cd0', 0.32), stop(0.5, '#5a3ae8', 0.07), stop(1, '#ff7ab8', 0.16)])
  g.fillRect(0, 0, width, height)
  const [x, y] = [width * 0.8, horizon * 0.3]
  g.fillStyle = radial(g, x, y, 10, Math.max(width, height) * 0.6, [
    stop(0, '#ffe9c4', 0.36),
    stop(0.34, '#ff9ab0', 0.08),
    stop(1, '#ff9ab0', 0),
  ])
  g.fillRect(0, 0, width, height)
  for (const [k, r, alpha] of [
    [0.9, 40, 0.16],
    [1.3, 16, 0.36],
    [1.7, 78, 0.13],
  ] as const) {
    const [fx, fy, fr] = [x + (width / 2 - x) * k * 1.7, y + (height * 0.66 - y) * k, r * unit]
    g.fillStyle = radial(g, fx, fy, fr * 0.5, fr, [stop(0, '#ffd0b0', alpha), stop(0.8, '#a8dcff', alpha * 0.9), stop(1, '#a8dcff', 0)])
    g.fillRect(fx - fr, fy - fr, fr * 2, fr * 2)
  }
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  if (indoors) return paintOver(composition, [composition.layers[0]!.name], (brush) => drawHardLight(brush, place))
  const open = composition.layers[0]!.name === 'sky' && place.where !== 'space' && place.where !== 'underwater'
  return open ? withLayer(composition, towers(place)) : composition
}

/** Inked figures close to a low camera, hard shadows, towering clouds, light through a lens, petals. */
export const anime: Style = {
  value: 'anime',
  look: (time) => ({
    paint: 'cel',
    ink: 3.6,
    inkColour: '#2a1050',
    rim: time === 'night' ? '#9ad0ff' : '#fff0c0',
    shadow: [70, 34, 150],
    eyes: 'tall',
    lightX: 0.5,
    cast: 1.2,
    clouds: 'puff',
    cloudTall: 1.8,
    cloudLit: time === 'night' ? '#8a9cff' : '#fff6ee',
    cloudDark: time === 'day' ? '#7aa6f2' : time === 'night' ? '#2a3ab0' : '#d9709a',
    sky: {
      dawn: ['#2f4cc0', '#9080e4', '#ffa6b8', '#ffe4b8'],
      day: ['#0450d8', '#2a8cf8', '#7ccaff', '#d8f2ff'],
      dusk: ['#16277a', '#5a4ac8', '#ff6f9e', '#ffd08a'],
      night: ['#060a33', '#15226e', '#3346a8', '#6a78d8'],
    },
    haze: time === 'day' ? '#a8d8ff' : time === 'night' ? '#3a4aa8' : '#e58bb0',
    hazeStrength: 0.7,
    sun: '#fff6d8',
    recolour: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 1.4, lightness: 0.72 }), [30, 40, 190], 0.18)
        : adjust(colour, { saturation: 1.5, lightness: 1.05 }),
    figure: (colour) => adjust(colour, { saturation: 1.25, lightness: 1.06 }),
  }),
  figureScale: 1.16,
  compose: composeScene,
  overlay: drawLensFlare,
  particles: 'petals',
}
