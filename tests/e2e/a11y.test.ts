import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { buildConnections, buildModel, buildOverview, buildRunDetails } from '../../apps/web/src/testing/admin-fixture.ts'
import { buildReportQueue, buildSubject } from '../../apps/web/src/testing/moderation-fixture.ts'
import { createAccount, PASSWORD } from './support/account.ts'

/** Where a visitor sees what a creator does not, and one form of those that both see alike. */
const VISITOR_PATHS = [
  '/story',
  '/story/community',
  '/account',
  '/signin',
  '/reset-password',
  '/story/create/script',
  '/credits',
  '/story/my',
]
const CREATOR_PATHS = [
  '/story',
  '/story/community',
  '/account',
  '/messages',
  '/story/create/script',
  '/story/create/asmr',
  '/story/create/vlog',
  '/credits',
  '/story/my',
  '/characters',
  '/action-video',
]

/** Each page is opened at the first width and then resized to the second. */
for (const [who, paths, widths] of [
  ['a visitor', VISITOR_PATHS, [1280, 360]],
  ['a creator', CREATOR_PATHS, [360, 1280]],
] as const)
  test(`axe finds no violation on any page for ${who}, on desktop and phone`, async ({ page }) => {
    test.setTimeout(600_000)
    const refused: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
    if (who === 'a creator') await signIn(page)
    for (const path of paths) {
      await page.setViewportSize({ width: widths[0], height: 800 })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBe(width)
        expect(await faultsOf(page), `${path} at ${width}`).toEqual([])
      }
      if (path === '/story/my' && who === 'a creator') await checkImport(page)
      if (path === '/story/community') {
        await checkOpenMenu(page)
        await checkNavigation(page)
      }
    }
    expect(refused, 'the content policy refused something').toEqual([])
  })

test('axe finds no violation on the pages of staff', async ({ page }) => {
  await signIn(page)
  const me = await (await page.request.get('/api/me')).json()
  await page.route('**/api/me', (route) => route.fulfill({ json: { ...me, is_staff: true } }))
  await page.route('**/api/admin/overview', (route) => route.fulfill({ json: buildOverview() }))
  await page.route('**/api/admin/spend', (route) => route.fulfill({ json: { held: 0, days: [] } }))
  await page.route('**/api/admin/runs/r1', (route) => route.fulfill({ json: buildRunDetails() }))
  await page.route('**/api/admin/connections', (route) => route.fulfill({ json: buildConnections({ warnings: ['open_signups'] }) }))
  await page.route('**/api/admin/models', (route) => route.fulfill({ json: { models: [buildModel()] } }))
  await page.route('**/api/admin/reports', (route) => route.fulfill({ json: buildReportQueue() }))
  await page.route('**/api/admin/moderation/story/s1', (route) => route.fulfill({ json: buildSubject() }))
  for (const [path, text] of [
    ['/admin/operations', /^Updated/],
    ['/admin/runs/r1', /^Updated/],
    ['/admin/engines', /^Updated/],
    ['/admin/reports', /^1 report$/],
    ['/admin/reports/story/s1', /^They say X$/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBe(width)
      expect(await faultsOf(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('axe finds no violation on the page of the accounts', async ({ page }) => {
  await signIn(page)
  const me = await (await page.request.get('/api/me')).json()
  const account = { name: 'Mia', username: 'mia', email: 'mia@example.org', email_confirmed: false, is_staff: true, is_banned: false }
  await page.route('**/api/me', (route) => route.fulfill({ json: { ...me, is_staff: true } }))
  await page.route('**/api/admin/accounts*', (route) =>
    route.fulfill({ json: { accounts: [{ ...account, id: 'u1', created_at: '2026-11-01T10:00:00Z' }] } }),
  )
  await page.goto('/admin/accounts')
  await expect(page.getByText('@mia')).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await faultsOf(page), `at ${width}`).toEqual([])
  }
})

async function checkNavigation(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links, `at ${width}`).toHaveText(['Home', 'My Story', 'Community'])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

test('the form can be filled and sent by keyboard alone', async ({ page }) => {
  await signIn(page)
  await page.goto('/story/create/script')
  await tabTo(page, 'Voice-over Script')
  await page.keyboard.type('A fox crosses the frozen river and the whole village wakes in gold light, one window after the other.')
  await tabTo(page, 'Photorealistic')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked()
  await tabTo(page, '16:9')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '9:16' })).toBeChecked()
  await tabTo(page, 'Captions')
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Captions' })).not.toBeChecked()
  await tabTo(page, 'Create')
  const sending = page.waitForRequest(/generate_script_to_video$/)
  await page.keyboard.press('Enter')
  expect((await sending).postDataJSON()).toMatchObject({ visual_style: 'anime', aspect_ratio: '9:16', auto_captions: false })
  await expect(page.getByRole('heading', { name: 'Creating Your Story' })).toBeVisible()
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  // No user presses Tab in the milliseconds before a dialog takes the focus.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await tabTo(page, 'Cancel story')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Workflow was canceled' })).toBeVisible()
})

async function signIn(page: Page): Promise<void> {
  const { email } = await createAccount()
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/story$/)
}

/** Presses Tab until the name of the focused control begins with `name`. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement | null
      return (control?.ariaLabel ?? control?.labels?.[0]?.textContent ?? control?.textContent ?? '').trim()
    })
    if (focused.startsWith(name) && !focused.startsWith('Create Story')) return
    passed.push(focused.slice(0, 30))
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab stop is named ${name}: ${passed.join(', ')}`)
}

async function checkOpenMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await faultsOf(page), 'with a menu open').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

async function checkImport(page: Page): Promise<void> {
  await page.getByLabel('File with a story').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') })
  await expect(page.getByRole('dialog', { name: 'The story was not imported' })).toBeVisible()
  expect(await faultsOf(page), 'with a refused import').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function faultsOf(page: Page): Promise<string[]> {
  // No page has frames of other origins, which is what the other mode opens an extra page for each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary})`))
}
