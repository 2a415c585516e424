import { describe, expect, test } from 'vitest'
import { applyImageResults, IDLE_SHOT, markImagesGenerating } from './generation-status.ts'
import { isCountable, isVisible } from './shot-rules.ts'

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
  expect(shots.map(isCountable)).toEqual([false, false, true, true, false, true, false, false])
})

test('a shot is in the film unless it is hidden, or empty without a clip', () => {
  expect(isVisible({ shotType: 'auto', isHidden: true, activeVideoId: 'v' })).toBe(false)
  expect(isVisible({ shotType: 'empty', isHidden: false, activeVideoId: null })).toBe(false)
  expect(isVisible({ shotType: 'empty', isHidden: false, activeVideoId: 'v' })).toBe(true)
  expect(isVisible({ shotType: '', isHidden: false, activeVideoId: null })).toBe(false)
  expect(isVisible({ shotType: 'auto', isHidden: false, activeVideoId: null })).toBe(true)
})

describe('while pictures are made', () => {
  test('all shots are marked as generating', () => {
    const shots = markImagesGenerating([IDLE_SHOT, IDLE_SHOT])
    expect(shots.map((shot) => shot.imageStatus)).toEqual(['generating', 'generating'])
  })

  test('each result sets its shot and clears the clip of the picture before', () => {
    const made = { imageStatus: 'success', imageUrl: '/a', videoStatus: 'success', videoUrl: '/b' } as const
    expect(applyImageResults([made, made, made], [{ error: 'no' }, { imageUrl: '/new' }, {}])).toEqual([
      { imageStatus: 'error', imageUrl: null, videoStatus: 'idle', videoUrl: null },
      { imageStatus: 'success', imageUrl: '/new', videoStatus: 'idle', videoUrl: null },
      IDLE_SHOT,
    ])
  })
})
