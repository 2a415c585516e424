import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { type LimbJoints, limb, type Widths } from './limb.ts'

const WIDTHS: Widths = [56, 46, 36]
const LENGTH = 130

/** An arm whose forearm is turned by `bend` radians from straight on. */
function armBentBy(bend: number, facing: number): LimbJoints {
  const elbow = [200 + Math.cos(facing) * LENGTH, 200 + Math.sin(facing) * LENGTH] as const
  return [[200, 200], elbow, [elbow[0] + Math.cos(facing + bend) * LENGTH, elbow[1] + Math.sin(facing + bend) * LENGTH]]
}

function painted(chain: LimbJoints, options: Parameters<typeof limb>[4]) {
  const [canvas, g] = newCanvas(640, 640)
  g.translate(120, 120)
  limb({ g, look: { paint: 'flat' }, unit: 1 }, chain, WIDTHS, '#d08040', options)
  const { data } = g.getImageData(0, 0, canvas.width, canvas.height)
  return ([x, y]: readonly [number, number]): boolean => data[(Math.round(y + 120) * canvas.width + Math.round(x + 120)) * 4 + 3]! > 200
}

const BENDS = [-2.9, -2.6, -2.2, -1.6, -1, -0.4, 0, 0.4, 1, 1.6, 2.2, 2.6, 2.9]

test.each(BENDS)('a limb bent by %s is whole: both halves are as wide as they should be, also at the joint', (bend) => {
  for (const facing of [0.3, 2, 4.4]) {
    const chain = armBentBy(bend, facing)
    const isPainted = painted(chain, {})
    for (const half of [0, 1] as const)
      for (const t of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
        const [a, b] = [chain[half], chain[half + 1]!] as const
        const at = half === 0 ? t : 1 - t
        const [dx, dy] = [(b[0] - a[0]) / LENGTH, (b[1] - a[1]) / LENGTH]
        const reach = ((WIDTHS[half]! * (1 - at) + WIDTHS[half + 1]! * at) / 2) * 0.8
        // The joint is round, not as wide as both halves inside the bend.
        const sides = t === 1 ? [0] : [-reach, 0, reach]
        for (const side of sides) {
          const point = [a[0] + dx * LENGTH * at - dy * side, a[1] + dy * LENGTH * at + dx * side] as const
          expect(isPainted(point), `bend ${bend}, facing ${facing}, half ${half}, ${at}, ${side}`).toBe(true)
        }
      }
  }
})

test('an open sleeve ends at its hem and has no gap at the elbow', () => {
  const chain = armBentBy(1.2, 0)
  const isPainted = painted(chain, { part: [0, 0.95], open: true })
  expect(isPainted(chain[1])).toBe(true)
  expect(isPainted([chain[1][0] + Math.cos(1.2) * LENGTH * 0.5, chain[1][1] + Math.sin(1.2) * LENGTH * 0.5])).toBe(true)
  expect(isPainted(chain[2])).toBe(false)
})
