import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import type { Canvas } from '../paint/canvas.ts'
import { readScene } from '../scene/reader.ts'
import { buildStage } from '../stage/build-stage.ts'
import type { Face } from './shot.ts'
import { shotGeometry } from '../stage/shot-geometry.ts'
import { styleOf } from './styles.ts'

const SIZES = [
  [320, 180],
  [180, 320],
  [220, 220],
] as const
const PROMPTS = ['A woman and a boy talk in the garden', 'Close-up of an old man in the bedroom']

/** Covered share of a face, 0 to 1. */
function hidden(overlay: Canvas, { x, y, r }: Face): number {
  const side = Math.max(2, Math.round(r * 1.1))
  const data = overlay.getContext('2d').getImageData(Math.round(x - side / 2), Math.round(y - side / 2), side, side).data
  let sum = 0
  for (let i = 3; i < data.length; i += 4) sum += data[i]!
  return sum / 255 / (side * side)
}

it.each(STYLES.map(({ value }) => value))('the overlay of the style %s covers no face', async (style) => {
  for (const [width, height] of SIZES)
    for (const prompt of PROMPTS) {
      const scene = { ...readScene({ prompt, storySeed: 5, shotIndex: 0, shotCount: 3, seed: 0 }), move: 'push' as const }
      const stage = await buildStage(scene, styleOf(style), width, height)
      const { faces } = shotGeometry(stage, false)
      expect(faces.length, prompt).toBeGreaterThan(0)
      for (const overlay of stage.overlays)
        for (const face of faces) expect(hidden(overlay, face), `${prompt} at ${width} by ${height}`).toBeLessThan(0.4)
    }
})
