import { aTimeline, audioTrack, clip, itemOf, primaryTrackOf, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at, clipOf, firePointerDown, release, renderTimeline } from '../testing/render-timeline.tsx'

// 200 frames: a frame is five px wide.
const points = [
  { frame: 0, value: 1, easing: 'linear' as const },
  { frame: 100, value: 0.5, easing: 'linear' as const },
]
const film = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 200])]),
  audioTrack('music', [song(['m', 0, 200])]),
  audioTrack('lines', [voice(['v', 60, 140, { keyframes: { volume: points } }])]),
])

async function selected(id: string) {
  const timeline = await renderTimeline(film)
  act(() => timeline.session.select([id]))
  const undoSteps = () => timeline.session.store.getState().history.past.length
  return { ...timeline, undoSteps, item: () => itemOf(timeline.timeline(), id) as AudioItem }
}
const fade = (name: string) => screen.findByRole('slider', { name })

test('a fade is dragged from the upper corner; the drag is one undo step', async () => {
  const { item, undoSteps, session } = await selected('m')
  const handle = await fade('Fade out')
  firePointerDown(handle, at(984, 100))
  fireEvent.pointerMove(window, { pointerId: 1, ...at(900, 100) })
  release(at(834, 100))
  expect(item().effects).toEqual([{ type: 'fade-out', durationInFrames: 30 }])
  expect(handle.getAttribute('aria-valuetext')).toBe('1.00 s')
  expect(undoSteps()).toBe(1)
  act(() => void session.undo())
  expect(item().effects).toBeUndefined()
})

test('Escape takes a dragged fade back', async () => {
  const { item, undoSteps } = await selected('a')
  firePointerDown(await fade('Fade in'), at(16, 20))
  fireEvent.pointerMove(window, { pointerId: 1, ...at(166, 20) })
  await expect.poll(() => item().effects).toEqual([{ type: 'fade-in', durationInFrames: 30 }])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([item().effects, undoSteps()]).toEqual([undefined, 0])
})

test('arrow keys change a fade while its handle has the focus; a held key is one undo step', async () => {
  const { item, undoSteps } = await selected('m')
  const handle = await fade('Fade in')
  fireEvent.keyDown(handle, { key: 'ArrowRight' })
  fireEvent.keyDown(handle, { key: 'ArrowRight', repeat: true })
  fireEvent.keyUp(handle, { key: 'ArrowRight' })
  expect([item().effects, undoSteps()]).toEqual([[{ type: 'fade-in', durationInFrames: 6 }], 1])
  fireEvent.keyDown(handle, { key: 'Delete' })
  expect(item()).not.toHaveProperty('effects')
})

test('a point of the volume is moved in time and level, by pointer and keys', async () => {
  const { item } = await selected('v')
  const volume = () => item().keyframes?.volume?.map(({ frame, value }) => `${frame}: ${value}`)
  const handle = await fade('Volume at 00:05:10')
  // The waveform is 22 px high.
  firePointerDown(handle, at(800, 100))
  release(at(750, 105.5))
  expect(volume()).toEqual(['0: 1', '90: 0.25'])
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  fireEvent.keyUp(handle, { key: 'ArrowUp' })
  fireEvent.keyDown(handle, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyUp(handle, { key: 'ArrowRight' })
  expect(volume()).toEqual(['0: 1', '100: 0.3'])
  expect(handle.isConnected).toBe(true)
  fireEvent.keyDown(handle, { key: 'Delete' })
  expect(volume()).toEqual(['0: 1'])
  expect(document.activeElement).toBe(clipOf('v'))
})

test('a double click on the line, and P at the playhead, add points that change nothing yet', async () => {
  const { item, playback } = await selected('m')
  fireEvent.doubleClick(document.querySelector('[data-volume-line]')!, at(250, 130))
  act(() => playback.seek(100))
  fireEvent.keyDown(document.body, { key: 'p' })
  expect(item().keyframes?.volume?.map(({ frame, value }) => [frame, value])).toEqual([
    [50, 1],
    [100, 1],
  ])
})
