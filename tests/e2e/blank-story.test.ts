import { expect, type Page, test } from '@playwright/test'
import { createAccount, holdingsOf, PASSWORD } from './support/account.ts'

type Event = { name: string; properties: Record<string, unknown> }

/** Signs in on the home page and records its analytics events. */
async function openHome(page: Page): Promise<void> {
  const { email } = await createAccount()
  const origin = new URL((await page.request.get('/')).url()).origin
  await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD }, headers: { origin } })
  await page.addInitScript((name) => void Object.assign(window, { [name]: [] }), MIRROR)
  await page.goto('/story')
}

const MIRROR = '__analytics'
const events = (page: Page) => page.evaluate((name) => (window as unknown as Record<string, Event[]>)[name]!, MIRROR)
const tile = (page: Page, name: string) => page.getByRole('button', { name })

test('both tiles open an empty story in a new tab, free of charge, and the page stays', async ({ page }) => {
  await openHome(page)
  const before = await holdingsOf(page.request)
  for (const [name, view] of [
    ['Build Storyboard', 'list'],
    ['Open Editor', 'video-editor'],
  ] as const) {
    const created = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/stories'))
    const [tab] = await Promise.all([page.waitForEvent('popup'), tile(page, name).click()])
    const { id } = (await (await created).json()) as { id: string }
    expect((await created).request().postDataJSON()).toEqual({ title: 'Untitled', category_id: 'create_from_scratch' })
    await expect(tab).toHaveURL(`/story/editor?story_id=${id}&view=${view}`)
    await expect(tab.getByRole('heading', { name: 'Untitled' })).toBeVisible()
    await tab.close()
  }
  await expect(page).toHaveURL('/story')
  await expect(page.getByRole('link', { name: 'Untitled' })).toHaveCount(2)
  const after = await holdingsOf(page.request)
  expect([after.credits, after.freeStories, after.stories.length]).toEqual([before.credits, before.freeStories, 2])

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/analytics') && request.postData()!.includes('editor_opened'))
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Untitled' }).first().click()])
  await expect(tab).toHaveURL(`/story/editor?story_id=${after.stories[0]}`)
  await sent
  expect((await events(page)).map(({ name, properties }) => [name, properties.view ?? properties.opened_from])).toEqual([
    ['create_from_scratch_clicked', 'list'],
    ['create_from_scratch_clicked', 'video-editor'],
    ['editor_opened', 'story_card'],
  ])
})

test('two clicks create one story; a failure closes the tab and is reported', async ({ page, context }) => {
  await openHome(page)
  let posts = 0
  await page.route('**/api/stories', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    return route.continue()
  })
  const [tab] = await Promise.all([page.waitForEvent('popup'), tile(page, 'Build Storyboard').dblclick()])
  await expect(tab).toHaveURL(/story_id=/)
  await tab.close()
  expect([posts, (await holdingsOf(page.request)).stories.length, context.pages().length]).toEqual([1, 1, 1])

  await page.unroute('**/api/stories')
  await page.route('**/api/stories', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side', data: {} } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Create Story' }).click()
  await page.getByRole('menuitem', { name: 'From Scratch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose how you want to create' })
  const [failed] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Upload & Edit' }).click()])
  await expect.poll(() => failed.isClosed()).toBe(true)
  await expect(page.getByText('Error: Something went wrong on our side')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Upload & Edit' })).toBeEnabled()
  expect((await holdingsOf(page.request)).stories).toHaveLength(1)
})

test('a visitor signs in first and then chooses; nothing is created before', async ({ page }) => {
  await page.goto('/story')
  await tile(page, 'Build Storyboard').click()
  await expect(page).toHaveURL('/signin?callbackUrl=%2Fstory%2Feditor')
  const { email, http } = await createAccount()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Choose how you want to create' })).toBeVisible()
  expect((await holdingsOf(http)).stories).toEqual([])
  await page.goto('/story/editor?story_id=nope&view=foo')
  await expect(page.getByRole('heading', { name: 'Story not found' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/story')
  await expect(tile(page, 'Build Storyboard')).toBeHidden()
  await page.goto('/story/editor')
  await page.getByRole('dialog', { name: 'Edit Seamlessly on Web' }).getByRole('button', { name: 'OK, I Got it !' }).click()
  await expect(page).toHaveURL('/story')
})
