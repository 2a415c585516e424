import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { editedStory, openEditor, storyOf } from './support/editor-story.ts'

const CAPTION = /^comes in/
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const caption = (page: Page) => page.getByRole('gridcell', { name: CAPTION })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this story' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
}

async function deleteCaption(page: Page): Promise<void> {
  await caption(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(caption(page)).toHaveCount(0)
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('a version is kept, compared and restored; undo takes that back, also after a reload', async ({ page }) => {
  const storyId = await editedStory(page)
  await openEditor(page, storyId)
  const first = page.getByRole('listitem', { name: /^First cut/ })

  await test.step('the story is kept under a name', async () => {
    await openVersions(page)
    await page.getByRole('textbox', { name: 'Name of a version' }).fill('First cut')
    await page.getByRole('button', { name: 'Keep this version' }).click()
    await expect(first).toContainText('2 shots')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
  })
  await test.step('it is compared with the story after an edit', async () => {
    await deleteCaption(page)
    await openVersions(page)
    await first.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText('1 caption removed.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Back' }).click()
  })
  await test.step('it is restored as one step, and what it replaced is kept', async () => {
    await first.getByRole('button', { name: 'Restore' }).click()
    await expect(caption(page)).toBeVisible()
    await saved(page)
    await openVersions(page)
    await expect(page.getByRole('listitem', { name: /^Before another version was restored/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await undo(page).click()
    await expect(caption(page)).toHaveCount(0)
  })
  await test.step('after a reload undo goes on', async () => {
    await saved(page)
    await page.reload()
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'false')
    await undo(page).click()
    await expect(caption(page)).toBeVisible()
    await saved(page)
    const { tracks } = (await storyOf(page.request, storyId)).video_editor_timeline
    expect(tracks.flatMap(({ items }) => items).filter(({ type }) => type === 'caption')).toHaveLength(2)
  })
  await test.step('the story is duplicated from the editor', async () => {
    await page.getByRole('button', { name: 'More for this story' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByText('“Copy of A day by the sea” is in My Story')).toBeVisible()
    await page.goto('/story/my')
    await expect(page.getByText('Copy of A day by the sea', { exact: true }).first()).toBeVisible()
  })
})
