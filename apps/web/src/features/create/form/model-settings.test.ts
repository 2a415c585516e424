import { expect, test } from 'vitest'
import { resolutionGroupOf, modelOfResolution, withImageModel, withResolution, withVideoMode, withVideoModel } from './model-settings.ts'

const explainer = { storyType: 'script_to_video' } as const

test('a resolution selects the preferred model of its group', () => {
  const now = withVideoModel('seedance-v1', '720p')
  expect(withResolution('1080p', now, explainer)).toEqual({
    model: 'kling2-5',
    parameters: { resolution: '1080p', duration: 5, videoMode: 'pro' },
  })
  expect(withResolution('360p', now, explainer)).toEqual({ model: 'pixverse5', parameters: { resolution: '360p', duration: 5 } })
  expect(withResolution('720p', now, explainer).model).toBe('seedance-v1')
})

test('a selected model keeps the current resolution if it supports it, else uses its own', () => {
  expect(withVideoModel('vidu-q2', '1080p').parameters).toEqual({ resolution: '1080p', duration: 5, videoMode: 'standard' })
  expect(withVideoModel('seedance-v1', '1080p').parameters?.resolution).toBe('720p')
})

test('Hailuo makes 768p clips of six seconds and is listed under 720p', () => {
  expect(withVideoModel('MiniMax-Hailuo-02', '720p').parameters).toEqual({ resolution: '768p', duration: 6 })
  expect(resolutionGroupOf('768p')).toBe('720p')
})

test('only gpt has a quality setting', () => {
  expect(withImageModel('gpt')).toEqual({ model: 'gpt', parameters: { quality: 'medium' } })
  expect(withImageModel('seedream4')).toEqual({ model: 'seedream4' })
})

test('a resolution without a model in a form is not labelled with one', () => {
  expect(modelOfResolution('1080p', { storyType: 'consistent-style' })).toBeUndefined()
  expect(modelOfResolution('720p', { storyType: 'consistent-style' })).toBe('seedance-v1')
  expect(modelOfResolution('1080p', { storyType: 'lyrics-video' })).toBe('kling2-5')
})

test('a change of mode changes nothing else', () => {
  const before = withVideoModel('vidu-q2', '720p')
  expect(withVideoMode(before, 'turbo')).toEqual({ ...before, parameters: { ...before.parameters, videoMode: 'turbo' } })
})
