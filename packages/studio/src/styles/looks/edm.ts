import type { Brush } from '../../paint/brush.ts'
import { type Canvas, linear, glow, newCanvas, stop, type Pattern } from '../../paint/canvas.ts'
import { adjust, type Colour, css, luminance, mix } from '../../paint/colour.ts'
import { naturalColour, type Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { beams } from '../../parts/nature/light.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { withLayer } from '../dressing.ts'
import { vignette } from '../finish.ts'
import { isSkinTone } from '../flesh.ts'
import { gradientMap, backlightFigures, blendOverPainted } from '../lighting.ts'
import type { Style } from '../style.ts'

const STROKES: Record<string, string> = {
  skin: '#ffd1f0',
  grass: '#00ffa8',
  grassDark: '#00e0ff',
  roof: '#ff3df0',
  roofDark: '#ff3df0',
  wall: '#3df5ff',
  wallWarm: '#3df5ff',
  wallCool: '#8a7cff',
  leaf: '#00ff9d',
  leafLight: '#9dff00',
  pine: '#00ff9d',
  mountain: '#7a5cff',
  far: '#5a4cff',
  wood: '#ff8a3d',
  woodLight: '#ffb03d',
  sand: '#ffd23d',
  road: '#3d5cff',
  stone: '#8a7cff',
  dark: '#8a7cff',
  trunk: '#ff8a3d',
}

/** Neon stroke colour of a role. */
function strokeOf(role: Role): Colour {
  if (typeof role !== 'string') return mix(role, '#ff6df4', 0.35)
  if (STROKES[role]) return STROKES[role]
  const own = naturalColour(role)
  return luminance(own) < 0.25 ? '#e2d8ff' : mix(mix(own, '#ff8df8', 0.25), '#ffffff', 0.4)
}

/** Levels of an equaliser, 0 to 1. */
const level = (i: number, random: () => number): number => 0.2 + 0.62 * Math.abs(Math.sin(i * 0.7) * Math.cos(i * 0.23)) + random() * 0.18

/** LED screen: lamp grid, equaliser and truss. */
const screen = ({ frame, seed }: Place): Layer => ({
  name: 'screen',
  nearness: 0.7,
  draw: (brush) => {
    const { g, unit } = brush
    const { width, height, bleed, tall } = frame
    const random = seeded(seed + 6)
    const baseY = frame.ground - height * 0.12
    g.fillStyle = lampGrid(brush, 7 * unit)
    g.fillRect(leftOf(frame), -bleed, spanOf(frame), baseY + bleed)
    g.fillStyle = linear(g, 0, baseY, 0, height, ['#4a1cc0', '#16093e', '#04020e'])
    g.fillRect(leftOf(frame), baseY, spanOf(frame), height + bleed - baseY)
    const step = 30 * unit
    for (let i = 0; i * step < spanOf(frame); i++) {
      const h = level(i, random) * height * (tall ? 0.14 : 0.22)
      for (let y = 0; y < h; y += 14 * unit) {
        g.fillStyle = css(mix('#12ff9a', '#ff28c8', y / (height * 0.2)), 0.95)
        g.fillRect(leftOf(frame) + i * step, baseY - y - 12 * unit, 22 * unit, 9 * unit)
      }
    }
    beams(brush, width * 0.5, -height * 0.04, 9, 0.35, 2.79, height * 1.1, ['#ff28c8', '#00f0ff', '#8a5cff'], 0.5, 0.02)
    truss(brush, leftOf(frame), height * 0.03, spanOf(frame))
    for (let i = 0; i < 6; i++) glow(g, width * (0.08 + i * 0.168), height * 0.075, 54 * unit, i % 2 ? '#00f0ff' : '#ff28c8', 0.95)
  },
})

function lampGrid({ g, unit }: Brush, cell: number): Pattern {
  const side = Math.max(4, Math.round(cell))
  const [tile, q] = newCanvas(side, side)
  q.fillStyle = 'rgba(0,1,16,.66)'
  q.fillRect(0, 0, side, side)
  q.globalCompositeOperation = 'destination-out'
  q.beginPath()
  q.arc(side / 2, side / 2, side * 0.42, 0, Math.PI * 2)
  q.fill()
  return g.createPattern(tile, unit > 0 ? 'repeat' : 'no-repeat')!
}

function truss({ g, unit }: Brush, x: number, y: number, w: number): void {
  g.strokeStyle = '#04040c'
  g.lineWidth = 7 * unit
  const h = 30 * unit
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + w, y)
  g.moveTo(x, y + h)
  g.lineTo(x + w, y + h)
  for (let at = x; at < x + w; at += h) {
    g.moveTo(at, y)
    g.lineTo(at + h / 2, y + h)
    g.lineTo(at + h, y)
  }
  g.stroke()
}

const crowd = ({ frame, seed }: Place): Layer => ({
  name: 'crowd',
  nearness: 1.2,
  draw: ({ g, unit }) => {
    const random = seeded(seed + 12)
    g.lineCap = 'round'
    for (let x = leftOf(frame), i = 0; x < frame.width + frame.bleed; x += 34 * unit, i++) {
      const y = frame.height - (16 + random() * 22) * unit
      const r = (20 + random() * 8) * unit
      g.fillStyle = g.strokeStyle = '#020108'
      if (random() < 0.42) {
        g.lineWidth = 12 * unit
        g.beginPath()
        g.moveTo(x + r, y + 30 * unit)
        g.lineTo(x + r * 1.4, y - (44 + random() * 30) * unit)
        g.stroke()
      }
      g.beginPath()
      g.arc(x, y, r, 0, Math.PI * 2)
      g.fill()
      g.fillRect(x - r * 1.1, y + r * 0.6, r * 2.2, 160 * unit)
      g.strokeStyle = css(i % 2 ? '#00f0ff' : '#ff28c8', 0.8)
      g.lineWidth = 2.4 * unit
      g.beginPath()
      g.arc(x, y, r, -2.5, -0.7)
      g.stroke()
    }
  },
})

/** Blue LED texture for far layers, darkening for near ones. */
function textureByDepth(canvas: Canvas, nearness: number, unit: number): Canvas {
  if (nearness > 1) return canvas
  if (nearness < 0.6) return gradientMap(canvas, ['#06042a', '#2416b0', '#1a6cff', '#2ce6ff', '#d0fff8', '#ffffff'], 0.62)
  return blendOverPainted(canvas, 'multiply', nearness > 0.85 ? 1 : 0, (g, w, h) => {
    g.fillStyle = linear(g, 0, 0, 0, h, [stop(0, '#c8c0ff'), stop(0.7, '#7a68d0'), stop(1, '#141034')])
    g.fillRect(0, 0, w, h + unit)
  })
}

function composeScene(composition: Composition, place: Place): Composition {
  const lit = backlightFigures(withLayer(composition, screen(place)), place.frame, '#1a0a4a', 0.5, 0.44)
  return { ...lit, layers: [...lit.layers, crowd(place)] }
}

/** The scene on a wall of lamps, an equaliser under it, figures drawn in light, moving lasers, a crowd. */
export const edm: Style = {
  value: 'edm',
  proportions: 'natural',
  resolveTime: () => 'night',
  look: () => ({
    paint: 'neon',
    ink: 3,
    shadow: [16, 6, 44],
    neon: strokeOf,
    clouds: 'none',
    stars: false,
    haze: '#1a4ad8',
    hazeStrength: 0.7,
    detail: 0.1,
    lamp: '#00fff0',
    groundShadow: false,
    sky: ['#06103c', '#0c2a90', '#1a52d8', '#4a94ff'],
    recolour: (colour) => mix(adjust(colour, { saturation: 1.3 }), [44, 26, 210], 0.6),
    figure: (colour) =>
      isSkinTone(colour)
        ? mix(adjust(colour, { lift: 0.08 }), [255, 80, 210], 0.16)
        : adjust(colour, { saturation: 1.25, lightness: 1.12 }),
  }),
  compose: composeScene,
  texture: textureByDepth,
  figureScale: 1.08,
  overlay: (g, frame) => vignette(g, frame, '#000008', 0.5),
  halo: { colour: '#ff28dc', alpha: 0.42 },
  particles: 'lasers',
}
