import { STORY_STATUSES, type StoryStatus } from '@fablecut/domain/story/status'
import { describe, expect, it, test } from 'vitest'
import { actionsOf, type Viewing } from './preview-actions-model.ts'
import { canPreview, neighboursOf, stageOf } from './preview-cards.ts'

const card = (status: StoryStatus, more: object = {}) => ({
  id: status,
  status,
  is_template: false,
  is_preview: false,
  paused_at: null,
  resumed_at: null,
  ...more,
})

test('previews open for finished and running stories, not for drafts, failed stories and storyboards (HD-27)', () => {
  const opens = STORY_STATUSES.filter((status) => canPreview(card(status)))
  expect(opens).toEqual([
    'pending',
    ...STORY_STATUSES.filter((status) => status.startsWith('processing:')),
    'completed',
    'failed:user_exporting_video',
  ])
  expect(canPreview(card('processing:generating_images', { is_preview: true }))).toBe(false)
  expect(canPreview(card('processing:generating_videos', { is_preview: true, paused_at: 'x', resumed_at: 'y' }))).toBe(true)
  expect(canPreview(card('draft', { is_template: true }))).toBe(true)
})

test('previous and next skip stories without a preview and stop at the ends (H-089, HD-32)', () => {
  const cards = [card('completed', { id: 'a' }), card('draft', { id: 'b' }), card('failed', { id: 'c' }), card('pending', { id: 'd' })]
  expect(neighboursOf(cards, 'a')).toEqual({ previous: null, next: 'd' })
  expect(neighboursOf(cards, 'd')).toEqual({ previous: 'a', next: null })
  expect(neighboursOf(cards, 'gone')).toEqual({ previous: null, next: null })
  expect(neighboursOf(cards, null)).toEqual({ previous: null, next: null })
})

test.each([
  ['completed', '/f.mp4', 'film'],
  ['failed:user_exporting_video', '/f.mp4', 'film'],
  ['processing:user_exporting_video', '/f.mp4', 'film'],
  ['processing:generating_videos', null, 'making'],
  ['completed', null, 'empty'],
  ['failed:exporting_video', '/f.mp4', 'failed'],
] as const)('a story that is %s with %s shows its %s', (status, last_export_url, stage) => {
  expect(stageOf({ status, last_export_url })).toBe(stage)
})

const view = (card: Partial<Viewing['card']>, rest: Partial<Omit<Viewing, 'card'>> = {}) =>
  actionsOf({
    card: { status: 'completed', is_template: false, category_id: 'script_to_video', created_by_user_id: 'me', ...card },
    viewerId: 'me',
    place: 'own',
    canShare: true,
    ...rest,
  })

describe('actions of the preview (HD-33, HD-61, HD-65)', () => {
  it('all for the creator, no Delete in the community', () => {
    expect(view({})).toEqual(['edit', 'share', 'download', 'reuse', 'delete'])
    expect(view({}, { place: 'community' })).toEqual(['edit', 'share', 'download', 'reuse'])
    expect(view({ status: 'failed:user_exporting_video' })).toEqual(['edit', 'share', 'download', 'reuse', 'delete'])
  })

  it('Share, Download and Remix for others and visitors', () => {
    expect(view({}, { viewerId: 'you' })).toEqual(['share', 'download', 'remix'])
    expect(view({}, { viewerId: null, place: 'community' })).toEqual(['share', 'download', 'remix'])
  })

  it('Delete alone while a story is generated; Share remains while its popup exports the film again', () => {
    expect(view({ status: 'processing:generating_images' }, { canShare: false })).toEqual(['delete'])
    expect(view({ status: 'processing:user_exporting_video' })).toEqual(['share', 'download', 'delete'])
    expect(view({ status: 'failed:generating_images' }, { canShare: false })).toEqual(['delete'])
  })

  it('Edit, Remix and Delete on an example, whoever created it', () => {
    expect(view({ is_template: true }, { canShare: false })).toEqual(['edit', 'remix', 'delete'])
    expect(view({ is_template: true }, { viewerId: 'you', canShare: false })).toEqual(['edit', 'remix', 'delete'])
  })

  it('no remix of a blank story', () => {
    expect(view({ category_id: 'create_from_scratch' })).toEqual(['edit', 'share', 'download', 'delete'])
    expect(view({ category_id: 'create_from_scratch' }, { viewerId: 'you' })).toEqual(['share', 'download'])
  })
})
