import type { Brush } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import type { Joints } from './skeleton.ts'

/** Height of a course of bricks, width of a brick, and width of the wall, in body heights. */
const [COURSE, BRICK, WIDTH] = [0.1, 0.21, 0.86] as const

/** A wall of bricks as high as the hands of who climbs it. */
export function brickWall(brush: Brush, { nearArm, farArm, farLeg }: Joints, h: number): void {
  const left = Math.max(farArm[2][0], farLeg[2][0] + h * 0.05) - h * 0.02
  const top = Math.min(nearArm[2][1], farArm[2][1]) + h * 0.02
  box(brush, left, top, h * WIDTH, -top, 'red', { lighten: -0.1 })
  const courses = Math.floor(-top / (h * COURSE))
  for (let row = 0; row < courses; row++)
    for (let n = 0; n < 5; n++) {
      const from = Math.max(0, n * BRICK - (row % 2) * BRICK * 0.5)
      const to = Math.min(WIDTH, (n + 1) * BRICK - (row % 2) * BRICK * 0.5)
      if (to - from < 0.04) continue
      box(brush, left + h * (from + 0.008), top + h * (row * COURSE + 0.018), h * (to - from - 0.016), h * (COURSE - 0.018), 'red', {
        plain: true,
        noInk: true,
        lighten: (row + n) % 3 === 0 ? 0.12 : 0.04,
      })
    }
  box(brush, left - h * 0.03, top - h * 0.03, h * (WIDTH + 0.06), h * 0.05, 'rock', { round: h * 0.01 })
}
