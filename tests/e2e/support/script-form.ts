import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { PASSWORD, START } from './account.ts'

/** The buttons of the create bar carry their price. */
export const startButton = (page: Page, kind: 'Create' | 'Preview', credits: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${kind}\\s*${credits} credits`) })

/** Writes a script that is taken word by word, so that the film stays as short as it is. */
export async function writeScript(page: Page, script: string): Promise<void> {
  await page.goto('/story/create/script')
  await page.getByLabel('Voice-over Script').fill(script)
  await page.getByRole('switch', { name: 'Auto-Polish' }).click()
  await expect(page.getByRole('switch', { name: 'Auto-Polish' })).not.toBeChecked()
}

export async function createAccountInPlace(page: Page, person: { name: string; email: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(person.name)
  await signInInPlace(page, person.email, 'Create account')
}

export async function signInInPlace(page: Page, email: string, button = 'Sign in'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Answers the question about a very short script and returns what was sent and the run that came back. */
export async function proceedWithShortScript(page: Page): Promise<{ sent: Record<string, unknown>; workflowRunId: string }> {
  const dialog = page.getByRole('dialog', { name: 'Very short script' })
  await expect(dialog).toContainText('the generated video will be just about 5 seconds. Need help expanding it with AI?')
  const answered = page.waitForResponse((answer: Response) => answer.url().endsWith(START))
  await dialog.getByRole('button', { name: 'Proceed Anyway' }).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  const { workflowRunId } = (await answer.json()) as { workflowRunId: string }
  return { sent: answer.request().postDataJSON() as Record<string, unknown>, workflowRunId }
}
