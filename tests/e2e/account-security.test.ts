import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from './support/account.ts'
import { signUpPage } from './support/editor-story.ts'

/** The code of RFC 6238 for a key in base32. */
function codeOf(key: string): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', bytes).update(counter).digest()
  return String((hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Gives the browser a device with passkeys, whose user says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  await addAuthenticator(page)
  await signUpPage(page)
  await page.goto('/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toHaveText(/Chrome on Linux/)

  await page.context().clearCookies()
  await page.goto('/signin?callbackUrl=%2Faccount')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/account$/)

  await passkeys.getByRole('button', { name: /Remove the passkey/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await page.request.get('/api/me')).status()).toBe(401)
})

test('a second factor is set up, asked for at sign-in, and turned off', async ({ page }) => {
  const email = await signUpPage(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Set up' }).click()
  await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const key = await section.getByLabel('Key').inputValue()
  await section.getByLabel('Code of the app').fill(codeOf(key))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Sign-in asks for a code now')).toBeVisible()
  const backupCode = await section.getByRole('listitem').first().innerText()
  await section.getByRole('button', { name: 'I have kept them' }).click()

  const signIn = async (code: string) => {
    await page.context().clearCookies()
    await page.goto('/signin?callbackUrl=%2Faccount')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signIn(codeOf(key))
  await expect(page).toHaveURL(/\/account$/)
  await signIn(backupCode)
  await expect(page).toHaveURL(/\/account$/)

  await section.getByLabel('Your password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Sign-in asks for no code any more')).toBeVisible()
})
