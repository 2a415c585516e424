import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  filmOf,
  itemOf,
  primaryTrackOf,
  song,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { at, clipOf, firePointerDown, release, renderTimeline, tracksArea } from '../testing/render-timeline.tsx'

// 200 frames: a frame is five px wide.
const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const START = 'a 0-60, b 60-150, c 150-200'

const move = (x: number, pointerId = 1) => fireEvent.pointerMove(window, { pointerId, ...at(x, 40) })

async function pull(edge: 'Trim start' | 'Trim end', from: number) {
  const timeline = await renderTimeline(film)
  timeline.session.select(['b'])
  firePointerDown(await screen.findByTitle(edge), at(from, 40))
  return timeline
}
const undoSteps = ({ session }: { session: { store: { getState: () => { history: { past: readonly unknown[] } } } } }) =>
  session.store.getState().history.past.length

test('dragging an edge shows the result, and releasing it is one edit that can be undone', async () => {
  const timeline = await pull('Trim end', 750)
  move(700)
  await expect.poll(() => clipOf('b').style.width).toBe('394px')
  expect(clipOf('c').style.transform).toBe('translateX(703px)')
  expect(tracksArea().className).toContain('cursor-ew-resize')
  expect(timeline.layout()).toBe(START)
  release(at(695, 40))
  expect(timeline.layout()).toBe('a 0-60, b 60-139, c 139-189')
  expect(undoSteps(timeline)).toBe(1)
  await expect.poll(() => tracksArea().className).not.toContain('cursor-ew-resize')
  timeline.session.undo()
  expect(timeline.layout()).toBe(START)
})

test('the left edge follows the pointer, and the source start moves', async () => {
  const timeline = await pull('Trim start', 300)
  move(350)
  await expect.poll(() => clipOf('b').style.transform).toBe('translateX(353px)')
  release(at(350, 40))
  expect(timeline.layout()).toBe('a 0-60, b 60-140, c 140-190')
  expect(itemOf(timeline.timeline(), 'b')).toMatchObject({ sourceTrimStartFrames: 10, sourceTrimEndFrames: 90 })
})

test('a trim of a clip that was removed meanwhile is logged and ignored (E-315)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const shown = vi.spyOn(toast, 'error')
  const timeline = await pull('Trim end', 750)
  move(700)
  act(() => timeline.session.adopt({ shots: {}, timeline: filmOf(['a', 0, 60]) }))
  const before = timeline.timeline()
  release(at(700, 40))
  expect(timeline.timeline()).toBe(before)
  expect(warned).toHaveBeenCalledWith('An item that is not on the timeline was not resized', 'b')
  expect(shown).not.toHaveBeenCalled()
})

test('Escape cancels the trim', async () => {
  const timeline = await pull('Trim end', 750)
  move(600)
  await expect.poll(() => clipOf('b').style.width).toBe('294px')
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(clipOf('b').style.width).toBe('294px')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await expect.poll(() => clipOf('b').style.width).toBe('444px')
  release(at(600, 40))
  expect([timeline.layout(), undoSteps(timeline)]).toEqual([START, 0])
})

test('a cancelled pointer cancels the trim', async () => {
  const timeline = await pull('Trim end', 750)
  fireEvent.pointerCancel(window, { pointerId: 1 })
  release(at(600, 40))
  expect(timeline.layout()).toBe(START)
})

test('a second touch neither trims nor ends the trim', async () => {
  const timeline = await pull('Trim end', 750)
  move(600, 2)
  fireEvent.pointerUp(window, { pointerId: 2, ...at(600, 40) })
  expect(timeline.layout()).toBe(START)
  release(at(745, 40))
  expect(timeline.layout()).toBe('a 0-60, b 60-149, c 149-199')
})

test('an edge released where it was is not an edit', async () => {
  const timeline = await pull('Trim end', 750)
  move(650)
  release(at(751, 40))
  expect(undoSteps(timeline)).toBe(0)
})

test('a guide shows where the edge meets the playhead, and disappears on release', async () => {
  const timeline = await pull('Trim end', 750)
  timeline.playback.store.setState({ frame: 100 })
  move(525)
  await expect.poll(() => document.querySelector<HTMLElement>('[data-guide]')?.style.transform).toBe('translateX(500px)')
  move(600)
  await expect.poll(() => document.querySelector('[data-guide]')).toBeNull()
  move(500)
  await expect.poll(() => document.querySelector('[data-guide]')).not.toBeNull()
  release(at(500, 40))
  await expect.poll(() => document.querySelector('[data-guide]')).toBeNull()
})

test('a read-only story has no trim handles', async () => {
  const timeline = await renderTimeline(film, { readOnlyReason: 'Edited in another tab' })
  timeline.session.select(['b'])
  firePointerDown(await screen.findByTitle('Trim end'), at(750, 40))
  release(at(600, 40))
  expect(timeline.layout()).toBe(START)
})

test('only selected clips that are wide enough have trim handles', async () => {
  const timeline = await renderTimeline(
    aTimeline([primaryTrackOf('main', [clip(['a', 0, 1997]), clip(['b', 1997, 3])]), audioTrack('s', [song(['m', 0, 60])])]),
  )
  expect(screen.queryByTitle('Trim end')).toBeNull()
  // A frame is half a px wide: the song is 24 px wide, the second clip 1.5.
  timeline.session.select(['b'])
  await screen.findAllByRole('gridcell', { selected: true })
  expect(screen.queryByTitle('Trim end')).toBeNull()
  timeline.session.select(['m'])
  expect(await screen.findByTitle('Trim end')).toBeTruthy()
})

test('trimming near the edge of the view scrolls', async () => {
  const timeline = await pull('Trim end', 750)
  move(1190)
  await expect.poll(() => timeline.scroller.scrollLeft).toBeGreaterThan(10)
  timeline.scroller.scrollLeft = 100
  release(at(650, 40))
  expect(timeline.layout()).toBe(START)
})

const narrated = () => {
  const group = { groupId: 'g' }
  const words = ['one', 'two', 'three'].map((text, index) => ({ text, startTimeInFrames: index * 20, durationInFrames: 20 }))
  return aTimeline([
    primaryTrackOf('main', [clip(['b', 0, 90, group]), clip(['c', 90, 110])]),
    audioTrack('speech', [voice(['o', 0, 60, group])]),
    captionTrack('lines', [caption(['line', 0, 60, { ...group, caption: { data: { text: 'one two three', words } } }])]),
  ])
}

test('trimming a picture says how much of its narration it cuts, and can be undone (ED-50)', async () => {
  const timeline = await renderTimeline(narrated())
  timeline.session.select(['b'])
  const start = timeline.layout()
  firePointerDown(await screen.findByTitle('Trim end'), at(450, 40))
  move(350)
  release(at(350, 40))
  expect(await screen.findByText('1 word of the narration was cut')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(timeline.layout()).toBe(start)
})

test('the notice goes with the next edit, so that Undo never reverts another one', async () => {
  const timeline = await renderTimeline(narrated())
  timeline.session.select(['b'])
  firePointerDown(await screen.findByTitle('Trim end'), at(450, 40))
  release(at(350, 40))
  await screen.findByText(/of the narration was cut|words of the narration/)
  timeline.session.undo()
  await expect.poll(() => screen.queryByText(/of the narration was cut|words of the narration/)).toBeNull()
})
