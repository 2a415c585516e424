import { aShot, aStory, aTimeline, audioTrack, clip, layoutOf, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150 | m 20-80'
const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]), audioTrack('s', [song(['m', 20, 60])])])
const pressS = () => fireEvent.keyDown(document.body, { key: 's' })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const button = () => screen.queryByRole('button', { name: 'Split at the playhead' })
/** Ranges without ids, as those of new items are random. */
const ranges = (layout: string) => layout.replaceAll(/\S+ (?=\d+-\d+)/g, '')

test('S splits the clip under the playhead, as one undo step that is announced', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  playback.seek(100)
  pressS()
  expect(ranges(layout())).toBe('0-60, 60-100, 100-150 | 20-80')
  expect(announcements()).toContain('Split')
  session.undo()
  expect(layout()).toBe(START)
})

test('with a selection only the selected items are split', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  session.select(['m'])
  playback.seek(40)
  pressS()
  expect(ranges(layout())).toBe('0-60, 60-150 | 20-40, 40-80')
})

test('the button at the selection splits too, and is there only with a selection', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  expect(button()).toBeNull()
  session.select(['a'])
  playback.seek(10)
  await expect.poll(button).not.toBeNull()
  fireEvent.click(button()!)
  expect(ranges(layout())).toBe('0-10, 10-60, 60-150 | 20-80')
})

test('a playhead at the edge of the selected clip splits nothing and says why', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  session.select(['b'])
  playback.seek(60)
  pressS()
  expect(layout()).toBe(START)
  expect(await screen.findByText('Move the playhead inside a clip to split it')).toBeTruthy()
  expect(session.store.getState().history.past).toHaveLength(0)
})

test('the second part of a shot is a shot of its own, and undo removes it', async () => {
  const { session, playback, document } = await renderTimeline(aStory([aShot('s1'), aShot('s2')]))
  playback.seek(30)
  pressS()
  expect(Object.keys(document().shots)).toHaveLength(3)
  expect(ranges(layoutOf(document().timeline))).toBe('0-30, 30-60, 60-120')
  session.undo()
  expect(Object.keys(document().shots)).toEqual(['s1', 's2'])
})
