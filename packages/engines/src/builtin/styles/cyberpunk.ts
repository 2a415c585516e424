import type { Brush } from '../paint/brush.ts'
import { glow, linear, stop } from '../paint/canvas.ts'
import { adjust, css, mix } from '../paint/colour.ts'
import { pick, seeded } from '../paint/random.ts'
import { tower } from '../parts/buildings.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { over, withBackdrop, withLayer } from './dressing.ts'
import { filmGrain, scanlines, vignette } from './finish.ts'
import type { Style } from './style.ts'

const LIGHTS = ['#ff2896', '#00ebff', '#ffdc28', '#a050ff'] as const

function backdrop({ g }: Brush, { frame }: Place): void {
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.horizon * 1.2, ['#05040f', '#160b3a', '#4a1470', '#c02a8a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  glow(g, frame.width * 0.55, frame.horizon, frame.width * 0.5, '#ff2896', 0.6)
}

/** A board with strokes that look like writing and are none. */
function sign({ g, unit }: Brush, x: number, y: number, w: number, h: number, random: () => number): void {
  const colour = pick(LIGHTS, random)
  g.fillStyle = 'rgba(6,4,20,.92)'
  g.fillRect(x, y, w, h)
  g.strokeStyle = colour
  g.lineWidth = 3 * unit
  g.strokeRect(x, y, w, h)
  g.lineWidth = 2.4 * unit
  const cell = w * 0.95
  for (let j = 0; j < Math.floor(h / cell) - 0.2; j++) {
    const [cx, cy, q] = [x + w / 2, y + cell * (j + 0.6), w * 0.26]
    g.beginPath()
    g.moveTo(cx - q, cy - q)
    g.lineTo(cx + q, cy - q)
    if (random() < 0.6) g.lineTo(cx, cy + q)
    if (random() < 0.6) {
      g.moveTo(cx - q, cy)
      g.lineTo(cx + q, cy)
    }
    if (random() < 0.5) {
      g.moveTo(cx - q, cy + q)
      g.lineTo(cx + q, cy + q * 0.4)
    }
    g.stroke()
  }
  glow(g, x + w / 2, y + h / 2, h * 1.1, colour, 0.5)
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
      const foot = frame.horizon + frame.height * 0.1
      if (k === 1 && x > frame.width * 0.22 && x < frame.width * 0.62 && random() < 0.75) continue
      tower(brush, x, foot, w, h, { depth: [0.66, 0.3][k]!, role: '#1a1a3a', lit: 0.35, cell: [9, 13][k]! * frame.unit })
      if (random() < [0.25, 0.85][k]!)
        sign(brush, x + random() * w * 0.5, foot - h * (0.45 + random() * 0.45), 30 * frame.unit, (90 + random() * 90) * frame.unit, random)
    }
  },
})

/** Light lying on wet ground. */
function wetGround({ g, unit }: Brush, { frame, seed }: Place): void {
  const random = seeded(seed + 6)
  const top = frame.ground - frame.height * 0.12
  g.save()
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = linear(g, 0, top, 0, frame.height, [stop(0, '#2a0f5a', 0.5), stop(1, '#05030f', 0.75)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height)
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < 46; i++) {
    const x = leftOf(frame) + random() * spanOf(frame)
    const y = top + 20 * unit + random() * (frame.height - top)
    g.fillStyle = css(pick(LIGHTS, random), 0.16 + random() * 0.2)
    g.fillRect(x, y, (30 + random() * 120) * unit, (2 + random() * 4) * unit)
  }
  g.restore()
}

/** Night of signs and rain: figures stand dark between cyan and magenta light. */
export const cyberpunk: Style = {
  value: 'cyberpunk',
  timeOf: () => 'night',
  look: () => ({
    paint: 'soft',
    volume: 0.4,
    shadow: [4, 6, 40],
    rim: '#29f3ff',
    lightX: 0.6,
    haze: '#4a1a8a',
    hazeStrength: 0.9,
    clouds: 'none',
    sky: ['#05040f', '#160b3a', '#4a1470', '#c02a8a'],
    lamp: '#7af6ff',
    detail: 0.3,
    recolour: (colour) => mix(adjust(colour, { saturation: 1.1, lightness: 0.74 }), [70, 30, 150], 0.26),
  }),
  dress: (composition, place, indoors) => {
    const night = withBackdrop(composition, 0.3, (brush) => backdrop(brush, place))
    const near = night.layers.filter((layer) => layer.nearness > 0.8 && layer.nearness <= 1).map((layer) => layer.name)
    const wet = over(night, near, (brush) => wetGround(brush, place))
    return indoors ? wet : withLayer(withLayer(wet, towers(place, 0)), towers(place, 1))
  },
  overlay: (g, frame, variant) => {
    scanlines(g, frame, 0.1)
    filmGrain(g, frame, 0.07, variant)
    vignette(g, frame, '#040014', 0.6)
  },
  ghosts: [
    { dx: -4, colour: '#ff2896' },
    { dx: 4, colour: '#00ebff' },
  ],
  halo: { colour: '#ff2896', alpha: 0.3 },
  particles: 'rain',
}
