import { type Brush, box, ellipse } from '../paint/brush.ts'
import { glow, linear, newCanvas } from '../paint/canvas.ts'
import { adjust, css, luminance, mix, ramp } from '../paint/colour.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { withBackdrop, withLayer } from './dressing.ts'
import { filmGrain, scanlines, vignette } from './finish.ts'
import type { Style } from './style.ts'

/** A sun with growing gaps over a violet evening. */
function backdrop(brush: Brush, { frame }: Place): void {
  const { g, unit } = brush
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.horizon * 1.1, ['#1a0b4a', '#5a1e96', '#e0489e', '#ffb37a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  const r = Math.min(frame.width, frame.height) * 0.27
  const x = frame.width * 0.56
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

/** A glowing grid that runs to the horizon. */
function grid({ g, unit }: Brush, { frame }: Place): void {
  const top = frame.ground - frame.height * 0.13
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, top, 0, bottom, ['#ff5cc8', '#5b1a9c', '#16083f'])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  g.strokeStyle = '#7ff6ff'
  for (let i = -30; i <= 30; i++) {
    g.globalAlpha = 0.7
    g.lineWidth = 1.5 * unit
    g.beginPath()
    g.moveTo(frame.width / 2 + i * 34 * unit, top)
    g.lineTo(frame.width / 2 + i * 150 * unit, bottom)
    g.stroke()
  }
  for (let i = 0; i < 13; i++) {
    const u = (i / 12) ** 2
    g.globalAlpha = 0.4 + 0.55 * u
    g.lineWidth = (1 + u * 2) * unit
    g.beginPath()
    g.moveTo(leftOf(frame), top + u * (bottom - top))
    g.lineTo(frame.width + frame.bleed, top + u * (bottom - top))
    g.stroke()
  }
  g.globalAlpha = 1
}

const column = ({ frame }: Place): Layer => ({
  name: 'column',
  nearness: 0.97,
  draw: (brush) => {
    const { unit } = brush
    const [x, y, h] = [frame.width * 0.92, frame.ground - frame.height * 0.02, frame.height * 0.44]
    box(brush, x - 60 * unit, y - 22 * unit, 120 * unit, 22 * unit, 'white')
    box(brush, x - 38 * unit, y - h, 76 * unit, h - 20 * unit, 'white')
    brush.g.strokeStyle = css([90, 40, 160], 0.45)
    brush.g.lineWidth = 3 * unit
    for (let i = -2; i <= 2; i++) {
      brush.g.beginPath()
      brush.g.moveTo(x + i * 14 * unit, y - h)
      brush.g.lineTo(x + i * 14 * unit, y - 22 * unit)
      brush.g.stroke()
    }
    box(brush, x - 56 * unit, y - h - 26 * unit, 112 * unit, 26 * unit, 'white')
    for (const side of [-1, 1]) {
      ellipse(brush, x + side * 48 * unit, y - h - 6 * unit, 20 * unit, 20 * unit, 'white')
      ellipse(brush, x + side * 48 * unit, y - h - 6 * unit, 9 * unit, 9 * unit, 'purple')
    }
  },
})

/** Striped sun, neon grid for a floor, a marble column, tape scanlines. */
export const vaporwave: Style = {
  value: 'vaporwave',
  timeOf: () => 'dusk',
  look: () => ({
    paint: 'soft',
    volume: 0.35,
    clouds: 'none',
    sky: ['#1a0b4a', '#5a1e96', '#e0489e', '#ffb37a'],
    haze: '#d04fae',
    hazeStrength: 0.75,
    lamp: '#ff8ae0',
    detail: 0.2,
    rim: '#7ff0ff',
    shadow: [40, 8, 90],
    recolour: (colour) =>
      mix(
        ramp(['#20094f', '#6a2fb0', '#e05ac0', '#7ff0f0', '#f4fbff'], luminance(colour)),
        adjust(colour, { saturation: 1.1, hue: -20 }),
        0.22,
      ),
  }),
  dress: (composition, place, indoors) => {
    const sunny = withBackdrop(composition, 0.45, (brush) => backdrop(brush, place))
    if (indoors) return withLayer(sunny, column(place))
    const layers = sunny.layers.filter((layer) => layer.nearness < 0.8)
    return withLayer(
      { ...sunny, layers: [...layers, { name: 'grid', nearness: 0.95, draw: (brush) => grid(brush, place) }] },
      column(place),
    )
  },
  overlay: (g, frame, variant) => {
    scanlines(g, frame, 0.15)
    filmGrain(g, frame, 0.06, variant)
    vignette(g, frame, '#16083f', 0.35)
  },
  ghosts: [
    { dx: -4, colour: '#ff4fc8' },
    { dx: 4, colour: '#4ff6ff' },
  ],
}
