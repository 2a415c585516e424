import { readFileSync } from 'node:fs'
import { createNarrator } from '@fablecut/studio/narrator'
import { type Page, expect, test } from '@playwright/test'
import {
  type EditedStory,
  emptyStory,
  fromOurPage,
  openEditor,
  putOnTimeline,
  signUpPage,
  storyOf,
  uploadTo,
} from './support/editor-story.ts'

type Line = { caption: { data: { text: string }; style?: Record<string, unknown> } }

const SCRIPT = 'A fox walks home. The river is cold tonight, and the lamp is lit.'

/** Uploads a clip with a voice-over with the account that is signed in on the page. Returns the story's id. */
async function storyWithVoice(page: Page): Promise<string> {
  await signUpPage(page)
  const storyId = await emptyStory(page.request)
  const { audio } = await createNarrator().doGenerate({ text: SCRIPT, voice: 'ivy', language: 'en' })
  const file = { name: 'voice.wav', mimeType: 'audio/wav', buffer: Buffer.from(audio as Uint8Array) }
  const path = `/api/stories/${storyId}/upload?subtype=voiceover`
  const response = await page.request.post(path, { headers: fromOurPage(), multipart: { file } })
  const { media_resource: voice } = await response.json()
  await putOnTimeline(page.request, storyId, { pictures: [await uploadTo(page.request, storyId, 'clip.mp4')], voice })
  return storyId
}

const linesOf = (story: EditedStory): Line[] =>
  story.video_editor_timeline.tracks.filter(({ type }) => type === 'file').flatMap(({ items }) => items as unknown as Line[])

const creditsOf = async (page: Page): Promise<number> => (await (await page.request.get('/api/me')).json()).credits

test('captions are detected in a voice-over, edited, styled for all, hidden and downloaded', async ({ page }) => {
  const storyId = await storyWithVoice(page)
  const before = await creditsOf(page)
  await openEditor(page, storyId)
  await page.getByRole('tab', { name: 'Captions' }).click()

  const detect = page.getByRole('button', { name: /Detect Caption\s*10/ })
  const answering = Promise.withResolvers<void>()
  await page.route('**/api/stories/generate_caption', async (route) => {
    await answering.promise
    await route.fulfill({ json: { success: false } })
  })
  await Promise.all([page.getByRole('button', { name: 'Detecting...' }).waitFor(), detect.click()])
  await expect(page.getByRole('button', { name: 'Finalizing...' })).toBeVisible()
  answering.resolve()
  await expect(page.getByText('Failed to generate captions. Please try again.')).toBeVisible()
  await page.unroute('**/api/stories/generate_caption')

  await detect.click()
  await expect(page.getByRole('button', { name: /Redetect Caption/ })).toBeVisible({ timeout: 30_000 })
  const rows = page.getByRole('list', { name: 'Caption lines' }).getByRole('textbox')
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => creditsOf(page)).toBe(before - 10)
  const count = await rows.count()

  await rows.first().fill('A fox')
  await rows.first().press('End')
  await rows.first().press('Shift+Enter')
  await rows.first().pressSequentially('walks home')
  await rows.first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('A fox\nwalks home')
  await rows.first().fill('Something else')
  await rows.first().press('Escape')
  await expect(rows.first()).toHaveValue('A fox\nwalks home')

  await expect(page.getByRole('switch', { name: 'Apply to all captions' })).toBeChecked()
  await page.getByRole('button', { name: 'Black on Yellow' }).click()
  await expect(page.getByRole('slider', { name: 'Radius' })).toBeVisible()
  const size = page.getByRole('textbox', { name: 'Size' })
  await size.fill('121')
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await size.press('Enter')
  await expect(size).toHaveValue('22')
  await size.fill('30')
  await size.press('Enter')
  const stored = async () => linesOf(await storyOf(page.request, storyId))
  await expect.poll(async () => (await stored()).map(({ caption }) => caption.style?.['fontSize'])).toEqual(Array(count).fill(30))
  expect((await stored()).every(({ caption }) => caption.style?.['backgroundColor'] === '#FFEB3B')).toBe(true)

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download SRT' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.srt$/u)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nA fox\nwalks home\n/u)

  await page.getByRole('switch', { name: 'Display Caption' }).click()
  await expect
    .poll(async () => (await storyOf(page.request, storyId)).video_editor_timeline.globalConfig['captions'])
    .toEqual({ enabled: false })
  expect((await stored()).length).toBe(count)

  await page.getByRole('button', { name: /Redetect Caption/ }).click()
  await expect(page.getByText('Replace edited captions?')).toBeVisible()
})
