import { expect, test } from '@playwright/test'
import { LINKS } from '../music-hosts.ts'
import { createAccount, PASSWORD } from './support/account.ts'

test('a pasted link becomes a song to play and trim; failures are explained', async ({ page }) => {
  const { email } = await createAccount()
  const headers = { origin: `http://localhost:${process.env.PRODUCT_PORT}` }
  await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD }, headers })
  await page.goto('/music-video/singing-dancing')
  const song = page.getByRole('region', { name: 'Song' })
  await song.getByRole('button', { name: 'Paste Link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a Suno or TikTok Music Link' })
  for (const [link, text] of [
    [LINKS.private, 'This song is private or no longer there'],
    [LINKS.toLocal, 'Failed to parse music URL. Please try again.'],
    ['https://evil.example/?suno.com', 'Please enter a URL from TikTok or Suno Music'],
  ] as const) {
    await dialog.getByLabel('Link to the song').fill(link)
    await dialog.getByRole('button', { name: 'Grab Music' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(text)
  }

  await dialog.getByLabel('Link to the song').fill(LINKS.shortLink)
  await dialog.getByRole('button', { name: 'Grab Music' }).click()
  const trim = page.getByRole('dialog', { name: 'Trim the song' })
  await trim.getByRole('slider', { name: 'End' }).press('Home')
  await trim.getByRole('button', { name: 'Use this part' }).click()
  await expect(song).toContainText(`Night & Day > 'Drive'`)
  await expect(song.getByText('0:10', { exact: true })).toBeVisible()
})
