import { type Brush } from '../paint/brush.ts'
import { linear, glow } from '../paint/canvas.ts'
import { type Colour, css, luminance, mix } from '../paint/colour.ts'
import { naturalColour, type Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { withBackdrop } from './dressing.ts'
import { vignette } from './finish.ts'
import type { Style } from './style.ts'

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

/** The colour a thing shines in: its own neon, or its own colour made bright. */
function strokeOf(role: Role): Colour {
  if (typeof role !== 'string') return mix(role, '#ff6df4', 0.35)
  if (STROKES[role]) return STROKES[role]
  const own = naturalColour(role)
  return luminance(own) < 0.25 ? '#c9b8ff' : mix(own, '#ff8df8', 0.3)
}

/** A screen of bars behind everything. */
function wallOfLight({ g, unit }: Brush, { frame, seed }: Place): void {
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height, ['#020108', '#0b0426', '#1c0a46', '#3a0f6a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  const random = seeded(seed + 6)
  const step = 26 * unit
  const foot = frame.horizon + frame.height * 0.06
  for (let i = 0; i * step < spanOf(frame); i++) {
    const h = (60 + 210 * Math.abs(Math.sin(i * 0.7) * Math.cos(i * 0.23)) + random() * 60) * unit
    for (let y = 0; y < h; y += 14 * unit) {
      g.fillStyle = css(mix('#00f0ff', '#ff28c8', y / (250 * unit)), 0.75)
      g.fillRect(leftOf(frame) + i * step, foot - y, 18 * unit, 9 * unit)
    }
  }
  glow(g, frame.width * 0.45, foot, frame.width * 0.4, '#ff28dc', 0.5)
}

const crowd = ({ frame, seed }: Place): Layer => ({
  name: 'crowd',
  nearness: 1.2,
  draw: ({ g, unit }) => {
    const random = seeded(seed + 12)
    g.fillStyle = '#030109'
    g.strokeStyle = '#030109'
    g.lineCap = 'round'
    for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 30 * unit) {
      const y = frame.height - (18 + random() * 24) * unit
      const r = (19 + random() * 8) * unit
      g.beginPath()
      g.arc(x, y, r, 0, Math.PI * 2)
      g.fill()
      g.fillRect(x - r * 1.1, y + r * 0.6, r * 2.2, 160 * unit)
      if (random() < 0.4) {
        g.lineWidth = 11 * unit
        g.beginPath()
        g.moveTo(x + r, y + 30 * unit)
        g.lineTo(x + r * 1.4, y - (40 + random() * 30) * unit)
        g.stroke()
      }
    }
  },
})

/** Everything drawn in light, before a wall of bars, under moving lasers and over a crowd. */
export const edm: Style = {
  value: 'edm',
  timeOf: () => 'night',
  look: () => ({
    paint: 'neon',
    ink: 2.6,
    shadow: [16, 6, 44],
    neon: strokeOf,
    clouds: 'none',
    stars: false,
    haze: '#1a0838',
    hazeStrength: 0.7,
    detail: 0.1,
    lamp: '#00fff0',
    groundShadow: false,
    sky: ['#020108', '#07031c', '#12062e', '#24084a'],
  }),
  dress: (composition, place) => {
    const stage = withBackdrop(composition, 0.78, (brush) => wallOfLight(brush, place))
    return { ...stage, layers: [...stage.layers, crowd(place)] }
  },
  figures: 1.08,
  overlay: (g, frame) => vignette(g, frame, '#000008', 0.55),
  halo: { colour: '#ff28dc', alpha: 0.4 },
  particles: 'lasers',
}
