import { expect, test } from 'vitest'
import { nextRunView, runEnd, reportedProblem, UNKNOWN_RUN } from './run-view.ts'
import type { RunEvent } from './run-story.ts'

const event = (status: string, story: { status: string; workflow_run_id: string | null } | null = null) =>
  ({ workflowRunId: 'wf_1', status, story, error: null }) as unknown as RunEvent

test('a lost connection keeps the last state, and the next event clears the error', () => {
  const known = nextRunView(UNKNOWN_RUN, { type: 'event', event: event('processing:generating_images') }, 10)
  const lost = nextRunView(known, { type: 'problem', problem: 'lost' }, 20)
  expect(lost).toMatchObject({ event: known.event, receivedAt: 10, problem: 'lost' })
  expect(nextRunView(lost, { type: 'event', event: event('completed') }, 30).problem).toBeNull()
})

test('one quick reconnect is not reported, a second failed attempt is, an unreadable line at once', () => {
  const once = nextRunView(UNKNOWN_RUN, { type: 'problem', problem: 'lost' }, 10)
  expect(reportedProblem(once)).toBeNull()
  expect(reportedProblem(nextRunView(once, { type: 'problem', problem: 'lost' }, 20))).toBe('lost')
  expect(reportedProblem(nextRunView(UNKNOWN_RUN, { type: 'problem', problem: 'unreadable' }, 10))).toBe('unreadable')
})

test.each([
  ['processing:generating_images', null, 'running'],
  ['pending', null, 'running'],
  ['completed', { status: 'completed', workflow_run_id: 'wf_1' }, 'completed'],
  ['completed', null, 'completed'],
  ['failed', null, 'failed'],
  ['failed:exporting_video', null, 'failed'],
])('a run whose event has status %s is shown as %o %s', (status, story, end) => {
  expect(runEnd(event(status, story))).toBe(end)
})

test.each(['completed', 'failed'])('a preview is paused after its own run, and again after a cancelled resume (%s)', (status) => {
  expect(runEnd(event(status, { status: 'paused', workflow_run_id: 'wf_1' }))).toBe('paused')
})
