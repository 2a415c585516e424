import { expect, test } from 'vitest'
import type { ImageModelConfig, VideoModelConfig } from './models.ts'
import { clipQuality, filmResolution, imageQuality } from './output-quality.ts'

const withVideo = (model: VideoModelConfig['model'], parameters: VideoModelConfig['parameters'] = {}) => ({
  advancedSettings: { videoModelConfig: { model, parameters } },
})
const withImage = (model: ImageModelConfig['model'], quality?: 'low' | 'medium' | 'high') => ({
  advancedSettings: { imageModelConfig: { model, parameters: quality && { quality } } },
})

test.each([
  ['no settings', {}, '720p'],
  ['the default model', withVideo('seedance-v1', { resolution: '720p' }), '720p'],
  ['vidu at 1080p', withVideo('vidu-q2', { resolution: '1080p', videoMode: 'turbo' }), '1080p'],
  ['pixverse at 360p', withVideo('pixverse5', { resolution: '360p' }), '360p'],
  ['pixverse at 360p, upscaled', { ...withVideo('pixverse5', { resolution: '360p' }), upscaleToResolution: '1080p' }, '1080p'],
  ['Hailuo', withVideo('MiniMax-Hailuo-02', { resolution: '768p' }), '720p'],
  ['the pro tier of Kling', withVideo('kling2.1', { videoMode: 'pro' }), '1080p'],
  ['the standard tier of Kling', withVideo('kling2.1', { videoMode: 'standard', resolution: '1080p' }), '720p'],
  ['upscaling', { ...withVideo('seedance-v1'), upscaleToResolution: '1080p' }, '1080p'],
  ['a lyrics video without clips', { ...withVideo('vidu-q2', { resolution: '1080p' }), skipVideoGeneration: true }, '720p'],
] as const)('%s makes a film of its resolution', (_what, inputs, resolution) => {
  expect(filmResolution(inputs)).toBe(resolution)
})

test('images have the selected quality, if the model has the setting', () => {
  expect(imageQuality(withImage('gpt', 'high'))).toBe('high')
  expect(imageQuality(withImage('gpt', 'low'))).toBe('low')
  expect(imageQuality(withImage('gpt'))).toBe('medium')
  expect(imageQuality(withImage('seedream4', 'high'))).toBe('medium')
  expect(imageQuality({})).toBe('medium')
})

test('clips have the quality of their images, and more in the more expensive mode', () => {
  expect(clipQuality(withImage('gpt', 'high'))).toBe('high')
  expect(clipQuality(withVideo('vidu-q2', { videoMode: 'turbo' }))).toBe('medium')
  expect(clipQuality(withVideo('vidu-q2', { videoMode: 'standard' }))).toBe('high')
  expect(clipQuality(withVideo('seedance-v1', { videoMode: 'lite' }))).toBe('medium')
})
