import type { WireShot } from '@fablecut/contracts/wire/shot'
import { expect, test } from 'vitest'
import { progressSteps, elapsedSeconds, type ProgressStory } from './progress-steps.ts'
import { shotTiles } from './shot-tiles.ts'

const shot = (id: string, changes: Partial<WireShot> = {}): WireShot => ({
  shot_id: id,
  shot_type: 'auto',
  lexorank: id,
  title: `Shot ${id}`,
  image_prompt: 'tea',
  video_prompt: '',
  plan: null,
  voice_over: 'Night trains carry us south.',
  is_hidden: false,
  hidden_at: null,
  image_status: 'idle',
  video_status: 'idle',
  active_image_id: null,
  active_image_url: null,
  active_video_id: null,
  active_video_url: null,
  active_voice_over_audio_id: null,
  active_voice_over_audio_url: null,
  ...changes,
})

function story(
  status: ProgressStory['status'],
  shots: WireShot[],
  progress: Partial<NonNullable<ProgressStory['progress']>> = {},
): ProgressStory {
  return {
    category_id: 'script_to_video',
    status,
    status_message: null,
    storyboard: {
      shots: shots.map((shot) => shot.shot_id),
      shots_map: Object.fromEntries(shots.map((shot) => [shot.shot_id, shot])),
      recurring_props: [],
    },
    metadata: { width: 1280, height: 720, duration: null, fps: 30 },
    progress: { stage: status, done: 0, total: 0, seconds_by_stage: {}, started_at: null, ...progress },
  }
}

const painted = (id: string, changes: Partial<WireShot> = {}) =>
  shot(id, { image_status: 'success', active_image_id: id, active_image_url: `/media/${id}`, ...changes })

test('while images are generated the second step counts them and the first shows the plan', () => {
  const steps = progressSteps(
    story('processing:generating_images', [painted('a'), painted('b'), shot('c', { image_status: 'generating' }), shot('d')], {
      seconds_by_stage: { 'processing:creating_story': 4, 'processing:generating_storyboard': 10, 'processing:generating_images': 30 },
    }),
    11,
  )
  expect(steps.map((step) => step.state)).toEqual(['done', 'active', 'pending'])
  expect(steps.map((step) => step.seconds)).toEqual([14, 41, null])
  expect(steps[0]?.detail).toBe('4 shots, about 0:09 of narration')
  expect(steps[1]).toMatchObject({ label: 'Creating Images', detail: '2 of 4 painted', percent: 50 })
  expect(steps[2]?.detail).toBe('Moves each picture and adds the sound')
})

test('a failed shot is counted as failed and does not block the progress bar', () => {
  const steps = progressSteps(story('processing:generating_images', [painted('a'), shot('b', { image_status: 'error' })]), 0)
  expect(steps[1]).toMatchObject({ detail: '1 of 2 painted, 1 failed', percent: 100 })
})

test('the third step counts clips, then adds audio, then counts the segments of the export', () => {
  const clips = [painted('a', { video_status: 'success' }), painted('b', { video_status: 'generating' })]
  expect(progressSteps(story('processing:generating_videos', clips), 0)[2]).toMatchObject({ detail: '1 of 2 moving', percent: 50 })
  expect(progressSteps(story('processing:generating_timeline', clips), 0)[2]).toMatchObject({
    detail: 'Placing pictures and sound',
    percent: null,
  })
  expect(progressSteps(story('processing:exporting_video', clips, { done: 3, total: 12 }), 0)[2]).toMatchObject({
    detail: 'Exporting, 3 of 12 parts',
    percent: 25,
  })
})

test('a queued run says so and counts nothing', () => {
  expect(progressSteps(story('pending', []), 0)[0]).toMatchObject({ state: 'active', detail: 'Waiting for a free place', percent: null })
})

test('a failed stage fails its own step, later steps stay pending', () => {
  const steps = progressSteps(story('failed:generating_images', [shot('a', { image_status: 'error' })]), 60)
  expect(steps.map((step) => step.state)).toEqual(['done', 'failed', 'pending'])
  expect(steps.every((step) => step.percent === null)).toBe(true)
})

test('a finished film is done in all three steps', () => {
  expect(progressSteps(story('completed', [painted('a', { video_status: 'success' })]), 5).map((step) => step.state)).toEqual([
    'done',
    'done',
    'done',
  ])
})

test('elapsed time runs while a run does, and stops when it ends', () => {
  const seconds_by_stage = { pending: 1, 'processing:creating_story': 4 }
  expect(elapsedSeconds(story('processing:creating_story', [], { seconds_by_stage }), 7)).toBe(12)
  expect(elapsedSeconds(story('completed', [], { seconds_by_stage }), 7)).toBe(5)
})

test('shots are listed in order, without hidden and blank ones', () => {
  const tiles = shotTiles(
    story('processing:generating_videos', [
      painted('a', { video_status: 'success' }),
      shot('b', { is_hidden: true }),
      shot('c', { shot_type: 'empty' }),
      painted('d', { video_status: 'generating' }),
      shot('e', { image_status: 'error' }),
    ]),
  )
  expect(tiles.map(({ id, number, state }) => [id, number, state])).toEqual([
    ['a', 1, 'done'],
    ['d', 2, 'moving'],
    ['e', 3, 'failed'],
  ])
})

test('a story without narration counts its shots and does not mention narration', () => {
  const silent = story('processing:generating_images', [shot('a', { voice_over: '' }), shot('b', { voice_over: '' })])
  expect(progressSteps(silent, 0)[0]!.detail).toBe('2 shots planned')
})

test('a music video analyses its song before its shots are planned', () => {
  const early = story('processing:creating_story', [])
  expect(progressSteps({ ...early, category_id: 'music_video' }, 0)[0]?.detail).toBe('Listening to the song, planning its cuts')
  expect(progressSteps(early, 0)[0]?.detail).toBe('Planning the shots')
})

test('a cancelled run stops at its current step, and no step is marked as failed', () => {
  const seconds = { 'processing:generating_storyboard': 2, 'processing:generating_images': 1, 'processing:generating_videos': 4 }
  const canceled = {
    ...story('failed', [painted('a'), painted('b')], { seconds_by_stage: seconds }),
    status_message: 'Workflow was canceled',
  }
  expect(progressSteps(canceled, 0).map(({ state, detail }) => [state, detail])).toEqual([
    ['done', '2 shots, about 0:04 of narration'],
    ['done', '2 of 2 painted'],
    ['stopped', '0 of 2 moving'],
  ])
  expect(progressSteps({ ...canceled, progress: null }, 0).map(({ state }) => state)).toEqual(['stopped', 'pending', 'pending'])
  expect(progressSteps({ ...canceled, status_message: 'No disk' }, 0)[0]?.state).toBe('failed')
})

test('a paused preview has its images, and no step is active', () => {
  const steps = progressSteps(story('paused', [painted('a'), painted('b')]), 0)
  expect(steps.map(({ state, percent }) => [state, percent])).toEqual([
    ['done', null],
    ['done', null],
    ['pending', null],
  ])
})
