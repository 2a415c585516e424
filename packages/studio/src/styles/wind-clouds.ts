import { type Canvas, editPixels, newCanvas } from '../paint/canvas.ts'
import { clamp, type Colour, mix, smoothstep } from '../paint/colour.ts'
import type { TimeOfDay } from '../paint/look.ts'
import { periodicNoise } from '../paint/texture.ts'
import type { Layer, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'

const COLOURS: Record<TimeOfDay, { readonly lit: Colour; readonly shade: Colour; readonly cover: number }> = {
  dawn: { lit: '#ffdcb8', shade: '#8d83a6', cover: 0.02 },
  day: { lit: '#fffaf0', shade: '#93a5bd', cover: 0 },
  dusk: { lit: '#ffbf7e', shade: '#6b4862', cover: 0.04 },
  night: { lit: '#43587e', shade: '#121a2e', cover: 0.02 },
}

const [ACROSS, DOWN] = [420, 150]

/**
 * Horizontally tileable clouds from noise, lit from above, in perspective. `ratio`: width by height of the sky.
 */
function paintCloudSheet(time: TimeOfDay, seed: number, ratio: number): Canvas {
  const [canvas] = newCanvas(ACROSS, DOWN)
  const thick = periodicNoise(seed, 1.85 * ratio)
  const { lit, shade, cover } = COLOURS[time]
  editPixels(canvas, (data) => {
    for (let y = 0, i = 0; y < DOWN; y++) {
      const far = 1.5 / (1.14 - y / DOWN)
      for (let x = 0; x < ACROSS; x++, i += 4) {
        const u = x / ACROSS
        const here = thick(u, far, 5)
        const dense = smoothstep((here + cover + 0.02) / 0.42)
        if (dense <= 0) continue
        const [r, g, b] = mix(shade, lit, clamp(0.62 + (here - thick(u, far - 0.16, 5)) * 2.1 - dense * 0.14))
        data[i] = r
        data[i + 1] = g
        data[i + 2] = b
        data[i + 3] = dense * 235
      }
    }
  })
  return canvas
}

/** Drifting cloud layer. */
export const windClouds = ({ frame, time, weather, seed }: Place): Layer => {
  let buffer: Canvas | undefined
  return {
    name: 'clouds',
    nearness: 0.06,
    drift: weather === 'wind' || weather === 'storm' ? 26 : 8,
    draw: ({ g }) => {
      const [width, height] = [spanOf(frame), frame.horizon * 1.04 + frame.bleed]
      buffer ??= paintCloudSheet(time, seed + 3, width / height)
      g.drawImage(buffer, leftOf(frame), -frame.bleed, width, height)
    },
  }
}
