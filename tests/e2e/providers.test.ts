import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { startFalStandin } from '../standins/fal/start-fal-standin.ts'
import { read } from './support/account.ts'
import { fromOurPage, signUpPage } from './support/editor-story.ts'
import { proceedWithShortScript, startButton, writeScript } from './support/script-form.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KEY = 'fal-secret-key'
// One shot; under 100 characters, so that the dialog about the length is shown.
const SCRIPT = 'The lighthouse keeper climbs the stairs and lights the lamp.'

test('staff connects a provider, a creator makes a film with it, and the receipt names who made it', async ({ page, browser }) => {
  test.setTimeout(600_000)
  const fal = await startFalStandin({ apiKey: KEY })
  await signUpStaff(page)
  try {
    await connectFal(page, fal.origin)
    await tryModel(page)
    const creator = await browser.newPage()
    await signUpPage(creator)
    await makeFilm(creator)
    await creator.goto('/credits')
    await creator.getByRole('button', { name: /^The Lighthouse Keeper/i }).click()
    await expect(creator.getByText(/Made by .*Seedream 4\.0 at fal/u)).toBeVisible()
    await creator.close()
    expect(fal.ledger.charges.length).toBeGreaterThan(2)

    await page.getByRole('button', { name: 'Remove Studio account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No provider is connected')).toBeVisible()
  } finally {
    await removeConnections(page.request)
    await fal.close()
  }
})

async function signUpStaff(page: Page): Promise<void> {
  const email = await signUpPage(page)
  const env = { ...process.env, FABLECUT_DATA: process.env.PRODUCT_DATA, PORT: process.env.PRODUCT_PORT }
  await promisify(execFile)(process.execPath, ['tools/admin.mjs', 'make-staff', email], { cwd: ROOT, env })
}

/** Adds the connection with a wrong key, is told so, and enters the right one. */
async function connectFal(page: Page, address: string): Promise<void> {
  await page.goto('/admin/engines')
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option', { name: /^fal/u }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Studio account')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(address)
  await dialog.getByLabel('Key', { exact: true }).fill('another-key')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Does not work')).toBeVisible()
  await page.getByRole('button', { name: 'Change Studio account' }).click()
  await dialog.getByLabel('Key', { exact: true }).fill(KEY)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Works', { exact: true })).toBeVisible()
}

async function tryModel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Images/u }).click()
  await page.getByRole('button', { name: 'Try Qwen-Image for $0.020' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'fal:qwen-image' })).toContainText('it works')
}

async function makeFilm(page: Page): Promise<void> {
  await writeScript(page, SCRIPT)
  await page.getByRole('button', { name: /^Advanced Options/u }).click()
  await expect(page.getByText('made by Seedream 4.0 at fal', { exact: true })).toBeVisible()
  await startButton(page, 'Create', '0').click()
  await proceedWithShortScript(page)
  await expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeVisible({ timeout: 300_000 })
}

async function removeConnections(http: APIRequestContext): Promise<void> {
  const { connections } = await read<{ connections: { id: string }[] }>(http, '/api/admin/connections')
  for (const { id } of connections) await http.delete(`/api/admin/connections/${id}`, { headers: fromOurPage() })
}
