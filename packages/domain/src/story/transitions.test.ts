import { expect, test } from 'vitest'
import { STORY_STATUSES, type StoryStatus } from './status.ts'
import { canMoveTo } from './transitions.ts'

const goesThrough = (...statuses: StoryStatus[]): boolean =>
  statuses.every((status, index) => index === 0 || canMoveTo(statuses[index - 1]!, status))

test('a full run goes through its phases in order', () => {
  const run: StoryStatus[] = [
    'pending',
    'processing:creating_story',
    'processing:generating_storyboard',
    'processing:generating_images',
    'processing:generating_videos',
    'processing:generating_timeline',
    'processing:exporting_video',
    'completed',
  ]
  expect(goesThrough(...run)).toBe(true)
  expect(goesThrough(...run.toReversed())).toBe(false)
})

test('a preview pauses after its images and continues with its clips', () => {
  expect(goesThrough('processing:generating_images', 'paused', 'processing:generating_videos')).toBe(true)
  expect(canMoveTo('paused', 'processing:generating_storyboard')).toBe(false)
})

test('a phase fails with its own status', () => {
  expect(canMoveTo('processing:generating_images', 'failed:generating_images')).toBe(true)
  expect(canMoveTo('processing:generating_images', 'failed:generating_videos')).toBe(false)
})

test('everything in progress can be cancelled, nothing else', () => {
  const cancellable = STORY_STATUSES.filter((status) => canMoveTo(status, 'failed'))
  expect(cancellable).toEqual(STORY_STATUSES.filter((status) => status === 'pending' || status.startsWith('processing:')))
})

test('a recoverable failure returns to the timeline phase, one without shots does not', () => {
  expect(goesThrough('failed:exporting_video', 'processing:generating_timeline', 'processing:exporting_video', 'completed')).toBe(true)
  expect(
    goesThrough('completed', 'processing:user_exporting_video', 'failed:user_exporting_video', 'processing:user_exporting_video'),
  ).toBe(true)
  expect(canMoveTo('failed:generating_storyboard', 'processing:generating_timeline')).toBe(false)
  expect(STORY_STATUSES.filter((status) => canMoveTo('failed', status))).toEqual([])
})
