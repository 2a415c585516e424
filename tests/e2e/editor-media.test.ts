import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  editedStory,
  emptyStory,
  fromOurPage,
  openEditor,
  signUpPage,
  smallFile,
  type SmallFile,
  uploadTo,
} from './support/editor-story.ts'
import { interceptOnce } from './support/intercept-once.ts'

const pane = (page: Page): Locator => page.getByRole('complementary', { name: 'Media' })
const openTab = (page: Page, name: string) => pane(page).getByRole('tab', { name }).click()

type Dropped = { readonly name: string; readonly type: string; readonly bytes?: string }

/** Drops files of the system on the pane. */
async function dropOn(page: Page, files: readonly Dropped[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes = '' } of files)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0)!)], name, { type }))
    return transfer
  }, files)
  await page.locator('[data-media-drop]').dispatchEvent('drop', { dataTransfer })
}

const inBase64 = async (name: SmallFile): Promise<string> => readFileSync(await smallFile(name)).toString('base64')

/** Quiet audio of the given seconds; thirty seconds are 2.6 MB. */
function wave(seconds: number): Buffer {
  const bytes = 44_100 * 2 * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  for (const [value, size, at] of [
    [16, 4, 16],
    [1, 2, 20],
    [1, 2, 22],
    [44_100, 4, 24],
    [88_200, 4, 28],
    [2, 2, 32],
    [16, 2, 34],
  ] as const)
    head.writeUIntLE(value, at, size)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes, 1)])
}

async function choose(page: Page, tab: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openTab(page, tab)
  const chooser = page.waitForEvent('filechooser')
  if (tab === 'Music') await pane(page).getByRole('button', { name: 'Upload' }).click()
  else {
    await pane(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Upload' }).click()
  }
  await (await chooser).setFiles(file)
}

test('files are uploaded one at a time, with progress, their tab, and the reason of a failure (E-021, E-022, E-143..E-146, E-235, E-301)', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { __analytics: [] }))
  await signUpPage(page)
  await openEditor(page, await emptyStory(page.request))
  const failed = pane(page).getByRole('alert')

  await test.step('a song shows its upload progress', async () => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const upload = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
    await upload(200_000)
    await choose(page, 'Music', { name: 'waves.wav', mimeType: 'audio/wav', buffer: wave(30) })
    await expect(pane(page).getByText(/^[1-9]\d?%$/)).toBeVisible()
    await upload(-1)
    await expect(pane(page).getByRole('button', { name: 'waves.wav, 0:30' })).toBeVisible()
    await network.detach()
    const events = await page.evaluate((list) => (window as unknown as Record<string, { name: string }[]>)[list]!, '__analytics')
    expect(events.filter(({ name }) => name === 'asset_uploaded')).toMatchObject([
      { properties: { asset_type: 'audio', asset_sub_type: 'music' } },
    ])
  })

  await test.step('a drop opens the tab of its type', async () => {
    const picture = { name: 'sea.png', type: 'image/png', bytes: await inBase64('picture.png') }
    await dropOn(page, [picture])
    await expect(pane(page).getByRole('tab', { name: 'Images', selected: true })).toBeVisible()
    await expect(pane(page).getByRole('button', { name: 'sea.png', exact: true })).toBeVisible()
    await openTab(page, 'Voiceover')
    await dropOn(page, [{ name: 'talk.mp3', type: 'audio/mpeg', bytes: await inBase64('voice.mp3') }])
    await expect(pane(page).getByRole('button', { name: 'talk.mp3, 0:02' })).toBeVisible()
    await expect(pane(page).getByRole('tab', { name: 'Voiceover', selected: true })).toBeVisible()
    await dropOn(page, [picture, picture])
    await expect(page.getByText('Only one file can be uploaded at a time. Please select a single file.')).toBeVisible()
  })

  await test.step('a rejected or failed file says why until it is dismissed', async () => {
    await dropOn(page, [{ name: 'a.pdf', type: 'application/pdf' }])
    await expect(failed).toContainText('Upload Failed')
    await expect(failed.getByText('Unsupported file type: a.pdf', { exact: true })).toBeVisible()
    await failed.getByRole('button', { name: 'Got it' }).click()
    await expect(failed).toHaveCount(0)
    await choose(page, 'Images', { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) })
    await expect(failed.getByText('big.png is too large (max 10MB)', { exact: true })).toBeVisible()
    await failed.getByRole('button', { name: 'Got it' }).click()
    await interceptOnce(page, '**/api/stories/*/upload*', (route) => route.fulfill({ status: 500, body: '' }))
    await choose(page, 'Images', { name: 'b.png', mimeType: 'image/png', buffer: readFileSync(await smallFile('picture.png')) })
    await expect(failed.getByText('HTTP 500: Internal Server Error', { exact: true })).toBeVisible()
    await expect(pane(page).getByText('1 image', { exact: true })).toBeVisible()
  })
})

test("used media can't be deleted, unused can, and are restored when the server refuses; a double click adds (E-273, E-326, ED-09)", async ({
  page,
}) => {
  const storyId = await editedStory(page)
  await uploadTo(page.request, storyId, 'second.mp4')
  await openEditor(page, storyId)
  const loose = pane(page).getByRole('button', { name: 'second.mp4, 0:03' })
  await pane(page).getByRole('button', { name: 'Delete clip.mp4' }).click()
  await expect(page.getByText('This video is in use and cannot be deleted.')).toBeVisible()
  const remove = async () => {
    await pane(page).getByRole('button', { name: 'Delete second.mp4' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await interceptOnce(page, '**/api/media/resources', (route) => route.fulfill({ status: 500, body: '' }))
  await remove()
  await expect(page.getByText('Failed to remove media asset')).toBeVisible()
  await expect(loose).toBeVisible()
  await loose.click()
  await expect(loose).toHaveAttribute('aria-pressed', 'true')
  await loose.dblclick()
  await expect(loose).toHaveAttribute('aria-pressed', 'false')
  await pane(page).getByRole('button', { name: 'Delete second.mp4' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openTab(page, 'Images')
  await pane(page).getByRole('button', { name: 'Delete picture.png' }).click()
  await expect(page.getByText('This image is in use and cannot be deleted.')).toBeVisible()
})

test('at most ten assets of an album are added; the library is searched and filtered (E-023..E-028, E-033, ED-07, ED-08)', async ({
  page,
}) => {
  await signUpPage(page)
  const http = page.request
  const first = await emptyStory(http, 'Where they were')
  const pictures = await Promise.all(Array.from({ length: 11 }, () => uploadTo(http, first, 'picture.png')))
  const ids = pictures.map(({ id }) => id)
  expect((await http.post('/api/media/albums', { headers: fromOurPage(), data: { name: 'Seaside', media_ids: ids } })).ok()).toBe(true)
  await openEditor(page, await emptyStory(http))

  await test.step('at most ten', async () => {
    await openTab(page, 'Images')
    await pane(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Albums' }).click()
    await dialog.getByRole('button', { name: 'Seaside', exact: true }).click()
    const tiles = dialog.getByRole('checkbox')
    await expect(tiles).toHaveCount(11)
    for (let index = 0; index < 10; index += 1) await tiles.nth(index).click()
    await expect(dialog.getByText('10/10')).toBeVisible()
    await expect(tiles.nth(10)).toBeDisabled()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(pane(page).getByText('1 image', { exact: true })).toBeVisible()
  })

  await test.step('songs', async () => {
    await openTab(page, 'Music')
    const search = pane(page).getByPlaceholder('Search 200+ songs in library')
    await search.fill('zzzzqq')
    await expect(pane(page).getByText('No music found', { exact: true })).toBeVisible()
    await search.fill('')
    await pane(page).getByRole('button', { name: 'Genre' }).click()
    for (const genre of ['Waltz', 'Metal']) await page.getByRole('button', { name: genre, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Metal', pressed: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pane(page).getByText(/^16 songs$/)).toBeVisible()
    await pane(page).getByRole('button', { name: 'Back' }).click()
    await expect(pane(page).getByRole('button', { name: 'Browse' })).toBeVisible()
  })
})
