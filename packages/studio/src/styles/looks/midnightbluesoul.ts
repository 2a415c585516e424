import type { Brush } from '../../paint/brush.ts'
import { type Canvas, type Ctx, glow, linear, newCanvas, radial, stop } from '../../paint/canvas.ts'
import { luminance, mix, ramp, type Rgb } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { sky, sun } from '../../parts/nature/sky.ts'
import { type Composition, type Layer, type Place, PLACES_WITHOUT_ADDED_WINDOWS } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { drawFog } from '../finish.ts'
import { skinPreservingLightness } from '../flesh.ts'
import { gradientMap, backlightFigures } from '../lighting.ts'
import type { Style } from '../style.ts'

const LAMPS = new Set<unknown>(['#ffd98a', '#ffcf7a', 'window'])
const LAMP: Rgb = [255, 207, 122]

const blue = (colour: Rgb, role: Role): Rgb => (LAMPS.has(role) ? LAMP : mix([3, 8, 30], [50, 92, 178], luminance(colour) * 0.85))

/** Gradient map of figures, dark to light. */
const MOONLIT = ['#030a26', '#12296a', '#3a66b8', '#7fa8e8', '#c2daff', '#f2f8ff'] as const

const nightFigure = (colour: Rgb, role: Role): Rgb => {
  if (LAMPS.has(role)) return LAMP
  if (role === 'black' || role === 'mouth') return [2, 5, 22]
  return role === 'white' ? [170, 200, 246] : ramp(MOONLIT, 0.05 + 0.6 * skinPreservingLightness(colour, 0.56))
}

/** The moon behind the first figure's head, at the figures' depth, so that it keeps its position; indoors in a round window. */
function moon({ frame, where }: Place, composition: Composition, indoors: boolean): Layer {
  const figureSlot = composition.figureSlots[0]!
  const [x, y, r] = [
    figureSlot.x + figureSlot.height * 0.06,
    figureSlot.y - figureSlot.height * 0.74,
    frame.figure * (frame.tall ? 0.42 : 0.46),
  ]
  return {
    name: 'moon',
    nearness: 1,
    draw: (brush) => {
      const { g } = brush
      glow(g, x, y, r * 5.5, '#3d7cf0', 0.7)
      if (PLACES_WITHOUT_ADDED_WINDOWS.has(where)) return
      g.save()
      g.beginPath()
      g.arc(x, y, r, 0, Math.PI * 2)
      g.clip()
      sun(brush, x, y, r, 'night')
      g.restore()
      if (indoors && where !== 'stage') roundWindow(brush.g, x, y, r, brush.unit)
    },
  }
}

function roundWindow(g: Ctx, x: number, y: number, r: number, unit: number): void {
  g.save()
  g.strokeStyle = '#050c2a'
  g.lineWidth = 16 * unit
  g.beginPath()
  g.arc(x, y, r * 1.1, 0, Math.PI * 2)
  g.stroke()
  g.lineWidth = 6 * unit
  g.beginPath()
  for (const k of [-0.5, 0.5]) {
    g.moveTo(x + k * r, y - r)
    g.lineTo(x + k * r, y + r)
    g.moveTo(x - r, y + k * r)
    g.lineTo(x + r, y + k * r)
  }
  g.stroke()
  g.restore()
}

/** Composition without the setting's moon, with dark walls and light haze behind the figures. */
function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  const { frame, seed, where } = place
  const [first, ...rest] = composition.layers
  const back: Layer = indoors
    ? { ...first!, draw: (brush) => (first!.draw(brush), darken(brush, frame)) }
    : { ...first!, draw: (brush) => (first!.name === 'sky' && where !== 'space' ? sky(brush, frame, 'night', seed) : first!.draw(brush)) }
  const clouds = rest[0]?.name === 'clouds' ? rest.slice(1) : rest
  const lit = { ...composition, layers: [back, moon(place, composition, indoors), ...clouds] }
  return backlightFigures(lit, frame, '#3f7df0', 0.5, 0.5)
}

function darken({ g }: Brush, frame: Frame): void {
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height, ['#4a62a8', '#6a86cc', '#2c4288'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.restore()
}

/** Blue gradient map except for lamps. Moon and haze are excluded: translucent pixels would turn grey. */
const blueTone = (canvas: Canvas, nearness: number): Canvas =>
  nearness > 0.98 && nearness <= 1
    ? canvas
    : gradientMap(canvas, ['#01030f', '#04123a', '#113a86', '#4a86d0', '#bcd8f8', '#f4f9ff'], 0.92, true)

function mist(g: Ctx, frame: Frame): void {
  const { width, height } = frame
  const [buffer, q] = newCanvas(width, height)
  drawFog(q, frame, '#7fb0ee', 0.5, 0.52, 8)
  g.drawImage(buffer, 0, 0)
  g.fillStyle = radial(g, width / 2, height / 2, height * 0.34, Math.hypot(width, height) * 0.55, [
    stop(0, '#00020e', 0),
    stop(1, '#00020e', 0.78),
  ])
  g.fillRect(0, 0, width, height)
}

/** Deep blue figures before a giant moon, fog at their feet; only lamps are warm. */
export const midnightbluesoul: Style = {
  value: 'midnightbluesoul',
  proportions: 'natural',
  resolveTime: () => 'night',
  look: () => ({
    paint: 'backlit',
    rim: '#d4e6ff',
    rimBack: '#6fa4f0',
    lightX: 0.4,
    lamp: '#ffcf7a',
    clouds: 'soft',
    eyes: 'round',
    shadow: [2, 6, 30],
    sky: ['#02061c', '#071542', '#123a86', '#3d74c4'],
    sun: '#eaf1ff',
    haze: '#2a5aa8',
    hazeStrength: 0.88,
    groundShadow: false,
    recolour: (colour, _depth, role) => blue(colour, role),
    figure: nightFigure,
  }),
  compose: composeScene,
  texture: blueTone,
  overlay: mist,
  particles: 'fireflies',
}
