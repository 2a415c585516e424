import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { at, firePointerDown, release, renderTimeline } from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90])
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
const marker = () => screen.getByRole('slider', { name: 'Marker' })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('M marks the frame of the playhead, and a click on a marker goes there', async () => {
  const { timeline, playback } = await renderTimeline(film)
  playback.seek(40)
  press('m')
  expect(timeline().markers).toMatchObject([{ frame: 40 }])
  expect(announcements()).toContain('Marker added at 00:01:10')
  playback.seek(100)
  firePointerDown(screen.getByRole('slider', { name: 'Marker' }), at(200))
  release(at(201))
  expect(playback.store.getState().frame).toBe(40)
})

test('a marker is dragged, snaps to cuts, and one undo takes it back', async () => {
  const { timeline, session } = await renderTimeline({ ...film, markers: [{ id: 'x', frame: 20 }] })
  const perFrame = parseFloat(marker().style.left) / 20 + 5 / 20
  firePointerDown(marker(), at(20 * perFrame))
  release(at(61 * perFrame))
  expect(timeline().markers).toEqual([{ id: 'x', frame: 60 }])
  firePointerDown(marker(), at(60 * perFrame))
  release(at(61 * perFrame))
  firePointerDown(marker(), at(60 * perFrame), { altKey: true })
  fireEvent.pointerUp(window, { pointerId: 1, altKey: true, ...at(61.4 * perFrame) })
  expect(timeline().markers).toEqual([{ id: 'x', frame: 61 }])
  session.undo()
  session.undo()
  expect(timeline().markers).toEqual([{ id: 'x', frame: 20 }])
  expect(session.undo()).toBe(false)
})

test('arrows move a marker past others, F2 names it, Delete deletes it', async () => {
  const { timeline, session, playback, user } = await renderTimeline({
    ...film,
    markers: [
      { id: 'x', frame: 40 },
      { id: 'y', frame: 42, name: 'Drop' },
    ],
  })
  const [first, second] = screen.getAllByRole('slider', { name: /^Marker/ })
  first!.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(timeline().markers?.map(({ id, frame }) => [id, frame])).toEqual([
    ['y', 42],
    ['x', 43],
  ])
  expect([playback.store.getState().frame, first!.getAttribute('aria-valuetext')]).toEqual([0, '00:01:13'])
  session.undo()
  session.undo()
  second!.focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}{F2}')
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Name of the marker at 00:01:12' }))
  await user.keyboard('{Escape}')
  second!.focus()
  await user.keyboard('{Delete}')
  expect(timeline().markers).toEqual([{ id: 'x', frame: 40 }])
  session.undo()
  expect(timeline().markers).toHaveLength(2)
})

test('the ends of the range are dragged up to each other', async () => {
  const { timeline, session, user } = await renderTimeline({ ...film, range: { startFrame: 30, endFrame: 60 } })
  screen.getByRole('slider', { name: 'In point' }).focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(timeline().range).toEqual({ startFrame: 59, endFrame: 60 })
  session.undo()
  session.undo()
  screen.getByRole('slider', { name: 'Out point' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(timeline().range).toEqual({ startFrame: 30, endFrame: 61 })
})

test('the list goes to markers, names, colours and deletes them', async () => {
  const { timeline, playback, user } = await renderTimeline({
    ...film,
    markers: [
      { id: 'x', frame: 40 },
      { id: 'y', frame: 90 },
    ],
  })
  press('M', { shiftKey: true })
  const dialog = within(await screen.findByRole('dialog', { name: 'Markers' }))
  await user.click(dialog.getByRole('button', { name: 'Go to 00:03:00' }))
  expect(playback.store.getState().frame).toBe(90)
  await user.type(dialog.getByRole('textbox', { name: 'Name of the marker at 00:03:00' }), 'Chorus')
  await user.tab()
  await user.click(dialog.getAllByRole('radio', { name: 'Blue' })[1]!)
  expect(timeline().markers).toEqual([
    { id: 'x', frame: 40 },
    { id: 'y', frame: 90, name: 'Chorus', color: '#3e8eff' },
  ])
  await user.click(dialog.getByRole('button', { name: 'Delete the marker at 00:01:10' }))
  await user.click(dialog.getByRole('button', { name: 'Delete the marker at 00:03:00' }))
  expect(timeline()).not.toHaveProperty('markers')
  expect(dialog.getByText(/^No markers yet/)).toBeTruthy()
})

test('I and O set the range, Shift+X removes it', async () => {
  const { timeline, playback } = await renderTimeline(film)
  playback.seek(30)
  press('i')
  playback.seek(80)
  press('o')
  expect(timeline().range).toEqual({ startFrame: 30, endFrame: 81 })
  expect(announcements()).toContain('Out point at 00:02:20')
  expect(document.querySelector('[data-range]')).toBeTruthy()
  press('X', { shiftKey: true })
  expect(timeline()).not.toHaveProperty('range')
})

test('the menu does the same, and repeats the range', async () => {
  const { timeline, playback, user } = await renderTimeline(film)
  const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Markers and range' }))
    await user.click(await screen.findByRole(role, { name }))
  }
  await choose('menuitem', /^Add a marker/)
  await choose('menuitem', /^Set the in point/)
  expect(timeline()).toMatchObject({ markers: [{ frame: 0 }], range: { startFrame: 0, endFrame: 150 } })
  await choose('menuitemcheckbox', /^Repeat the range/)
  expect(playback.store.getState().isLooping).toBe(true)
})
