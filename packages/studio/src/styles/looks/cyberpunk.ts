import type { Brush } from '../../paint/brush.ts'
import { glow, linear, stop } from '../../paint/canvas.ts'
import { adjust, css, mix, type Rgb } from '../../paint/colour.ts'
import { pick, seeded } from '../../paint/random.ts'
import { tower } from '../../parts/buildings.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { hasNoSky, paintOver, withBackdrop, withLayer } from '../dressing.ts'
import { filmGrain, scanlines, vignette } from '../finish.ts'
import { isSkinTone } from '../flesh.ts'
import { floorLine, backlightFigures, drawReflection } from '../lighting.ts'
import { NEON, neonSign, neonTube } from '../neon-sign.ts'
import type { Style } from '../style.ts'

function backdrop({ g }: Brush, { frame }: Place): void {
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.horizon * 1.2, ['#05040f', '#120a36', '#3c1470', '#d22a94'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  glow(g, frame.width * 0.46, frame.horizon, frame.width * 0.5, '#ff2896', 0.7)
  glow(g, frame.width * 0.8, frame.horizon, frame.width * 0.4, '#00c8ff', 0.6)
}

const towers = (place: Place, k: number): Layer => ({
  name: 'towers',
  nearness: 0.16 + k * 0.24,
  draw: (brush) => {
    const { frame, seed } = place
    const count = Math.round([15, 9][k]! * (frame.tall ? 0.65 : 1))
    for (let i = 0; i < count; i++) {
      const random = seeded(seed + i * 13 + k * 101)
      const w = [76, 104][k]! * (0.75 + random() * 0.5) * frame.unit
      const h = frame.height * [0.46, 0.42][k]! * (0.6 + random() * 0.7)
      const x = leftOf(frame) + (i / count) * spanOf(frame)
      const baseY = frame.horizon + frame.height * 0.1
      if (k === 1 && x > frame.width * 0.22 && x < frame.width * 0.62 && random() < 0.75) continue
      tower(brush, x, baseY, w, h, { depth: [0.66, 0.3][k]!, role: '#1a1a3a', lit: 0.35, cell: [9, 13][k]! * frame.unit })
      if (random() < [0.3, 0.9][k]!)
        neonSign(
          brush,
          x + random() * w * 0.5,
          baseY - h * (0.45 + random() * 0.45),
          34 * frame.unit,
          (100 + random() * 100) * frame.unit,
          random,
        )
    }
  },
})

/** Cyan and magenta light for places without a city. */
function tinted({ g }: Brush, { frame }: Place): void {
  g.save()
  g.globalAlpha = 0.55
  g.fillStyle = linear(g, 0, 0, frame.width, frame.height, ['#2a0a52', '#10104a', '#052a5c'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.restore()
  glow(g, frame.width * 0.2, frame.horizon * 0.8, frame.width * 0.5, '#ff2896', 0.6)
  glow(g, frame.width * 0.86, frame.horizon * 0.6, frame.width * 0.5, '#00c8ff', 0.6)
}

/** Colour of lit windows. */
const SHOP: Rgb = [255, 116, 208]

const cableAt = ({ width, height }: Frame, x: number): number => height * (0.07 + 0.12 * (1 - (x / width - 0.5) ** 2 * 4))

/** Signs on cables at both sides of the street. */
const cables = ({ frame, seed }: Place): Layer => ({
  name: 'cables',
  nearness: 0.92,
  draw: (brush) => {
    const { g, unit } = brush
    const random = seeded(seed + 21)
    g.strokeStyle = '#05030f'
    g.lineWidth = 3 * unit
    g.beginPath()
    for (let i = 0; i <= 24; i++) {
      const x = leftOf(frame) + (i / 24) * spanOf(frame)
      g.lineTo(x, cableAt(frame, x))
    }
    g.stroke()
    for (const part of frame.tall ? [0.02, 0.86] : [0.01, 0.15, 0.82, 0.93]) {
      const [x, h] = [frame.width * part, (120 + random() * 110) * unit]
      g.fillStyle = '#05030f'
      g.fillRect(x + 20 * unit, cableAt(frame, x), 4 * unit, 22 * unit)
      neonSign(brush, x, cableAt(frame, x) + 20 * unit, 46 * unit, h, random)
    }
  },
})

/** Wet ground with reflections of the signs. */
function wetGround({ g, unit }: Brush, { frame, seed }: Place): void {
  const random = seeded(seed + 6)
  const top = frame.ground - frame.height * 0.12
  const bottom = frame.height + frame.bleed
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = linear(g, 0, top, 0, frame.height, [stop(0, '#1c0a4a', 0.55), stop(1, '#05030f', 0.86)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  for (let i = 0; i < 30; i++) {
    const x = leftOf(frame) + random() * spanOf(frame)
    const w = (8 + random() * 34) * unit
    const colour = pick(NEON, random)
    g.fillStyle = linear(g, 0, top, 0, bottom, [stop(0, colour, 0), stop(0.12, colour, 0.5), stop(1, colour, 0)])
    for (let y = top + 8 * unit; y < bottom; y += 6 * unit)
      g.fillRect(x + (random() - 0.5) * 16 * unit, y, w * (0.5 + random() * 0.8), 4.6 * unit)
  }
  g.restore()
}

/** Dark wall with neon tubes and signs, reflected in the floor. */
function neonRoom(brush: Brush, place: Place): void {
  const { g, unit } = brush
  const { frame, seed } = place
  const { width, height, bleed } = frame
  const random = seeded(seed + 8)
  const floor = floorLine(frame)
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = linear(g, 0, -bleed, 0, height, ['#2c2278', '#6a4cc0', '#3a2a88'])
  g.fillRect(leftOf(frame), -bleed, spanOf(frame), height + bleed * 2)
  g.restore()
  glow(g, width * 0.28, height * 0.4, Math.max(width, height) * 0.34, '#ff2896', 0.62)
  glow(g, width * 0.66, height * 0.36, Math.max(width, height) * 0.34, '#00c8ff', 0.58)
  const ceiling = height * 0.06
  neonTube(
    brush,
    [
      [-bleed, ceiling],
      [width * 0.42, ceiling],
      [width * 0.47, ceiling + 26 * unit],
      [width + bleed, ceiling + 26 * unit],
    ],
    '#00ebff',
  )
  neonTube(
    brush,
    [
      [-bleed, floor - 22 * unit],
      [width + bleed, floor - 22 * unit],
    ],
    '#ff2896',
    4,
  )
  const upright = frame.tall ? [0.01, 0.9] : [0.005, 0.24, 0.48, 0.72, 0.945]
  for (const x of upright) neonSign(brush, width * x, height * (0.1 + random() * 0.12), 46 * unit, (150 + random() * 90) * unit, random)
  drawReflection(brush, frame, floor, 0.5)
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  const air = (lit: Composition): Composition => backlightFigures(lit, place.frame, '#e0349e', indoors ? 0.26 : 0.4, 0.5)
  if (indoors) return air(paintOver(composition, [composition.layers[0]!.name], (brush) => neonRoom(brush, place)))
  const nearLayers = composition.layers.filter((layer) => layer.nearness > 0.8 && layer.nearness <= 1).map((layer) => layer.name)
  const withWetGround = paintOver(composition, nearLayers, (brush) => wetGround(brush, place))
  if (hasNoSky(place)) return air(paintOver(withWetGround, [composition.layers[0]!.name], (brush) => tinted(brush, place)))
  const night = withBackdrop(withWetGround, 0.3, (brush) => backdrop(brush, place))
  return air([towers(place, 0), towers(place, 1), cables(place)].reduce(withLayer, night))
}

/** Night of signs and rain: figures stand dark before the lights, edged in cyan and magenta. */
export const cyberpunk: Style = {
  value: 'cyberpunk',
  proportions: 'natural',
  resolveTime: () => 'night',
  look: () => ({
    paint: 'soft',
    volume: 0.5,
    shadow: [4, 4, 34],
    rim: '#29f3ff',
    rimBack: '#ff2fa8',
    lightX: 0.6,
    haze: '#3c1684',
    hazeStrength: 0.9,
    clouds: 'none',
    sky: ['#05040f', '#120a36', '#3c1470', '#d22a94'],
    lamp: '#7af6ff',
    detail: 0.3,
    recolour: (colour, _depth, role) =>
      role === 'window' ? SHOP : mix(adjust(colour, { saturation: 1.1, lightness: 0.54 }), [40, 16, 124], 0.38),
    figure: (colour) =>
      isSkinTone(colour)
        ? mix(adjust(colour, { saturation: 0.9, lift: 0.08 }), [190, 70, 200], 0.24)
        : mix(adjust(colour, { saturation: 1.1, lightness: 0.72 }), [58, 34, 150], 0.28),
  }),
  compose: composeScene,
  overlay: (g, frame, variant) => {
    const { width, height } = frame
    g.fillStyle = linear(g, 0, 0, width, 0, [
      stop(0, '#ff2896', 0.16),
      stop(0.4, '#ff2896', 0),
      stop(0.6, '#00c8ff', 0),
      stop(1, '#00c8ff', 0.16),
    ])
    g.fillRect(0, 0, width, height)
    scanlines(g, frame, 0.12)
    filmGrain(g, frame, 0.07, variant)
    vignette(g, frame, '#040014', 0.6)
    g.fillStyle = css('#00ebff', 0.5)
    for (const [x, y, dx, dy] of [
      [0.03, 0.05, 1, 1],
      [0.97, 0.05, -1, 1],
    ] as const) {
      g.fillRect(width * x, height * y, 34 * frame.unit * dx, 2.4 * frame.unit * dy)
      g.fillRect(width * x, height * y, 2.4 * frame.unit * dx, 34 * frame.unit * dy)
    }
  },
  figureEchoes: [
    { dx: -4, colour: '#ff2896' },
    { dx: 4, colour: '#00ebff' },
  ],
  halo: { colour: '#ff2896', alpha: 0.3 },
  particles: 'rain',
  indoorParticles: 'bokeh',
}
