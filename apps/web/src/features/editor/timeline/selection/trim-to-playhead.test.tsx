import {
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  primaryTrackOf,
  song,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderTimeline } from '../testing/render-timeline.tsx'

const START = 'a 0-60, b 60-150 | m 20-80'
const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 90])]), audioTrack('s', [song(['m', 20, 60])])])
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
const button = (name: string) => screen.queryByRole('button', { name })

test('Q removes what is before the playhead of the clip under it, which stays under the playhead', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  playback.seek(100)
  press('q')
  expect(layout()).toBe('a 0-60, b 60-110 | m 20-80')
  expect(playback.store.getState().frame).toBe(60)
  expect(announcements()).toContainEqual(expect.stringMatching(/^Trimmed: /))
  expect(session.store.getState().history.past).toHaveLength(1)
  session.undo()
  expect(layout()).toBe(START)
})

test('W removes what is after the playhead, and later clips move up', async () => {
  const { playback, layout } = await renderTimeline(film)
  playback.seek(20)
  press('w')
  expect(layout()).toBe('a 0-20, b 20-110 | m 20-80')
  expect(playback.store.getState().frame).toBe(20)
})

test('with a selection only the selected item is trimmed; with the playhead outside of it nothing is, and the reason is said', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  session.select(['m'])
  playback.seek(50)
  press('w')
  expect(layout()).toBe('a 0-60, b 60-150 | m 20-50')
  playback.seek(100)
  press('q')
  expect(layout()).toBe('a 0-60, b 60-150 | m 20-50')
  expect(await screen.findByText('Move the playhead inside a clip to trim it there')).toBeTruthy()
})

test('the buttons at the selection trim too', async () => {
  const { session, playback, layout } = await renderTimeline(film)
  expect(button('Trim the start to the playhead')).toBeNull()
  session.select(['a'])
  playback.seek(40)
  await expect.poll(() => button('Trim the end to the playhead')).not.toBeNull()
  fireEvent.click(button('Trim the end to the playhead')!)
  playback.seek(10)
  fireEvent.click(button('Trim the start to the playhead')!)
  expect(layout()).toBe('a 0-30, b 30-120 | m 20-80')
})

test('words that are cut with the clip are reported; a trim that would leave none of the voice-over is refused in words', async () => {
  const bonds = { shotId: 's1', groupId: 'g1' }
  const words = ['one', 'two', 'three'].map((text, index) => ({ text, startTimeInFrames: index * 10, durationInFrames: 10 }))
  const narrated = aTimeline([
    primaryTrackOf('main', [clip(['a', 0, 60, bonds]), clip(['b', 60, 90])]),
    audioTrack('voices', [voice(['o', 0, 30, bonds])]),
    captionTrack('lines', [caption(['c', 0, 30, { ...bonds, caption: { data: { text: 'one two three', words } } }])]),
  ])
  const { session, playback, layout } = await renderTimeline(narrated)
  playback.seek(50)
  press('w')
  expect(layout()).toBe('a 0-50, b 50-140 | o 0-20 | c 0-30')
  expect(await screen.findByText('1 word of the narration was cut')).toBeTruthy()
  playback.seek(30)
  press('w')
  expect(layout()).toBe('a 0-50, b 50-140 | o 0-20 | c 0-30')
  expect(await screen.findByText(/^Nothing would be left of the sound or picture/)).toBeTruthy()
  expect(session.store.getState().history.past).toHaveLength(1)
})
