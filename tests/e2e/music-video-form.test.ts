import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, type Response, test } from '@playwright/test'
import { cancelRun, createAccount, PASSWORD, read } from './support/account.ts'
import { interceptOnce } from './support/intercept-once.ts'

const KINDS = ['Sing Mode', 'Style Mode', 'Consistent Character', 'Lyrics Video'] as const
const typeOption = (page: Page, name: (typeof KINDS)[number]): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Which music video do you want to create?' })
const create = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Create\s/ })
const styles = (page: Page): Locator => page.getByRole('group', { name: 'Video Style' })

test('the type of a music video is chosen over the current page', async ({ page }) => {
  await page.goto('/story')
  await mark(page)
  await page.getByRole('link', { name: 'Create: Music Video' }).click()
  await expect(page).toHaveURL(/\/music-video$/)
  await expect(chooser(page).getByRole('link')).toHaveCount(4)
  const background = page.locator('[data-background]')
  await expect(background).toHaveAttribute('data-background', 'singing-dancing')
  await chooser(page).getByRole('link', { name: 'Lyrics Video' }).hover()
  await expect(background).toHaveAttribute('data-background', 'lyrics-video')
  await expect(chooser(page).locator('video')).toHaveJSProperty('paused', false)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/story$/)
  await expect(chooser(page)).toBeHidden()

  await page.getByRole('button', { name: 'Create Story' }).first().click()
  await page.getByRole('menuitem', { name: 'Music video' }).click()
  await expect(chooser(page)).toBeVisible()
  await page.goBack()
  await expect(chooser(page)).toBeHidden()
  await expectNoReload(page)

  for (const path of ['/music-video', '/music-video/nope']) {
    await page.goto(path)
    await expect(chooser(page)).toBeVisible()
    await expect(page).toHaveURL(/\/music-video$/)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/story$/)
  await page.goto('/music-video')
  await chooser(page).getByRole('link', { name: 'Style Mode' }).click()
  await expect(page).toHaveURL(/\/music-video\/consistent-style$/)
  await expect(typeOption(page, 'Style Mode')).toBeChecked()
})

test('another type changes the route and the fields, and keeps shared values', async ({ page }) => {
  await page.goto('/story/create/mv')
  await mark(page)
  await expect(typeOption(page, 'Sing Mode')).toBeChecked()
  await page.getByLabel('Scenes').fill('A stage...!')
  await expect(page.getByText('11/350')).toBeVisible()
  await page.getByRole('radio', { name: '1:1' }).click()
  await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible()

  await typeOption(page, 'Style Mode').click()
  await expect(page).toHaveURL(/\/music-video\/consistent-style$/)
  await expect(page.getByRole('radio', { name: '16:9' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Start and end frames' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Start and end frames' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Characters' })).toBeHidden()
  await expectStyles(page, { first: 6, all: 20 })
  await styles(page).getByRole('radio', { name: 'Custom' }).click({ force: true })
  await expect(page.getByLabel('Describe the style')).toBeInViewport({ ratio: 1 })
  const edm = styles(page).getByRole('radio', { name: 'EDM' })
  // The page still scrolls to the description, so that a click may land beside the style.
  await expect(async () => {
    await edm.click({ force: true })
    await expect(edm).toBeChecked({ timeout: 1_000 })
  }).toPass()

  await typeOption(page, 'Lyrics Video').click()
  await expect(styles(page).getByRole('radio', { name: 'Auto Style' })).toBeChecked()
  await expect(styles(page).getByRole('radio', { name: 'EDM' })).toHaveCount(0)
  await expect(page.getByText('Upload a Song (Up to 5 minutes)')).toBeVisible()
  await page.getByRole('switch', { name: 'Animated video' }).click()
  await typeOption(page, 'Consistent Character').click()
  await expect(page.getByLabel('Storytelling')).toBeVisible()
  await typeOption(page, 'Lyrics Video').click()
  await expect(page.getByRole('switch', { name: 'Animated video' })).toBeChecked()
  await typeOption(page, 'Sing Mode').click()
  await expect(page.getByLabel('Scenes')).toHaveValue('A stage...!')
  await expectNoReload(page)

  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Scenes')).toHaveValue('A stage...!')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/story$/)
  expect(await page.evaluate(() => localStorage.getItem('story-create-mv-draft'))).toBeNull()
})

test('a lyrics video is started from an example song, and a failed start says why', async ({ page }) => {
  const { email, http } = await createAccount()
  await signIn(page, email)
  await page.goto('/music-video/lyrics-video')
  await expect(create(page)).toBeDisabled()
  await expect(create(page)).toHaveAccessibleDescription('Choose a song')
  await page.getByRole('group', { name: 'Example songs' }).getByRole('button').first().click()
  const preview = page.getByRole('main').getByRole('button', { name: /^Preview/ })
  await expect(preview).toHaveAccessibleName(/^Preview\s*235 credits/)
  const dearer = { code: 'PRICE_CHANGED', message: 'The price has changed', data: { credits: 355 } }
  await interceptOnce(page, '**/generate_lyrics_to_video', (route) => route.fulfill({ status: 409, json: dearer }))
  await preview.click()
  await expect(page.getByRole('alert')).toContainText('The price is now 355 credits.')
  await expect(preview).toHaveAccessibleName(/^Preview\s*355 credits/)

  await typeOption(page, 'Style Mode').click()
  const withoutRun = { workflowRunId: '', status: 'pending', data: { message: '' } }
  await page.route('**/generate_music_video', (route) => route.fulfill({ json: withoutRun }))
  await create(page).click()
  await expect(page.getByText('Music video generated successfully')).toBeVisible()
  await typeOption(page, 'Lyrics Video').click()

  await page.route('**/generate_lyrics_to_video', (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'x', data: {} } }))
  await create(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to process: Failed to generate music video: x')
  await expect(create(page)).toBeEnabled()
  await page.unroute('**/generate_lyrics_to_video')
  const responding = page.waitForResponse((answer: Response) => answer.url().endsWith('generate_lyrics_to_video'))
  await create(page).click()
  const response = await responding
  expect(response.request().postDataJSON()).toMatchObject({ music_duration: 60, aspect_ratio: '16:9', skip_video_generation: false })
  const { workflowRunId } = (await response.json()) as { workflowRunId: string }
  await expect(page.getByText(`Lyrics video generation started with workflow ${workflowRunId}`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/story/create/workflow/${workflowRunId}\\?category_id=lyrics_video$`))
  const { story } = await read<{ story: Record<string, unknown> }>(http, `/api/stories/by_workflow/${workflowRunId}`)
  expect(story).toMatchObject({ category_id: 'music_video', category_inputs: { video_type: 'lyrics-video' } })
  await cancelRun(http, workflowRunId)
})

for (const [width, type] of [
  [1280, 'consistent-style'],
  [360, 'lyrics-video'],
] as const)
  test(`axe finds nothing on the music-video pages at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/music-video', `/music-video/${type}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await faultsOf(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBe(width)
    }
  })

test('on a phone styles are shown four at a time and play on tap', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto('/music-video/consistent-style')
  await expectStyles(page, { first: 4, all: 20 })
  const played = page.waitForFunction(() => document.querySelector('video[src="/styles/photorealistic.mp4"]') !== null)
  await styles(page).getByText('Photorealistic').tap()
  await played
  await expect(styles(page).locator('video')).toHaveCount(0)
  await expect(styles(page).getByRole('radio', { name: 'Photorealistic' })).toBeChecked()
  await context.close()
})

/** Scrolls the grid to its end until no more cards are loaded. */
async function expectStyles(page: Page, { first, all }: { first: number; all: number }): Promise<void> {
  const cards = styles(page).getByRole('radio')
  await expect(cards).toHaveCount(first)
  const toEnd = () => cards.last().evaluate((card) => card.closest('.overflow-y-auto')!.scrollTo({ top: 1e6, behavior: 'instant' }))
  for (let count = first; count < all; count = Math.min(all, count + first)) {
    await expect(cards).toHaveCount(count)
    await toEnd()
  }
  await expect(cards).toHaveCount(all)
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const expectNoReload = async (page: Page) => expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/story$/)
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary})`))
}
