import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Studio, openStudio } from '../testing/studio.ts'
import { emptyStory, onTimeline, outcomeOf, regenerate } from './testing.ts'

let studio: Studio
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

test('workers killed while generating an image and a clip: one charge, one image, one clip', async () => {
  const userId = await studio.account({ credits: 115 })
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'A fox in a field' }])
  const painting = await studio.worker({ faults: [{ engine: 'painter', kind: 'hang' }] })
  const runId = await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'both' })
  const calls = async () => (await studio.pool.query('SELECT kind, state FROM call WHERE run_id = $1 ORDER BY kind', [runId])).rows
  await expect.poll(calls, { timeout: 30_000 }).toEqual([{ kind: 'image', state: 'submitted' }])
  await painting.kill()
  const moving = await studio.worker({ faults: [{ engine: 'animator', kind: 'hang' }] })
  await expect.poll(calls, { timeout: 30_000 }).toEqual([
    { kind: 'image', state: 'done' },
    { kind: 'video', state: 'submitted' },
  ])
  expect((await studio.money(userId)).entries[0]).toMatchObject({ captured: 15, held: 100 })
  await moving.kill()
  await studio.worker()
  const { status, takes } = await outcomeOf(studio, runId)
  expect([status, takes.map((take) => take.media_type)]).toEqual(['RUN_SUCCESS', ['image', 'video']])
  const money = await studio.money(userId)
  expect(money).toMatchObject({ available: 0, held: 0, sum: 0 })
  expect(money.entries.filter((entry) => entry.type === 'charge')).toHaveLength(1)
  const { rows } = await studio.pool.query('SELECT count(*)::int AS n FROM media WHERE story_id = $1', [storyId])
  expect(rows).toEqual([{ n: 2 }])
  const story = await studio.story(storyId)
  expect(onTimeline(story, 's1')).toMatchObject({ type: 'video', mediaAssetId: takes[1]!.media_id })
  expect([story.status, story.revision]).toEqual(['draft', 2])
})
