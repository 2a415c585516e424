import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../../../testing/stub-api.ts'
import { at, clipOf, firePointerDown, release, renderTimeline } from '../testing/render-timeline.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const clips = primaryTrackOf('main', [
  clip(['a', 0, 55, { sourceTrimStartFrames: 90, sourceTrimEndFrames: 145 }]),
  clip(['b', 55, 65, { sourceTrimStartFrames: 90, sourceTrimEndFrames: 155 }]),
])
const film = aTimeline([clips, audioTrack('music', [song(['~', 0, 100])])])
const seconds = [0, 1, 2, 3, 4]
const BEATS = { tempo: 60, beats: seconds, bars: [0, 4], sections: [], words: [] }
const stubBeats = (response: object) => stubApi({ 'GET /api/media/song/beats': response as never })
const pressB = () => fireEvent.keyDown(document.body, { key: 'b' })
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

async function renderWithBeats(opened = film) {
  stubBeats({ body: BEATS })
  const rendered = await renderTimeline(opened)
  vi.advanceTimersByTime(2000)
  await waitFor(() => {
    pressB()
    expect(announcements().join()).toContain('1 cut moved to the beat.')
  })
  rendered.session.undo()
  return rendered
}

test('B moves the cuts to the beats of the music in one step, says so, and is undone at once', async () => {
  const { layout, session } = await renderWithBeats()
  expect(layout()).toBe('a 0-55, b 55-120 | ~ 0-100')
  pressB()
  expect(layout()).toBe('a 0-60, b 60-120 | ~ 0-100')
  pressB()
  expect(announcements()).toContain('Every cut is on a beat already')
  session.undo()
  expect(layout()).toBe('a 0-55, b 55-120 | ~ 0-100')
})

test('it is offered beside selected music, and in the menu', async () => {
  const { layout, session, user } = await renderWithBeats()
  session.select(['~'])
  await user.click(await screen.findByRole('button', { name: /^Cut to the beat/ }))
  expect(layout()).toBe('a 0-60, b 60-120 | ~ 0-100')
  session.undo()
  session.select(['a'])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cut to the beat/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More edits' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Cut to the beat/ }))
  expect(layout()).toBe('a 0-60, b 60-120 | ~ 0-100')
})

test('a trimmed edge snaps to a beat within eight pixels', async () => {
  const long = aTimeline([primaryTrackOf('main', [...clips.items, clip(['c', 120, 360])]), ...film.tracks.slice(1)])
  const { session, layout } = await renderWithBeats(long)
  session.select(['~'])
  const handle = await waitFor(() => {
    const found = clipOf('~').querySelector('[data-edge="right"]')
    if (!found) throw new Error('There is no handle')
    return found
  })
  const px = 1200 / (480 * 1.2)
  const pull = (frame: number) => {
    firePointerDown(handle, at(100 * px))
    fireEvent.pointerMove(window, { pointerId: 1, ...at(frame * px) })
    release(at(frame * px))
    const now = layout()
    session.undo()
    return now
  }
  expect(pull(88)).toBe('a 0-55, b 55-120, c 120-480 | ~ 0-90')
  expect(pull(84)).toBe('a 0-55, b 55-120, c 120-480 | ~ 0-84')
})

test('without music, and while it is not analysed yet, the reason is said', async () => {
  stubBeats({ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } })
  const { layout } = await renderTimeline(film)
  pressB()
  expect(await screen.findByText(/still being analysed/)).toBeTruthy()
  expect(layout()).toBe('a 0-55, b 55-120 | ~ 0-100')
})

test('a film without music has no beats', async () => {
  await renderTimeline(aTimeline([clips]))
  pressB()
  expect(await screen.findByText('There is no music with a beat in this film yet')).toBeTruthy()
})
