import type { Brush } from '../paint/brush.ts'
import { clamp, css, fromHsl, toHsl } from '../paint/colour.ts'
import { mushroom } from '../parts/plants.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { spanOf } from '../stage/frame.ts'
import { withBackdrop } from './dressing.ts'
import type { Style } from './style.ts'

const INKS = ['#ff2fa0', '#ff7a00', '#ffd800', '#21d07a', '#00b8e8', '#7a35e8']

function rings({ g, unit }: Brush, { frame, seed }: Place): void {
  const x = frame.width * 0.6
  const y = frame.horizon * 0.66
  const reach = Math.hypot(spanOf(frame), frame.height + frame.bleed * 2)
  const count = 26
  for (let i = count; i >= 0; i--) {
    g.fillStyle = INKS[(i + seed) % 6]!
    g.beginPath()
    for (let k = 0; k <= 160; k++) {
      const a = (k / 160) * Math.PI * 2
      const r = ((i * reach) / count) * (1 + 0.13 * Math.sin(a * 8 + i * 0.42) + 0.05 * Math.sin(a * 3 - i))
      g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
    }
    g.fill()
    g.strokeStyle = css('#2a0646', 0.9)
    g.lineWidth = 2.4 * unit
    g.stroke()
  }
  eyeSun({ g, unit } as Brush, x, y)
}

function eyeSun({ g, unit }: Brush, x: number, y: number): void {
  g.strokeStyle = '#2a0646'
  g.lineWidth = 4.6 * unit
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    g.fillStyle = INKS[i % 2 ? 2 : 1]!
    g.beginPath()
    g.moveTo(x + Math.cos(a - 0.15) * 78 * unit, y + Math.sin(a - 0.15) * 78 * unit)
    g.lineTo(x + Math.cos(a) * 122 * unit, y + Math.sin(a) * 122 * unit)
    g.lineTo(x + Math.cos(a + 0.15) * 78 * unit, y + Math.sin(a + 0.15) * 78 * unit)
    g.fill()
    g.stroke()
  }
  for (const [r, colour] of [
    [72, '#fff3c0'],
    [40, '#00b8e8'],
    [18, '#2a0646'],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x, y, r * unit, 0, Math.PI * 2)
    g.fill()
    g.stroke()
  }
}

const mushrooms = ({ frame }: Place): Layer => ({
  name: 'mushrooms',
  nearness: 1.12,
  draw: (brush) => {
    for (const [x, h, cap] of [
      [0.04, 210, 'red'],
      [0.13, 110, 'gold'],
      [0.95, 240, 'teal'],
      [0.86, 120, 'purple'],
    ] as const)
      mushroom(brush, frame.width * x, frame.height * 1.01, h * brush.unit, cap)
  },
})

/** Wavy rings around an eye of a sun, turned hues, thick ink. */
export const psychedelic: Style = {
  value: 'psychedelic',
  look: () => ({
    paint: 'cel',
    ink: 4.4,
    inkColour: '#2a0646',
    eyes: 'round',
    clouds: 'none',
    stars: false,
    detail: 0.1,
    lightX: 0.5,
    haze: null,
    shadow: [120, 0, 140],
    sky: ['#ff2fa0', '#ff8a00', '#ffe600', '#00e0b0'],
    recolour: (colour, depth) => {
      const [h, s, l] = toHsl(colour)
      return fromHsl(h * 1.6 + 40 + depth * 160, Math.max(0.75, s * 1.3), clamp(0.34 + l * 0.44))
    },
  }),
  dress: (composition, place, indoors) => {
    const dressed = withBackdrop(composition, indoors ? 0.3 : 1, (brush) => rings(brush, place))
    return { ...dressed, layers: [...dressed.layers, mushrooms(place)] }
  },
  cutout: { colour: '#fff3c0', width: 6 },
  particles: 'sparkles',
}
