import { expect, test } from '@playwright/test'
import { cancelRun, freshEmail, holdingsOf } from './support/account.ts'
import { playAndDownload, storyOf } from './support/download.ts'
import { expectFinishedFilm } from './support/film.ts'
import { expectProgressTo } from './support/progress.ts'
import { createAccountInPlace, proceedWithShortScript, signInInPlace, startButton, writeScript } from './support/script-form.ts'

const WIDE = { width: 1280, height: 720 }
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

// `npm run test:long films` waits for the film.
test('on a phone the creator signs in again, pays 1,100 for a portrait film, and a cancelled one costs nothing more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await writeScript(page, FOX)
  await page.getByRole('radio', { name: '9:16' }).click()
  await startButton(page, 'Create', '1,100').click()
  await signInInPlace(page, person.email)
  const { sent, workflowRunId } = await proceedWithShortScript(page)
  expect(sent).toMatchObject({ aspect_ratio: '9:16', expected_credits: 1100 })

  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}\\?category_id=script_to_video$`))
  await expect(page.getByRole('heading', { name: 'Creating Your Story', level: 1 })).toBeVisible()
  const { entries } = await holdingsOf(page.request)
  expect(entries[0]).toMatchObject({ credits: -1100, balance_after: 1900 })
  await cancelRun(page.request, workflowRunId)
  await expect(page.getByRole('heading', { name: 'Workflow was canceled' })).toBeVisible()
  await expect.poll(async () => (await holdingsOf(page.request)).held).toBe(0)
})
