import { expect, it } from 'vitest'
import { randomLook } from '../people/person-look.ts'
import { ANKLE, buildOf } from '../build.ts'
import { cycleLength, type Gait, gaitForSpeed, RUN, WALK } from './gait.ts'
import { ACTIONS, poseAt, runPose, walkPose } from './pose.ts'
import { jointsOf } from './skeleton.ts'

const h = 100
const STROLL: Gait = { ...WALK, stride: 0.62, lift: 0.12 }

it.each([
  ['walking', STROLL, walkPose],
  ['running', RUN, runPose],
  ['running slowly', gaitForSpeed(RUN, 0.8, 1.1).gait, runPose],
  ['walking slowly', gaitForSpeed(STROLL, 0.3, 0.62).gait, walkPose],
] as const)('a grounded foot does not slide: %s', (_, gait, poseOf) => {
  const build = buildOf(randomLook(1, { child: false }))
  const length = cycleLength(gait) * (build.hip - ANKLE) * h
  const steps: number[] = []
  let last: number | null = null
  for (let cycle = 0; cycle < 1; cycle += 0.01) {
    const pose = poseOf(cycle, gait)
    const footX = jointsOf(pose, build, h).nearLeg[2][0] + cycle * length
    const isGrounded = pose.nearFoot.y === 0
    if (isGrounded && last !== null) steps.push(Math.abs(footX - last))
    last = isGrounded ? footX : null
  }
  expect(steps.length).toBeGreaterThan(20)
  expect(Math.max(...steps)).toBeLessThan(h * 0.004)
})

const distance = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number => Math.hypot(x - u, y - v)

it('limb segments keep their length in every action', () => {
  for (const child of [false, true]) {
    const build = buildOf(randomLook(1, { child }))
    const leg = (build.hip - ANKLE) * h
    for (const action of ACTIONS)
      for (let t = 0; t < 6; t += 0.17) {
        const { nearLeg, farLeg, nearArm } = jointsOf(poseAt(action, t), build, h)
        for (const [hip, knee, ankle] of [nearLeg, farLeg]) {
          expect(distance(hip, knee)).toBeLessThan(leg * 0.52)
          expect(distance(knee, ankle)).toBeLessThan(leg * 0.52)
        }
        expect(distance(nearArm[0], nearArm[1])).toBeCloseTo(build.arm[0] * h)
      }
  }
})
