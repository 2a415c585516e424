import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice.ts'
import { StageFailed, isStageFailure } from './stage-failed.ts'

test('the selected voice is used if it speaks the language, else the seed chooses between two that suit most texts', () => {
  expect(chooseVoice({ voiceoverVoice: 'ash' }, 'en')).toBe('ash')
  expect([0, 1, 2, undefined].map((seed) => chooseVoice({ seed }, 'en'))).toEqual(['rowan', 'ivy', 'rowan', 'rowan'])
  expect(chooseVoice({ voiceoverVoice: 'auto', seed: 1 }, 'en')).toBe('ivy')
  expect([chooseVoice({ voiceoverVoice: 'ash' }, 'de'), chooseVoice({ seed: 3 }, 'de')]).toEqual(['auto', 'auto'])
})

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
