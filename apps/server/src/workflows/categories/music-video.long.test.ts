import { lyricsOfSong } from '@fablecut/studio/songs/lyrics'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumePreview } from '../../generation/resume-preview.ts'
import type { StorySong } from '../../runs/stored-song.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { uploadSong } from '../testing/upload-song.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker()
})
afterAll(() => studio.close())

test('a part of a song has the name, beats and lyrics of the song', async () => {
  const userId = await studio.account()
  const songUrl = '/songs/porch-light-letters.mp3'
  const part = await studio.trim(userId, await studio.trim(userId, songUrl, 10, 50), 10, 22)
  const paused = await studio.follow(await studio.startMusic(userId, { video_type: 'lyrics-video', music_url: part, is_preview: true }))
  expect(paused.story).toMatchObject({
    status: 'paused',
    title: 'Porch Light Letters',
    category_inputs: { song: { genre: 'Acoustic folk', mood: 'warm' } },
  })
  const { rows } = await studio.pool.query('SELECT reading, lines FROM story_song WHERE story_id = $1', [paused.story!.id])
  const [{ reading, lines }] = rows as [Pick<StorySong, 'reading' | 'lines'>]
  const song = await studio.stories.engines.composer.compose({ songId: 'porch-light-letters', mood: 'warm', seed: 1, durationSeconds: 60 })
  const beats = song.beatsSeconds.filter((beat) => beat >= 20 && beat < 32)
  expect(reading.beatsSeconds.map((beat) => Math.round((beat + 20) * 1000) / 1000)).toEqual(beats)
  const all = lyricsOfSong('porch-light-letters')!.join(' ')
  expect(lines.length).toBeGreaterThan(0)
  for (const { text, words } of lines) {
    expect(all).toContain(text)
    for (const { startSeconds, endSeconds } of words) expect(0 <= startSeconds && startSeconds < endSeconds && endSeconds <= 12).toBe(true)
  }
})

test('a performance in 1080p pays for the storyboard first and for clips and resolution when resumed', async () => {
  const userId = await studio.account()
  const song = await uploadSong(studio, userId, 5)
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const request = { video_type: 'singing-dancing', character, aspect_ratio: '1:1', upscale_to_resolution: '1080p' }
  const paused = await studio.follow(await studio.startMusic(userId, { ...request, music_url: song.url, is_preview: true }))
  expect(paused.story!.status).toBe('paused')
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 70 })
  const storyId = paused.story!.id
  const resumed = await resumePreview(studio.stories, { viewer: { id: userId, teamId: null }, storyId, idempotencyKey: null })
  const end = await studio.follow(resumed.workflowRunId)
  expect(end.status).toBe('completed')
  expect(await studio.money(userId)).toMatchObject({ available: 3000 - 70 - 200, held: 0 })
  expect(await probeMedia(await studio.film(storyId))).toMatchObject({ width: 1080, height: 1080, durationSeconds: 5 })
})

test('in a part of a library song without vocals the characters dance and nobody sings', async () => {
  const userId = await studio.account()
  const part = await studio.trim(userId, '/songs/porch-light-letters.mp3', 20, 30)
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const request = { video_type: 'singing-dancing', character, music_url: part, is_preview: true }
  const { story } = await studio.follow(await studio.startMusic(userId, request))
  expect(story).toMatchObject({ status: 'paused' })
  const shots = await studio.pool.query<{ prompts: string }>(
    "SELECT image_prompt || ' ' || video_prompt AS prompts FROM shot WHERE story_id = $1",
    [story!.id],
  )
  const prompts = shots.rows.map((row) => row.prompts)
  expect(prompts.every((prompt) => prompt.includes('Poppy'))).toBe(true)
  expect(prompts.filter((prompt) => /\bsing|microphone/i.test(prompt))).toEqual([])
  const { rows } = await studio.pool.query('SELECT visemes FROM story_song WHERE story_id = $1', [story!.id])
  expect(rows).toEqual([{ visemes: [] }])
})

test('an own song that was said to have no vocals is danced to, and only the words that were sent are shown', async () => {
  const userId = await studio.account()
  const { url } = await uploadSong(studio, userId, 10)
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const request = { video_type: 'singing-dancing', character, music_url: url, is_preview: true, is_instrumental: true }
  const songOfStory = async (input: object) => {
    const { story } = await studio.follow(await studio.startMusic(userId, { ...request, ...input }))
    const { rows } = await studio.pool.query<{ visemes: unknown[]; lines: { text: string }[]; prompts: string }>(
      `SELECT visemes, lines, (SELECT string_agg(image_prompt || ' ' || video_prompt, ' ') FROM shot WHERE story_id = $1) AS prompts
       FROM story_song WHERE story_id = $1`,
      [story!.id],
    )
    return rows[0]!
  }
  expect((await songOfStory({ is_instrumental: undefined })).visemes.length).toBeGreaterThan(0)
  const silent = await songOfStory({})
  expect([silent.visemes, silent.lines, /\bsing|microphone/i.exec(silent.prompts)]).toEqual([[], [], null])
  const stored = await songOfStory({ lyrics: 'The harbour sleeps' })
  expect([stored.visemes, stored.lines.map(({ text }) => text)]).toEqual([[], ['The harbour sleeps']])
})
