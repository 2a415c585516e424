import { STORY_STATUSES } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { overlayPercent, overlayText } from './export-overlay-model.ts'

describe('the overlay says', () => {
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

const counted = (done: number, total: number) => ({
  stage: 'processing:exporting_video' as const,
  done,
  total,
  seconds_by_stage: {},
  started_at: null,
})

it('counts to at most 90 before the end, is 100 at it and 0 after a failure (C-229)', () => {
  const at = (done: number, total: number) => overlayPercent({ status: 'processing:exporting_video', progress: counted(done, total) })
  expect([at(0, 0), at(0, 8), at(4, 8), at(8, 8), at(9, 8)]).toEqual([0, 0, 45, 90, 90])
  expect(overlayPercent({ status: 'processing:generating_timeline', progress: counted(4, 8) })).toBe(0)
  expect(overlayPercent({ status: 'completed', progress: counted(8, 8) })).toBe(100)
  for (const status of STORY_STATUSES.filter((one) => one.startsWith('failed')))
    expect(overlayPercent({ status, progress: counted(8, 8) })).toBe(0)
})
