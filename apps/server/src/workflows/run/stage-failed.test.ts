import { expect, test } from 'vitest'
import { StageFailed, isStageFailure } from './stage-failed.ts'

test('the failure of a stage is recognised after a restart, too', () => {
  const failure = new StageFailed('generating_images', 'No image')
  expect(failure).toMatchObject({ phase: 'generating_images', message: 'No image' })
  const restored = Object.assign(new Error('No image'), { name: 'StageFailed', phase: 'generating_images' })
  expect([failure, restored].map(isStageFailure)).toEqual([true, true])
  const others = [
    new Error('No image'),
    Object.assign(new Error('x'), { name: 'StageFailed' }),
    Object.assign(new Error('x'), { phase: 'y' }),
    { name: 'StageFailed', phase: 'y' },
  ]
  expect(others.map(isStageFailure)).toEqual([false, false, false, false])
})
