import {
  aTimeline,
  caption,
  captionTrack,
  clip,
  filmOf,
  primaryTrackOf,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  at,
  click,
  clipOf,
  firePointerDown,
  release,
  renderTimeline,
  tracksArea,
  type RenderedTimeline,
} from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const grouped = aTimeline([
  primaryTrackOf('main', [clip(['v', 0, 60, { groupId: 'g' }]), clip(['w', 60, 140])]),
  audioTrack('s', [voice(['o', 0, 60, { groupId: 'g' }])]),
])
const selected = ({ session }: RenderedTimeline) => session.store.getState().selectedItemIds
const marked = () => screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.dataset.item)

test('a click selects one item; a click beside all items clears the selection', async () => {
  const timeline = await renderTimeline(film)
  click(clipOf('b'))
  expect(marked()).toEqual(['b'])
  click(clipOf('c'))
  expect(selected(timeline)).toEqual(['c'])
  click(tracksArea(), at(500, 300))
  expect(selected(timeline)).toEqual([])
})

test.each(['shiftKey', 'ctrlKey', 'metaKey'])('%s toggles an item in the selection', async (key) => {
  const timeline = await renderTimeline(film)
  click(clipOf('a'))
  click(clipOf('c'), undefined, { [key]: true })
  expect(selected(timeline)).toEqual(['a', 'c'])
  click(clipOf('a'), undefined, { [key]: true })
  expect(selected(timeline)).toEqual(['c'])
})

test('a press on one of several selected items keeps them selected, its click selects that one alone', async () => {
  const timeline = await renderTimeline(film)
  timeline.session.select(['a', 'b'])
  firePointerDown(clipOf('b'), at(400, 40))
  expect(selected(timeline)).toEqual(['a', 'b'])
  fireEvent.click(clipOf('b'), { detail: 1 })
  expect(selected(timeline)).toEqual(['b'])
})

test('a press with another button selects nothing', async () => {
  const timeline = await renderTimeline(film)
  fireEvent.pointerDown(clipOf('b'), { button: 2, pointerId: 1 })
  expect(selected(timeline)).toEqual([])
})

test('a double click selects the whole group; its second click does not change that', async () => {
  const timeline = await renderTimeline(grouped)
  click(clipOf('o'))
  fireEvent.click(clipOf('o'), { detail: 2 })
  fireEvent.doubleClick(clipOf('o'))
  expect(selected(timeline)).toEqual(['v', 'o'])
  fireEvent.click(clipOf('o'), { detail: 2 })
  expect(selected(timeline)).toEqual(['v', 'o'])
})

test('a double click on an item without a group, or with Shift, does not change the selection', async () => {
  const timeline = await renderTimeline(grouped)
  timeline.session.select(['w'])
  fireEvent.doubleClick(clipOf('w'))
  fireEvent.doubleClick(clipOf('v'), { shiftKey: true })
  expect(selected(timeline)).toEqual(['w'])
})

test('the badge of a selected item selects its group', async () => {
  const timeline = await renderTimeline(grouped)
  click(clipOf('v'))
  click(screen.getByTitle('Select the group'))
  expect(selected(timeline)).toEqual(['v', 'o'])
})

test('members of a group whose other member is selected are marked as linked', async () => {
  await renderTimeline(grouped)
  click(clipOf('v'))
  expect(clipOf('o').className).toContain('ring-accent-line')
  expect(clipOf('v').className).not.toContain('ring-accent-line')
  expect(clipOf('w').className).not.toContain('ring-accent-line')
})

test('an item too narrow to be drawn can be clicked', async () => {
  const timeline = await renderTimeline(filmOf(['a', 0, 1990], ['b', 1990, 10]))
  expect(document.querySelector('[data-item="b"]')).toBeNull()
  // 2000 frames in 1200 px and a fifth more: a frame is half a px wide.
  click(tracksArea(), at(997, 40))
  expect(selected(timeline)).toEqual(['b'])
})

test("hidden captions can't be clicked", async () => {
  const { globalConfig, ...rest } = aTimeline([captionTrack('t', [caption(['k', 0, 200])]), primaryTrackOf('main', [clip(['a', 0, 200])])])
  const timeline = await renderTimeline({ ...rest, globalConfig: { ...globalConfig, captions: { enabled: false } } })
  expect(screen.getAllByRole('row')).toHaveLength(1)
  click(tracksArea(), at(300, 20))
  expect(selected(timeline)).toEqual(['a'])
})

test('a right click selects its item and opens the menu, which can delete it', async () => {
  const timeline = await renderTimeline(film)
  click(clipOf('a'))
  const isTaken = !fireEvent.contextMenu(clipOf('b'), at(400, 40))
  expect(isTaken).toBe(true)
  expect(selected(timeline)).toEqual(['b'])
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(timeline.layout()).toBe('a 0-60, c 60-110')
  expect(screen.getByText('Deleted')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(clipOf('c'))
  await expect.poll(() => screen.queryByRole('menuitem')).toBeNull()
})

test('the menu of one of several selected items deletes them all', async () => {
  const timeline = await renderTimeline(film)
  timeline.session.select(['a', 'c'])
  fireEvent.contextMenu(clipOf('c'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(timeline.layout()).toBe('b 0-90')
})

test('a right click beside all items is left to the browser', async () => {
  await renderTimeline(film)
  expect(fireEvent.contextMenu(tracksArea(), at(500, 300))).toBe(true)
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('Escape closes the menu and changes nothing', async () => {
  const timeline = await renderTimeline(film)
  fireEvent.contextMenu(clipOf('b'))
  fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('menuitem')).toBeNull()
  expect(timeline.layout()).toBe('a 0-60, b 60-150, c 150-200')
})

test('the click that ends a trim selects nothing', async () => {
  const timeline = await renderTimeline(film)
  timeline.session.select(['a', 'b'])
  const [edge] = await screen.findAllByTitle('Trim end')
  firePointerDown(edge!, at(300, 40))
  release(at(300, 40))
  fireEvent.click(edge!, { detail: 1 })
  expect(selected(timeline)).toEqual(['a', 'b'])
})
