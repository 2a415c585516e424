import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { editedStory, fromOurPage, openEditor, storyOf } from './support/editor-story.ts'
import { tapKey } from './support/tap-key.ts'

const SONG = /^song\.mp3/
const SYNC = '**/api/stories/*/sync'

/** The volume of the song as stored on the server, 1 if it was never changed. */
async function loudnessOf(page: Page, storyId: string): Promise<number> {
  const { tracks } = (await storyOf(page.request, storyId)).video_editor_timeline
  const song = tracks.flatMap(({ items }) => items).find(({ title }) => title === 'song.mp3')
  return (song?.volume as number | undefined) ?? 1
}

/** Decreases the volume of the song by one step, by keyboard. */
async function quieter(page: Page): Promise<void> {
  const song = page.getByRole('gridcell', { name: SONG })
  await song.focus()
  await page.keyboard.press('Enter')
  await tapKey(song, 'ArrowDown')
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const failed = (page: Page) => expect(page.getByText('Save failed', { exact: true })).toBeVisible()

const elsewhere = (tab: Page) => tab.getByRole('banner').getByText('This story is being edited in another tab')

async function restore(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Restore unsaved changes?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await saved(page)
}

/** Ends the page like a crash: no page events are fired. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crash = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => undefined)
  await crash
  await page.close()
}

/** Another page of the same browser, in place of a closed one. */
async function reopened(context: BrowserContext, storyId: string): Promise<Page> {
  const page = await context.newPage()
  await openEditor(page, storyId)
  return page
}

test('no edit is lost while offline, while the server is down, on a reload, or when the page is killed (ED-30, ED-33)', async ({
  page,
  context,
}) => {
  const storyId = await editedStory(page)
  await openEditor(page, storyId)

  await test.step('an edit is synced a second later', async () => {
    await quieter(page)
    await saved(page)
    await expect.poll(() => loudnessOf(page, storyId)).toBe(0.95)
  })
  await test.step('while offline it is pending, and is synced on reconnect', async () => {
    await context.setOffline(true)
    await quieter(page)
    await failed(page)
    await context.setOffline(false)
    await saved(page)
    expect(await loudnessOf(page, storyId)).toBe(0.9)
  })
  await test.step('after a restart of the server it is retried automatically', async () => {
    await page.route(SYNC, (route) => route.fulfill({ status: 503, body: 'starting' }))
    await quieter(page)
    await failed(page)
    await page.unroute(SYNC)
    await saved(page)
    expect(await loudnessOf(page, storyId)).toBe(0.85)
  })
  await test.step('Retry syncs at once', async () => {
    await page.route(SYNC, (route) => route.abort())
    await quieter(page)
    await failed(page)
    await page.unroute(SYNC)
    await page.getByRole('button', { name: 'Retry' }).click()
    await saved(page)
    expect(await loudnessOf(page, storyId)).toBe(0.8)
  })
  await test.step('leaving with unsaved edits asks first, and sends them on leave', async () => {
    // Not unrouted while the page loads: requests that wait for the route then may never be answered.
    let isDown = true
    await page.route(SYNC, (route) => (isDown ? route.abort() : route.continue()))
    await quieter(page)
    await failed(page)
    const dialog = page.waitForEvent('dialog')
    const reload = page.reload()
    const question = await dialog
    expect(question.type()).toBe('beforeunload')
    await question.accept()
    await reload
    isDown = false
    await expect.poll(() => loudnessOf(page, storyId)).toBe(0.75)
  })
  await test.step('a killed page loses nothing, and saved edits are not offered again', async () => {
    await expect(page.getByRole('gridcell', { name: SONG })).toBeVisible()
    await page.unroute(SYNC)
    await page.route(SYNC, (route) => route.abort())
    await quieter(page)
    await failed(page)
    await kill(page)
    // Stored edits are offered in a dialog as soon as the story is open.
    const next = await context.newPage()
    await next.goto(`/story/editor?story_id=${storyId}`)
    await restore(next)
    expect(await loudnessOf(next, storyId)).toBe(0.7)
    await next.reload()
    await saved(next)
    await expect(next.getByRole('gridcell', { name: SONG })).toBeVisible()
    await expect(next.getByRole('dialog')).toHaveCount(0)
  })
})

test('one tab edits a story at a time; a conflict asks whose version to keep (ED-34)', async ({ page, context }) => {
  const storyId = await editedStory(page)
  await openEditor(page, storyId)
  const second = await reopened(context, storyId)
  await expect(elsewhere(second)).toBeVisible()
  await quieter(second)
  await expect(second.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await quieter(page)
  await second.getByRole('button', { name: 'Edit here instead' }).click()
  await expect(elsewhere(page)).toBeVisible()
  await expect(elsewhere(second)).toHaveCount(0)
  await quieter(second)
  await saved(second)
  await expect.poll(() => loudnessOf(page, storyId)).toBe(0.9)
  await page.close()

  const editElsewhere = async (): Promise<void> => {
    const { video_editor_timeline: timeline } = await storyOf(second.request, storyId)
    const tracks = timeline.tracks.filter(({ type }) => type !== 'file')
    const data = { shots_map: {}, video_editor_timeline: { ...timeline, tracks } }
    const response = await second.request.post(`/api/stories/${storyId}/sync`, { headers: fromOurPage(), data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await editElsewhere()
  await quieter(second)
  const dialog = second.getByRole('dialog', { name: 'This story was edited elsewhere' })
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await saved(second)
  expect((await storyOf(second.request, storyId)).video_editor_timeline.tracks).toHaveLength(4)
  expect(await loudnessOf(second, storyId)).toBe(0.85)

  await editElsewhere()
  await quieter(second)
  await dialog.getByRole('button', { name: 'Reload theirs' }).click()
  await saved(second)
  await expect(second.getByRole('gridcell', { name: /caption/ })).toHaveCount(0)
  expect(await loudnessOf(second, storyId)).toBe(0.85)
})
