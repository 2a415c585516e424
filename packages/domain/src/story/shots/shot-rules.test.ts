import { expect, test } from 'vitest'
import { generationStatusOf } from './generation-status.ts'
import { isGeneratable, isVisible } from './shot-rules.ts'

test('shots without a prompt and uploaded videos are not generated', () => {
  const shots = [
    { shotType: 'empty', imagePrompt: '' },
    { shotType: 'empty', imagePrompt: '  ' },
    { shotType: 'empty', imagePrompt: 'x' },
    { shotType: 'auto' },
    { shotType: 'uploaded_video', imagePrompt: 'x' },
    { shotType: 'uploaded_image' },
    { shotType: '' },
    {},
  ] as const
  expect(shots.map(isGeneratable)).toEqual([false, false, true, true, false, true, false, false])
})

test('a shot is in the film unless it is hidden, or empty without a clip', () => {
  expect(isVisible({ shotType: 'auto', isHidden: true, activeVideoId: 'v' })).toBe(false)
  expect(isVisible({ shotType: 'empty', isHidden: false, activeVideoId: null })).toBe(false)
  expect(isVisible({ shotType: 'empty', isHidden: false, activeVideoId: 'v' })).toBe(true)
  expect(isVisible({ shotType: '', isHidden: false, activeVideoId: null })).toBe(false)
  expect(isVisible({ shotType: 'auto', isHidden: false, activeVideoId: null })).toBe(true)
})

test.each([
  [{ hasMedia: false, hasFailed: false, isGenerating: false }, 'idle'],
  [{ hasMedia: false, hasFailed: false, isGenerating: true }, 'generating'],
  [{ hasMedia: true, hasFailed: false, isGenerating: true }, 'success'],
  [{ hasMedia: false, hasFailed: true, isGenerating: true }, 'error'],
  [{ hasMedia: true, hasFailed: true, isGenerating: false }, 'success'],
])('media of a shot with %o is %s', (media, status) => {
  expect(generationStatusOf(media)).toBe(status)
})
