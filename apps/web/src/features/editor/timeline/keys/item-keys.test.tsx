import { aTimeline, clip, primaryTrackOf, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clipOf, renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150, c 150-200 | m 20-80, n 100-150'
const story = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60, { title: 'Shore' }]), clip(['b', 60, 90]), clip(['c', 150, 50])]),
  audioTrack('s', [song(['m', 20, 60]), song(['n', 100, 50])]),
])

const key = (pressed: string, held: object = { altKey: true }) =>
  fireEvent.keyDown(document.activeElement!, { key: pressed, code: pressed, ...held })

const focusedId = () => (document.activeElement as HTMLElement).dataset.item

const stop = () => document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.dataset.item

async function open(focused = 'a', options = {}) {
  const timeline = await renderTimeline(story, options)
  clipOf(focused).focus()
  return timeline
}
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('Tab focuses one item; Alt and the arrow keys move the focus between items', async () => {
  await open()
  expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1)
  expect(clipOf('a').tabIndex).toBe(0)
  expect(key('ArrowRight')).toBe(false)
  expect(focusedId()).toBe('b')
  expect([clipOf('a').tabIndex, clipOf('b').tabIndex]).toEqual([-1, 0])
  key('ArrowDown')
  expect(focusedId()).toBe('n')
  key('ArrowLeft')
  expect(focusedId()).toBe('m')
  key('ArrowLeft')
  expect(focusedId()).toBe('m')
  key('ArrowUp')
  expect(focusedId()).toBe('a')
})

test('plain arrows and other keys are not handled', async () => {
  await open()
  expect(key('x', {})).toBe(true)
  expect(key('x')).toBe(true)
})

test('Enter selects, Shift+Enter extends the selection', async () => {
  const { session } = await open()
  key('Enter', {})
  expect(session.store.getState().selectedItemIds).toEqual(['a'])
  key('ArrowRight')
  key('Enter', { shiftKey: true })
  expect(session.store.getState().selectedItemIds).toEqual(['a', 'b'])
  key('Enter', { shiftKey: true })
  expect(session.store.getState().selectedItemIds).toEqual(['a'])
})

test('Alt+Shift+Arrow moves an item past its neighbour, keeps the focus and announces it', async () => {
  const { layout } = await open()
  key('ArrowRight', { altKey: true, shiftKey: true })
  expect(layout()).toBe('b 0-90, a 90-150, c 150-200 | m 20-80, n 100-150')
  expect(focusedId()).toBe('a')
  expect(announcements()).toContain('Moved: Shore, video, 2.0 seconds, starts at 00:03:00')
})

test('audio moves by ten frames', async () => {
  const { layout } = await open('m')
  key('ArrowRight', { altKey: true, shiftKey: true })
  expect(layout()).toBe('a 0-60, b 60-150, c 150-200 | m 30-90, n 100-150')
})

test("an item that can't move stays, and nothing is announced", async () => {
  const { layout } = await open('c')
  key('ArrowRight', { altKey: true, shiftKey: true })
  key('ArrowDown', { altKey: true, shiftKey: true })
  expect(layout()).toBe(START)
  expect(announcements().some((text) => text?.startsWith('Moved'))).toBe(false)
})

test('Alt with comma and period trims by a frame; a trim without effect is not announced', async () => {
  const { layout } = await open('b')
  key('.', { altKey: true, code: 'Period' })
  expect(layout()).toBe('a 0-60, b 60-149, c 149-199 | m 20-80, n 100-150')
  expect(announcements()).toContain('Trimmed: video, 3.0 seconds, starts at 00:02:00')
  key('<', { altKey: true, shiftKey: true, code: 'Comma' })
  expect(layout()).toBe('a 0-60, b 60-148, c 148-198 | m 20-80, n 100-150')
})

test('an edge at the end of its source stays, without a message or an undo step', async () => {
  const { session } = await open('a')
  key(',', { altKey: true, code: 'Comma' })
  expect(session.store.getState().history.past).toHaveLength(0)
  expect(announcements().some((text) => text?.startsWith('Trimmed'))).toBe(false)
})

test('the menu key selects the item and opens its menu; deleting there is announced', async () => {
  const { session, layout } = await open('b')
  session.select(['a'])
  key('ContextMenu', {})
  expect(session.store.getState().selectedItemIds).toEqual(['b'])
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(layout()).toBe('a 0-60, c 60-110 | m 20-80, n 100-150')
  expect(announcements()).toContain('Deleted')
})

test('Shift+F10 keeps the selection that contains the item', async () => {
  const { session } = await open('b')
  session.select(['a', 'b'])
  key('F10', { shiftKey: true })
  await screen.findByRole('menuitem')
  expect(session.store.getState().selectedItemIds).toEqual(['a', 'b'])
})

test('when the focused item is deleted, the next one is focused', async () => {
  const { session, layout } = await open('b')
  session.select(['b'])
  key('Delete', {})
  expect(layout()).toBe('a 0-60, c 60-110 | m 20-80, n 100-150')
  expect(focusedId()).toBe('c')
})

test('Tab focuses the selected item, else the first of the primary track', async () => {
  const { session } = await renderTimeline({ ...story, tracks: story.tracks.toReversed() })
  expect(stop()).toBe('a')
  session.select(['n'])
  await expect.poll(stop).toBe('n')
  session.select([])
  await expect.poll(stop).toBe('a')
})

test('an item out of view is scrolled into view by the smallest distance', async () => {
  const { scroller } = await open('b')
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true })
  // 16 px per frame: the last of 50 frames ends at 3200.
  scroller.scrollLeft = 0
  clipOf('b').focus()
  key('ArrowRight')
  expect(scroller.scrollLeft).toBe(2000)
  key('ArrowLeft')
  expect(scroller.scrollLeft).toBe(960)
})

test('a track out of view is scrolled into view', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => audioTrack(`s${index}`, [song([`m${index}`, 0, 100])]))
  const { scroller } = await renderTimeline(
    aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 100])]),
      ...rows,
      ...rows.map((row, index) => audioTrack(`t${index}`, [song([`k${index}`, 0, 100])])),
    ]),
  )
  clipOf('m6').focus()
  fireEvent.keyDown(clipOf('m6'), { key: 'ArrowDown', altKey: true })
  // Row 8 of the list ends at 428 of 400 px.
  expect(scroller.scrollTop).toBe(40)
  scroller.scrollTop = 370
  fireEvent.keyDown(clipOf('m7'), { key: 'ArrowUp', altKey: true })
  expect(scroller.scrollTop).toBe(356 - 12)
})
