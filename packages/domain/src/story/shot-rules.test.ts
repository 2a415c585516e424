import { describe, expect, test } from 'vitest'
import { applyImageResults, IDLE_SHOT, markImagesGenerating } from './generation-status.ts'
import { isCountable, isVisible } from './shot-rules.ts'

test('shots without a prompt and uploaded videos are not generated', () => {
  const shots = [
    { shot_type: 'empty', image_prompt: '' },
    { shot_type: 'empty', image_prompt: '  ' },
    { shot_type: 'empty', image_prompt: 'x' },
    { shot_type: 'auto' },
    { shot_type: 'uploaded_video', image_prompt: 'x' },
    { shot_type: 'uploaded_image' },
    { shot_type: '' },
    {},
  ] as const
  expect(shots.map(isCountable)).toEqual([false, false, true, true, false, true, false, false])
})

test('a shot is in the film unless it is hidden, or empty without a clip', () => {
  expect(isVisible({ shot_type: 'auto', is_hidden: true, active_video_id: 'v' })).toBe(false)
  expect(isVisible({ shot_type: 'empty', is_hidden: false, active_video_id: null })).toBe(false)
  expect(isVisible({ shot_type: 'empty', is_hidden: false, active_video_id: 'v' })).toBe(true)
  expect(isVisible({ shot_type: '', is_hidden: false, active_video_id: null })).toBe(false)
  expect(isVisible({ shot_type: 'auto', is_hidden: false, active_video_id: null })).toBe(true)
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
