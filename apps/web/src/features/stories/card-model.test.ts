import { STORY_STATUSES } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { cardTarget, processingView, runsOf } from './card-model.ts'

type Status = (typeof STORY_STATUSES)[number]
const film = { workflow_run_id: 'w1', last_export_url: '/media/m/film.mp4', is_preview: false, resumed_at: null }
const target = (status: Status, url: string | null = film.last_export_url) => cardTarget({ ...film, status, last_export_url: url }).to
const of = (status: (typeof STORY_STATUSES)[number], workflow_run_id: string | null) => ({ status, workflow_run_id })
const progress = (stage: (typeof STORY_STATUSES)[number], done: number, total: number) => ({
  stage,
  done,
  total,
  seconds_by_stage: {},
  started_at: null,
})

describe('a card of a story that is being made', () => {
  it('names the step and counts what is finished', () => {
    const status = 'processing:generating_images'
    expect(processingView({ status, progress: progress(status, 4, 9) })).toEqual({
      stage: 'Creating Images',
      percent: 44,
      count: '4 of 9',
      next: 'Step 2 of 3, painting',
    })
  })

  it('counts nothing before there is something to count', () => {
    expect(processingView({ status: 'pending', progress: null })).toMatchObject({ percent: 0, count: null, next: 'Waiting for its turn' })
    const late = progress('processing:generating_images', 9, 9)
    expect(processingView({ status: 'processing:generating_videos', progress: late })).toMatchObject({ percent: 0, count: null })
  })

  it('exists for eight of nineteen statuses', () => {
    expect(STORY_STATUSES.filter((status) => processingView({ status, progress: null }))).toHaveLength(8)
  })
})

describe('a click on a card', () => {
  it('plays what can be played', () => {
    expect(STORY_STATUSES.filter((status) => target(status) === 'preview')).toEqual(['completed', 'failed:user_exporting_video'])
    expect(target('completed', null)).toBe('detail')
  })

  it('follows what is being made, and opens the page of what failed or waits', () => {
    expect(target('processing:generating_videos')).toBe('progress')
    expect(target('failed:generating_images')).toBe('detail')
    expect(target('paused')).toBe('detail')
  })

  it('opens the editor for a draft', () => {
    expect(cardTarget({ ...film, status: 'draft', workflow_run_id: null, last_export_url: null })).toEqual({
      to: 'editor',
      openedFrom: 'story_card',
    })
  })

  it('opens the storyboard of a preview, until it is resumed or has failed', () => {
    const preview = { ...film, is_preview: true }
    const board = { to: 'editor', view: 'list', openedFrom: 'story_card_list' }
    expect(cardTarget({ ...preview, status: 'paused' })).toEqual(board)
    expect(cardTarget({ ...preview, status: 'processing:generating_images' })).toEqual(board)
    expect(cardTarget({ ...preview, status: 'processing:generating_videos', resumed_at: '2026-11-21T10:00:00Z' }).to).toBe('progress')
    expect(cardTarget({ ...preview, status: 'failed:generating_images' }).to).toBe('detail')
  })
})

it('follows only the runs of stories that are being made', () => {
  expect(runsOf([of('pending', 'a'), of('completed', 'b'), of('processing:exporting_video', 'c'), of('pending', null)])).toEqual(['a', 'c'])
})
