import { filmOf, itemOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clipOf, renderTimeline } from '../testing/render-timeline.tsx'

const FILM = filmOf(['A', 0, 60, { sourceTrimEndFrames: 60 }], ['B', 60, 60, { sourceTrimStartFrames: 30, sourceTrimEndFrames: 90 }])

test('T adds a title at the playhead, selects it, and its row shows its text', async () => {
  const { user, playback, session, layout } = await renderTimeline(FILM)
  act(() => playback.seek(20))
  await user.keyboard('t')
  const [id = ''] = session.store.getState().selectedItemIds
  expect(layout()).toBe(`${id} 20-110 | A 0-60, B 60-120`)
  expect(clipOf(id).textContent).toContain('Your headline')
  act(() => void session.undo())
  expect(layout()).toBe('A 0-60, B 60-120')
})

test('titles, shapes and stickers are added from the menu', async () => {
  const { user, timeline } = await renderTimeline(FILM)
  await user.click(screen.getByRole('button', { name: 'Titles, shapes and stickers' }))
  await user.click(await screen.findByRole('button', { name: 'Lower third' }))
  await user.click(screen.getByRole('button', { name: 'Titles, shapes and stickers' }))
  await user.click(await screen.findByRole('button', { name: 'Heart' }))
  await user.click(screen.getByRole('button', { name: 'Titles, shapes and stickers' }))
  await user.click(await screen.findByRole('button', { name: 'Rainbow' }))
  expect(timeline().tracks.flatMap(({ items }) => items.map(({ type }) => type))).toEqual(['sticker', 'shape', 'title', 'video', 'video'])
})

test('the transition into the selected clip is set beside it, and its clip shows it', async () => {
  const { user, session, timeline } = await renderTimeline(FILM)
  act(() => session.select(['A']))
  expect(screen.queryByRole('button', { name: 'Transition' })).toBeNull()
  act(() => session.select(['B']))
  await user.click(screen.getByRole('button', { name: 'Transition' }))
  await user.click(await screen.findByRole('radio', { name: 'Push' }))
  expect(itemOf(timeline(), 'B')).toHaveProperty('transition.type', 'push')
  expect(within(clipOf('B')).getByTitle('Push')).toBeTruthy()
})
