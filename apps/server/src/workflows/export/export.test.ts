import { describe, expect, test } from 'vitest'
import { mayHaveAudio } from './export-sources.ts'
import { communityOf, isCompletedByExport } from './save-film.ts'

const audio = (resourceType: string, aiModel: string | null, has_audio?: boolean) =>
  mayHaveAudio({ resourceType, aiModel, metadata: { has_audio } } as never)

test('images have no audio, generated clips where they say so, other files are probed', () => {
  expect([audio('image', null, true), audio('video', null), audio('audio', 'builtin/composer'), audio('video', 'fal/x')]).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([audio('video', 'builtin/animator', true), audio('video', 'builtin/animator', false), audio('video', 'builtin/animator')]).toEqual(
    [true, false, false],
  )
})

test('an export completes an edited story and one whose building or export failed', () => {
  const statuses = ['draft', 'failed:exporting_video', 'failed:generating_timeline', 'completed', 'failed:generating_images', 'paused']
  expect(statuses.map((status) => isCompletedByExport({ status }))).toEqual([true, true, true, false, false, false])
})

const row = (isPublished: boolean, contests: string[] = []) => ({ isPublished, categoryId: 'music_video', contests })

describe('the community columns after an export', () => {
  const publish = { extra_steps: ['publish' as const], contest_is_open: true }

  test('of a story that others do not see stay', () => {
    expect([communityOf(row(false), publish, false, null), communityOf(row(true), {}, true, null)]).toEqual([{}, {}])
  })

  test('of a story that is published', () => {
    const open = communityOf(row(false), publish, true, null) as { isPublished: boolean; contests: string[] }
    expect(open.isPublished).toBe(true)
    expect(open.contests.length).toBeGreaterThan(0)
    expect(communityOf(row(false), { extra_steps: ['publish'] }, true, null)).toMatchObject({ isPublished: true, contests: [] })
  })

  test('of refused content: it is not published, or taken out with the reason', () => {
    expect(communityOf(row(false), publish, true, 'UNAVAILABLE')).toEqual({})
    const messages = (['UNAVAILABLE', 'COMMUNITY_CONTENT_MODERATION'] as const).map((refusal) =>
      communityOf(row(true), publish, true, refusal),
    )
    expect(messages).toMatchObject([
      { isPublished: false, statusMessage: expect.stringContaining('could not be checked') },
      { isPublished: false, statusMessage: expect.stringContaining('cannot be used') },
    ])
  })
})
