import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { emptyStory, signUpPage, storyOf } from './support/editor-story.ts'

test('a storyboard is written and generated shot by shot, and every step can be undone', async ({ page }) => {
  test.setTimeout(120_000)
  await signUpPage(page)
  const storyId = await emptyStory(page.request, 'Two shots')
  await page.goto(`/story/editor?story_id=${storyId}&view=list`)
  await page.getByRole('button', { name: 'Write the first shot' }).click()
  const pane = page.getByRole('complementary', { name: 'Shot' })
  await expect(pane.getByRole('button', { name: /^Generate image/ })).toBeDisabled()

  await pane.getByLabel('Image prompt').fill('A red fox sits under a tall pine tree at night')
  await pane.getByLabel('Image prompt').blur()
  await expect(pane.getByRole('button', { name: /^Generate image.*15/ })).toBeEnabled()
  await pane.getByRole('button', { name: /^Generate image/ }).click()
  await expect(pane.getByRole('button', { name: /Picture 1, Being made|being made/i }).first()).toBeVisible()
  await expect(page.getByText('Shot image regenerated successfully via workflow')).toBeVisible({ timeout: 45_000 })
  await expect(pane.getByRole('button', { name: 'Picture 1, in the film' })).toBeVisible()

  await pane.getByRole('button', { name: /^Regenerate image/ }).click()
  await expect(pane.getByRole('button', { name: 'Picture 2, in the film' })).toBeVisible({ timeout: 45_000 })
  await pane.getByRole('button', { name: 'Compare' }).click()
  const compare = page.getByRole('dialog', { name: 'Which one?' })
  await compare.getByRole('region', { name: 'Right' }).getByRole('button', { name: 'Use this one' }).click()
  await page.keyboard.press('Escape')
  await expect(pane.getByRole('button', { name: 'Picture 1, in the film' })).toBeVisible()

  await page.getByRole('button', { name: 'Add shot' }).first().click()
  await pane.getByLabel('Image prompt').fill('The sun rises over the sea')
  await pane.getByLabel('Image prompt').blur()
  const shots = page.getByRole('list', { name: 'Shots' })
  const second = shots.getByRole('button', { name: 'Shot 2: The sun rises over the sea' })
  await second.press('Alt+ArrowLeft')
  await expect(page.getByText('Moved to place 1 of 2')).toBeAttached()
  await expect(shots.getByRole('button', { name: 'Shot 1: The sun rises over the sea' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate 1 missing picture.*15/ })).toBeEnabled()

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const story = await storyOf(page.request, storyId)
  expect(Object.keys(story.storyboard.shots_map)).toHaveLength(2)
  const ledger = (await (await page.request.get('/api/credits/ledger')).json()) as { entries: { credits: number; state: string }[] }
  expect(ledger.entries.filter(({ state }) => state === 'charged').map(({ credits }) => Math.abs(credits))).toEqual([15, 15])

  const first = shots.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Shot 1:/ }) })
  await first.hover()
  await first.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(shots.getByRole('button', { name: 'Shot 1: The sun rises over the sea' })).toBeVisible()
  await page.getByText('Show hidden').click()
  await expect(shots.getByRole('button', { name: /^Hidden shot: A red fox/ })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shots.getByRole('button', { name: /^Shot 1: A red fox/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Editor' }).click()
  const items = page.getByRole('region', { name: 'Timeline' }).getByRole('gridcell')
  await expect(items).toHaveCount(1)
  await items.click()
  await expect(page.getByRole('heading', { name: 'Shot 1' })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Video', exact: true }).click()
  const properties = (await page.getByRole('complementary', { name: 'Properties' }).boundingBox())!
  const model = (await page.getByRole('combobox', { name: /^Model/ }).boundingBox())!
  expect(model.x).toBeGreaterThanOrEqual(properties.x)
  expect(model.x + model.width).toBeLessThanOrEqual(properties.x + properties.width)
})
