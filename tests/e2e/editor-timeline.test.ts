import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { editedStory, emptyStory, openEditor, signUpPage, smallFile, storyOf } from './support/editor-story.ts'

type Box = { x: number; y: number; width: number; height: number }

const row = (page: Page, name: string): Locator => page.getByRole('grid', { name: 'Tracks' }).getByRole('row', { name })
const clips = (page: Page): Locator => row(page, 'Video').getByRole('gridcell')
const names = (cells: Locator): Promise<string[]> => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
const length = (name: string | undefined): string => / ([\d.]+) seconds/.exec(name ?? '')?.[1] ?? ''
const tracks = (page: Page): Locator => page.locator('[data-timeline-tracks]')

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}

async function pull(page: Page, handle: Locator, by: number): Promise<void> {
  const { x, y, height } = await boxOf(handle)
  await page.mouse.move(x + 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 4 + by, y + height / 2, { steps: 6 })
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('clips are reordered, trimmed, selected together and deleted, each as one undo step', async ({ page }) => {
  const storyId = await editedStory(page)
  await openEditor(page, storyId)
  await expect(clips(page)).toHaveCount(2)
  expect((await names(clips(page))).map((name) => name.replace(/^Shot \d, /, ''))).toEqual([
    'video, 4.0 seconds, starts at 00:00:00',
    'image, 2.0 seconds, starts at 00:04:00',
  ])
  await expect(page.locator('[data-timeline-time]')).toHaveText('00:00:00 / 00:06:00')

  // Dragged before the first one, and undone.
  await clips(page)
    .nth(1)
    .dragTo(clips(page).nth(0), { targetPosition: { x: 8, y: 40 } })
  await expect(clips(page).nth(0)).toHaveAccessibleName('Shot 1, image, 2.0 seconds, starts at 00:00:00')
  await page.keyboard.press('Control+z')
  await expect(clips(page).nth(0)).toHaveAccessibleName(/video, 4.0 seconds/)

  // Trimming: shown during the drag, reverted by Escape, applied on release.
  await clips(page).nth(0).click()
  const edge = clips(page).nth(0).locator('[data-edge=right]')
  await pull(page, edge, -120)
  await expect.poll(async () => Number(length((await names(clips(page)))[0]))).toBeLessThan(3.9)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(clips(page).nth(0)).toHaveAccessibleName(/4.0 seconds/)
  await pull(page, edge, -120)
  await page.mouse.up()
  await expect.poll(async () => Number(length((await names(clips(page)))[0]))).toBeLessThan(3.9)
  await saved(page)
  const trimmed = (await storyOf(page.request, storyId)).video_editor_timeline.tracks.find(({ isPrimary }) => isPrimary)
  expect(trimmed?.items[1]?.startTimeInFrames).toBe(trimmed?.items[0]?.durationInFrames)
  await page.keyboard.press('Control+z')

  // Several at once, then the menu with its single entry.
  await clips(page).nth(0).click()
  await clips(page)
    .nth(1)
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2)
  const area = await boxOf(page.locator('[data-timeline-scroller]'))
  await page.mouse.click(area.x + area.width - 40, area.y + 80)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await clips(page).nth(1).click({ button: 'right' })
  await expect(page.getByRole('menuitem')).toHaveText(['Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(clips(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(clips(page)).toHaveCount(2)
})

test('media are dropped on tracks and strips that accept them, others say why not; keys do the same as the pointer', async ({ page }) => {
  const storyId = await editedStory(page)
  await openEditor(page, storyId)
  await expect(clips(page)).toHaveCount(2)
  const tile = page.locator('[draggable=true]:not([data-item])').first()
  const first = await boxOf(clips(page).nth(0))

  await tile.dragTo(clips(page).nth(0), { targetPosition: { x: first.width - 8, y: 40 } })
  await expect(clips(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(clips(page)).toHaveCount(2)

  const before = await page.getByRole('grid').getByRole('row').count()
  const strip = { x: 60, y: first.y - (await boxOf(tracks(page))).y - 6 }
  await tile.dragTo(tracks(page), { targetPosition: strip })
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(before + 1)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(before)

  // A video over an audio track: red, with the reason, and nothing happens.
  await row(page, 'Music').getByRole('gridcell').first().scrollIntoViewIfNeeded()
  const [from, sound] = [await boxOf(tile), await boxOf(row(page, 'Music').getByRole('gridcell').first())]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(sound.x + 30, sound.y + 10, { steps: 6 })
  await page.mouse.move(sound.x + 34, sound.y + 10)
  await expect(page.getByText('Only audio files are allowed')).toBeVisible()
  await expect(page.locator('[data-verdict=incompatible]')).toBeVisible()
  await page.mouse.up()
  await expect(row(page, 'Music').getByRole('gridcell')).toHaveCount(1)

  await clips(page).nth(0).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(clips(page).nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Alt+ArrowLeft')
  await expect(clips(page).nth(0)).toHaveAccessibleName(/image, 2.0 seconds, starts at 00:00:00/)
  await page.keyboard.press('Shift+Alt+Comma')
  await expect(clips(page).nth(1)).toHaveAccessibleName('Shot 2, video, 4.0 seconds, starts at 00:01:29')
})

test('files are inserted where they are dropped; unsupported files are rejected with a message', async ({ page }) => {
  await signUpPage(page)
  const storyId = await emptyStory(page.request)
  await openEditor(page, storyId)
  await expect(page.getByText('Drag video/image/audio to create a new track')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true }).last()).toBeDisabled()

  await dropFile(page, { name: 'a.pdf', type: 'application/pdf', base64: '' })
  const overlay = page.getByRole('alertdialog', { name: 'Upload Error' })
  await expect(overlay).toContainText('Only image, video, and audio files are supported. Please select a supported file type.')
  await overlay.getByRole('button', { name: 'Got it' }).click()
  await dropFile(page, { name: 'a.mkv', type: 'video/x-matroska', base64: '' })
  await expect(overlay).toContainText('video files are not supported yet. Please select a supported file type.')
  await overlay.getByRole('button', { name: 'Got it' }).click()

  const base64 = (await readFile(await smallFile('picture.png'))).toString('base64')
  const uploading = Promise.withResolvers<void>()
  await page.route('**/upload*', async (route) => {
    await uploading.promise
    await route.continue()
  })
  await dropFile(page, { name: 'picture.png', type: 'image/png', base64 })
  await expect(page.getByText(/Creating track and uploading…|Loading…/).first()).toBeVisible()
  uploading.resolve()
  await expect(page.getByRole('gridcell')).toHaveCount(1)
  await expect(page.getByRole('gridcell')).toHaveAccessibleName('Shot 1, image, 2.0 seconds, starts at 00:00:00')
})

/** Drops a file of the computer on the timeline, with the events that a browser sends. */
async function dropFile(page: Page, file: { name: string; type: string; base64: string }): Promise<void> {
  const transfer = await page.evaluateHandle(({ name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], name, { type }))
    return data
  }, file)
  const scroller = page.locator('[data-timeline-scroller]')
  const { x, y, width, height } = await boxOf(scroller)
  const at = { dataTransfer: transfer, clientX: x + width / 2, clientY: y + height / 2 }
  await scroller.dispatchEvent('dragenter', at)
  await scroller.dispatchEvent('dragover', at)
  await scroller.dispatchEvent('drop', at)
}
