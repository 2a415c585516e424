import { radial, stop } from '../../paint/canvas.ts'
import { adjust, mix } from '../../paint/colour.ts'
import { canvasRelief, paintStrokes } from '../brushwork.ts'
import { filmGrain, drawLight } from '../finish.ts'
import { drawGarland, drawGoldFrame } from '../gilded-frame.ts'
import { withRococoScenery } from '../rococo-scenery.ts'
import type { Style } from '../style.ts'

/** An oil painting under warm varnish in a gilded frame with a swag of roses; figures stand in the light. */
export const classicalrococo: Style = {
  value: 'classicalrococo',
  proportions: 'natural',
  covered: (tall) => (tall ? [0.09, 0.07, 0.09, 0.06] : [0.06, 0.075, 0.06, 0.08]),
  look: (time) => ({
    paint: 'soft',
    volume: 0.85,
    shadow: [86, 44, 34],
    rim: '#ffe6b0',
    eyes: 'narrow',
    lightX: -0.4,
    stars: time === 'night',
    cloudLit: '#ffe9d4',
    cloudDark: '#b48f9a',
    detail: 1,
    blush: true,
    haze: time === 'night' ? '#4f5268' : '#d8c6a4',
    hazeStrength: 0.72,
    sun: '#ffeec0',
    sky: {
      dawn: ['#7f93ae', '#bcbcb4', '#f2d4b0', '#fae4b8'],
      day: ['#5a8ab0', '#9cbcc4', '#e0dcc0', '#f8ecca'],
      dusk: ['#64789c', '#b09fa8', '#f0bf96', '#fadc9e'],
      night: ['#1c2440', '#313c5c', '#58607a', '#8f8474'],
    },
    recolour: (colour, depth) =>
      mix(
        adjust(colour, { saturation: 1.06, lightness: time === 'night' ? (depth > 0 ? 0.56 : 0.66) : 0.92 }),
        time === 'night' ? [70, 48, 50] : [176, 122, 66],
        depth > 0 ? 0.18 : 0.13,
      ),
    figure: (colour) =>
      mix(adjust(colour, { saturation: 1.08, lightness: 1.03, lift: time === 'night' ? 0.03 : 0 }), [255, 206, 140], 0.12),
  }),
  compose: withRococoScenery,
  texture: paintStrokes,
  overlay: (g, frame, variant) => {
    const { width, height, unit, tall } = frame
    drawLight(g, frame, 0.36, 0.34, '#ffd88a', 0.09)
    g.fillStyle = radial(g, width * 0.46, height * 0.5, Math.hypot(width, height) * 0.26, Math.hypot(width, height) * 0.54, [
      stop(0, '#3c1e06', 0),
      stop(1, '#3c1e06', 0.6),
    ])
    g.fillRect(0, 0, width, height)
    canvasRelief(g, frame)
    filmGrain(g, frame, 0.04, variant)
    drawGoldFrame(g, frame)
    const y = height * (tall ? 0.036 : 0.052)
    drawGarland(g, width * 0.1, y, width * 0.5, y, height * (tall ? 0.02 : 0.034), unit)
    drawGarland(g, width * 0.5, y, width * 0.9, y, height * (tall ? 0.02 : 0.034), unit)
  },
  halo: { colour: '#ffcf80', alpha: 0.1 },
  particles: 'dust',
}
