import { expect, test } from 'vitest'
import { resolutionGroupOf, modelOfResolution, withImageModel, withResolution, withVideoMode, withVideoModel } from './model-settings.ts'

const explainer = { form: 'script_to_video' } as const

test('a resolution picks the preferred model of its group', () => {
  const now = withVideoModel('seedance-v1', '720p')
  expect(withResolution('1080p', now, explainer)).toEqual({
    model: 'kling2-5',
    parameters: { resolution: '1080p', duration: 5, videoMode: 'pro' },
  })
  expect(withResolution('360p', now, explainer)).toEqual({ model: 'pixverse5', parameters: { resolution: '360p', duration: 5 } })
  expect(withResolution('720p', now, explainer).model).toBe('seedance-v1')
})

test('a picked model keeps the resolution it has and else takes its own', () => {
  expect(withVideoModel('vidu-q2', '1080p').parameters).toEqual({ resolution: '1080p', duration: 5, videoMode: 'standard' })
  expect(withVideoModel('seedance-v1', '1080p').parameters?.resolution).toBe('720p')
})

test('Hailuo makes 768p clips of six seconds and stands under 720p', () => {
  expect(withVideoModel('MiniMax-Hailuo-02', '720p').parameters).toEqual({ resolution: '768p', duration: 6 })
  expect(resolutionGroupOf('768p')).toBe('720p')
})

test('only gpt has a quality', () => {
  expect(withImageModel('gpt')).toEqual({ model: 'gpt', parameters: { quality: 'medium' } })
  expect(withImageModel('seedream4')).toEqual({ model: 'seedream4' })
})

test('a resolution that no model of a form has names none', () => {
  expect(modelOfResolution('1080p', { form: 'consistent-style' })).toBeUndefined()
  expect(modelOfResolution('720p', { form: 'consistent-style' })).toBe('seedance-v1')
  expect(modelOfResolution('1080p', { form: 'lyrics-video' })).toBe('kling2-5')
})

test('a mode changes nothing else', () => {
  const before = withVideoModel('vidu-q2', '720p')
  expect(withVideoMode(before, 'turbo')).toEqual({ ...before, parameters: { ...before.parameters, videoMode: 'turbo' } })
})
