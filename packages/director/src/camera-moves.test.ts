import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { EMPTY_PLAN, PLAN_MOVES } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { cameraMoveOfPrompt } from './camera-moves.ts'

test.each(PLAN_MOVES)('the prompt of a plan asks for its move %s', (move) => {
  const { videoPrompt } = promptsOfPlan({ ...EMPTY_PLAN, camera: { ...EMPTY_PLAN.camera, move } })
  expect(cameraMoveOfPrompt(videoPrompt)).toBe(move)
})

test.each([
  ['Slow pan left; people move naturally', 'pan-left'],
  ['The sun shines; zoom out', 'pull'],
  ['Crane down to the village', 'crane-down'],
  ['Die Kamera fährt zurück', 'pull'],
  ['A pancake on a plate', undefined],
  ['', undefined],
] as const)('"%s" asks for %s', (prompt, move) => {
  expect(cameraMoveOfPrompt(prompt)).toBe(move)
})
