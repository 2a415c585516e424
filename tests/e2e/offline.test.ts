import { expect, type Page, test } from '@playwright/test'
import { signUpPage } from './support/editor-story.ts'

test.use({ serviceWorkers: 'allow', locale: 'de-DE' })

const isControlled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null && navigator.serviceWorker.controller !== null)

const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test('offline a page says so in the language of the interface, and opens again when online', async ({ page, context }) => {
  await signUpPage(page)
  await page.goto('/story/my')
  await expect.poll(() => isControlled(page)).toBe(true)
  const script = await page.request.get('/service-worker.js')
  expect([script.headers()['cache-control'], script.headers()['content-type']]).toEqual(['no-cache', 'text/javascript; charset=utf-8'])
  expect(script.headers()['content-security-policy']).toContain(`worker-src 'self'`)

  // Pages that a service worker loads are not told by Chromium that its emulation is offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await context.setOffline(true)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible()
  expect(await page.evaluate(() => [document.documentElement.lang, location.pathname])).toEqual(['de', '/account'])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()
  // Neither the app nor what an account sees.
  expect(await cached(page)).toEqual(['/offline'])
})

test('a browser that is online is told that the server does not answer', async ({ page, context }) => {
  await page.goto('/story')
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  await context.setOffline(true)
  await page.goto('/story/community')
  await expect(page.getByRole('heading', { name: 'Der Server antwortet nicht' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('link', { name: 'Fablecut', exact: true })).toBeVisible()
})
