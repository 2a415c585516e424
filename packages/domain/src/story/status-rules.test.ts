import { describe, expect, test } from 'vitest'
import { progressOf, progressStep } from './progress.ts'
import { settlementOnCancel, settlementOnFailure, isStageFailed } from './settlement.ts'
import { STORY_STATUSES, type StoryStatus } from './status.ts'
import { canOnlyDelete, canOpenEditor, canRecover, endsStream, isFailed, isInProgress, isPlayable } from './status-rules.ts'

const matching = (rule: (status: StoryStatus) => boolean): StoryStatus[] => STORY_STATUSES.filter(rule)
const FAILURES = matching((status) => status.startsWith('failed'))

test('there are nineteen statuses, eight of them failures', () => {
  expect(new Set(STORY_STATUSES).size).toBe(19)
  expect(FAILURES).toHaveLength(8)
})

describe('the progress display', () => {
  test.each<[1 | 2 | 3, StoryStatus[]]>([
    [
      1,
      [
        'pending',
        'processing:creating_story',
        'processing:generating_storyboard',
        'failed',
        'failed:creating_story',
        'failed:generating_storyboard',
      ],
    ],
    [2, ['processing:generating_images', 'paused', 'failed:generating_images']],
    [
      3,
      [
        'processing:generating_videos',
        'processing:generating_timeline',
        'processing:exporting_video',
        'processing:user_exporting_video',
        'completed',
        'failed:generating_videos',
        'failed:generating_timeline',
        'failed:exporting_video',
        'failed:user_exporting_video',
      ],
    ],
  ])('is at step %i', (step, statuses) => {
    expect(statuses.map(progressStep)).toEqual(statuses.map(() => step))
  })

  test('marks the step of the failed phase, those before it done', () => {
    expect(progressOf('failed:generating_images')).toEqual({ step: 2, isFailed: true, states: ['done', 'failed', 'pending'] })
    expect(progressOf('failed')).toEqual({ step: 1, isFailed: true, states: ['failed', 'pending', 'pending'] })
    expect(progressOf('failed:user_exporting_video').states).toEqual(['done', 'done', 'failed'])
    expect(FAILURES.every((status) => progressOf(status).isFailed)).toBe(true)
  })

  test('is done when completed and not started for a draft', () => {
    expect(progressOf('completed').states).toEqual(['done', 'done', 'done'])
    expect(progressOf('draft').states).toEqual(['pending', 'pending', 'pending'])
    expect(progressOf('processing:generating_timeline').states).toEqual(['done', 'done', 'active'])
  })
})

describe('what a status allows', () => {
  test('every failure except a user’s export counts as failed', () => {
    expect(matching(isFailed)).toEqual(FAILURES.filter((status) => status !== 'failed:user_exporting_video'))
  })

  test('a film can be played when completed or when only a user’s export failed', () => {
    expect(matching(isPlayable)).toEqual(['completed', 'failed:user_exporting_video'])
  })

  test('can be recovered, edited or only deleted', () => {
    expect(matching(canRecover)).toEqual(['failed:generating_timeline', 'failed:exporting_video', 'failed:user_exporting_video'])
    expect(matching(canOpenEditor)).toEqual([
      'failed:generating_images',
      'failed:generating_videos',
      'failed:generating_timeline',
      'failed:exporting_video',
      'failed:user_exporting_video',
    ])
    expect(matching(canOnlyDelete)).toEqual(['failed', 'failed:creating_story', 'failed:generating_storyboard'])
  })

  test('a stream ends when its run completed or failed, and goes on while it is in progress', () => {
    expect(matching(endsStream)).toEqual(matching((status) => status === 'completed' || status.startsWith('failed')))
    expect(matching((status) => endsStream(status) && isInProgress(status))).toEqual([])
  })
})

describe('credits at the end of a run', () => {
  test('is refunded for failures before the timeline', () => {
    expect(matching((status) => settlementOnFailure(status) === 'refund')).toEqual([
      'failed',
      'failed:creating_story',
      'failed:generating_storyboard',
      'failed:generating_images',
      'failed:generating_videos',
    ])
  })

  test('is kept for captured work when the creator cancels', () => {
    expect([settlementOnCancel('creator'), settlementOnCancel('system')]).toEqual(['release', 'refund'])
  })

  test('a stage fails only when none of its shots succeeded or its deadline passed', () => {
    expect(isStageFailed({ succeeded: 5, failed: 1, isPastDeadline: false })).toBe(false)
    expect(isStageFailed({ succeeded: 0, failed: 6, isPastDeadline: false })).toBe(true)
    expect(isStageFailed({ succeeded: 5, failed: 0, isPastDeadline: true })).toBe(true)
    expect(isStageFailed({ succeeded: 0, failed: 0, isPastDeadline: false })).toBe(false)
  })
})
