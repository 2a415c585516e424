import { expect, type Page, test } from '@playwright/test'
import { freshEmail, holdingsOf } from './support/account.ts'
import { playAndDownload, storyOf } from './support/download.ts'
import { expectFinishedFilm } from './support/film.ts'
import { createAccountInPlace, proceedWithShortScript, signInInPlace, startButton, writeScript } from './support/script-form.ts'

const WIDE = { width: 1280, height: 720 }
const TALL = { width: 720, height: 1280 }
// Two shots each; under 100 characters, so that the dialog about the length is shown.
const KEEPER = 'The lighthouse keeper climbs the stairs and lights the great lamp. Far below, a red boat turns toward home.'
const FOX = 'Snow falls all night on the old and quiet forest. In the morning a fox looks up at the pale winter sun.'
const person = { name: 'Ada Lovelace', email: freshEmail() }

test.describe.configure({ mode: 'serial', timeout: 600_000 })

test('a visitor signs up in the dialog and gets the film of the script for free', async ({ page }, info) => {
  await writeScript(page, KEEPER)
  await expect(startButton(page, 'Preview', '100')).toBeVisible()
  await startButton(page, 'Create', '1,100').click()
  await createAccountInPlace(page, person)
  const { sent, workflowRunId } = await proceedWithShortScript(page)
  expect(sent).toMatchObject({
    script_content: KEEPER,
    auto_rewrite: false,
    aspect_ratio: '16:9',
    auto_captions: true,
    expected_credits: 1100,
  })

  await expectProgressTo(page, workflowRunId)
  const path = await playAndDownload(page, workflowRunId, info.outputPath('wide.mp4'))
  await expectFinishedFilm(path, await storyOf(page, workflowRunId), WIDE)

  const { credits, held, freeStories, entries } = await holdingsOf(page.request)
  expect([credits, held, freeStories]).toEqual([3000, 0, 0])
  expect(entries[0]).toMatchObject({ type: 'charge', credits: 0, captured: 0, balance_after: 3000, workflow_run_id: workflowRunId })
  await page.getByRole('link', { name: '3,000 credits' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The lighthouse keeper climbs' })).toContainText('Free story')
})

test('on a phone the creator signs in again, pays 1,100 and gets a portrait film with its receipt', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await writeScript(page, FOX)
  await page.getByRole('radio', { name: '9:16' }).click()
  await startButton(page, 'Create', '1,100').click()
  await signInInPlace(page, person.email)
  const { sent, workflowRunId } = await proceedWithShortScript(page)
  expect(sent).toMatchObject({ aspect_ratio: '9:16', expected_credits: 1100 })

  await expectProgressTo(page, workflowRunId)
  const path = await playAndDownload(page, workflowRunId, info.outputPath('tall.mp4'))
  await expectFinishedFilm(path, await storyOf(page, workflowRunId), TALL)

  const { credits, held, entries } = await holdingsOf(page.request)
  expect([credits, held, entries.length]).toEqual([1900, 0, 3])
  expect(entries[0]).toMatchObject({ credits: -1100, captured: 1100, held: 0, returned: 0, balance_after: 1900 })
  await page.getByRole('link', { name: 'See receipt' }).click()
  const charge = page.getByRole('listitem').filter({ hasText: 'Snow falls all night' })
  await expect(charge).toContainText('−1,100')
  await charge.getByRole('button').first().click()
  await expect(charge.getByRole('definition')).toHaveText('1,100')
  const lines = (entries[0] as { lines: { credits: number }[] }).lines
  expect(lines.reduce((sum, line) => sum + line.credits, 0)).toBe(1100)
  await expect(charge.getByRole('listitem')).toHaveCount(lines.length)
})

/** The progress page from the first step to the finished film. */
async function expectProgressTo(page: Page, workflowRunId: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}\\?category_id=script_to_video$`))
  await expect(page.getByRole('heading', { name: 'Creating Your Story', level: 1 })).toBeVisible()
  await expect(page.getByText('This may take a few minutes', { exact: true })).toBeVisible()
  await expect(page.getByText('Processing typically takes 2-5 minutes depending on story length', { exact: true })).toBeVisible()
  for (const step of ['Creating Story Script', 'Creating Images', 'Creating Videos']) await expect(stepOf(page, step)).toBeVisible()
  await page.getByRole('button', { name: 'Preview edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Powerful editing tools' })).toBeVisible()
  await page.keyboard.press('Escape')

  const shots = page.getByRole('list', { name: 'Shots' })
  await expect(shots.getByRole('img').first()).toBeVisible({ timeout: 300_000 })
  await page.reload()
  await expect(shots.getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeVisible({ timeout: 480_000 })
  await expect(shots.getByRole('listitem')).toHaveCount(2)
  await expect(shots.getByRole('img')).toHaveCount(2)
  for (const step of ['Creating Story Script', 'Creating Images', 'Creating Videos']) await expect(stepOf(page, step)).toContainText('done')
}

const stepOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
