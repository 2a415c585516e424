import type { Brush } from '../../paint/brush.ts'
import { type Canvas, glow, linear, radial, stop } from '../../paint/canvas.ts'
import { css, luminance, mix, ramp, type Rgb, smoothstep } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { periodicNoise, densityTexture } from '../../paint/texture.ts'
import { beams } from '../../parts/nature/light.ts'
import type { Composition, Layer, Place } from '../../settings/setting.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { hasNoSky, paintOver, withBackdrop, withLayer } from '../dressing.ts'
import { filmGrain, drawFog, vignette } from '../finish.ts'
import { skinPreservingLightness } from '../flesh.ts'
import { gradientMap, backlightFigures } from '../lighting.ts'
import type { Style } from '../style.ts'

const LAMPS = new Set<unknown>(['window'])

function backdrop(brush: Brush, { frame }: Place): void {
  const { g } = brush
  g.fillStyle = linear(g, 0, -frame.bleed, 0, frame.height * 0.9, ['#0c0102', '#3c0a06', '#9c2a0c', '#ff8626'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  glow(g, frame.width * 0.46, frame.horizon * 0.95, frame.width * 0.46, '#ff7a2c', 0.85)
  glow(g, frame.width * 0.46, frame.horizon * 0.8, frame.width * 0.2, '#ffe0a0', 0.8)
}

/** Stage lamps with beams. */
const lamps = ({ frame }: Place): Layer => ({
  name: 'lamps',
  nearness: 0.8,
  draw: (brush) => {
    const { g, unit } = brush
    const y = frame.height * (frame.tall ? 0.07 : 0.05)
    g.fillStyle = '#0a0203'
    g.fillRect(leftOf(frame), y - 16 * unit, spanOf(frame), 5 * unit)
    g.fillRect(leftOf(frame), y + 2 * unit, spanOf(frame), 5 * unit)
    const count = frame.tall ? 4 : 7
    for (let i = 0; i < count; i++) {
      const x = frame.width * ((i + 0.5) / count)
      const aim = Math.PI / 2 + (0.46 - (i + 0.5) / count) * 0.9
      beams(brush, x, y, 1, aim, aim, frame.height * 1.05, [i % 2 ? '#ffb060' : '#ff6a2a'], 0.5, 0.085)
      g.fillStyle = '#0a0203'
      g.fillRect(x - 17 * unit, y - 20 * unit, 34 * unit, 36 * unit)
      glow(g, x, y + 18 * unit, 60 * unit, '#fff0c8', 0.95)
    }
  },
})

/** Amplifiers at both sides of wide frames. */
const amps = ({ frame }: Place): Layer => ({
  name: 'amps',
  nearness: 1.12,
  draw: ({ g, unit }) => {
    const s = (frame.tall ? 150 : 190) * unit
    for (const side of [0, 1]) {
      const left = side ? frame.width - s * 0.62 : -s * 0.42
      for (const top of [frame.height - s * 1.25, frame.height - s * 0.32]) {
        g.fillStyle = '#0d0404'
        g.fillRect(left, top, s, s * 0.9)
        g.strokeStyle = css('#ff8a3c', 0.6)
        g.lineWidth = 2.4 * unit
        g.strokeRect(left + 7 * unit, top + 7 * unit, s - 14 * unit, s * 0.9 - 14 * unit)
        for (const [dx, dy] of [
          [0.28, 0.28],
          [0.72, 0.28],
          [0.28, 0.66],
          [0.72, 0.66],
        ] as const) {
          g.fillStyle = radial(g, left + s * dx, top + s * dy, 0, s * 0.17, [stop(0, '#5a1c0c'), stop(0.4, '#1c0705'), stop(1, '#301008')])
          g.beginPath()
          g.arc(left + s * dx, top + s * dy, s * 0.165, 0, Math.PI * 2)
          g.fill()
          g.stroke()
        }
      }
    }
  },
})

const ember = (colour: Rgb, role: Role): Rgb => (LAMPS.has(role) ? [255, 190, 90] : mix([12, 2, 4], [196, 66, 26], luminance(colour) * 0.9))

/** Gradient map of figures under a follow spot, dark to light. */
const SPOT = ['#120304', '#4a140c', '#a8481c', '#f0954c', '#ffd49a', '#fff0d0'] as const

const performer = (colour: Rgb, role: Role): Rgb => {
  if (LAMPS.has(role)) return [255, 200, 110]
  if (role === 'black' || role === 'mouth') return [14, 3, 4]
  return role === 'white' ? [250, 214, 160] : ramp(SPOT, 0.08 + 0.7 * skinPreservingLightness(colour, 0.56))
}

const SMOKE = [255, 138, 52] as const

/** Smoke lit from above. Static: a separate moving layer would cost a fifth of the frame time. */
const smoke = ({ frame, seed }: Place): Layer => {
  const across = periodicNoise(seed + 7, frame.tall ? 2.2 : 4)
  return {
    name: 'smoke',
    nearness: 0.98,
    draw: ({ g }) => {
      const texture = densityTexture(
        320,
        180,
        SMOKE,
        (u, v) => smoothstep((across(u, v * 2.2, 4) + 0.24) / 0.7) * Math.sin(Math.min(1, v * 1.5) * 1.57) * (frame.tall ? 0.3 : 0.62),
      )
      g.drawImage(texture, leftOf(frame), 0, spanOf(frame), frame.height + frame.bleed)
    },
  }
}

const veil =
  (draw: (brush: Brush) => void) =>
  (brush: Brush): void => {
    brush.g.save()
    brush.g.globalAlpha = 0.5
    draw(brush)
    brush.g.restore()
  }

/** Darkens the walls towards the sides. */
function darkWalls({ g }: Brush, { frame }: Place): void {
  const reach = Math.max(frame.width, frame.height)
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = radial(g, frame.width * 0.46, frame.height * 0.42, reach * 0.06, reach * 0.58, ['#ffe8d0', '#a8705c', '#3a100c'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.restore()
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  const draw = (brush: Brush): void => backdrop(brush, place)
  const back = hasNoSky(place) ? paintOver(composition, [composition.layers[0]!.name], veil(draw)) : withBackdrop(composition, 0.62, draw)
  const withWall = indoors ? paintOver(back, [back.layers[0]!.name], (brush) => darkWalls(brush, place)) : back
  const lit = withLayer(withWall, lamps(place))
  const hazy = withLayer(
    backlightFigures(lit, place.frame, '#ff8a36', (indoors ? 0.36 : 0.5) * (place.frame.tall ? 0.5 : 1), 0.6),
    smoke(place),
  )
  return { ...hazy, layers: place.frame.tall ? hazy.layers : [...hazy.layers, amps(place)] }
}

const amber = (canvas: Canvas): Canvas => gradientMap(canvas, ['#080102', '#260504', '#641406', '#bc440c', '#ff9230', '#ffe6b0'], 0.8)

/** Backlit by a row of lamps through orange smoke, between amplifiers; coarse grain. */
export const rockhaze: Style = {
  value: 'rockhaze',
  proportions: 'natural',
  resolveTime: () => 'dusk',
  look: () => ({
    paint: 'backlit',
    rim: '#ffcf8a',
    rimBack: '#ff8a3c',
    lightX: 0.5,
    clouds: 'none',
    stars: false,
    sun: '#ffe0a0',
    shadow: [14, 2, 4],
    haze: '#a83a12',
    hazeStrength: 0.85,
    lamp: '#ffb04a',
    groundShadow: false,
    sky: ['#120204', '#3a0a0a', '#a0280e', '#ff7a1a'],
    recolour: (colour, _depth, role) => ember(colour, role),
    figure: performer,
  }),
  compose: composeScene,
  texture: amber,
  figureScale: 1.18,
  overlay: (g, frame, variant) => {
    // Less smoke and darkness in tall frames, which show less of the scene.
    drawFog(g, frame, '#ff8a3c', frame.tall ? 0.16 : 0.36, 0.56, 5)
    filmGrain(g, frame, frame.tall ? 0.13 : 0.2, variant)
    vignette(g, frame, '#0a0000', frame.tall ? 0.5 : 0.72)
  },
  halo: { colour: '#ff8a30', alpha: 0.3 },
  particles: 'sparks',
}
