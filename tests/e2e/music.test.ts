import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { createAccount, freshEmail, PASSWORD } from './support/account.ts'
import { LINKS } from '../music-hosts.ts'
import { createAccountInPlace } from './support/script-form.ts'
import { foreignWavSong, wavSong } from './support/song-file.ts'
import { interceptOnce } from './support/intercept-once.ts'

const ORIGIN = { origin: `http://localhost:${process.env.PRODUCT_PORT}` }
const wav = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/wav', buffer })
const source = (page: Page) => page.getByRole('region', { name: 'Song' })
const file = (page: Page) => page.getByLabel('Music file')

test('a song is dropped, played, trimmed by keyboard, and removed', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { __analytics: [] }))
  await page.goto('/music-video/singing-dancing')
  const drop = source(page).getByText('Drop your music file here. Supports MP3, WAV, M4A and other audio formats')
  await file(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no song') })
  await expect(source(page).getByRole('alert')).toHaveText('Please select an audio file')

  await dropSong(page, drop, wavSong(62))
  await createAccountInPlace(page, { name: 'Ada Lovelace', email: freshEmail() })
  await expect(source(page)).toContainText('harbour.wav')
  await expect(source(page).getByText('1:02', { exact: true })).toBeVisible()
  await source(page).getByRole('button', { name: 'Play harbour.wav' }).click()
  await expect(source(page).getByText(/^0:0[1-9] \/ 1:02$/)).toBeVisible()
  await source(page).getByRole('button', { name: 'Pause harbour.wav' }).click()
  await expect(source(page).getByRole('button', { name: 'Play harbour.wav' })).toBeVisible()

  await source(page).getByRole('button', { name: 'Trim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trim the song' })
  await dialog.getByRole('slider', { name: 'Start' }).press('PageUp')
  await dialog.getByRole('slider', { name: 'Start' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'End' }).press('Home')
  await expect(dialog.getByRole('definition')).toHaveText(['0:10.5', '0:20.5', '0:10.0'])
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(source(page).getByText('0:10', { exact: true })).toBeVisible()
  const events = await page.evaluate((list) => (window as unknown as Record<string, { name: string }[]>)[list]!, '__analytics')
  expect(events.filter(({ name }) => name === 'story_music_uploaded')).toHaveLength(1)
  await page.reload()
  await expect(source(page)).toContainText('harbour.wav')
  await expect(source(page).getByText('0:10.5 to 0:20.5 of 1:02', { exact: true })).toBeVisible()

  await source(page).getByRole('button', { name: 'Trim' }).click()
  await expect(dialog.getByRole('definition')).toHaveText(['0:10.5', '0:20.5', '0:10.0'])
  await dialog.getByRole('button', { name: 'Keep the whole song' }).click()
  await expect(source(page).getByText('1:02', { exact: true })).toBeVisible()
  await source(page).getByRole('button', { name: 'Remove harbour.wav' }).click()
  await expect(drop).toBeVisible()
})

test("a song that is too short is rejected, one that the browser can't decode is accepted, a failed upload changes nothing", async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/music-video/singing-dancing')
  await file(page).setInputFiles(wav('short.wav', wavSong(9)))
  await expect(source(page).getByRole('alert')).toHaveText('Music has to be at least 10 seconds long')

  await interceptOnce(page, '**/api/media/upload?for=song', (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be uploaded'))
  await file(page).setInputFiles(wav('lost.wav', wavSong(12)))
  await logged
  await expect(source(page).getByText('Processing Audio...')).toBeHidden()
  await expect(source(page).getByRole('alert')).toHaveCount(0)

  await file(page).setInputFiles(wav('foreign.wav', foreignWavSong(15)))
  await expect(source(page)).toContainText('foreign.wav')
  await expect(source(page).getByText('0:00', { exact: true })).toBeVisible()
})

test('featured songs play one at a time at low volume; one is selected', async ({ page }) => {
  await page.addInitScript(() => {
    const played: HTMLAudioElement[] = []
    Object.assign(window, { played })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      played.push(this)
      return play.call(this)
    }
  })
  await page.goto('/music-video/singing-dancing')
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no song') })
  await expect(source(page).getByRole('alert')).toHaveText('Please select an audio file')
  await source(page).getByRole('button', { name: 'Featured songs' }).click()
  const songs = page.getByRole('list', { name: 'Featured songs' }).getByRole('listitem')
  await expect(songs).toHaveCount(8)
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('img[src^="/covers/"]')].filter((cover) => cover.naturalWidth > 0).length === 8,
  )
  await songs
    .nth(0)
    .getByRole('button', { name: /^Listen to/ })
    .click()
  await songs
    .nth(1)
    .getByRole('button', { name: /^Listen to/ })
    .click()
  await expect(page.getByRole('button', { name: /^Stop / })).toHaveCount(1)
  const played = () =>
    page.evaluate(() => (window as unknown as { played: HTMLAudioElement[] }).played.map(({ paused, volume }) => ({ paused, volume })))
  await expect.poll(played).toEqual([
    { paused: true, volume: 0.3 },
    { paused: false, volume: 0.3 },
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('list', { name: 'Featured songs' })).toBeVisible()
  await expectNoFaults(page)
  await songs
    .nth(1)
    .getByRole('button', { name: /^Select/ })
    .click()
  await expect(page.getByRole('list', { name: 'Featured songs' })).toBeHidden()
  await expect(source(page).getByText('1:00', { exact: true })).toBeVisible()
  await expect(source(page).getByRole('alert')).toHaveCount(0)
})

test('background music is imported by link, or the failure is explained', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/story/create/script')
  await choose(page, 'Link')
  const dialog = page.getByRole('dialog', { name: 'Paste a Suno or TikTok Music Link' })
  const link = dialog.getByLabel('Link to the song')
  const problem = dialog.getByRole('alert')
  await expect(dialog.getByRole('button', { name: 'Grab Music' })).toBeDisabled()
  await link.press('Enter')
  await expect(problem).toHaveText('Please enter a URL')
  await link.fill(LINKS.serverFault)
  await expect(problem).toHaveCount(0)
  await link.press('Enter')
  await expect(problem).toHaveText('Failed to parse music URL. Please try again.')
  await expectNoFaults(page)
  await link.fill(LINKS.private)
  await link.press('Enter')
  await expect(problem).toHaveText('This song is private or no longer there')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Grab Music' }).click()
  await expect(problem).toHaveText('Network error. Please check your connection and try again.')
  await context.setOffline(false)

  const requested = Promise.withResolvers<void>()
  await page.route('**/api/media/parse_music_url', async (route) => {
    await requested.promise
    await route.continue()
  })
  const fetched = Promise.withResolvers<void>()
  await interceptOnce(page, '**/media/*/audio.wav', (route) => route.abort())
  await link.fill(LINKS.song)
  await link.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Grabbing Music...' })).toBeDisabled()
  requested.resolve()
  await expect(problem).toHaveText('Failed to download music file. Please try again.')
  await page.route('**/media/*/audio.wav', async (route) => {
    await fetched.promise
    await route.continue()
  })
  await link.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Preparing...' })).toBeDisabled()
  fetched.resolve()
  await expect(dialog).toBeHidden()
  const trim = page.getByRole('dialog', { name: 'Trim the song' })
  await expect(trim.getByRole('definition')).toHaveText(['0:00.0', '0:24.0', '0:24.0'])
  await trim.getByRole('button', { name: 'Keep the whole song' }).click()
  await expect(page.getByText(`Night & Day > 'Drive'`)).toBeVisible()
})

test('background music of more than five minutes must be trimmed; every choice keeps its own song', async ({ page }) => {
  await signIn(page)
  await page.goto('/story/create/script')
  await choose(page, 'Link')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Please paste a Suno music link')).toBeVisible()
  await choose(page, 'Upload')
  await file(page).setInputFiles(wav('long.wav', wavSong(310)))
  const trim = page.getByRole('dialog', { name: 'Trim the song' })
  await expect(trim.getByRole('definition')).toHaveText(['0:00.0', '5:00.0', '5:00.0'])
  await trim.getByRole('slider', { name: 'End' }).press('End')
  await expect(trim.getByRole('definition')).toHaveText(['0:10.0', '5:10.0', '5:00.0'])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Please upload an audio file')).toBeVisible()
  await file(page).setInputFiles(wav('kept.wav', wavSong(12)))
  await expect(page.getByText('kept.wav')).toBeVisible()
  await choose(page, 'None')
  await choose(page, 'Upload')
  await expect(page.getByText('kept.wav')).toBeVisible()
})

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()

async function dropSong(page: Page, onto: ReturnType<Page['getByText']>, song: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'harbour.wav', { type: 'audio/wav' }))
    return transfer
  }, song.toString('base64'))
  await onto.dispatchEvent('dragenter', { dataTransfer })
  await onto.dispatchEvent('drop', { dataTransfer })
}

async function signIn(page: Page): Promise<void> {
  const { email } = await createAccount()
  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: ORIGIN,
  })
  expect(signedIn.status()).toBe(200)
}

async function expectNoFaults(page: Page): Promise<void> {
  // Colours are compared when no animation is running; a spinner never ends.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([])
}
