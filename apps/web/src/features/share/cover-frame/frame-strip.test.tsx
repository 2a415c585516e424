import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { giveElementsSize } from '../../../testing/stub-view.ts'
import { FrameStrip } from './frame-strip.tsx'

const SECONDS = 12

beforeEach(() => {
  stubApi()
  giveElementsSize({ width: 1200, height: 48 })
})

async function openStrip(more: Partial<Parameters<typeof FrameStrip>[0]> = {}) {
  const onSeek = vi.fn<(seconds: number) => void>()
  const thumbs: (HTMLCanvasElement | null)[] = []
  await renderPage(<FrameStrip isReady seconds={SECONDS} time={6} thumbs={thumbs} onSeek={onSeek} {...more} />)
  const slider = screen.getByRole('slider', { name: 'Point in the film' })
  const captured = new Set<number>()
  Object.assign(slider, { setPointerCapture: (id: number) => captured.add(id), hasPointerCapture: (id: number) => captured.has(id) })
  const point = (type: 'pointerDown' | 'pointerMove', facts: object) => {
    const event = createEvent[type](slider)
    Object.defineProperties(
      event,
      Object.getOwnPropertyDescriptors({ button: 0, pointerId: 1, movementX: 0, movementY: 0, clientX: 0, ...facts }),
    )
    fireEvent(slider, event)
  }
  return { onSeek, slider, thumbs, point, seeks: () => onSeek.mock.calls.map(([seconds]) => Number(seconds.toFixed(3))) }
}

test('the strip announces the selected position and has twelve thumbnails', async () => {
  const { slider, thumbs } = await openStrip()
  expect(['valuemin', 'valuemax', 'valuenow', 'valuetext', 'disabled'].map((name) => slider.getAttribute(`aria-${name}`))).toEqual([
    '0',
    '12',
    '6',
    '0:06 of 0:12',
    'false',
  ])
  expect([thumbs.length, slider.querySelectorAll('canvas').length, slider.tabIndex]).toEqual([12, 12, 0])
  expect(slider.querySelector('span')?.getAttribute('style')).toContain('left: 50%')
})

test('a press selects the middle of a thumbnail, dragging scrubs', async () => {
  const { point, seeks } = await openStrip()
  point('pointerMove', { clientX: 600, movementX: 4 })
  point('pointerDown', { clientX: 610, button: 2 })
  expect(seeks()).toEqual([])
  point('pointerDown', { clientX: 610 })
  expect(seeks()).toEqual([6.5])
  point('pointerMove', { clientX: 610 })
  expect(seeks()).toEqual([6.5])
  point('pointerMove', { clientX: 300, movementX: -4 })
  point('pointerMove', { clientX: 310, movementY: 2 })
  expect(seeks()).toEqual([6.5, 3, 3.1])
})

test('keys move the position; other keys are not handled', async () => {
  const { slider, seeks } = await openStrip()
  const user = userEvent.setup()
  slider.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{Home}')
  expect(seeks()).toEqual([6.1, 5, 0])
  const other = createEvent.keyDown(slider, { key: 'a' })
  fireEvent(slider, other)
  expect([other.defaultPrevented, seeks().length]).toEqual([false, 3])
  const own = createEvent.keyDown(slider, { key: 'End' })
  fireEvent(slider, own)
  await waitFor(() => expect(own.defaultPrevented).toBe(true))
})

test('before the film is open nothing is selected', async () => {
  const { slider, point, seeks } = await openStrip({ isReady: false, seconds: 0, time: 0 })
  point('pointerDown', { clientX: 600 })
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect([seeks(), slider.tabIndex, slider.getAttribute('aria-disabled'), slider.querySelector('span')]).toEqual([[], -1, 'true', null])
})
