import type { Brush } from '../paint/brush.ts'
import { blurred, type Canvas, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { materialPattern } from '../paint/material.ts'
import type { Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { floorLine, drawLightPatch, blendOverPainted } from './lighting.ts'

/** `key`: the lamp, and how strongly it shines; `deep`: what corners sink into, and how far; `pane`: what falls through windows, and how much. */
type ModelLight = {
  readonly key: Colour
  readonly glow: number
  readonly shadow: Colour
  readonly dim: number
  readonly windowColour: Colour
  readonly pour: number
}

const LIGHTS: Record<TimeOfDay, ModelLight> = {
  dawn: { key: '#ffd6a0', glow: 0.7, shadow: '#5a3440', dim: 0.7, windowColour: '#ffd8b0', pour: 0.6 },
  day: { key: '#ffe9bc', glow: 0.66, shadow: '#5c3a2a', dim: 0.66, windowColour: '#fff0cf', pour: 0.6 },
  dusk: { key: '#ffb05c', glow: 0.85, shadow: '#4a2230', dim: 0.84, windowColour: '#ff9a50', pour: 0.7 },
  night: { key: '#ffb060', glow: 0.5, shadow: '#12183c', dim: 0.86, windowColour: '#a8c0ff', pour: 0.4 },
}

/** Adds a soft drop shadow of a layer on the one behind it. */
export function addDropShadow(canvas: Canvas, alpha: number, unit: number): void {
  const [shape, q] = newCanvas(canvas.width / 4, canvas.height / 4)
  q.drawImage(canvas, 0, 0, shape.width, shape.height)
  q.globalCompositeOperation = 'source-in'
  q.fillStyle = '#170c14'
  q.fillRect(0, 0, shape.width, shape.height)
  const g = canvas.getContext('2d')
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'destination-over'
  g.imageSmoothingQuality = 'low'
  for (const [reach, strength] of [
    [7, 0.62],
    [22, 0.38],
  ] as const) {
    g.globalAlpha = alpha * strength
    g.drawImage(blurred(shape, (reach * unit) / 4), -reach * unit, reach * 0.7 * unit, canvas.width, canvas.height)
  }
  g.restore()
}

/** Light falloff of a lamp above, with a little bloom. `strength`: 0 to 1. */
export function lightFromAbove(canvas: Canvas, strength: number, unit: number): void {
  blendOverPainted(canvas, 'soft-light', strength, (g, w, h) => {
    g.fillStyle = radial(g, w * 0.6, h * 0.26, 0, Math.max(w, h) * 0.72, [stop(0, '#ffdcae'), stop(0.4, '#a08f84'), stop(1, '#3a2430')])
    g.fillRect(0, 0, w, h)
  })
  const soft = blurred(canvas, 18 * unit)
  blendOverPainted(canvas, 'soft-light', 0.4, (g) => g.drawImage(soft, 0, 0))
}

/** Soft light of a window on wall and floor. */
function softPatch({ g }: Brush, { frame }: Place, { windowColour, pour }: ModelLight): void {
  const { width, height, tall, unit } = frame
  const [buffer, q] = newCanvas(width / 4, height / 4)
  q.scale(0.25, 0.25)
  const [w, h] = [width * (tall ? 0.56 : 0.27), height * (tall ? 0.26 : 0.46)]
  const cell = { columns: 2, rows: 3, bar: 0.1, colour: windowColour, alpha: 1 }
  drawLightPatch(q, { x: width * (tall ? 0.3 : 0.2), y: height * (tall ? 0.34 : 0.17), w, h, skew: -w * 0.34, ...cell })
  const floor = floorLine(frame)
  drawLightPatch(q, { x: width * 0.5, y: floor + 14 * unit, w: w * 1.3, h: height - floor, skew: -w * 1.1, ...cell })
  const soft = blurred(buffer, 2.4 * unit)
  g.save()
  g.imageSmoothingQuality = 'low'
  for (const [blend, share] of [
    ['soft-light', 1],
    ['overlay', 0.5],
    ['screen', 0.18],
  ] as const) {
    g.globalCompositeOperation = blend
    g.globalAlpha = pour * share
    g.drawImage(soft, 0, 0, width, height)
  }
  g.restore()
}

/** Indoor lighting: plaster texture, lamp light, window light, dark corners. */
export function lightRoom(brush: Brush, place: Place): void {
  const { g, unit } = brush
  const { frame, time } = place
  const light = LIGHTS[time]
  const [left, span, floor] = [leftOf(frame), spanOf(frame), floorLine(frame)]
  const [top, high] = [-frame.bleed, frame.height + frame.bleed * 2]
  const reach = Math.max(frame.width, frame.height)
  g.save()
  g.globalAlpha = 0.26
  g.fillStyle = materialPattern(g, 'plaster', false)
  g.fillRect(left, top, span, floor - top)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'multiply'
  const pool = (inner: number, outer: number): void => {
    g.fillStyle = radial(g, frame.width * 0.56, frame.height * 0.36, reach * 0.1, reach * 0.7, [
      stop(0, light.shadow, inner),
      stop(0.5, light.shadow, outer * 0.5),
      stop(1, light.shadow, outer),
    ])
    g.fillRect(left, top, span, high)
  }
  pool(time === 'night' ? 0.3 : 0, light.dim)
  g.fillStyle = linear(g, 0, floor - 46 * unit, 0, floor + 54 * unit, [
    stop(0, light.shadow, 0),
    stop(0.46, light.shadow, 0.55),
    stop(1, light.shadow, 0),
  ])
  g.fillRect(left, floor - 46 * unit, span, 100 * unit)
  g.globalCompositeOperation = 'soft-light'
  g.fillStyle = radial(g, frame.width * 0.56, frame.height * 0.34, 0, reach * 0.46, [
    stop(0, light.key, light.glow),
    stop(0.5, light.key, light.glow * 0.5),
    stop(1, light.key, 0),
  ])
  g.fillRect(left, top, span, high)
  g.restore()
  // No sun falls in under clouds, in fear and in grief.
  if (!place.isGloomy) softPatch(brush, place, light)
}
