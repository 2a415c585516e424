import { loudnessOf } from '@fablecut/render/export/testing/measure-film'
import { expect, type Page, test } from '@playwright/test'
import { madeSong } from '../e2e/support/generated-song.ts'
import { createFilm, enter } from '../e2e/support/music-video.ts'
import { LINKS } from '../music-hosts.ts'

test.describe.configure({ timeout: 900_000 })

/** How each choice is selected on the form. */
const CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Auto: async () => {},
  Trending: async (page) => {
    await page
      .getByRole('dialog', { name: 'Trending songs' })
      .getByRole('button', { name: /^Select/ })
      .first()
      .click()
  },
  Link: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Paste a Suno or TikTok Music Link' })
    await dialog.getByLabel('Link to the song').fill(LINKS.song)
    await dialog.getByRole('button', { name: 'Grab Music' }).click()
    await page.getByRole('dialog', { name: 'Trim the song' }).getByRole('button', { name: 'Keep the whole song' }).click()
  },
  Upload: async (page) => {
    const { file } = await madeSong('desk-lamp-season', 12)
    await page.getByLabel('Music file').setInputFiles({ name: 'lamp.wav', mimeType: 'audio/wav', buffer: file })
    await expect(page.getByText('lamp.wav')).toBeVisible()
  },
  None: async () => {},
}

for (const [choice, choose] of Object.entries(CHOICES))
  test(`background music: ${choice}`, async ({ page }, info) => {
    await enter(page)
    await page.goto('/story/create/asmr')
    await page.getByText('Cutting').click()
    await page.getByRole('button', { name: 'Glass' }).click()
    await page.getByRole('radio', { name: choice, exact: true }).click()
    await choose(page)
    const { path, story } = await createFilm(page, info.outputPath('film.mp4'), { width: 1280, height: 720 })
    const music = story.video_editor_timeline.tracks.find(({ subtype }) => subtype === 'music')
    expect(music === undefined).toBe(choice === 'None')
    const { lufs } = await loudnessOf(path)
    const song = music?.items[0]?.title ?? 'none'
    console.log(`measured: background music ${choice} | song ${song}, film at ${lufs.toFixed(1)} LUFS`)
  })
