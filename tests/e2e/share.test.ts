import { readFileSync } from 'node:fs'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fromOurPage, signUpPage } from './support/editor-story.ts'
import { openHttp, read } from './support/account.ts'
import { filmedStory } from './support/filmed-story.ts'

type Shared = {
  id: string
  title: string
  status: string
  user_id: string
  is_published: boolean
  is_public: boolean
  contests: string[]
  is_thumbnail_modified: boolean
  last_export_url: string
  last_export_thumbnail_url: string
  video_editor_timeline: { tracks: unknown[]; mediaAssets: unknown[]; globalConfig: Record<string, unknown> }
}

const storyOf = (page: Page, id: string): Promise<Shared> => read<Shared>(page.request, `/api/stories/${id}`)

const patch = (page: Page, id: string, data: object) => page.request.patch(`/api/stories/${id}`, { headers: fromOurPage(), data })
const popup = (page: Page): Locator => page.getByRole('dialog', { name: /^Share/u })
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

async function openShare(page: Page, title: string): Promise<Locator> {
  await page.goto('/story/my')
  const card = page.getByRole('article').filter({ hasText: title })
  await card.hover()
  await press(card, 'Share')
  return popup(page)
}

/** File names in a zip, from its central directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 46, 'latin1'))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  return names
}

/** Visitors with the link see the film without an account. */
async function expectSeenByVisitor(browser: Browser, url: string, title: string): Promise<void> {
  const visitor = await browser.newContext()
  try {
    const page = await visitor.newPage()
    await page.goto(url)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(title).first()).toBeVisible()
    await expect.poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  } finally {
    await visitor.close()
  }
}

test('a film is shared: link, thumbnail, publishing, files, another export (H-105, H-113..H-117, H-155, H-169..H-171, H-228, H-230, H-234, H-258, HD-08, HD-40, HD-53)', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(window, { __analytics: [] }))
  await signUpPage(page)
  const title = 'The tide comes in'
  const id = await filmedStory(page, title)

  await test.step('the link is copied, and opens for visitors', async () => {
    const stranger = await openHttp()
    expect((await stranger.get(`/api/stories/${id}`)).status()).toBe(404)
    const share = await openShare(page, title)
    await press(share, 'Copy Link')
    const url = `${fromOurPage().origin}/story/share/${id}`
    await expect(share.getByRole('textbox')).toHaveValue(url)
    await press(share, 'Copy link')
    await expect(page.getByText('Link copied to clipboard')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    const events = await page.evaluate(
      (list) => (window as unknown as Record<string, { name: string; properties: object }[]>)[list]!,
      '__analytics',
    )
    expect(events.filter(({ name }) => name === 'story_shared_clicked')).toMatchObject([
      { properties: { story_id: id, channel: 'copy_link' } },
    ])
    expect((await stranger.get(`/api/stories/${id}`)).status()).toBe(200)
    await stranger.dispose()
    await expectSeenByVisitor(browser, url, title)
    await press(share, 'Back')
  })

  await test.step('a frame of the film becomes the thumbnail', async () => {
    const share = popup(page)
    await press(share, 'Publish')
    expect((await share.locator('[data-thumbnail]').boundingBox())?.height).toBe(169)
    await press(share, 'Pick frame')
    const frames = page.getByRole('dialog', { name: 'Pick Cover Frame' })
    const strip = frames.getByRole('slider')
    await expect(strip).toHaveAttribute('aria-valuemax', '4')
    const before = await frames
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const box = (await strip.boundingBox())!
    await strip.click({ position: { x: (box.width * 6.5) / 12, y: box.height / 2 } })
    await expect(frames.getByRole('img', { name: 'Chosen frame' })).toHaveAttribute('data-time', String((6.5 * 4) / 12))
    expect(
      await frames
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()),
    ).not.toBe(before)
    const choosing = page.waitForRequest((request) => request.method() === 'PATCH')
    await press(frames, 'Use this frame')
    const chosen = (await choosing).postDataJSON() as { last_export_thumbnail_url: string; is_thumbnail_modified: boolean }
    expect([chosen.is_thumbnail_modified, chosen.last_export_thumbnail_url]).toEqual([true, expect.stringContaining('stories/thumbnails')])
    await expect(frames).toBeHidden()
    const story = await storyOf(page, id)
    expect(story.is_thumbnail_modified).toBe(true)
    await expect(share.getByRole('img')).toHaveAttribute('src', story.last_export_thumbnail_url)
  })

  await test.step('a rejected story stays unpublished', async () => {
    // What is shared by link is checked when it changes, what is private when it is published.
    expect((await patch(page, id, { title: 'Hardcore porn' })).status()).toBe(422)
    expect((await patch(page, id, { is_public: false })).ok()).toBe(true)
    expect((await patch(page, id, { title: 'Hardcore porn' })).ok()).toBe(true)
    const share = popup(page)
    await press(share, 'Publish')
    const refusal = page.getByRole('dialog').filter({ hasText: 'The following types of content cannot be used.' })
    await expect(refusal.getByRole('listitem')).toHaveText([
      'Nudity and Sexual Content',
      'Child Exploitation and Abuse',
      'Violence and Gore',
      'Illegal Activities',
      'Hate Speech and Harassment',
    ])
    expect((await storyOf(page, id)).is_published).toBe(false)
    await press(refusal, 'OK')
    expect((await patch(page, id, { title })).ok()).toBe(true)
    expect((await patch(page, id, { is_public: true })).ok()).toBe(true)
  })

  await test.step('it is published and unpublished', async () => {
    const share = popup(page)
    await expect(share.getByRole('button', { name: 'Unpublish' })).toBeDisabled()
    await press(share, 'Publish')
    await expect(page.getByText('Story published')).toBeVisible()
    await expect(share.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    expect((await storyOf(page, id)).is_published).toBe(true)
    await press(share, 'Unpublish')
    await press(share, 'Keep links')
    await expect(page.getByText('Story unpublished')).toBeVisible()
    expect(await storyOf(page, id)).toMatchObject({ is_published: false, is_public: true })
    await press(share, 'Back')
  })

  await test.step('all files are downloaded as one archive', async () => {
    const share = popup(page)
    await press(share, 'Download')
    const saving = page.waitForEvent('download')
    await press(share, 'Download Zip File')
    const zip = await saving
    expect(zip.suggestedFilename()).toBe('The_tide_comes_in.zip')
    expect(namesIn(readFileSync(await zip.path()))).toEqual(['videos/video_001.mp4'])
  })

  await test.step('without the watermark it is exported again, once', async () => {
    const share = popup(page)
    const before = await storyOf(page, id)
    await share.getByRole('switch', { name: 'Remove Watermark' }).click()
    const starting = page.waitForRequest((request) => request.url().endsWith('/api/stories/workflow/export'))
    const saving = page.waitForEvent('download', { timeout: 60_000 })
    await press(share, 'Download MP4')
    expect((await starting).postDataJSON()).toEqual({ story_id: id, remove_watermark: true })
    await expect(share.getByRole('progressbar')).toBeVisible()
    expect((await saving).suggestedFilename()).toBe(`${id}_The_tide_comes_in.mp4`)
    const after = await storyOf(page, id)
    expect(after.last_export_url).not.toBe(before.last_export_url)
    expect(after).toMatchObject({
      status: 'completed',
      last_export_thumbnail_url: before.last_export_thumbnail_url,
      video_editor_timeline: { globalConfig: { watermark: { enabled: false } } },
    })
    await page.keyboard.press('Escape')
    await expect(share).toBeHidden()
    const again = await openShare(page, title)
    await expect(again.getByText('MP4, ready')).toBeVisible()
    await press(again, 'Download')
    await expect(again.getByRole('switch', { name: 'Remove Watermark' })).toBeChecked()
  })
})
