import { expect, type Page } from '@playwright/test'

/** The progress page from the first step to the finished film. */
export async function expectProgressTo(page: Page, workflowRunId: string): Promise<void> {
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
