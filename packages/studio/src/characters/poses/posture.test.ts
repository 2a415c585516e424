import { expect, test } from 'vitest'
import { PLAN_FEELINGS } from '@fablecut/domain/story/shot-plan/shot-plan'
import { buildOf } from '../build.ts'
import { randomLook } from '../people/person-look.ts'
import { jointsOf } from './skeleton.ts'
import { actingPose, expressionAt } from '../../stage/acting.ts'

const poseOf = (feeling: (typeof PLAN_FEELINGS)[number], mood: 'calm' | 'tense' = 'calm') => actingPose('stand', 0.4, 0, mood, feeling)
const headLevel = (feeling: (typeof PLAN_FEELINGS)[number]): number => -jointsOf(poseOf(feeling), buildOf(randomLook(3, {})), 1).head[1]

test('grief and exhaustion lower the head, pride raises the chin', () => {
  for (const feeling of ['sad', 'tired'] as const) {
    expect(headLevel(feeling)).toBeLessThan(headLevel('neutral') - 0.002)
    expect(poseOf(feeling).nod).toBeGreaterThan(poseOf('neutral').nod + 0.2)
  }
  expect(poseOf('proud').nod).toBeLessThan(poseOf('neutral').nod - 0.1)
})

test('fear raises the shoulders and the hands, anger clenches them, shame hides the forehead', () => {
  expect(poseOf('afraid').shrug).toBeGreaterThan(poseOf('neutral').shrug + 0.02)
  expect(poseOf('afraid').reach?.far).toBeDefined()
  expect(poseOf('angry')).toMatchObject({ nearHand: 'fist', farHand: 'fist' })
  expect(poseOf('sad', 'tense').touch).toBeDefined()
  expect(poseOf('sad').touch).toBeUndefined()
})

test('no feeling of one who stands or thinks rolls the head off the neck', () => {
  for (const feeling of PLAN_FEELINGS)
    for (const action of ['stand', 'think', 'look'] as const) {
      const joints = jointsOf(actingPose(action, 0.4, 0, 'tense', feeling), buildOf(randomLook(3, {})), 1)
      expect(Math.abs(joints.headTilt), `${action} ${feeling}`).toBeLessThan(0.25)
    }
})

test('who is afraid while looking holds both hands before the body, none at the brow', () => {
  expect(actingPose('look', 0.4, 0, 'calm', 'afraid').touch).toBeUndefined()
})

test('hands that work or gesture are not taken away by a feeling', () => {
  expect(actingPose('write', 0.4, 0, 'calm', 'afraid').reach).toEqual(actingPose('write', 0.4, 0, 'calm').reach)
  expect(actingPose('stand', 0.4, 1, 'calm', 'angry').nearHand).toBe(actingPose('stand', 0.4, 1, 'calm').nearHand)
})

const face = (feeling: (typeof PLAN_FEELINGS)[number]) => expressionAt(0.4, 0, { mood: 'calm', feeling, speech: [], speaks: false })

test.each(['afraid', 'sad', 'angry', 'tired'] as const)('a face that is %s does not smile and is told from every other', (feeling) => {
  expect(face(feeling).mouth[2]).toBeLessThan(-0.4)
  for (const other of PLAN_FEELINGS.filter((one) => one !== feeling)) {
    const [a, b] = [face(feeling), face(other)]
    const apart =
      Math.abs(a.mouth[2] - b.mouth[2]) +
      Math.abs(a.mouth[1] - b.mouth[1]) +
      Math.abs((a.frown ?? 0) - (b.frown ?? 0)) +
      Math.abs(a.brow - b.brow) +
      Math.abs(a.blink - b.blink)
    expect(apart, other).toBeGreaterThan(0.7)
  }
})

test('only fear sweats, only exhaustion has rings under the eyes', () => {
  const faces = PLAN_FEELINGS.map(
    (feeling) => [feeling, expressionAt(0.4, 0, { mood: 'calm', feeling, speech: [], speaks: false })] as const,
  )
  expect(faces.filter(([, { sweat }]) => sweat).map(([feeling]) => feeling)).toEqual(['afraid'])
  expect(faces.filter(([, { weariness }]) => weariness).map(([feeling]) => feeling)).toEqual(['tired'])
})
