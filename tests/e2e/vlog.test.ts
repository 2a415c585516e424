import { expect, type Response, test } from '@playwright/test'
import { cancelRun, freshEmail, holdingsOf } from './support/account.ts'
import { createAccountInPlace } from './support/script-form.ts'

const START = '/api/stories/workflow/generate_character_vlog'

test('a toast disappears by itself, also below a resting mouse, and a hint once it is followed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/story/create/vlog')
  const chip = page.getByRole('button', { name: 'Cooking dinner' })
  const hint = page.getByText('Please select a character first to use activity suggestions.')
  await chip.click()
  await hint.hover()
  await page.clock.runFor(10_000)
  await expect(hint).toHaveCount(0)
  await chip.press('Enter')
  await expect(hint).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(hint).toHaveCount(0)

  await chip.press('Enter')
  await page.getByRole('button', { name: 'Choose a character' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poppy' }).click()
  await expect(page.getByRole('textbox', { name: 'Vlog Topic' })).toHaveText('@Poppy')
  await expect(hint).toHaveCount(0)
})

test('a quick reference and a premade character appear together in a vlog', async ({ page }) => {
  await page.goto('/story/create/vlog')
  const create = page.getByRole('main').getByRole('button', { name: /^Create/ })
  await page.getByRole('button', { name: 'Cooking dinner' }).click()
  await expect(page.getByText('Please select a character first to use activity suggestions.')).toBeVisible()

  await page.getByRole('button', { name: 'Choose a character' }).click()
  await page.getByRole('button', { name: 'Sign in to use your own characters' }).click()
  await createAccountInPlace(page, { name: 'Ada Lovelace', email: freshEmail() })
  const dialog = page.getByRole('dialog', { name: 'Choose a character' })
  await dialog.getByRole('button', { name: 'Create character' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please provide both an image and character name.')
  const portrait = await (await page.request.get('/characters/alder.webp')).body()
  await dialog.getByLabel('Picture of the character').setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: portrait })
  await dialog.getByPlaceholder('Character name').fill('Tom')
  await dialog.getByRole('button', { name: 'Create character' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })

  const topic = page.getByRole('textbox', { name: 'Vlog Topic' })
  await expect(topic).toHaveText('@Tom')
  await page.getByRole('button', { name: 'Add another' }).click()
  await dialog.getByRole('tab', { name: 'Premade' }).click()
  await dialog.getByRole('button', { name: 'Poppy' }).click()
  await expect(topic).toContainText('@Poppy @Tom')
  await page.getByRole('button', { name: 'Remove Poppy' }).click()
  await expect(topic).toHaveText('@Tom')
  await topic.press('End')
  await topic.pressSequentially('waters the flowers in the garden with @zz')
  await expect(page.getByText('No matches found')).toBeVisible()
  for (let i = 0; i < 3; i += 1) await topic.press('Backspace')
  await topic.pressSequentially('@')
  await expect(page.getByRole('option', { name: 'Tom' })).toBeVisible()
  await topic.press('Enter')
  await topic.press('Backspace')
  await topic.press('Backspace')
  await topic.pressSequentially('care.')
  await expect(topic).toHaveText('@Tom waters the flowers in the garden with care.')

  await expect(create).toHaveAccessibleName(/^Create\s*0 credits/)
  const responding = page.waitForResponse((answer: Response) => answer.url().endsWith(START))
  await create.click()
  const response = await responding
  const sent = response.request().postDataJSON() as { vlog_topic: string; character: { id: string } }
  expect(sent).toMatchObject({ title: 'My Character Vlog', expected_duration_seconds: 30, num_shots: 6, background_music: 'auto' })
  expect(sent.vlog_topic).toContain(`@[Tom](${sent.character.id})`)
  const { workflowRunId } = (await response.json()) as { workflowRunId: string }
  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}$`))
  expect((await holdingsOf(page.request)).freeStories).toBe(0)
  await cancelRun(page.request, workflowRunId)

  await page.goto('/characters')
  await page.getByRole('button', { name: 'Delete Tom' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('You have no characters yet. Make one from a picture.')).toBeVisible()
})
