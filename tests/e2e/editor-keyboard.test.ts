import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUpPage, smallFile, storyOf } from './support/editor-story.ts'
import { tapKey } from './support/tap-key.ts'

const clipOf = (page: Page) => page.getByRole('gridcell', { name: /video/ })

/** Focuses a control and presses Enter, without a pointer. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'tab' = 'button'): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await control.focus()
  await control.press('Enter')
}

test('a film is created, trimmed, captioned and exported by keyboard', async ({ page: home }) => {
  await signUpPage(home)
  await home.goto('/story')
  const [page] = await Promise.all([home.waitForEvent('popup'), press(home, /^Open Editor/)])
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  const storyId = new URL(page.url()).searchParams.get('story_id')!
  const itemOf = async () => {
    const { tracks } = (await storyOf(page.request, storyId)).video_editor_timeline
    return tracks.find(({ isPrimary }) => isPrimary)?.items[0]
  }

  await test.step('a clip is uploaded and added to the timeline', async () => {
    await press(page, 'Add')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('menuitem', { name: 'Upload' }).press('Enter')])
    await chooser.setFiles(await smallFile('clip.mp4'))
    await press(page, /^clip\.mp4, 0:04/)
    await expect(clipOf(page)).toBeVisible()
  })
  await test.step('it is trimmed, its volume changed, undone and redone', async () => {
    await clipOf(page).focus()
    await page.keyboard.press('Alt+Shift+Comma')
    await expect.poll(async () => (await itemOf())?.durationInFrames).toBe(119)
    await clipOf(page).focus()
    await page.keyboard.press('Enter')
    await tapKey(clipOf(page), 'ArrowDown')
    await expect.poll(async () => (await itemOf())?.volume).toBe(0.95)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await itemOf())?.volume ?? 1).toBe(1)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(async () => (await itemOf())?.volume).toBe(0.95)
  })
  await test.step('a caption is typed; typing triggers no shortcut (E-079)', async () => {
    await press(page, 'Captions', 'tab')
    await press(page, 'Add line')
    await expect(page.getByRole('list', { name: 'Caption lines' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Hello sea')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('gridcell', { name: /^Hello sea, caption/ })).toBeVisible()
    await expect(clipOf(page)).toBeVisible()
  })
  await test.step('all shortcuts are listed, and the dialog blocks others (ED-20)', async () => {
    await clipOf(page).focus()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toBeVisible()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(clipOf(page)).toBeVisible()
  })
  await test.step('axe finds no violation on the page', async () => {
    // Previews of caption styles have the colours of the captions themselves.
    const { violations } = await new AxeBuilder({ page }).exclude('[role=group][aria-label="Presets"]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
  await test.step('it is exported and downloaded', async () => {
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await press(page, 'Export')
    await expect(page.getByText('Export completed! Download will start soon.')).toBeVisible({ timeout: 60_000 })
    expect((await download).suggestedFilename()).toBe('download.mp4')
    await expect(page.getByLabel(/^Exported film of/)).toBeVisible()
    expect((await storyOf(page.request, storyId)).is_export_outdated).toBe(false)
  })
})
