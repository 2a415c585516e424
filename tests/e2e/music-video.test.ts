import { expect, test } from '@playwright/test'
import { madeSong } from './support/generated-song.ts'
import { chooseCharacter, createFilm, enter, offBeats, uploadSong } from './support/music-video.ts'

test.describe.configure({ timeout: 900_000 })

test('a song and a character become a film cut on the beat', async ({ page }, info) => {
  await enter(page)
  const song = await madeSong('seaside-expressway', 10)
  await page.goto('/music-video/singing-dancing')
  await uploadSong(page, 'night_drive.wav', song.file)
  await chooseCharacter(page, 'Poppy')
  const { story } = await createFilm(page, info.outputPath('sung.mp4'), { width: 1280, height: 720 })
  await expect(page).toHaveURL(/\?category_id=music_video$/)
  expect(story).toMatchObject({ title: 'night drive', metadata: { duration: 10 } })
  for (const seconds of offBeats(story, song.beats)) expect(seconds).toBeLessThan(0.1)
  const kinds = story.video_editor_timeline.tracks.map(({ subtype }) => subtype)
  expect(kinds).toEqual([undefined, 'music'])
})
