import { STORY_STATUSES } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { overlayPercent, overlayText } from './export-overlay-model.ts'

describe('export overlay', () => {
  it.each([
    [null, 'Preparing export...'],
    ['pending', 'Preparing export...'],
    ['processing:generating_timeline', 'Exporting...'],
    ['processing:exporting_video', 'Exporting...'],
    ['processing:user_exporting_video', 'Exporting...'],
    ['processing:generating_storyboard', 'Generating storyboard...'],
    ['processing:generating_images', 'Processing...'],
    ['completed', 'Export complete'],
    ['failed:exporting_video', 'Export failed'],
    ['failed:user_exporting_video', 'Export failed'],
  ] as const)('%s: %s', (status, text) => expect(overlayText(status)).toBe(text))
})

it('shows an estimate of at most 90 % until the end, then 100, and 0 after a failure (C-229, HD-38)', () => {
  expect([null, 0, 75, 90, 95, 99].map((thought) => overlayPercent('processing:user_exporting_video', thought))).toEqual([
    0, 0, 75, 90, 90, 90,
  ])
  expect(overlayPercent('completed', 99)).toBe(100)
  for (const status of STORY_STATUSES.filter((status) => status.startsWith('failed'))) expect(overlayPercent(status, 99)).toBe(0)
})
