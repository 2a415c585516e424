import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storyListQuery, storyQuery } from '../../../story-data/story-lists.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { ACCOUNT, stubApi } from '../../../testing/stub-api.ts'
import { useSession } from '../../../session/me.ts'
import { recoveringRuns } from './recovering-runs.ts'
import { useLiveRuns } from './use-live-runs.ts'

const STREAM = 'POST /api/stories/workflow/status_sse'
const LIST = 'GET /api/stories'
const running = (id: string) => storyOf(id, { status: 'processing:generating_images', workflow_run_id: `run-${id}` })
const event = (id: string, status: string, more: object = {}) => ({ workflowRunId: `run-${id}`, status, error: null, story: null, ...more })
const listOf = (...stories: readonly object[]) => ({ body: { stories, nextCursor: null } })

/** A stream that stays open until it is closed by the page; `send` adds an event. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
  })
  const send = (value: object) => controller.enqueue(new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(value)}\n\n`))
  return { response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }), send }
}

function Runs({ runIds }: { runIds: readonly string[] }) {
  const { data } = useInfiniteQuery(storyListQuery)
  const { data: opened } = useQuery(storyQuery('a'))
  const { me } = useSession()
  useLiveRuns(runIds)
  return (
    <>
      {data?.pages.flatMap(({ stories }) => stories.map(({ id, status }) => <p key={id}>{`${id}: ${status}`}</p>))}
      <p>opened: {opened?.status}</p>
      <p>credits: {me?.credits}</p>
    </>
  )
}

async function open(runIds: readonly string[], answers: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi({ [LIST]: listOf(running('a'), running('b')), 'GET /api/stories/a': { body: running('a') }, ...answers })
  const page = await renderPage(<Runs runIds={runIds} />)
  // Notices are loaded with the first press.
  fireEvent.pointerDown(window)
  await screen.findByText('a: processing:generating_images')
  return { callsOf, page }
}
/** Shows or hides the tab. */
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('cards and the opened story follow their runs over one stream', async () => {
  const stream = aStream()
  const { callsOf } = await open(['run-b', 'run-a'], { [STREAM]: () => stream.response() })
  await waitFor(() => expect(callsOf(STREAM)).toHaveLength(1))
  expect(callsOf(STREAM)[0]!.body).toEqual({ workflowRunIds: ['run-a', 'run-b'] })
  stream.send(event('b', 'processing:exporting_video'))
  expect(await screen.findByText('b: processing:exporting_video')).toBeTruthy()
  expect(screen.getByText('opened: processing:generating_images')).toBeTruthy()
  const status = 'processing:generating_videos'
  stream.send(event('a', status, { story: { ...running('a'), status } }))
  expect(await screen.findByText('a: processing:generating_videos')).toBeTruthy()
  expect(await screen.findByText('opened: processing:generating_videos')).toBeTruthy()
})

test('the end of a run updates the credits and reports a recovery', async () => {
  const stream = aStream()
  let credits = 5000
  await open(['run-a'], { [STREAM]: () => stream.response(), 'GET /api/me': () => ({ body: { ...ACCOUNT, credits } }) })
  await screen.findByText('credits: 5000')
  recoveringRuns.add('run-a')
  credits = 4400
  stream.send(event('a', 'completed', { story: storyOf('a', { workflow_run_id: 'run-a' }) }))
  expect(await screen.findByText('a: completed')).toBeTruthy()
  expect(await screen.findByText('opened: completed')).toBeTruthy()
  expect(await screen.findByText('credits: 4400')).toBeTruthy()
  expect(await screen.findByText('Timeline rebuilt and video exported successfully')).toBeTruthy()
})

test('a stream that is refused reads the list again', async () => {
  const refused = { status: 400, body: { code: 'INVALID_WORKFLOW_IDS', message: 'Unknown run', data: {} } }
  const { callsOf } = await open(['run-a'], { [STREAM]: refused })
  await waitFor(() => expect(callsOf(LIST).length).toBeGreaterThan(1))
  expect(await screen.findByText('Error: Unknown run')).toBeTruthy()
  expect(callsOf(STREAM)).toHaveLength(1)
})

test('a hidden tab follows nothing and reads the list when it is shown again', async () => {
  const { callsOf } = await open(['run-a'], { [STREAM]: () => aStream().response() })
  await waitFor(() => expect(callsOf(STREAM)).toHaveLength(1))
  act(() => show('hidden'))
  const before = callsOf(LIST).length
  act(() => show('visible'))
  await waitFor(() => expect(callsOf(STREAM)).toHaveLength(2))
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(before + 1))
})

test('without runs no stream is opened', async () => {
  const { callsOf } = await open([], {})
  expect(callsOf(STREAM)).toEqual([])
})
