import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { PASSWORD, START } from './account.ts'

/** The buttons of the create bar contain their price. */
export const startButton = (page: Page, action: 'Create' | 'Preview', credits: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${action}\\s*${credits} credits`) })

/** Types a script with Auto-Polish off, so that the film is as short as the script. */
export async function writeScript(page: Page, script: string): Promise<void> {
  await page.goto('/story/create/script')
  await page.getByLabel('Voice-over Script').fill(script)
  await page.getByRole('switch', { name: 'Auto-Polish' }).click()
  await expect(page.getByRole('switch', { name: 'Auto-Polish' })).not.toBeChecked()
}

export async function createAccountInPlace(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('dialog', { name: 'Create account' }).getByLabel('Name', { exact: true }).fill(person.name)
  await signInInPlace(page, person.email, 'Create account')
}

export async function signInInPlace(page: Page, email: string, button = 'Sign in'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: button })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Confirms the dialog about a very short script and returns the request body and the started run. */
export async function proceedWithShortScript(page: Page): Promise<{ sent: Record<string, unknown>; workflowRunId: string }> {
  const dialog = page.getByRole('dialog', { name: 'Very short script' })
  await expect(dialog).toContainText('the generated video will be just about 5 seconds. Need help expanding it with AI?')
  const responding = page.waitForResponse((answer: Response) => answer.url().endsWith(START))
  await dialog.getByRole('button', { name: 'Proceed Anyway' }).click()
  const response = await responding
  expect(response.status()).toBe(200)
  const { workflowRunId } = (await response.json()) as { workflowRunId: string }
  return { sent: response.request().postDataJSON() as Record<string, unknown>, workflowRunId }
}
