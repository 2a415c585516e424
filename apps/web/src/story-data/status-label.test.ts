import { STORY_STATUSES } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { endingText, failureText, statusLabel, storyStatusLabel } from './status-label.ts'

it('never shows a raw status', () => {
  const words = new Set(STORY_STATUSES.map((status) => statusLabel(status).word))
  expect([...words].sort()).toEqual(['Completed', 'Draft', 'Export failed', 'Failed', 'Paused', 'Pending', 'Processing'])
})

describe('a failed story shows the text of the specification', () => {
  it.each([
    ['failed:creating_story', 'Creating story failed. The credits has been refunded.'],
    ['failed:generating_storyboard', 'Generating storyboard failed. The credits has been refunded.'],
    ['failed:generating_images', 'Generating images failed. The credits has been refunded.'],
    ['failed:generating_videos', 'Generating videos failed. The credits has been refunded.'],
    ['failed:generating_timeline', 'Generating timeline failed. Please try the recover option.'],
    ['failed:exporting_video', 'Exporting video failed. Please try the recover option.'],
    ['failed:user_exporting_video', 'Exporting video failed. Please try again.'],
    ['failed', 'Something went wrong. The credits has been refunded.'],
    ['failed:xyz', 'Something went wrong. The credits has been refunded.'],
  ])('%s', (status, text) => expect(failureText(status)).toBe(text))

  it.each([
    ['failed:generating_timeline', 'Generating timeline failed. Its creator can recover it for free.'],
    ['failed:exporting_video', 'Exporting video failed. Its creator can recover it for free.'],
    ['failed:user_exporting_video', 'Exporting video failed. Its creator can try again.'],
    ['failed:generating_images', 'Generating images failed. The credits has been refunded.'],
  ])('without options that a team member does not have: %s', (status, text) => expect(failureText(status, false)).toBe(text))

  it('and a story that did not fail shows none', () => expect(failureText('completed')).toBeNull())
})

it('a cancelled story says so, without an error or credits', () => {
  const stopped = { status: 'failed', status_message: 'Workflow was canceled' } as const
  expect(endingText(stopped)).toBe('Workflow was canceled')
  expect(endingText({ ...stopped, status_message: null })).toBe('Something went wrong. The credits has been refunded.')
  expect(endingText({ ...stopped, status: 'completed' })).toBeNull()
})

it('a cancelled story is not listed as failed', () => {
  const cancelled = { status: 'failed', status_message: 'Workflow was canceled' } as const
  expect(storyStatusLabel(cancelled)).toEqual({ word: 'Canceled', tone: 'quiet' })
  expect(storyStatusLabel({ ...cancelled, status_message: null }).word).toBe('Failed')
  expect(storyStatusLabel({ ...cancelled, status: 'completed' }).word).toBe('Completed')
})
