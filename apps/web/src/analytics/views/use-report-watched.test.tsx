import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { useReportWatched } from './use-report-watched.ts'

const WATCHED = 'POST /api/stories/s1/watched'
afterEach(() => vi.unstubAllGlobals())

function Film({ isCounted }: { isCounted: boolean }) {
  // oxlint-disable-next-line jsx_a11y/media-has-caption -- nothing is played
  return <video aria-label="Film" {...useReportWatched('s1', isCounted)} />
}

async function open(isCounted = true) {
  const callsOf = stubApi({ [WATCHED]: { status: 204, body: null } })
  const { unmount } = await renderPage(<Film isCounted={isCounted} />)
  const film = screen.getByLabelText('Film')
  /** Plays parts of a film of 40 s, given as `[start, end]` in seconds. */
  const play = (...parts: [number, number][]) => {
    const played = { length: parts.length, start: (index: number) => parts[index]![0], end: (index: number) => parts[index]![1] }
    Object.defineProperties(film, { duration: { value: 40, configurable: true }, played: { value: played, configurable: true } })
    fireEvent.timeUpdate(film)
  }
  return { play, unmount, sent: () => callsOf(WATCHED).map(({ body }) => (body as { quarter: number }).quarter) }
}

test('each quarter is reported once; jumping over a part does not watch it', async () => {
  const { play, sent } = await open()
  play([0, 1])
  play([0, 3])
  play([0, 4])
  play([0, 4], [30, 33])
  play([0, 11])
  play([0, 40])
  play([0, 40])
  await waitFor(() => expect(sent()).toEqual([0, 1, 4]))
})

test('own stories are not reported, nor is anybody who asks not to be tracked', async () => {
  const own = await open(false)
  own.play([0, 40])
  own.unmount()
  vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1' })
  const asking = await open()
  asking.play([0, 40])
  expect([own.sent(), asking.sent()]).toEqual([[], []])
})
