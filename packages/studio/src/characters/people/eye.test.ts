import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import type { EyeKind } from '../../paint/look.ts'
import { eye } from './eye.ts'
import { PREMADE_PEOPLE } from './premade-people.ts'

const SIDE = 80

/** Pixels that an open eye covers. */
function areaOf(eyes: EyeKind): number {
  const [, g] = newCanvas(SIDE, SIDE)
  const brush = { g, look: { paint: 'clay', eyes }, unit: 1 } as const
  const geometry = { x: SIDE / 2, y: SIDE / 2, r: 80, w: 16, inner: 1 } as const
  const { look } = PREMADE_PEOPLE[0]!
  eye(brush, look, geometry, { mouth: [0, 0, 0], blink: 0, gaze: [0, 0], brow: 0 })
  return g.getImageData(0, 0, SIDE, SIDE).data.filter((alpha, i) => i % 4 === 3 && alpha > 100).length
}

test('natural eyes are open and well smaller than drawn ones', () => {
  expect(areaOf('natural')).toBeGreaterThan(300)
  expect(areaOf('natural')).toBeLessThan(areaOf('round') * 0.65)
})
