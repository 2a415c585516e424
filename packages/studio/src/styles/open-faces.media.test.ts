import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import type { Canvas } from '../paint/canvas.ts'
import { sampleOf } from '../testing/sample-of.ts'
import { figure, type SampleContent, sampleScene } from '../testing/sample-plan.ts'
import { buildStage } from '../stage/build-stage.ts'
import type { Face } from './shot.ts'
import { shotGeometry } from '../stage/shot-geometry.ts'
import { styleOf } from './styles.ts'

const SIZES = [
  [320, 180],
  [180, 320],
  [220, 220],
] as const
const CONTENTS: readonly SampleContent[] = [
  { place: 'garden', cast: [figure('woman', 'talk'), figure('boy', 'talk')] },
  { place: 'bedroom', cast: [figure('old man')], camera: { size: 'close' } },
]

/** Covered share of a face, 0 to 1. */
function hidden(overlay: Canvas, { x, y, r }: Face): number {
  const side = Math.max(2, Math.round(r * 1.1))
  const data = overlay.getContext('2d').getImageData(Math.round(x - side / 2), Math.round(y - side / 2), side, side).data
  let sum = 0
  for (let i = 3; i < data.length; i += 4) sum += data[i]!
  return sum / 255 / (side * side)
}

it.each(
  sampleOf(
    STYLES.map(({ value }) => value),
    6,
  ),
)('the overlay of the style %s covers no face', async (style) => {
  for (const [width, height] of SIZES)
    for (const content of CONTENTS) {
      const scene = sampleScene(content, { storySeed: 5, shotCount: 3 })
      const stage = await buildStage(scene, styleOf(style), width, height)
      const { faces } = shotGeometry(stage, false)
      expect(faces.length, content.place).toBeGreaterThan(0)
      for (const overlay of stage.overlays)
        for (const face of faces) expect(hidden(overlay, face), `${content.place} at ${width} by ${height}`).toBeLessThan(0.4)
    }
})
