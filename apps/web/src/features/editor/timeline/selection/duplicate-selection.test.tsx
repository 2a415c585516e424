import {
  aShot,
  aStory,
  aTimeline,
  audioTrack,
  clip,
  layoutOf,
  primaryTrackOf,
  song,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150 | m 20-80'
const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]), audioTrack('s', [song(['m', 20, 60])])])
const pressD = () => fireEvent.keyDown(document.body, { key: 'd' })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
/** Ranges without ids, as those of new items are random. */
const ranges = (layout: string) => layout.replaceAll(/\S+ (?=\d+-\d+)/g, '')

test('D repeats the selection after itself as one undo step, and selects the copies', async () => {
  const { session, layout } = await renderTimeline(film)
  session.select(['a', 'm'])
  pressD()
  expect(ranges(layout())).toBe('0-60, 60-120, 120-210 | 20-80, 80-140')
  expect(announcements()).toContain('Duplicated')
  const { selectedItemIds } = session.store.getState()
  expect(selectedItemIds).toHaveLength(2)
  expect(selectedItemIds).not.toContain('a')
  pressD()
  expect(ranges(layout())).toBe('0-60, 60-120, 120-180, 180-270 | 20-80, 80-140, 140-200')
  session.undo()
  session.undo()
  expect(layout()).toBe(START)
})

test('the button at the selection duplicates a shot, and undo removes the new one', async () => {
  const { session, document } = await renderTimeline(aStory([aShot('s1'), aShot('s2')]))
  session.select(['V1'])
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
  expect(Object.keys(document().shots)).toHaveLength(3)
  expect(ranges(layoutOf(document().timeline))).toBe('0-60, 60-120, 120-180')
  session.undo()
  expect(Object.keys(document().shots)).toEqual(['s1', 's2'])
})

test('of a narrated clip only the copy of the clip is selected', async () => {
  const bonds = { shotId: 's1', groupId: 'g1' }
  const narrated = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60, bonds])]), audioTrack('voices', [voice(['o', 0, 60, bonds])])])
  const { session, timeline } = await renderTimeline(narrated)
  session.select(['a'])
  pressD()
  expect(timeline().tracks.map(({ items }) => items.length)).toEqual([2, 2])
  expect(session.store.getState().selectedItemIds).toEqual([timeline().tracks[0]?.items[1]?.id])
})

test('without a selection nothing is duplicated, and the reason is said', async () => {
  const { layout } = await renderTimeline(film)
  pressD()
  expect(layout()).toBe(START)
  expect(await screen.findByText('Select a clip, a sound or a caption to duplicate it')).toBeTruthy()
})
