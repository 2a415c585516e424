import { expect, type Page, test } from '@playwright/test'
import { createAccount, holdingsOf, PASSWORD, read } from './support/account.ts'
import { proceedWithShortScript, startButton, writeScript } from './support/script-form.ts'

type Charge = { cost_key: string; credits: number; captured: number; held: number }

const VILLAGE = 'The village wakes in gold light and all the bells ring.'

test.describe.configure({ timeout: 600_000 })

test('a preview costs 100, pauses with its images, and becomes a film for 1,000 more', async ({ page }) => {
  await page.request.post('/api/auth/sign-in/email', {
    data: { email: (await createAccount()).email, password: PASSWORD },
    headers: await originOf(page),
  })
  await writeScript(
    page,
    'A fox crosses the quiet river and looks at the pale sun. The village wakes in gold light and all the bells ring.',
  )
  await keepSecondShot(page)
  await startButton(page, 'Preview', '100').click()
  const { sent, workflowRunId } = await proceedWithShortScript(page)
  expect(sent).toMatchObject({
    is_preview: true,
    expected_credits: 100,
    script_content: VILLAGE,
  })

  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}`))
  await expect(page).toHaveURL(/\/story\/editor\?story_id=[\w-]+&view=list$/, { timeout: 300_000 })
  const onward = page.getByRole('button', { name: /^Continue\s*1,000/ })
  await expect(onward).toBeVisible({ timeout: 300_000 })
  await expect(page.getByRole('list', { name: 'Shots' }).getByRole('button', { name: /^Shot 1: The village/ })).toBeVisible()
  const { credits, held, freeStories, entries } = await holdingsOf(page.request)
  expect([credits, held, freeStories]).toEqual([2900, 0, 1])
  expect(entries[0]).toMatchObject({ cost_key: 'story.script_to_video.preview', credits: -100, captured: 100, held: 0 })
  const { story } = await read<{ story: { status: string; last_export_url: string | null } }>(
    page.request,
    `/api/stories/by_workflow/${workflowRunId}`,
  )
  expect(story).toMatchObject({ status: 'paused', last_export_url: null })

  await onward.click()
  await page.getByRole('button', { name: /^Resume\s*1,000 credits/ }).click()
  await expect(page).not.toHaveURL(new RegExp(workflowRunId))
  await expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeVisible({ timeout: 480_000 })
  const after = await holdingsOf(page.request)
  expect([after.credits, after.held, after.freeStories, after.stories.length]).toEqual([1900, 0, 1, 1])
  const [resumed, previewed] = after.entries as Charge[]
  expect(resumed).toMatchObject({ cost_key: 'story.resume', credits: -1000, captured: 1000, held: 0 })
  expect(previewed).toMatchObject({ cost_key: 'story.script_to_video.preview', credits: -100, captured: 100 })
})

/** In the outline of the script: moves the second shot up and removes the other. */
async function keepSecondShot(page: Page): Promise<void> {
  const shots = page.getByRole('list', { name: 'Shots of the outline' })
  await expect(shots.getByRole('img', { name: /^Rough picture of shot \d/ })).toHaveCount(2)
  await shots.getByRole('button', { name: 'Move shot 2', exact: true }).press('ArrowUp')
  await expect(shots.getByLabel('Words of shot 1')).toHaveValue(VILLAGE)
  await shots.getByRole('button', { name: 'Remove shot 2' }).click()
  await expect(page.getByLabel('Voice-over Script')).toHaveValue(VILLAGE)
}

const originOf = async (page: Page) => ({ origin: new URL((await page.request.get('/')).url()).origin })
