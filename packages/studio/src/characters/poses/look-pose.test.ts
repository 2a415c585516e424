import { expect, test } from 'vitest'
import { buildOf } from '../build.ts'
import { randomLook } from '../people/person-look.ts'
import { poseAt } from './pose.ts'
import { jointsOf } from './skeleton.ts'

/** Middle of the eye on the side of the raised hand, and half of it, in radii of the head. */
const EYE = { x: 0.42, y: 0.1, reach: 0.3 } as const
/** Of a hand with its fingers, in sizes of hands. */
const HAND_LENGTH = 2.6

test.each(['large', 'natural'] as const)('a hand at the brow covers no eye: heads that are %s', (proportions) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const look = { ...randomLook(seed), ...(proportions === 'natural' && { proportions }) }
    const build = buildOf(look)
    for (let t = 0; t < 8; t += 0.25) {
      const { head, farArm } = jointsOf(poseAt('look', t), build, 1)
      const [, elbow, wrist] = farArm
      const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
      const hand = (part: number) =>
        [0, 1].map((axis) => wrist[axis]! + ((wrist[axis]! - elbow[axis]!) / length) * part * build.hand * HAND_LENGTH)
      const eye = [head[0] + EYE.x * build.headRadius, head[1] + EYE.y * build.headRadius]
      for (const part of [0, 0.5, 1]) {
        const [x, y] = hand(part)
        expect(Math.hypot(x! - eye[0]!, y! - eye[1]!), `seed ${seed} at ${t}`).toBeGreaterThan(EYE.reach * build.headRadius)
      }
    }
  }
})
