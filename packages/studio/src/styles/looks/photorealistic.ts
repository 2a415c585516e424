import type { Brush } from '../../paint/brush.ts'
import { type Canvas, type Ctx, radial, stop } from '../../paint/canvas.ts'
import { adjust, type Colour, lerp, luminance, mix, type Rgb } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { isOvercast } from '../../parts/nature/sky.ts'
import type { Composition, Place } from '../../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { isFriendly } from '../../stage/scene-particles.ts'
import { hasNoSky, paintOver } from '../dressing.ts'
import { filmGrain, vignette } from '../finish.ts'
import { bokeh } from '../lighting.ts'
import { lightRoom, addDropShadow, lightFromAbove } from '../model-light.ts'
import type { Style } from '../style.ts'
import { windClouds } from '../wind-clouds.ts'

/** Colour grading: factors of saturation and lightness; `air` blended in by `share`, 0 to 1. */
type Tone = { readonly saturation: number; readonly lightness: number; readonly air: Colour; readonly share: number }
type Hour = { readonly sky: readonly Colour[]; readonly haze: Colour; readonly rim: Colour; readonly shadow: Colour; readonly tone: Tone }

const LIGHT: Record<TimeOfDay, Hour> = {
  dawn: {
    sky: ['#5b6f9e', '#9fa6bd', '#e3bda6', '#ffe0b4'],
    haze: '#d9bba6',
    rim: '#ffe2b4',
    shadow: '#2c2638',
    tone: { saturation: 1.08, lightness: 1.02, air: '#d89a78', share: 0.1 },
  },
  day: {
    sky: ['#2a6aa8', '#68a8d4', '#b4d8e4', '#f4ecd4'],
    haze: '#bccbc8',
    rim: '#fff1cf',
    shadow: '#1f2430',
    tone: { saturation: 1.16, lightness: 1.1, air: '#f0c890', share: 0.06 },
  },
  dusk: {
    sky: ['#27344f', '#6b627a', '#cf8763', '#ffc07c'],
    haze: '#c98f6c',
    rim: '#ffcf90',
    shadow: '#241a2c',
    tone: { saturation: 1.06, lightness: 0.94, air: '#c8602e', share: 0.13 },
  },
  night: {
    sky: ['#060b18', '#0f1e38', '#22395c', '#43607f'],
    haze: '#1e3c64',
    rim: '#b9d2ff',
    shadow: '#04070f',
    tone: { saturation: 1.06, lightness: 0.78, air: '#12408c', share: 0.26 },
  },
}

const gradeByTime = (colour: Rgb, time: TimeOfDay): Rgb => {
  const { saturation, lightness, air, share } = LIGHT[time].tone
  return mix(adjust(colour, { saturation, lightness }), air, share)
}

/** Texture of a physical model: shading and a shadow on the layer behind. */
function modelTexture(canvas: Canvas, nearness: number, unit: number): Canvas {
  if (nearness < 0.1) return canvas
  lightFromAbove(canvas, 0.5, unit)
  if (nearness > 0.55) addDropShadow(canvas, 0.8, unit)
  return canvas
}

const LAMPS = ['#ffc878', '#ffdfa8', '#ff9f5a']

/** Darkens places without a sky. */
function deepen({ g }: Brush, { frame }: Place): void {
  const reach = Math.max(frame.width, frame.height)
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = radial(g, frame.width * 0.6, frame.height * 0.4, reach * 0.08, reach * 0.66, ['#fff4e0', '#c4b8cc', '#4a4a72'])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.globalCompositeOperation = 'soft-light'
  g.fillStyle = radial(g, frame.width * 0.6, frame.height * 0.4, 0, reach * 0.5, [stop(0, '#ffdca0', 0.7), stop(1, '#ffdca0', 0)])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.restore()
}

/** Out-of-focus lights in the foreground. */
function nearLights(g: Ctx, frame: Frame, seed: number): void {
  const side = { ...frame, width: frame.width * 0.1 }
  bokeh(g, side, LAMPS, 3, 0.02, 0.4, seed + 4)
  g.save()
  g.translate(frame.width - side.width, 0)
  bokeh(g, side, LAMPS, 3, 0.02, 0.4, seed + 5)
  g.restore()
}

function composeScene(composition: Composition, place: Place, indoors: boolean): Composition {
  const { frame, time, weather, seed } = place
  if (indoors) return paintOver(composition, [composition.layers[0]!.name], (brush) => lightRoom(brush, place))
  if (hasNoSky(place)) return paintOver(composition, [composition.layers[0]!.name], (brush) => deepen(brush, place))
  const sky = { ...composition, layers: composition.layers.map((layer) => (layer.name === 'clouds' ? windClouds(place) : layer)) }
  const far = sky.layers.findLast((layer) => layer.nearness > 0.1 && layer.nearness < 0.7)
  const lamps = time === 'night' || isOvercast(weather)
  return lamps && far ? paintOver(sky, [far.name], ({ g }) => bokeh(g, frame, LAMPS, 12, 0.4, 0.62, seed)) : sky
}

/** A lit, textured model under a lens: wood, felt and plaster, one warm lamp, long soft shadows, shallow focus, film. */
export const photorealistic: Style = {
  value: 'photorealistic',
  proportions: 'natural',
  look: (time) => ({
    paint: 'clay',
    volume: 0.85,
    glow: 0.2,
    lightX: 0.6,
    cast: 2.4,
    detail: 1,
    eyes: 'natural',
    clouds: 'soft',
    hazeStrength: 0.62,
    sky: LIGHT[time].sky,
    haze: LIGHT[time].haze,
    rim: LIGHT[time].rim,
    rimBack: time === 'night' ? '#6f8cc0' : '#a8683c',
    shadow: LIGHT[time].shadow,
    recolour: (colour) => gradeByTime(colour, time),
    // Pale skin and white cloth keep their tone in the light.
    figure: (colour) =>
      mix(
        adjust(colour, { saturation: 1.12, lightness: lerp(time === 'night' ? 1.04 : 1.14, 0.95, luminance(colour)) }),
        [255, 196, 132],
        0.07,
      ),
    blush: true,
  }),
  depthOfField: 11,
  compose: composeScene,
  texture: modelTexture,
  overlay: (g, frame, variant, { indoors, scene }) => {
    const { width, height } = frame
    const { where } = scene
    g.fillStyle = radial(g, width * 0.66, -height * 0.12, 0, Math.max(width, height) * 0.8, [
      stop(0, '#ffd79a', where === 'space' || where === 'cave' ? 0.08 : 0.24),
      stop(0.45, '#ffc080', 0.05),
      stop(1, '#ffc080', 0),
    ])
    g.fillRect(0, 0, width, height)
    if (indoors && isFriendly(scene)) nearLights(g, frame, scene.seed)
    filmGrain(g, frame, 0.05, variant)
    vignette(g, frame, '#120604', 0.4, 0.56)
  },
  halo: { colour: '#ffcf94', alpha: 0.2 },
  particles: 'dust',
}
