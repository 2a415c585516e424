import type { Brush } from '../../paint/brush.ts'
import { type Ctx, linear } from '../../paint/canvas.ts'
import { adjust, css, mix, rgb } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { seeded } from '../../paint/random.ts'
import { tree } from '../../parts/nature/plants.ts'
import { isOvercast, overcast, sky } from '../../parts/nature/sky.ts'
import { SUBMERGED, type PlaceName } from '../../scene/scene.ts'
import { type Composition, type Layer, type Place, PLACES_WITHOUT_ADDED_WINDOWS } from '../../settings/setting.ts'
import type { Frame } from '../../stage/frame.ts'
import { withLayer } from '../dressing.ts'
import { traceLettering, letteringWidth, wordsOfScene } from '../lettering.ts'
import type { Shot } from '../shot.ts'
import type { Style } from '../style.ts'

const TABLE: Record<string, string> = {
  grass: '#2bb5a0',
  grassDark: '#178f94',
  leaf: '#119a86',
  leafLight: '#35c4a3',
  pine: '#0e7d7c',
  mountain: '#8f86d8',
  far: '#a79be0',
  water: '#2f7fd0',
  waterLight: '#63c8e8',
  wall: '#fff5e6',
  wallWarm: '#ffd6c9',
  wallCool: '#c9e8f2',
  roof: '#ff6f91',
  roofDark: '#6a5acd',
  sand: '#ffe3b8',
  earth: '#e8a58a',
  wood: '#c9785a',
  woodLight: '#f0a97a',
  road: '#6a6fb0',
  stone: '#d8cfe8',
  dark: '#3a3f8a',
}
const SKIES: Record<TimeOfDay, readonly string[]> = {
  dawn: ['#4a8fd0', '#9fc8e8', '#ffe0d0', '#ffb8a8'],
  day: ['#1fa7c9', '#7fd3d8', '#ffd9c2', '#ff9fb0'],
  dusk: ['#3a58b8', '#8a7fd8', '#ff9fb8', '#ffc890'],
  night: ['#131a5c', '#3a2a8f', '#8f3f9f', '#ff7fa8'],
}
const STRIPES = ['#ff5d8f', '#ffb347', '#fff275', '#3ad1c1', '#3a7bd5'] as const
const EDGE = 34

/** Places without a sun. */
const SUNLESS: ReadonlySet<PlaceName> = new Set<PlaceName>(['space', ...SUBMERGED, 'cave'])
/** Places without a skyline and palms. */
const WILD: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'space',
  ...SUBMERGED,
  'cave',
  'abstract',
  'plain',
  'castle',
  'ruins',
  'rooftop',
  'street-old',
  'japan-street',
  'hot-spring',
  'savanna',
])
const COLD: ReadonlySet<PlaceName> = new Set<PlaceName>([...WILD, 'mountain', 'arctic', 'forest'])

/** Sun with a pale halo disc; a moon at night. */
function hugeSun({ g }: Brush, x: number, y: number, r: number, night: boolean): void {
  for (const [k, colour] of night
    ? ([
        [1.1, css('#ff8fd0', 0.3)],
        [0.82, '#ffe3ee'],
      ] as const)
    : ([
        [1.28, css('#fff2c4', 0.4)],
        [1, '#ffe9a8'],
      ] as const)) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x, y, r * k, 0, Math.PI * 2)
    g.fill()
  }
}

const TOWERS = ['#9a7fd8', '#6f8fe0', '#ff9fb8', '#5fb8d0', '#c48fe0'] as const
const NIGHT_TOWERS = ['#3a2f8a', '#2a3f9a', '#6a2f8f', '#24508f', '#4f2f98'] as const
const LIT = ['#fff2c4', '#ff8fd0', '#7ff0ff'] as const

/** Flat towers with windows. `foot`: y of their base; `tallest`: maximum height; both in pixels. */
function skyline(g: Ctx, left: number, right: number, baseY: number, maxHeight: number, seed: number, night: boolean): void {
  const random = seeded(seed + 17)
  const colours = night ? NIGHT_TOWERS : TOWERS
  const step = maxHeight * 0.22
  for (let x = left, i = 0; x < right; x += step, i++) {
    const w = step * (0.8 + random() * 0.18)
    const h = maxHeight * (0.35 + random() * 0.65)
    g.fillStyle = colours[Math.floor(random() * colours.length)]!
    g.fillRect(x, baseY - h, w, h)
    g.fillStyle = css('#4a3a9a', 0.22)
    g.fillRect(x + w * 0.68, baseY - h, w * 0.32, h)
    g.fillStyle = night ? LIT[i % 3]! : css('#fff2c4', 0.85)
    for (let y = baseY - h + step * 0.16; y < baseY - step * 0.1; y += step * 0.2)
      for (const part of [0.14, 0.42]) if (random() < 0.72) g.fillRect(x + w * part, y, w * 0.16, step * 0.1)
  }
}

/** Sky without the setting's own sun or moon. */
function sunSky(layer: Layer, { frame, seed, time, weather, where }: Place): Layer {
  if (layer.name !== 'sky') return layer
  const draw = (brush: Brush): void => {
    if (where === 'abstract') layer.draw(brush)
    else sky(brush, frame, time, seed)
    if (isOvercast(weather)) return overcast(brush, frame, time)
    const r = Math.min(frame.width, frame.height) * 0.21
    hugeSun(
      brush,
      frame.width * (frame.tall ? 0.62 : 0.66),
      frame.horizon - frame.height * (time === 'night' ? 0.3 : 0.06),
      r,
      time === 'night',
    )
  }
  return { ...layer, draw }
}

/** Outdoor composition: sun, skyline, palms. */
function outside(composition: Composition, place: Place): Composition {
  const { frame, seed, where, time } = place
  const night = time === 'night'
  const sunny = SUNLESS.has(where) ? composition : { ...composition, layers: composition.layers.map((layer) => sunSky(layer, place)) }
  const towers: Layer = {
    name: 'towers',
    nearness: 0.12,
    draw: ({ g }) =>
      skyline(g, frame.width * 0.42, frame.width + frame.bleed, frame.horizon + frame.height * 0.02, frame.height * 0.24, seed, night),
  }
  const palms: Layer = {
    name: 'palms',
    nearness: 0.97,
    draw: (brush) => {
      const baseY = frame.ground - frame.height * 0.05
      tree(brush, frame.width * 0.065, baseY, frame.height * (frame.tall ? 0.36 : 0.6), 'palm')
      if (!frame.tall) tree(brush, frame.width * 0.15, baseY - frame.height * 0.03, frame.height * 0.4, 'palm')
    },
  }
  const urban = WILD.has(where) || where === 'city' || where === 'rooftop' || where === 'future-city' ? sunny : withLayer(sunny, towers)
  return COLD.has(where) ? urban : withLayer(urban, palms)
}

/** Indoor composition: a wide window in the back wall and its light. */
function inside(composition: Composition, place: Place): Composition {
  const [wall, ...rest] = composition.layers
  const draw = (brush: Brush): void => {
    wall!.draw(brush)
    if (place.where !== 'stage' && place.where !== 'cafe' && !PLACES_WITHOUT_ADDED_WINDOWS.has(place.where)) bayWindow(brush, place)
    const { g } = brush
    const { frame } = place
    g.fillStyle = place.time === 'night' ? css('#ff8fd0', 0.16) : css('#fff2c4', 0.3)
    for (const from of [0.05, 0.3]) {
      g.beginPath()
      g.moveTo(frame.width * (from + 0.2), -frame.bleed)
      g.lineTo(frame.width * (from + 0.36), -frame.bleed)
      g.lineTo(frame.width * (from + 0.1), frame.height + frame.bleed)
      g.lineTo(frame.width * (from - 0.06), frame.height + frame.bleed)
      g.fill()
    }
  }
  return { ...composition, layers: [{ ...wall!, draw }, ...rest] }
}

function bayWindow({ g, unit, ...rest }: Brush, { frame, seed, time }: Place): void {
  const night = time === 'night'
  const [x, y, w, h] = frame.tall
    ? [frame.width * 0.4, frame.height * 0.13, frame.width * 0.52, frame.height * 0.25]
    : [frame.width * 0.4, frame.height * 0.08, frame.width * 0.44, frame.height * 0.47]
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  g.fillStyle = linear(g, 0, y, 0, y + h, SKIES[time])
  g.fillRect(x, y, w, h)
  hugeSun({ g, unit, ...rest }, x + w * 0.36, y + h * 0.66, h * 0.3, night)
  g.fillStyle = css('#fff7ee', night ? 0.25 : 0.9)
  for (const [cx, cy, cw] of [
    [0.5, 0.2, 0.4],
    [0.6, 0.26, 0.3],
    [0.08, 0.34, 0.26],
  ] as const)
    g.fillRect(x + w * cx, y + h * cy, w * cw, 7 * unit)
  skyline(g, x + w * 0.3, x + w * 1.05, y + h * 0.84, h * 0.6, seed, night)
  g.fillStyle = night ? '#1f3f9a' : '#2f7fd0'
  g.fillRect(x, y + h * 0.84, w, h * 0.16)
  tree({ g, unit, ...rest }, x + w * 0.12, y + h * 1.02, h * 0.8, 'palm')
  g.restore()
  g.strokeStyle = '#fff5e6'
  g.lineWidth = 14 * unit
  g.strokeRect(x, y, w, h)
  g.lineWidth = 8 * unit
  g.beginPath()
  for (const part of [0.34, 0.67]) {
    g.moveTo(x + w * part, y)
    g.lineTo(x + w * part, y + h)
  }
  g.stroke()
}

/** Cream border with stripes and the name of a station at the top. */
function sleeve(g: Ctx, { width, height, unit }: Frame, place: string): void {
  const edge = EDGE * unit
  g.fillStyle = '#fffaf0'
  g.fillRect(0, 0, width, edge * 1.6)
  g.fillRect(0, 0, edge, height)
  g.fillRect(width - edge, 0, edge, height)
  g.fillRect(0, height - edge, width, edge)
  STRIPES.forEach((colour, i) => {
    g.fillStyle = colour
    g.fillRect(edge, edge * 0.3 + i * 6 * unit, width * (0.26 - i * 0.03), 6 * unit)
  })
  const tall = 16 * unit
  const text = `${place} FM 80.4`
  traceLettering(g, text, width - edge - letteringWidth(text) * tall, edge * 0.5, tall)
  g.lineJoin = g.lineCap = 'round'
  g.lineWidth = 3.8 * unit
  g.strokeStyle = '#ff8fa8'
  g.stroke()
}

/** Slanted shadow at the lower left, light at the upper right. */
function slants(g: Ctx, { width, height }: Frame): void {
  g.fillStyle = css('#463296', 0.2)
  g.beginPath()
  g.moveTo(0, height * 0.6)
  g.lineTo(width * 0.44, height)
  g.lineTo(0, height)
  g.fill()
  g.fillStyle = css('#fff7d8', 0.13)
  g.beginPath()
  g.moveTo(width * 0.78, 0)
  g.lineTo(width * 0.9, 0)
  g.lineTo(width, height * 0.2)
  g.lineTo(width, height * 0.46)
  g.fill()
}

const stationOf = ({ scene }: Shot): string => wordsOfScene(scene).at(-1) ?? 'SUNNY'

/** Flat pastel afternoon with one huge sun, or neon night with a moon; strip clouds, palms and towers, hard slanted shade, and the cream frame of a record sleeve. */
export const citypop: Style = {
  value: 'citypop',
  proportions: 'natural',
  covered: (tall) => (tall ? [0.05, 0.05, 0.05, 0.03] : [0.03, 0.08, 0.03, 0.05]),
  look: (time) => ({
    paint: 'cel',
    ink: 0,
    eyes: 'dot',
    shadow: [90, 70, 190],
    stars: time === 'night',
    detail: 0.1,
    lightX: 0.5,
    clouds: 'strip',
    cloudLit: time === 'night' ? '#8a5fc8' : '#fff7ee',
    cloudDark: time === 'night' ? '#4a3a9f' : '#ffb7c8',
    sky: SKIES,
    sun: '#fff2c4',
    haze: time === 'night' ? '#7a4fb0' : '#ffc2c8',
    lamp: '#ffe9a8',
    hazeStrength: 0.75,
    recolour: (colour, depth, role) => {
      const flat = typeof role === 'string' && TABLE[role] ? rgb(TABLE[role]) : adjust(colour, { saturation: 1.25, lightness: 1.06 })
      return time === 'night' && role !== 'window' ? mix(flat, [52, 36, 150], depth > 0 ? 0.5 : 0.34) : flat
    },
    figure: (colour) => {
      const clear = adjust(colour, { saturation: 1.25, lightness: 1.06 })
      return time === 'night' ? mix(clear, [255, 170, 220], 0.1) : clear
    },
  }),
  compose: (composition, place, indoors) => (indoors ? inside(composition, place) : outside(composition, place)),
  overlay: (g, frame, _variant, shot) => {
    slants(g, frame)
    sleeve(g, frame, stationOf(shot))
  },
}
