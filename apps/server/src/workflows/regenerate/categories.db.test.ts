import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storySong } from '../../platform/database/schema.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { emptyStory, onTimeline, outcomeOf, regenerate } from './testing.ts'

let studio: Studio
let userId: string
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker()
  userId = await studio.account({ credits: 9000 })
})
afterAll(() => studio.close())

/** A story of a category with one shot. */
async function storyOf(category: string, inputs: object): Promise<string> {
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'auto', imagePrompt: 'A knife cuts a glass apple on a table' }])
  await studio.pool.query('UPDATE story SET category_id = $2, category_inputs = $3 WHERE id = $1', [
    storyId,
    category,
    { seed: 7, ...inputs },
  ])
  if (category === 'music_video') {
    const reading = buildSongFeatures({ seconds: 20, bpm: 120 })
    await studio.db.insert(storySong).values({ storyId, mediaId: 'song', reading, visemes: [], lines: [] })
  }
  return storyId
}

test.each([
  ['asmr_video', { asmr_type: 'cutting', script_content: 'A sharp knife slowly cuts through the Glass on a wooden board' }, 110],
  ['character_vlog', { character: { id: 'poppy', name: 'Poppy' }, vlog_topic: '@[Poppy](poppy) cooks' }, 110],
  ['music_video', { video_type: 'consistent-style', style: 'citypop', music_url: '/songs/x.mp3' }, 115],
])('a shot of %s is regenerated as its category requires, differently every time', async (category, inputs, credits) => {
  const storyId = await storyOf(category, inputs)
  const before = (await studio.money(userId)).available
  const first = await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'both' }))
  expect([first.status, first.takes.length]).toEqual(['RUN_SUCCESS', 2])
  expect((await studio.money(userId)).available).toBe(before - credits)
  expect(onTimeline(await studio.story(storyId), 's1')).toMatchObject({ type: 'video', mediaAssetId: first.takes[1]!.media_id })
  const second = await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'image' }))
  const ids = [first.takes[0]!.media_id, second.takes[0]!.media_id]
  const { rows } = await studio.pool.query('SELECT DISTINCT hash FROM media WHERE id = ANY($1)', [ids])
  expect(rows).toHaveLength(2)
})

test('two clips of one image move differently', async () => {
  const storyId = await storyOf('create_from_scratch', {})
  const request = async (mediaTypes: string) =>
    (await outcomeOf(studio, await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes }))).takes
  await request('image')
  const clips = [await request('video'), await request('video')].map((takes) => takes[0]!.media_id)
  const { rows } = await studio.pool.query('SELECT DISTINCT hash FROM media WHERE id = ANY($1)', [clips])
  expect(rows).toHaveLength(2)
})
