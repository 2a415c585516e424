import { expect, type Response, test } from '@playwright/test'
import { cancelRun, freshEmail, holdingsOf } from './support/account.ts'
import { createAccountInPlace } from './support/script-form.ts'

const START = '/api/stories/workflow/generate_asmr_video'

test('a style and a material are required, stored, and sent as close-ups at the price on the button', async ({ page }) => {
  await page.goto('/story/create/asmr')
  const generate = page.getByRole('main').getByRole('button', { name: /^Generate/ })
  await expect(generate).toBeDisabled()
  await page.getByText('Cutting').click()
  const slot = page.getByRole('textbox', { name: 'Material' })
  await expect(slot).toHaveValue('Material Object')
  await expect(generate).toBeDisabled()
  await page.getByRole('button', { name: 'Glass' }).click()
  await page.getByText('Smear').click()
  await expect(slot).toHaveValue('Material Object')
  await slot.fill('ruby')
  await page.reload()
  await expect(slot).toHaveValue('ruby')
  await page.getByRole('button', { name: 'More shots' }).click()
  await expect(generate).toContainText('2,400')
  await page.getByRole('button', { name: 'Fewer shots' }).click()
  await expect(generate).toContainText('1,800')

  await generate.click()
  const responding = page.waitForResponse((answer: Response) => answer.url().endsWith(START))
  await createAccountInPlace(page, { name: 'Ada Lovelace', email: freshEmail() })
  const response = await responding
  expect(response.request().postDataJSON()).toMatchObject({
    script_content: 'A knife spreads the ruby smoothly on a slice of bread',
    asmr_type: 'smear',
    background_music: null,
    num_shots: 3,
    expected_credits: 1800,
  })
  const { workflowRunId } = (await response.json()) as { workflowRunId: string }
  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}\\?category_id=asmr_video$`))
  expect((await holdingsOf(page.request)).freeStories).toBe(0)
  await cancelRun(page.request, workflowRunId)

  await page.goto('/story/create/asmr')
  await expect(slot).toBeHidden()
})
