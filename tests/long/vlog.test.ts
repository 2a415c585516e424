import { expect, test } from '@playwright/test'
import { chooseCharacter, createFilm, enter } from '../e2e/support/music-video.ts'

test.describe.configure({ timeout: 900_000 })

test('a vlog of thirty seconds', async ({ page }, info) => {
  await enter(page)
  await page.goto('/story/create/vlog')
  await chooseCharacter(page, 'Poppy')
  const topic = page.getByRole('textbox', { name: 'Vlog Topic' })
  await topic.press('End')
  await topic.pressSequentially(' waters the flowers in the garden with care.')
  const { story } = await createFilm(page, info.outputPath('film.mp4'), { width: 1280, height: 720 })
  expect(story.metadata.duration).toBe(30)
  console.log(`measured: vlog | ${story.metadata.duration} s of film`)
})
