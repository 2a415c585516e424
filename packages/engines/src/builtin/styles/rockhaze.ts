import type { Brush } from '../paint/brush.ts'
import { glow } from '../paint/canvas.ts'
import { luminance, mix } from '../paint/colour.ts'
import { beams } from '../parts/light.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { withBackdrop } from './dressing.ts'
import { filmGrain, fog, vignette } from './finish.ts'
import type { Style } from './style.ts'
import { linear } from '../paint/canvas.ts'
import { leftOf, spanOf } from '../stage/frame.ts'

function backdrop(brush: Brush, { frame }: Place): void {
  const { g } = brush
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height * 0.9, ['#120204', '#4a0d0a', '#b5330f', '#ff8a2a'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  glow(g, frame.width * 0.46, frame.horizon * 0.95, frame.width * 0.46, '#ff8c3c', 0.95)
  beams(brush, frame.width * 0.46, frame.height * 0.02, 9, 0.5, 2.64, frame.height * 1.5, ['#ff8232', '#ff3c1e', '#ffc878'], 0.36, 0.05)
}

const amps = ({ frame }: Place): Layer => ({
  name: 'amps',
  nearness: 1.12,
  draw: ({ g, unit }) => {
    const s = 170 * unit
    for (const x of [-0.02, 0.9]) {
      const [left, top] = [frame.width * x, frame.height * 0.7]
      g.fillStyle = '#0a0203'
      g.fillRect(left, top, s, frame.height)
      g.strokeStyle = 'rgba(255,120,50,.55)'
      g.lineWidth = 2 * unit
      g.strokeRect(left + 8 * unit, top + 8 * unit, s - 16 * unit, frame.height * 0.4)
      for (let i = 0; i < 4; i++) {
        g.beginPath()
        g.arc(left + s * (0.28 + (i % 2) * 0.44), top + s * (0.36 + Math.floor(i / 2) * 0.5), s * 0.18, 0, Math.PI * 2)
        g.stroke()
      }
    }
  },
})

/** Backlit by a fan of orange light through smoke; coarse grain. */
export const rockhaze: Style = {
  value: 'rockhaze',
  timeOf: () => 'dusk',
  look: () => ({
    paint: 'silhouette',
    rim: '#ffb060',
    lightX: 0.5,
    clouds: 'none',
    stars: false,
    sun: '#ffe0a0',
    haze: '#8a2410',
    hazeStrength: 0.85,
    lamp: '#ffb04a',
    groundShadow: false,
    sky: ['#120204', '#3a0a0a', '#a0280e', '#ff7a1a'],
    recolour: (colour, _depth, role) =>
      role === 'window' || role === 'gold' || role === 'yellow' ? [255, 190, 90] : mix([12, 2, 4], [150, 46, 20], luminance(colour) * 0.8),
  }),
  dress: (composition, place) => {
    const lit = withBackdrop(composition, 0.5, (brush) => backdrop(brush, place))
    return { ...lit, layers: [...lit.layers, amps(place)] }
  },
  figures: 1.18,
  overlay: (g, frame, variant) => {
    fog(g, frame, '#ff9a4a', 0.75, 0.35, 5)
    filmGrain(g, frame, 0.16, variant)
    vignette(g, frame, '#0a0000', 0.72)
  },
  halo: { colour: '#ffa04a', alpha: 0.55 },
  particles: 'sparks',
}
