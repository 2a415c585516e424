import type { Brush } from '../paint/brush.ts'
import { type Canvas, linear, radial, stop } from '../paint/canvas.ts'
import { adjust, css, mix } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { materialPattern } from '../paint/material.ts'
import type { Composition, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { over } from './dressing.ts'
import { filmGrain, vignette } from './finish.ts'
import { bokeh, floorLine, lightPatch, overPaint } from './lighting.ts'
import type { Style } from './style.ts'

const LIGHT: Record<TimeOfDay, { sky: string[]; haze: string; rim: string; shadow: string; key: string }> = {
  dawn: { sky: ['#5b6f9e', '#9fa6bd', '#e3bda6', '#ffe0b4'], haze: '#d9bba6', rim: '#ffe2b4', shadow: '#2c2638', key: '#ffd9a0' },
  day: { sky: ['#2a6aa8', '#68a8d4', '#b4d8e4', '#f4ecd4'], haze: '#bccbc8', rim: '#fff1cf', shadow: '#1f2430', key: '#fff0c8' },
  dusk: { sky: ['#27344f', '#6b627a', '#cf8763', '#ffc07c'], haze: '#c98f6c', rim: '#ffcf90', shadow: '#241a2c', key: '#ffb668' },
  night: { sky: ['#060b18', '#0f1e38', '#22395c', '#43607f'], haze: '#2a4460', rim: '#b9d2ff', shadow: '#04070f', key: '#ffc98a' },
}

/** Plaster on the walls, a window's warm light, corners in shade. */
function furnishRoom({ g, unit }: Brush, { frame, time }: Place): void {
  const floor = floorLine(frame)
  const [left, span] = [leftOf(frame), spanOf(frame)]
  const bottom = frame.height + frame.bleed
  g.save()
  g.globalAlpha = 0.36
  g.fillStyle = materialPattern(g, 'plaster', false)
  g.fillRect(left, -frame.bleed, span, bottom + frame.bleed)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'multiply'
  const shade = LIGHT[time].shadow
  const deep = time === 'night' ? 0.84 : 0.46
  g.fillStyle = radial(g, frame.width * 0.52, frame.height * 0.42, frame.height * 0.16, Math.max(frame.width, frame.height) * 0.72, [
    stop(0, shade, time === 'night' ? 0.42 : 0.08),
    stop(0.55, shade, deep * 0.62),
    stop(1, shade, deep),
  ])
  g.fillRect(left, -frame.bleed, span, bottom + frame.bleed)
  g.fillStyle = linear(g, 0, floor - 60 * unit, 0, floor + 70 * unit, [stop(0, shade, 0), stop(0.46, shade, 0.5), stop(1, shade, 0)])
  g.fillRect(left, floor - 60 * unit, span, 130 * unit)
  g.restore()
  const { width, height, tall } = frame
  const [w, h] = [width * (tall ? 0.6 : 0.3), height * (tall ? 0.26 : 0.5)]
  lightPatch(g, {
    x: width * (tall ? 0.24 : 0.4),
    y: height * (tall ? 0.36 : 0.16),
    w,
    h,
    skew: -w * 0.3,
    columns: 2,
    rows: 3,
    bar: 0.1,
    colour: LIGHT[time].key,
    alpha: time === 'night' ? 0.3 : 0.46,
  })
}

/** Light from above, shade towards the feet of a layer: a model under one lamp. */
function lamplight(canvas: Canvas, nearness: number): Canvas {
  if (nearness < 0.1) return canvas
  return overPaint(canvas, 'multiply', 1, (g, w, h) => {
    g.fillStyle = linear(g, w * 0.9, h * 0.2, w * 0.1, h, [
      stop(0, '#ffffff'),
      stop(0.5, '#f4ece6'),
      stop(1, mix('#c8c0c8', '#8e8490', nearness)),
    ])
    g.fillRect(0, 0, w, h)
  })
}

function lit(composition: Composition, place: Place, indoors: boolean): Composition {
  if (indoors) return over(composition, [composition.layers[0]!.name], (brush) => furnishRoom(brush, place))
  const dark = place.time === 'night'
  const far = composition.layers.findLast((layer) => layer.nearness > 0.1 && layer.nearness < 0.7)
  return dark && far
    ? over(composition, [far.name], ({ g }) => bokeh(g, place.frame, ['#ffc878', '#ffdfa8', '#ff9f5a'], 9, 0.42, 0.6, place.seed))
    : composition
}

/** A lit, textured model under a lens: wood, felt and plaster, one warm lamp, long soft shadows, shallow focus, film. */
export const photorealistic: Style = {
  value: 'photorealistic',
  look: (time) => ({
    paint: 'clay',
    volume: 0.85,
    glow: 0.2,
    lightX: 0.6,
    cast: 2.4,
    detail: 1,
    eyes: 'round',
    clouds: 'soft',
    hazeStrength: 0.9,
    sky: LIGHT[time].sky,
    haze: LIGHT[time].haze,
    rim: LIGHT[time].rim,
    rimBack: time === 'night' ? '#6f8cc0' : '#7a5a3c',
    shadow: LIGHT[time].shadow,
    recolour: (colour) =>
      time === 'night'
        ? mix(adjust(colour, { saturation: 0.72, lightness: 0.74 }), [40, 64, 110], 0.26)
        : mix(adjust(colour, { saturation: 0.88, lightness: time === 'day' ? 1.04 : 0.96 }), [150, 104, 62], 0.1),
    figure: (colour) => mix(adjust(colour, { saturation: 0.92, lightness: time === 'night' ? 1 : 1.04 }), [255, 196, 130], 0.1),
    blush: true,
  }),
  depthOfField: 11,
  dress: lit,
  surface: lamplight,
  overlay: (g, frame, variant) => {
    const { width, height } = frame
    g.fillStyle = radial(g, width * 0.62, -height * 0.1, 0, Math.max(width, height) * 0.9, [
      stop(0, '#ffe2ae', 0.24),
      stop(0.5, '#ffd2a0', 0.05),
      stop(1, '#ffd2a0', 0),
    ])
    g.fillRect(0, 0, width, height)
    g.fillStyle = css('#ff9a4a', 0.05)
    g.fillRect(0, 0, width, height)
    filmGrain(g, frame, 0.065, variant)
    vignette(g, frame, '#080608', 0.5)
  },
  halo: { colour: '#ffcf94', alpha: 0.2 },
  particles: 'dust',
}
