import { STORY_STATUSES } from '@fablecut/domain/story/status'
import { describe, expect, it } from 'vitest'
import { processingView, runsOf } from './card-model.ts'

const of = (status: (typeof STORY_STATUSES)[number], workflow_run_id: string | null) => ({ status, workflow_run_id })
const progress = (stage: (typeof STORY_STATUSES)[number], done: number, total: number) => ({
  stage,
  done,
  total,
  seconds_by_stage: {},
  started_at: null,
})

describe('card of a story that is being generated', () => {
  it('names the stage and counts finished shots', () => {
    const status = 'processing:generating_images'
    expect(processingView({ status, progress: progress(status, 4, 9) })).toEqual({
      stage: 'Creating Images',
      percent: 44,
      count: '4 of 9',
      next: 'Step 2 of 3, painting',
    })
  })

  it('counts nothing before the shots are planned', () => {
    expect(processingView({ status: 'pending', progress: null })).toMatchObject({ percent: 0, count: null, next: 'Waiting for its turn' })
    const late = progress('processing:generating_images', 9, 9)
    expect(processingView({ status: 'processing:generating_videos', progress: late })).toMatchObject({ percent: 0, count: null })
  })

  it('exists for eight of nineteen statuses', () => {
    expect(STORY_STATUSES.filter((status) => processingView({ status, progress: null }))).toHaveLength(8)
  })
})

it('follows only runs of stories that are being generated', () => {
  expect(runsOf([of('pending', 'a'), of('completed', 'b'), of('processing:exporting_video', 'c'), of('pending', null)])).toEqual(['a', 'c'])
})
