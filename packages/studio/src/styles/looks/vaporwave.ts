import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { type Ctx, glow, linear, newCanvas, stop } from '../../paint/canvas.ts'
import { adjust, clamp, css, luminance, mix, ramp, type Rgb, rgb, toHsl } from '../../paint/colour.ts'
import { simplexNoise } from '../../paint/random.ts'
import { tree } from '../../parts/nature/plants.ts'
import type { PlaceName } from '../../scene/scene.ts'
import { type Composition, type Layer, type Place, PLACES_WITHOUT_ADDED_WINDOWS } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { withBackdrop, withLayer } from '../dressing.ts'
import { filmGrain, scanlines, vignette } from '../finish.ts'
import { traceLettering } from '../lettering.ts'
import type { Style } from '../style.ts'

const SUN_X = 0.56
const floorOf = (frame: Frame): number => frame.ground - frame.height * 0.125
const sunRadius = (frame: Frame): number => Math.min(frame.width, frame.height) * 0.27

/** Striped sun over a violet gradient. */
function backdrop(brush: Brush, { frame }: Place): void {
  const { g, unit } = brush
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.horizon * 1.1, ['#1a0b4a', '#5a1e96', '#e0489e', '#ffb37a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  const r = sunRadius(frame)
  const x = frame.width * SUN_X
  const y = frame.horizon - r * 0.55
  glow(g, x, y, r * 2.6, [255, 90, 190], 0.6)
  const [disc, q] = newCanvas(r * 2, r * 2)
  q.fillStyle = linear(q, 0, 0, 0, r * 2, ['#fff27a', '#ff8ac0', '#ff3fa4'])
  q.beginPath()
  q.arc(r, r, r, 0, Math.PI * 2)
  q.fill()
  q.globalCompositeOperation = 'destination-out'
  for (let i = 0; i < 9; i++) q.fillRect(0, r + i * r * 0.115, r * 2, (2 + i * 1.7) * unit)
  g.drawImage(disc, x - r, y - r)
}

/** Wireframe mountains on both sides of the sun. */
const wires = ({ frame, seed }: Place): Layer => ({
  name: 'wires',
  nearness: 0.18,
  draw: ({ g, unit }) => {
    const noise = simplexNoise(seed + 2)
    const baseY = floorOf(frame)
    const step = 62 * unit
    const top = (i: number): number => {
      const distance = Math.min(1, Math.abs(leftOf(frame) + i * step - frame.width * SUN_X) / (frame.width * 0.5))
      return baseY - frame.height * (0.03 + 0.36 * distance) * (0.42 + 0.58 * Math.abs(noise(i * 0.7, 3)))
    }
    const count = Math.ceil(spanOf(frame) / step)
    g.lineWidth = 1.6 * unit
    g.fillStyle = '#12063a'
    g.fillRect(leftOf(frame), baseY, spanOf(frame), frame.height * 0.2)
    for (let i = 0; i < count; i++) {
      const x = leftOf(frame) + i * step
      g.beginPath()
      g.moveTo(x, baseY)
      g.lineTo(x, top(i))
      g.lineTo(x + step, top(i + 1))
      g.lineTo(x + step, baseY)
      g.fillStyle = linear(g, 0, baseY - frame.height * 0.3, 0, baseY, ['#2a0f6a', '#12063a'])
      g.fill()
      g.strokeStyle = css('#ff5cd8', 0.9)
      for (let k = 0; k < 4; k++) {
        g.moveTo(x, baseY + (top(i) - baseY) * (k / 4))
        g.lineTo(x + step, baseY + (top(i + 1) - baseY) * ((k + 1) / 4))
      }
      g.stroke()
    }
  },
})

/** Reflecting floor with a perspective grid; `above` draws what it reflects. */
function mirrorFloor(brush: Brush, { frame }: Place, above: (brush: Brush) => void): void {
  const { g, unit } = brush
  const top = floorOf(frame)
  const bottom = frame.height + frame.bleed
  g.save()
  g.beginPath()
  g.rect(leftOf(frame), top, spanOf(frame), bottom - top)
  g.clip()
  g.save()
  g.translate(0, top * 2)
  g.scale(1, -1)
  above(brush)
  g.restore()
  g.fillStyle = linear(g, 0, top, 0, bottom, [stop(0, '#c83aa8', 0.35), stop(0.3, '#5b1a9c', 0.62), stop(1, '#16083f', 0.92)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  g.restore()
  gridLines(g, frame, top, bottom, unit)
}

function gridLines(g: Ctx, frame: Frame, top: number, bottom: number, unit: number): void {
  g.strokeStyle = '#7ff6ff'
  for (let i = -30; i <= 30; i++) {
    g.globalAlpha = 0.62
    g.lineWidth = 1.5 * unit
    g.beginPath()
    g.moveTo(frame.width / 2 + i * 40 * unit, top)
    g.lineTo(frame.width / 2 + i * 150 * unit, bottom)
    g.stroke()
  }
  g.globalAlpha = 1
}

/** Rows of the grid, moving nearer by one row in three seconds. */
function gridRows({ g, unit }: Brush, { frame }: Place, seconds: number): void {
  const top = floorOf(frame)
  const bottom = frame.height + frame.bleed
  g.strokeStyle = '#7ff6ff'
  for (let i = 0; i < 12; i++) {
    const u = ((i + ((seconds / 3) % 1)) / 11) ** 2
    g.globalAlpha = 0.35 + 0.55 * Math.min(1, u)
    g.lineWidth = (1 + u * 2) * unit
    g.beginPath()
    g.moveTo(leftOf(frame), top + u * (bottom - top))
    g.lineTo(frame.width + frame.bleed, top + u * (bottom - top))
    g.stroke()
  }
  g.globalAlpha = 1
}

function column(brush: Brush, x: number, y: number, h: number): void {
  const u = h / 320
  box(brush, x - 60 * u, y - 22 * u, 120 * u, 22 * u, 'white')
  box(brush, x - 38 * u, y - h, 76 * u, h - 20 * u, 'white')
  brush.g.strokeStyle = css([90, 40, 160], 0.45)
  brush.g.lineWidth = 3 * u
  for (let i = -2; i <= 2; i++) {
    brush.g.beginPath()
    brush.g.moveTo(x + i * 14 * u, y - h)
    brush.g.lineTo(x + i * 14 * u, y - 22 * u)
    brush.g.stroke()
  }
  box(brush, x - 56 * u, y - h - 26 * u, 112 * u, 26 * u, 'white')
  for (const side of [-1, 1]) {
    ellipse(brush, x + side * 48 * u, y - h - 6 * u, 20 * u, 20 * u, 'white')
    ellipse(brush, x + side * 48 * u, y - h - 6 * u, 9 * u, 9 * u, 'purple')
  }
}

/** Places without palms. */
const PALMLESS: ReadonlySet<PlaceName> = new Set<PlaceName>(['cave', 'arctic', 'forest', 'under-ice', 'hot-spring', 'summit', 'ship-deck'])

const columns = ({ frame, where }: Place, indoors: boolean): Layer => ({
  name: 'columns',
  nearness: 0.97,
  draw: (brush) => {
    const baseY = frame.ground - frame.height * 0.02
    column(brush, frame.width * 0.94, baseY, frame.height * (frame.tall ? 0.3 : 0.44))
    if (!indoors && !PALMLESS.has(where))
      tree(brush, frame.width * (frame.tall ? 0.02 : 0.045), baseY, frame.height * (frame.tall ? 0.42 : 0.66), 'palm')
  },
})

/** An arch in the wall with the backdrop behind it. */
function arch(brush: Brush, place: Place): void {
  const { frame } = place
  const { g, unit } = brush
  const half = sunRadius(frame) * (frame.tall ? 1.15 : 1.3)
  const x = frame.width * SUN_X
  const trace = (grow: number): void => {
    g.beginPath()
    g.moveTo(x - half - grow, floorOf(frame))
    g.lineTo(x - half - grow, frame.height * (frame.tall ? 0.3 : 0.08) + half)
    g.arc(x, frame.height * (frame.tall ? 0.3 : 0.08) + half, half + grow, Math.PI, 0)
    g.lineTo(x + half + grow, floorOf(frame))
    g.closePath()
  }
  trace(22 * unit)
  g.fillStyle = linear(g, x - half, 0, x + half, 0, ['#fbe8ff', '#b88af0', '#f4d0ff'])
  g.fill()
  g.strokeStyle = css('#5a1e96', 0.5)
  g.lineWidth = 2 * unit
  g.stroke()
  g.save()
  trace(0)
  g.clip()
  backdrop(brush, place)
  wires(place).draw(brush)
  g.restore()
}

/** Indoor composition: arch and reflecting floor. */
function composeIndoors(composition: Composition, place: Place): Composition {
  const [wall, ...rest] = composition.layers
  const open = (brush: Brush): void => {
    wall!.draw(brush)
    if (!PLACES_WITHOUT_ADDED_WINDOWS.has(place.where)) arch(brush, place)
  }
  const draw = (brush: Brush): void => {
    open(brush)
    mirrorFloor(brush, place, open)
  }
  const animate = (brush: Brush, seconds: number): void => {
    gridRows(brush, place, seconds)
    wall!.animate?.(brush, seconds)
  }
  return { ...composition, layers: [{ ...wall!, draw, animate }, ...rest] }
}

/** Outdoor composition: far layers, then the reflecting floor. */
function composeOutdoors(composition: Composition, place: Place): Composition {
  const sunny = withLayer(
    withBackdrop(composition, 0.45, (brush) => backdrop(brush, place)),
    wires(place),
  )
  const farLayers = sunny.layers.filter((layer) => layer.nearness < 0.8)
  const floor = (brush: Brush): void => mirrorFloor(brush, place, (reflection) => farLayers.forEach((layer) => layer.draw(reflection)))
  return {
    ...sunny,
    layers: [...farLayers, { name: 'grid', nearness: 0.95, draw: floor, animate: (brush, seconds) => gridRows(brush, place, seconds) }],
  }
}

/** On-screen text of a video recorder. */
function tapeMarks(g: Ctx, { width, height, unit }: Frame): void {
  const tall = 20 * unit
  const [x, y] = [width * 0.045, height * 0.055]
  for (const [dx, colour] of [
    [-2.5, '#ff4fc8'],
    [2.5, '#4ff6ff'],
    [0, '#ffffff'],
  ] as const) {
    g.strokeStyle = g.fillStyle = colour
    g.lineWidth = 3.6 * unit
    traceLettering(g, 'PLAY', x + dx * unit, y, tall)
    g.stroke()
    g.beginPath()
    g.moveTo(x + (dx + 82) * unit, y)
    g.lineTo(x + (dx + 100) * unit, y + tall / 2)
    g.lineTo(x + (dx + 82) * unit, y + tall)
    g.fill()
  }
}

/** Tracking error that moves down the frame every few seconds. */
function tracking(g: Ctx, { width, height, unit }: Frame, seconds: number): void {
  const y = ((seconds + 4.2) % 6) * height * 0.32 - height * 0.1
  for (const [dy, tall, alpha] of [
    [0, 26, 0.05],
    [5, 3, 0.3],
    [15, 2, 0.2],
  ] as const) {
    g.fillStyle = css('#dffcff', alpha)
    g.fillRect(0, y + dy * unit, width, tall * unit)
  }
}

/** Dark colours of ground roles. */
const GROUND: Record<string, string> = {
  road: '#24105c',
  grass: '#4a1f8f',
  grassDark: '#3a1878',
  sand: '#9a4ab4',
  leaf: '#1f7fae',
  leafLight: '#3fc4cc',
  pine: '#1c3f94',
}

const WARM = ['#28106a', '#8a2fb8', '#ee62c4', '#ffb4dc', '#fff2fb'] as const
const COOL = ['#0e1260', '#1f4fb4', '#26b4da', '#92f2ee', '#f2ffff'] as const
const PALE = ['#1a0c52', '#5630b4', '#a678ea', '#dcc6ff', '#ffffff'] as const

/** Maps a colour to one of three ramps: pink for warm, turquoise for cool, lilac for grey. */
function threeToneColour(colour: Rgb): Rgb {
  const [hue, saturation] = toHsl(colour)
  const light = luminance(colour)
  const cool = hue > 75 && hue < 265
  return mix(ramp(PALE, light), ramp(cool ? COOL : WARM, light), clamp(saturation * 2.2))
}

/** Striped sun, a mirror floor with a neon grid, marble, palms, tape scanlines. */
export const vaporwave: Style = {
  value: 'vaporwave',
  proportions: 'natural',
  resolveTime: () => 'dusk',
  look: () => ({
    paint: 'soft',
    volume: 0.35,
    clouds: 'none',
    sky: ['#1a0b4a', '#5a1e96', '#e0489e', '#ffb37a'],
    haze: '#d04fae',
    hazeStrength: 0.6,
    lamp: '#ff8ae0',
    detail: 0.2,
    rim: '#7ff0ff',
    shadow: [40, 8, 90],
    recolour: (colour, depth, role) =>
      typeof role === 'string' && GROUND[role]
        ? rgb(GROUND[role])
        : mix(threeToneColour(colour), adjust(colour, { saturation: 1.2, hue: -16 }), depth > 0 ? 0.12 : 0.22),
    figure: (colour) => mix(threeToneColour(colour), adjust(colour, { saturation: 1.15, lightness: 1.06, hue: -8 }), 0.5),
  }),
  compose: (composition, place, indoors) =>
    withLayer(indoors ? composeIndoors(composition, place) : composeOutdoors(composition, place), columns(place, indoors)),
  overlay: (g, frame, variant) => {
    tapeMarks(g, frame)
    scanlines(g, frame, 0.14)
    filmGrain(g, frame, 0.06, variant)
    vignette(g, frame, '#16083f', 0.35)
  },
  animatedOverlay: (frame) => (g, seconds) => tracking(g, frame, seconds),
  figureEchoes: [
    { dx: -4, colour: '#ff4fc8' },
    { dx: 4, colour: '#4ff6ff' },
  ],
}
