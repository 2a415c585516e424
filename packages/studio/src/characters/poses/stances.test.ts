import { expect, test } from 'vitest'
import { buildOf } from '../build.ts'
import { randomLook } from '../people/person-look.ts'
import { poseAt } from './pose.ts'
import { jointsOf } from './skeleton.ts'
import { withStance, withWorkStance } from './stances.ts'

const build = buildOf(randomLook(2, {}))
const handsOf = (pose: ReturnType<typeof withStance>): string => {
  const { nearArm, farArm } = jointsOf(pose, build, 100)
  return [nearArm[2], farArm[2]].flat().map(Math.round).join(' ')
}

test('five people who stand together hold their hands in five ways', () => {
  expect(new Set([0, 1, 2, 3, 4].map((stance) => handsOf(withStance(poseAt('stand', 0), stance)))).size).toBe(5)
})

test('three people at work move in three ways', () => {
  expect(new Set([0, 1, 2].map((stance) => handsOf(withWorkStance(poseAt('work', 0), stance)))).size).toBe(3)
})

test('the first stands as before', () => {
  expect(withStance(poseAt('stand', 1), 0)).toEqual(poseAt('stand', 1))
})
