import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at, clipOf, firePointerDown, release, renderTimeline, tracksArea } from '../testing/render-timeline.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** 200 frames: a frame is five px wide. */
const film = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 60]), clip(['c', 120, 80])]),
  audioTrack('music', [song(['~', 0, 60])]),
])
const FINGER = { pointerType: 'touch' }
const touch = (itemId: string, x: number) => firePointerDown(clipOf(itemId), at(x, 20), FINGER)
const moveTo = (x: number) => fireEvent.pointerMove(window, { pointerId: 1, ...FINGER, ...at(x, 20) })
const rest = () => act(() => void vi.advanceTimersByTime(400))

test('a finger that rests on a clip picks it up, and drops it as one undo step', async () => {
  const { layout, session } = await renderTimeline(film)
  touch('a', 100)
  rest()
  moveTo(950)
  release(at(950, 20))
  expect(layout()).toBe('b 0-60, c 60-140, a 140-200 | ~ 0-60')
  session.undo()
  expect(layout()).toBe('a 0-60, b 60-120, c 120-200 | ~ 0-60')
})

test('a finger that moves at once scrolls, and one that only touches selects', async () => {
  const { layout, session } = await renderTimeline(film)
  touch('a', 100)
  moveTo(140)
  rest()
  moveTo(950)
  release(at(950, 20))
  expect(layout()).toBe('a 0-60, b 60-120, c 120-200 | ~ 0-60')
  touch('b', 400)
  release(at(400, 20))
  fireEvent.click(clipOf('b'), { detail: 1, ...at(400, 20) })
  expect(session.store.getState().selectedItemIds).toEqual(['b'])
})

test('lifted where it rested, it opens the menu, which deletes', async () => {
  const { layout, user } = await renderTimeline(film)
  touch('b', 400)
  rest()
  fireEvent.contextMenu(clipOf('b'), at(400, 20))
  expect(screen.queryByRole('menuitem')).toBeNull()
  release(at(400, 20))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(layout()).toBe('a 0-60, c 60-140 | ~ 0-60')
})

test('Escape, a browser that takes the finger, and a second finger leave everything as it was', async () => {
  const { layout } = await renderTimeline(film)
  touch('a', 100)
  rest()
  moveTo(950)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  release(at(950, 20))
  touch('a', 100)
  fireEvent.pointerDown(tracksArea(), { pointerId: 2, ...FINGER, ...at(600) })
  rest()
  moveTo(950)
  release(at(950, 20))
  expect(layout()).toBe('a 0-60, b 60-120, c 120-200 | ~ 0-60')
})

test('a mouse that rests drags nothing', async () => {
  const { layout } = await renderTimeline(film)
  firePointerDown(clipOf('a'), at(100, 20), { pointerType: 'mouse' })
  rest()
  moveTo(950)
  release(at(950, 20))
  expect(layout()).toBe('a 0-60, b 60-120, c 120-200 | ~ 0-60')
})

const fingers = (...xs: readonly number[]) => xs.map((x) => ({ ...at(x, 20), identifier: x }))

function fireTouch(name: 'touchstart' | 'touchmove' | 'touchend', target: Element, touches: ReturnType<typeof fingers>): Event {
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { touches })
  act(() => void target.dispatchEvent(event))
  return event
}

const width = () => Number.parseFloat(clipOf('a').style.width)

test('two fingers zoom the timeline, and not the page', async () => {
  const { scroller } = await renderTimeline(film)
  const before = width()
  fireTouch('touchstart', scroller, fingers(400, 600))
  expect(fireTouch('touchmove', scroller, fingers(350, 650)).defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(width() / before).toBeCloseTo(1.5, 1))
  fireTouch('touchend', scroller, fingers(350))
  expect(fireTouch('touchmove', scroller, fingers(100)).defaultPrevented).toBe(false)
  expect(width() / before).toBeCloseTo(1.5, 1)
})

function tap(itemId: string, x: number): void {
  touch(itemId, x)
  release(at(x, 20))
  fireEvent.click(clipOf(itemId), { detail: 1, ...at(x, 20) })
}

test('several clips are selected by tapping once that is chosen, until the empty area is tapped', async () => {
  const { session, user } = await renderTimeline(film)
  await user.click(screen.getByRole('button', { name: 'More edits' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Select several by tapping' }))
  tap('a', 100)
  tap('c', 700)
  expect(session.store.getState().selectedItemIds).toEqual(['a', 'c'])
  tap('a', 100)
  expect(session.store.getState().selectedItemIds).toEqual(['c'])
  fireEvent.click(tracksArea(), { detail: 1, ...at(1150, 20) })
  tap('a', 100)
  tap('c', 700)
  expect(session.store.getState().selectedItemIds).toEqual(['c'])
})
