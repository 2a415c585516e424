import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumePreview } from '../../generation/resume-preview.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker()
})
afterAll(() => studio.close())

test('a vlog of half a minute is told by its character in six shots with the selected song; the preview pays for the images, the resume for the rest', async () => {
  const userId = await studio.account()
  const paused = await studio.follow(await studio.startVlog(userId, { is_preview: true, background_music: '/songs/glass-harbour.mp3' }))
  expect(paused.story!.status).toBe('paused')
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 105 })
  const storyId = paused.story!.id
  expect(paused.story!.category_inputs).toMatchObject({ background_music_auto_selection: { selectedSong: { name: 'Glass Harbour' } } })
  const { rows } = await studio.pool.query<{ name: string | null; speaks: boolean | null }>(
    `SELECT metadata->'scene'->'who'->0->>'name' AS name, (metadata->'scene'->'who'->0->>'speaks')::boolean AS speaks
     FROM media JOIN shot ON shot.active_image_id = media.id WHERE media.story_id = $1 ORDER BY shot.lexorank`,
    [storyId],
  )
  expect(rows).toHaveLength(6)
  expect([rows[0], rows.at(-1)]).toEqual(Array.from({ length: 2 }, () => ({ name: 'Poppy', speaks: true })))
  expect(new Set(rows.map(({ name }) => name ?? 'Poppy'))).toEqual(new Set(['Poppy']))
  const { shots_map: shots } = paused.story!.storyboard
  expect(Object.values(shots).every(({ plan, voice_over }) => plan !== null && voice_over !== '')).toBe(true)
  await resumePreview(studio.stories, { viewer: { id: userId, teamId: null }, storyId, idempotencyKey: null })
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 705, held: 600 })
})
