import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { read } from './support/account.ts'
import { emptyStory, fromOurPage, signUpPage } from './support/editor-story.ts'
import { filmedStory } from './support/filmed-story.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname

async function publish(page: Page, id: string): Promise<void> {
  const response = await page.request.patch(`/api/stories/${id}`, { headers: fromOurPage(), data: { is_published: true } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Two published stories and an unpublished one, of a new account. */
async function fillCommunity(page: Page) {
  await signUpPage(page)
  const mark = Date.now().toString(36)
  const [first, second] = await Promise.all(['Tide', 'Dune'].map((name) => filmedStory(page, `${name} ${mark}`)))
  const unlisted = await emptyStory(page.request, `Attic ${mark}`)
  await publish(page, first!)
  await publish(page, second!)
  const { profile } = await read<{ profile: { username: string } }>(page.request, `/api/stories/${first!}`)
  return { tide: `Tide ${mark}`, dune: `Dune ${mark}`, second: second!, first: first!, kept: unlisted, username: profile.username }
}

async function asVisitor(browser: Browser, baseURL: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  try {
    await act(await context.newPage())
  } finally {
    await context.close()
  }
}

test('a visitor browses the community, and every story has its URL (H-016, H-019..H-022, H-028, H-060..H-064, H-197, HD-03, HD-06, HD-08, HD-15, HD-32)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { tide, dune, first, second, kept, username } = await fillCommunity(page)
  await asVisitor(browser, baseURL ?? '', async (visitor) => {
    const open = (title: string) => visitor.getByRole('link', { name: `Open ${title}` })
    const dialog = visitor.getByRole('dialog')
    await visitor.goto('/story/community')
    await expect(open(tide)).toBeVisible()
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])

    await visitor.getByRole('button', { name: 'Music Video' }).click()
    await expect(visitor.getByText('✨ No published stories available yet.')).toBeVisible()
    await visitor.getByRole('button', { name: 'Create from Scratch' }).click()
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: 'Create from Scratch' })).toHaveAttribute('aria-pressed', 'true')

    await open(dune).hover()
    const film = visitor.locator('article video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.muted && !video.paused)).toBe(true)

    const eventRequest = visitor.waitForRequest((request) => request.url().endsWith('/api/recommendations/events'))
    await open(dune).click()
    await expect(dialog).toBeVisible()
    expect((await eventRequest).postDataJSON()).toMatchObject({ type: 'detailview', item_id: second })
    expect(pathOf(visitor)).toBe(`/story/community/${second}`)
    await visitor.getByRole('button', { name: 'Next story' }).click()
    await expect(visitor).toHaveURL(new RegExp(`/story/community/${first}$`, 'u'))
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('heading', { name: 'Create Your Way' })).toBeVisible()
    expect(pathOf(visitor)).toBe('/story')
    await visitor.goBack()
    await expect(open(tide)).toBeVisible()
    expect(pathOf(visitor)).toBe('/story/community')

    await visitor.goto('/story')
    await open(tide).click()
    await expect(dialog).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(pathOf(visitor)).toBe('/story')

    await visitor.goto(`/story/community/${first}`)
    await expect(dialog.getByRole('heading', { name: tide })).toBeVisible()
    const position = dialog.getByRole('slider', { name: 'Position' })
    await expect(position).toHaveAttribute('aria-valuetext', / of 0:04$/u)
    await position.press('End')
    await position.press('ArrowRight')
    await expect(position).toHaveAttribute('aria-valuetext', '0:04 of 0:04')
    await position.press('m')
    await expect(dialog.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: tide })).toBeVisible()
    expect((await new AxeBuilder({ page: visitor }).analyze()).violations.map(({ id }) => id)).toEqual([])
    for (const at of ['community', 'share']) {
      await visitor.goto(`/story/${at}/${kept}`)
      await expect(visitor.getByRole('heading', { name: 'Story not found' })).toBeVisible()
    }

    await visitor.goto(`/@${username}`)
    await expect(open(dune)).toBeVisible()
    await visitor.goto('/@nobody-of-this-name')
    await expect(visitor.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  })
})
