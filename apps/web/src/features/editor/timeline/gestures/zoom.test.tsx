import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { at, clipOf, renderTimeline, type RenderedTimeline } from '../testing/render-timeline.tsx'

// The shortest of 50 frames fills half of the view at zoom 2.
const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const zoomText = () => document.querySelector('input[aria-label="Zoom"]')?.getAttribute('aria-valuetext')
const stretch = () => Number(document.querySelector<HTMLElement>('[data-stretch]:has([role=grid])')?.dataset.stretch)
const width = () => Number.parseFloat(clipOf('b').style.width)
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => void vi.useRealTimers())

/** Turns the wheel at a position of the view; returns whether the default was prevented. */
function wheel({ scroller }: RenderedTimeline, deltaY: number, x: number, held: object = { ctrlKey: true }): boolean {
  const event = createEvent.wheel(scroller, { deltaY, ...at(x), ...held })
  for (const [key, value] of Object.entries({ deltaY, deltaMode: 0, ...at(x), ...held })) Object.defineProperty(event, key, { value })
  return !fireEvent(scroller, event)
}

test('Ctrl and the wheel zoom by a quarter around the pointer', async () => {
  const timeline = await renderTimeline(film)
  expect(wheel(timeline, -100, 600)).toBe(true)
  await expect.poll(zoomText).toBe('125 %')
  expect(clipOf('b').style.width).toBe('556.5px')
  expect(timeline.scroller.scrollLeft).toBe(150)
  expect(wheel(timeline, 100, 600, { metaKey: true })).toBe(true)
  await expect.poll(zoomText).toBe('100 %')
  expect(timeline.scroller.scrollLeft).toBe(0)
})

test('two wheel steps within one frame are both applied', async () => {
  const timeline = await renderTimeline(film)
  wheel(timeline, -100, 0)
  wheel(timeline, -100, 0)
  await expect.poll(zoomText).toBe('150 %')
  expect(timeline.scroller.scrollLeft).toBe(0)
})

test('a zoom that goes on stretches what is drawn, and draws it again when it pauses or is far from it', async () => {
  const timeline = await renderTimeline(film)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const zoom = async (deltaY: number) => {
    wheel(timeline, deltaY, 0)
    await act(() => new Promise(requestAnimationFrame))
  }
  await zoom(-10)
  const drawn = width()
  expect(stretch()).toBe(1)
  await zoom(-10)
  expect([width(), stretch()]).toEqual([drawn, expect.closeTo(Math.exp(0.1), 3)])
  act(() => void vi.advanceTimersByTime(150))
  expect(width()).toBeGreaterThan(drawn)
  expect(stretch()).toBe(1)
  await zoom(-10)
  await zoom(-30)
  expect(stretch()).toBe(1)
})

test('a pinch zooms in proportion', async () => {
  const timeline = await renderTimeline(film)
  wheel(timeline, -10, 0)
  await expect.poll(zoomText).toBe('111 %')
})

test('wheel deltas in lines count as whole steps', async () => {
  const timeline = await renderTimeline(film)
  wheel(timeline, -3, 0, { ctrlKey: true, deltaMode: 1 })
  await expect.poll(zoomText).toBe('125 %')
})

test('the wheel alone scrolls', async () => {
  const timeline = await renderTimeline(film)
  expect(wheel(timeline, -100, 600, {})).toBe(false)
  await new Promise(requestAnimationFrame)
  expect(zoomText()).toBe('100 %')
})

test('the buttons zoom around the playhead, within the bounds of the items', async () => {
  const timeline = await renderTimeline(film)
  act(() => timeline.playback.store.setState({ frame: 100 }))
  for (let step = 0; step < 4; step += 1) fireEvent.click(button('Zoom in'))
  expect(zoomText()).toBe('200 %')
  expect(button('Zoom in')).toHaveProperty('disabled', true)
  // The playhead keeps its position in the view, at 500 px.
  expect(timeline.scroller.scrollLeft).toBe(500)
  for (let step = 0; step < 7; step += 1) fireEvent.click(button('Zoom out'))
  expect(zoomText()).toBe('25 %')
  expect(button('Zoom out')).toHaveProperty('disabled', true)
  expect(clipOf('a').style.width).toBe('69px')
})

test('with the playhead out of view, zooming keeps the middle of the view', async () => {
  const timeline = await renderTimeline(film)
  for (let step = 0; step < 2; step += 1) fireEvent.click(button('Zoom in'))
  timeline.scroller.scrollLeft = 600
  fireEvent.click(button('Zoom in'))
  // 7.5 px per frame become 8.75: (600 + 600) * 8.75 / 7.5 - 600.
  expect(timeline.scroller.scrollLeft).toBe(800)
})

test('Shift+Z zooms to single frames around the playhead, and back to the whole timeline', async () => {
  const timeline = await renderTimeline(film)
  act(() => timeline.playback.store.setState({ frame: 100 }))
  expect(fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true })).toBe(false)
  expect(clipOf('b').style.width).toBe('1434px')
  expect(timeline.scroller.scrollLeft).toBe(1000)
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true, repeat: true })
  expect(clipOf('b').style.width).toBe('1434px')
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true })
  expect(clipOf('b').style.width).toBe('444px')
  expect(timeline.scroller.scrollLeft).toBe(0)
})

test('zooming leaves the single-frame view', async () => {
  await renderTimeline(film)
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true })
  fireEvent.click(button('Zoom in'))
  expect(clipOf('b').style.width).toBe('556.5px')
})

test('the content is as wide as the timeline and its end gap', async () => {
  const timeline = await renderTimeline(film)
  expect((timeline.scroller.firstElementChild as HTMLElement).style.width).toBe('1242px')
  fireEvent.click(button('Zoom in'))
  expect((timeline.scroller.firstElementChild as HTMLElement).style.width).toBe('1542px')
})
