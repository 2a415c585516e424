import { expect, test } from 'vitest'
import { EXAMPLE_PLAN } from '../../../story/shot-plan/shot-plan-fixture.ts'
import { promptsOfPlan } from '../../../story/shot-plan/plan-prompts.ts'
import { blankShot } from './blank-shot.ts'
import { updateShotPlan } from './update-shot-plan.ts'
import { updateShotTexts } from './update-shot-texts.ts'

const shots = { s1: { ...blankShot('s1'), shotType: 'empty' as const } }
const planned = { s1: { ...blankShot('s1'), ...promptsOfPlan(EXAMPLE_PLAN), plan: EXAMPLE_PLAN } }

test('a plan writes the prompts of its shot, and an empty shot becomes a manual one', () => {
  expect(updateShotPlan(shots, { shotId: 's1', plan: EXAMPLE_PLAN })).toEqual({ ok: true, value: planned })
})

test('an equal plan changes nothing', () => {
  const edit = updateShotPlan(planned, { shotId: 's1', plan: structuredClone(EXAMPLE_PLAN) })
  expect(edit.ok && edit.value).toBe(planned)
})

test('a plan for an unknown shot is refused', () => {
  expect(updateShotPlan(shots, { shotId: 's2', plan: EXAMPLE_PLAN })).toEqual({
    ok: false,
    refusal: { code: 'shot_not_found', shotId: 's2' },
  })
})

test('an image prompt written by hand replaces the plan; other texts keep it', () => {
  const changed = (texts: Parameters<typeof updateShotTexts>[1]['texts']) => {
    const edit = updateShotTexts(planned, { shotId: 's1', texts })
    return edit.ok ? edit.value['s1'] : undefined
  }
  expect(changed({ imagePrompt: 'A fox in the snow' })).toMatchObject({ imagePrompt: 'A fox in the snow', plan: null })
  expect(changed({ imagePrompt: planned.s1.imagePrompt, voiceOver: 'Hi' })).toMatchObject({ plan: EXAMPLE_PLAN, voiceOver: 'Hi' })
  expect(changed({ videoPrompt: 'Fast' })).toMatchObject({ plan: EXAMPLE_PLAN })
})
