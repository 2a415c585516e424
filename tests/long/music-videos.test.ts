import { expect, test } from '@playwright/test'
import { madeSong } from '../e2e/support/generated-song.ts'
import { chooseCharacter, createFilm, enter, offBeats, uploadSong } from '../e2e/support/music-video.ts'

test.describe.configure({ timeout: 1_200_000 })

const SIZES = { '16:9': { width: 1280, height: 720 }, '9:16': { width: 720, height: 1280 }, '1:1': { width: 720, height: 720 } } as const
const FILMS = [
  { type: 'singing-dancing', song: 'seaside-expressway', ratios: ['16:9', '9:16', '1:1'], hasCast: true },
  { type: 'consistent-character', song: 'bicycle-weather', ratios: ['16:9', '9:16'], hasCast: true },
  { type: 'consistent-style', song: 'chrome-horizon', ratios: ['16:9', '9:16'], hasCast: false },
  { type: 'lyrics-video', song: 'porch-light-letters', ratios: ['16:9', '9:16'], hasCast: false },
] as const
const WORDS = ['The porch light is on', 'and the letters are read', 'by the moths and the moon', 'and the dog on the step']

for (const { type, song: songId, ratios, hasCast } of FILMS)
  for (const ratio of ratios)
    test(`${type} in ${ratio}`, async ({ page }, info) => {
      await enter(page)
      const song = await madeSong(songId, 20)
      await page.goto(`/music-video/${type}`)
      await uploadSong(page, 'song.wav', song.file)
      if (hasCast) await chooseCharacter(page, 'Poppy')
      await page.getByRole('radio', { name: ratio }).click()
      if (type === 'lyrics-video') {
        await page.getByRole('button', { name: /^Lyrics/ }).click()
        await page.getByRole('textbox', { name: 'Lyrics' }).fill(WORDS.join('\n'))
      }
      const { story } = await createFilm(page, info.outputPath('film.mp4'), SIZES[ratio])
      expect(story.metadata.duration).toBe(20)
      const off = offBeats(story, song.beats)
      for (const second of off) expect(second).toBeLessThan(0.1)
      const captions = story.video_editor_timeline.tracks.find(({ subtype }) => subtype === 'caption')?.items ?? []
      const captionText = captions.map((item) => (item.type === 'caption' ? item.caption.data.text : '')).join(' ')
      expect(captionText).toBe(type === 'lyrics-video' ? WORDS.join(' ') : '')
      const worst = Math.round(Math.max(0, ...off) * 1000)
      console.log(`measured: ${type} in ${ratio} | 20 s of film, ${off.length} cuts, at most ${worst} ms off a beat`)
    })
