import { expect, test } from '@playwright/test'
import { createAccount, holdingsOf, read, startedRun } from '../e2e/support/account.ts'
import { playAndDownload, storyOf } from '../e2e/support/download.ts'
import { expectFinishedFilm } from '../e2e/support/film.ts'
import { expectProgressTo } from '../e2e/support/progress.ts'
import { proceedWithShortScript, signInInPlace, startButton, writeScript } from '../e2e/support/script-form.ts'

const TALL = { width: 720, height: 1280 }
// Two shots; under 100 characters, so that the dialog about the length is shown.
const FOX = 'Snow falls all night on the old and quiet forest. In the morning a fox looks up at the pale winter sun.'

test.describe.configure({ timeout: 1_200_000 })

test('on a phone a creator signs in, pays 1,100 and gets a portrait film with its receipt', async ({ page }, info) => {
  const { email, http } = await createAccount()
  // The first story of an account is free.
  const free = await startedRun(http, { script_content: 'A fox looks up at the pale winter sun.', auto_rewrite: false })
  const statusOfFree = async () => (await read<{ story: { status: string } }>(http, `/api/stories/by_workflow/${free}`)).story.status
  await expect.poll(statusOfFree, { timeout: 480_000, intervals: [1000] }).toBe('completed')
  await page.setViewportSize({ width: 360, height: 800 })
  await writeScript(page, FOX)
  await page.getByRole('radio', { name: '9:16' }).click()
  await startButton(page, 'Create', '1,100').click()
  await signInInPlace(page, email)
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
