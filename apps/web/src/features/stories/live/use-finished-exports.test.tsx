import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardExports } from '../../../story-data/exports/use-download.ts'
import { registerOpenPreview } from '../../../story-data/open-previews.ts'
import { storyOf } from '../../../testing/story-fixture.ts'
import { stubApi } from '../../../testing/stub-api.ts'
import { Toaster } from '../../../ui/feedback/toast.tsx'
import { useFinishedExports } from './use-finished-exports.ts'

type Card = Parameters<typeof useFinishedExports>[0][number]
const FILM = '/media/a/film.mp4'
const cardOf = (status: string, changes: object = {}): Card =>
  ({ id: 'a', title: 'Sea', status, workflow_run_id: 'r1', last_export_url: FILM, ...changes }) as Card
const takes = (...statuses: readonly string[]) => ({
  'GET /api/stories/a': { body: storyOf('a', { storyboard: { shots: ['s1'], shots_map: {} } }) },
  'GET /api/stories/a/shots/s1': {
    body: { media_resources: { images: [], videos: statuses.map((status) => ({ status })), audio: [] } },
  },
})

function Cards({ cards }: { cards: readonly Card[] }) {
  useFinishedExports(cards)
  return <Toaster />
}

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  cardExports.clear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} as ${this.download}`)
  })
})

/** An export that this tab has started, and how it goes on. */
function watch(end: Card, answers: Parameters<typeof stubApi>[0] = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  const callsOf = stubApi({ ...takes(), [`HEAD ${FILM}`]: { status: 204, body: null }, ...answers })
  cardExports.set('a', { runId: 'r1', startedAt: 0 })
  const { rerender } = render(<Cards cards={[cardOf('processing:user_exporting_video')]} />)
  // Notices are loaded with the first press.
  fireEvent.pointerDown(window)
  expect(saved).toEqual([])
  rerender(<Cards cards={[end]} />)
  return { callsOf, again: () => rerender(<Cards cards={[{ ...end }]} />) }
}

test('a finished film is downloaded once', async () => {
  const { again } = watch(cardOf('completed'))
  expect(await screen.findByText('Video exported successfully')).toBeTruthy()
  again()
  expect(saved).toEqual([`${FILM} as a_Sea.mp4`])
})

test('a failed export says why', async () => {
  watch(cardOf('failed:exporting_video'))
  expect(await screen.findByText(/^Export error: /u)).toBeTruthy()
  expect(saved).toEqual([])
})

test('a film that is not there is reported', async () => {
  watch(cardOf('completed'), { [`HEAD ${FILM}`]: { status: 404, body: null } })
  expect(await screen.findByText('Failed to download video')).toBeTruthy()
  expect([saved, screen.queryByText('Video exported successfully')]).toEqual([[], null])
})

test('without a film nothing is downloaded', async () => {
  const { callsOf } = watch(cardOf('completed', { last_export_url: null }))
  await waitFor(() => expect(callsOf('GET /api/stories/a/shots/s1')).toHaveLength(1))
  await Promise.resolve()
  expect([saved, screen.queryByText('Video exported successfully')]).toEqual([[], null])
})

test('a film that is about to change is not downloaded', async () => {
  const { callsOf } = watch(cardOf('completed'), takes('completed', 'generating'))
  await waitFor(() => expect(callsOf('GET /api/stories/a/shots/s1')).toHaveLength(1))
  await Promise.resolve()
  expect([saved, callsOf(`HEAD ${FILM}`)]).toEqual([[], []])
})

test('the film is downloaded even if its takes can not be read', async () => {
  watch(cardOf('completed'), { 'GET /api/stories/a': { status: 500, body: { code: 'INTERNAL_ERROR', message: 'No', data: {} } } })
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('an open preview has its own download', async () => {
  const close = registerOpenPreview()
  const { callsOf } = watch(cardOf('completed'))
  await Promise.resolve()
  close()
  expect([saved, callsOf('GET /api/stories/a')]).toEqual([[], []])
})

test('an export of another run is not this one', async () => {
  const { callsOf } = watch(cardOf('completed', { workflow_run_id: 'r2' }))
  await Promise.resolve()
  expect([saved, callsOf('GET /api/stories/a'), cardExports.size]).toEqual([[], [], 0])
})
