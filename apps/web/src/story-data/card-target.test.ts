import { STORY_STATUSES, type StoryStatus } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { cardTarget, editTarget, failedTarget, type CardFacts } from './card-target.ts'

const plain: Omit<CardFacts, 'status'> = { is_template: false, is_preview: false, resumed_at: null, has_timeline_items: false }
const RESUMED = '2026-11-21T10:00:00Z'
const PLAYED_OR_MADE: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  'pending',
  'processing:creating_story',
  'processing:generating_storyboard',
  'processing:generating_images',
  'processing:generating_videos',
  'processing:generating_timeline',
  'processing:exporting_video',
  'processing:user_exporting_video',
  'completed',
  'failed:user_exporting_video',
])
const FAILED = STORY_STATUSES.filter((status) => status.startsWith('failed') && status !== 'failed:user_exporting_video')

type Row = { status: StoryStatus; items: boolean; preview: 'none' | 'open' | 'resumed'; template: boolean }
const ROWS = STORY_STATUSES.flatMap((status) =>
  [true, false].flatMap((items) =>
    (['none', 'open', 'resumed'] as const).flatMap((preview) =>
      [true, false].map((template): Row => ({ status, items, preview, template })),
    ),
  ),
)
const factsOf = ({ status, items, preview, template }: Row): CardFacts => ({
  status,
  is_template: template,
  is_preview: preview !== 'none',
  resumed_at: preview === 'resumed' ? RESUMED : null,
  has_timeline_items: items,
})

/** Expected rules, in order. */
const RULES: readonly [(row: Row) => boolean, string][] = [
  [({ template }) => template, 'preview'],
  [({ preview, status }) => preview === 'open' && !status.startsWith('failed'), 'editor list'],
  [({ status }) => PLAYED_OR_MADE.has(status), 'preview'],
  [({ status, items }) => status === 'draft' && items, 'editor list'],
  [({ status }) => status === 'draft', 'editor'],
  [({ status }) => FAILED.includes(status), 'detail'],
  [({ status, items }) => status === 'paused' && items, 'editor list'],
  [() => true, 'detail'],
]

describe('click on a card', () => {
  it.each(ROWS)('of $status, items: $items, preview: $preview, template: $template', (row) => {
    const target = cardTarget(factsOf(row), true)
    const opened = target.to === 'editor' && target.view ? `editor ${target.view}` : target.to
    expect(opened).toBe(RULES.find(([fits]) => fits(row))?.[1])
  })

  it('reports to analytics whether the storyboard was opened', () => {
    expect(cardTarget({ ...plain, status: 'draft' }, true)).toMatchObject({ openedFrom: 'story_card' })
    expect(cardTarget({ ...plain, status: 'paused', is_preview: true }, true)).toMatchObject({ openedFrom: 'story_card_list' })
  })

  it('never opens the editor for a team member', () => {
    for (const row of ROWS) {
      const own = cardTarget(factsOf(row), true).to
      expect(cardTarget(factsOf(row), false).to).toBe(own === 'editor' ? 'detail' : own)
    }
  })
})

const editable = (facts: Partial<CardFacts>) => STORY_STATUSES.filter((status) => editTarget({ ...plain, ...facts, status }))

describe('editable from a card', () => {
  it('is a film, a draft, and a paused storyboard', () => {
    expect(editable({})).toEqual(['completed', 'draft', 'failed:user_exporting_video'])
    expect(editable({ has_timeline_items: true })).toEqual(['paused', 'completed', 'draft', 'failed:user_exporting_video'])
    expect(editTarget({ ...plain, status: 'completed' })).toEqual({ to: 'editor', openedFrom: 'story_card' })
  })

  it('is a preview that is being generated, as a storyboard', () => {
    const preview = { ...plain, is_preview: true }
    expect(editTarget({ ...preview, status: 'processing:generating_images' })).toMatchObject({ view: 'list', openedFrom: 'story_card' })
    expect(editTarget({ ...preview, status: 'processing:generating_images', resumed_at: RESUMED })).toBeNull()
  })

  it('after failed images or clips is the storyboard', () => {
    const listed = FAILED.filter((status) => failedTarget(status).view === 'list')
    expect(listed).toEqual(['failed:generating_images', 'failed:generating_videos'])
  })
})
