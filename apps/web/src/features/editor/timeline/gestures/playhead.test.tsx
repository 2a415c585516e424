import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { at, firePointerDown, release, renderTimeline } from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const ruler = () => document.querySelector('[data-ruler]')!
const playhead = () => screen.getByRole('slider', { name: 'Playhead' })

const button = (name: string) => screen.getByRole('button', { name })

test('a press on the ruler moves the playhead, clears the selection and ends the preview of an asset', async () => {
  const { session, playback } = await renderTimeline(film)
  session.select(['b'])
  session.store.setState({ previewingMediaAsset: buildAsset('long') })
  firePointerDown(ruler(), at(503, -20))
  expect(playback.store.getState().frame).toBe(100)
  expect(session.store.getState()).toMatchObject({ selectedItemIds: [], previewingMediaAsset: null })
  expect(playhead().getAttribute('aria-valuenow')).toBe('100')
  expect(playhead().getAttribute('aria-valuetext')).toBe('00:03:10')
  expect(playhead().getAttribute('aria-valuemax')).toBe('199')
  expect(playhead().parentElement?.style.transform).toBe('translateX(537px)')
  expect(document.querySelector('[data-timeline-time]')?.textContent).toBe('00:03:10 / 00:06:20')
})

test('the playhead is dragged within the film', async () => {
  const { playback } = await renderTimeline(film)
  firePointerDown(playhead(), at(0, -20))
  fireEvent.pointerMove(window, { pointerId: 1, ...at(600, -20) })
  await expect.poll(() => playback.store.getState().frame).toBe(120)
  fireEvent.pointerMove(window, { pointerId: 1, ...at(-30, -20) })
  await expect.poll(() => playback.store.getState().frame).toBe(0)
  release(at(1199, -20))
  expect(playback.store.getState().frame).toBe(199)
  expect(playback.store.getState().isPlaying).toBe(false)
})

test('playback pauses during the drag and resumes afterwards, also when the drag is cancelled', async () => {
  const { playback } = await renderTimeline(film)
  act(() => playback.play())
  firePointerDown(ruler(), at(500, -20))
  expect(playback.store.getState().isPlaying).toBe(false)
  release(at(550, -20))
  expect(playback.store.getState()).toMatchObject({ isPlaying: true, frame: 110 })
  firePointerDown(ruler(), at(500, -20))
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(playback.store.getState().isPlaying).toBe(true)
})

test('other buttons do not move the playhead', async () => {
  const { playback } = await renderTimeline(film)
  fireEvent.pointerDown(ruler(), { button: 2, pointerId: 1, ...at(500, -20) })
  expect(playback.store.getState().frame).toBe(0)
})

test('the buttons step by a frame and play', async () => {
  const { playback } = await renderTimeline(film)
  act(() => playback.store.setState({ frame: 10 }))
  fireEvent.click(button('Next frame'))
  expect(playback.store.getState().frame).toBe(11)
  fireEvent.click(button('Previous frame'))
  fireEvent.click(button('Previous frame'))
  expect(playback.store.getState().frame).toBe(9)
  fireEvent.click(button('Play'))
  expect(playback.store.getState().isPlaying).toBe(true)
  fireEvent.click(button('Pause'))
  expect(playback.store.getState().isPlaying).toBe(false)
  expect(button('Play')).toBeTruthy()
})

test('without tracks playback is disabled', async () => {
  await renderTimeline({ ...film, tracks: [] })
  for (const name of ['Previous frame', 'Play', 'Next frame']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  expect(document.querySelector('[data-timeline-time]')?.textContent).toBe('00:00:00 / 00:20:00')
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('during playback the view follows the playhead past 80 percent (reduced motion: %s)', async (matches, behavior) => {
  const { playback, scroller, user } = await renderTimeline(film)
  vi.stubGlobal('matchMedia', () => ({ matches }))
  // Twice as wide: a frame is ten px wide.
  for (let step = 0; step < 4; step += 1) await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  scroller.scrollLeft = 0
  const scrollTo = vi.spyOn(scroller, 'scrollTo')
  act(() => playback.store.setState({ frame: 100 }))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => playback.store.setState({ frame: 110, isPlaying: true }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 860, behavior })
})
