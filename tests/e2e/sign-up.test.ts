import { expect, test } from '@playwright/test'

test('a visitor creates an account, sees credits, signs out and in again', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@films.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/story$/)
  await expect(page.getByText('3,000').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /Ada Lovelace/ }).click()
  await page.getByRole('menuitem', { name: /Sign out/ }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()

  await page.goto('/signin?callbackUrl=%2Fcredits')
  await page.getByLabel('Email').fill('ada@films.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/credits$/)
})
