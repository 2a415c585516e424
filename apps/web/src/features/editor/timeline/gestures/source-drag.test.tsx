import { aTimeline, audioTrack, clip, itemOf, primaryTrackOf, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTransfer, at, clipOf, drag, firePointerDown, release, renderTimeline } from '../testing/render-timeline.tsx'

// 150 frames at zoom 1: 1200 px / (150 * 1.2) = 6.67 px a frame.
const PX = 1200 / 180
const cut = { mediaAssetId: 'source-120', sourceTrimStartFrames: 30, sourceTrimEndFrames: 90 }
const film = aTimeline([
  primaryTrackOf('main', [clip(['a', 0, 60, cut]), clip(['b', 60, 90, { sourceTrimStartFrames: 50, sourceTrimEndFrames: 140 }])]),
  audioTrack('s', [song(['m', 20, 60])]),
])
const START = 'a 0-60, b 60-150 | m 20-80'
const inPoint = (timeline: ReturnType<typeof aTimeline>, id: string) => {
  const item = itemOf(timeline, id)
  return 'sourceTrimStartFrames' in item ? item.sourceTrimStartFrames : undefined
}
const edge = (id: string, side: 'left' | 'right'): Element => clipOf(id).querySelector(`[data-edge="${side}"]`)!
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

const hold = (key: string, more: object = {}) => {
  fireEvent.keyDown(document.body, { key, ...more })
  fireEvent.keyDown(document.body, { key, repeat: true, ...more })
  fireEvent.keyDown(document.body, { key, repeat: true, ...more })
  fireEvent.keyUp(window, { key })
}

test('dragging a clip with Shift slips it as one undo step, and selects nothing', async () => {
  const { session, timeline, layout } = await renderTimeline(film)
  firePointerDown(clipOf('a'), at(100), { shiftKey: true })
  release(at(100 + 10 * PX))
  fireEvent.click(clipOf('a'), { detail: 1, shiftKey: true })
  expect([inPoint(timeline(), 'a'), layout()]).toEqual([20, START])
  expect(announcements()).toContain('Slipped')
  expect(session.store.getState().selectedItemIds).toEqual([])
  session.undo()
  expect(inPoint(timeline(), 'a')).toBe(30)
})

test('a click with Shift still selects, and a drag with Shift moves no clip', async () => {
  const { session, layout } = await renderTimeline(film)
  firePointerDown(clipOf('a'), at(100), { shiftKey: true })
  const transfer = aTransfer()
  expect(drag('dragStart', clipOf('a'), transfer, at(100))).toBe(false)
  release(at(100))
  fireEvent.click(clipOf('a'), { detail: 1, shiftKey: true })
  expect(session.store.getState().selectedItemIds).toEqual(['a'])
  expect(layout()).toBe(START)
})

test('dragging an edge with Shift rolls the cut; nothing is stored before the release, and Escape restores', async () => {
  const { session, timeline, layout } = await renderTimeline(film)
  session.select(['b'])
  await screen.findAllByTitle('Trim start')
  firePointerDown(edge('b', 'left'), at(400), { shiftKey: true })
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(layout()).toBe(START)
  firePointerDown(edge('b', 'left'), at(400), { shiftKey: true })
  expect(layout()).toBe(START)
  release(at(400 - 10 * PX))
  expect(layout()).toBe('a 0-50, b 50-150 | m 20-80')
  expect(inPoint(timeline(), 'b')).toBe(40)
  expect(announcements()).toContain('Cut moved')
})

test('in slip mode a drag needs no Shift, and the buttons step', async () => {
  const { session, timeline, layout, user, playback } = await renderTimeline(film)
  session.select(['a'])
  fireEvent.keyDown(document.body, { key: 'y' })
  firePointerDown(clipOf('a'), at(100))
  release(at(100 - 5 * PX))
  expect(inPoint(timeline(), 'a')).toBe(35)
  await user.click(await screen.findByRole('button', { name: 'Slip: show a later part of the file' }))
  await user.click(screen.getByRole('button', { name: 'Slip: show an earlier part of the file' }))
  await user.click(screen.getByRole('button', { name: 'Slip: show an earlier part of the file' }))
  expect(inPoint(timeline(), 'a')).toBe(34)
  playback.seek(58)
  await user.click(screen.getByRole('button', { name: 'Roll the cut one frame to the right' }))
  expect(layout()).toBe('a 0-61, b 61-150 | m 20-80')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('group', { name: 'Slip and roll' })).toBeNull()
})

test('held keys slip and roll as one undo step', async () => {
  const { session, timeline, layout } = await renderTimeline(film)
  session.select(['a'])
  hold('.')
  expect(inPoint(timeline(), 'a')).toBe(33)
  hold('>', { shiftKey: true })
  expect(layout()).toBe('a 0-63, b 63-150 | m 20-80')
  session.undo()
  session.undo()
  expect([inPoint(timeline(), 'a'), layout()]).toEqual([30, START])
})

test('without material, and without a cut, the reason is said', async () => {
  const whole = aTimeline([primaryTrackOf('main', [clip(['a', 0, 120, { mediaAssetId: 'source-120' }])])])
  await renderTimeline(whole)
  fireEvent.keyDown(document.body, { key: '.' })
  fireEvent.keyUp(window, { key: '.' })
  expect(await screen.findByText('The file has nothing more to show in that direction')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: '<' })
  fireEvent.keyUp(window, { key: '<' })
  expect(await screen.findByText('There is no cut here: another item has to touch it')).toBeTruthy()
})

test('G links what is selected, and unlinks it again', async () => {
  const narrated = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])]), audioTrack('voices', [voice(['o', 100, 60])])])
  const { session, timeline } = await renderTimeline(narrated)
  session.select(['a', 'o'])
  fireEvent.keyDown(document.body, { key: 'g' })
  expect(itemOf(timeline(), 'o').groupId).toBe(itemOf(timeline(), 'a').groupId)
  expect(itemOf(timeline(), 'o').groupId).toMatch(/^group_/)
  fireEvent.keyDown(document.body, { key: 'g' })
  expect(itemOf(timeline(), 'a').groupId).toBeUndefined()
  expect(announcements()).toContain('Unlinked')
})

test('the media of a clip is replaced from the menu, and its length stays', async () => {
  const { session, user, layout, timeline } = await renderTimeline(film)
  session.select(['b'])
  await user.click(await screen.findByRole('button', { name: 'More edits' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Replace, keeping the length' }))
  await user.click(await screen.findByRole('tab', { name: 'This story' }))
  await user.click(await screen.findByRole('checkbox', { name: 'source-30' }))
  await user.click(screen.getByRole('button', { name: 'Use' }))
  expect(layout()).toMatch(/^a 0-60, item_\S+ 60-150 \| m 20-80$/)
  expect(timeline().tracks[0]?.items[1]).toMatchObject({ mediaAssetId: 'source-30' })
})
