import type { RunReport } from './follow-run.ts'
import type { StreamProblem } from './stream-problem.ts'
import type { RunEvent } from './run-story.ts'

/** State of a followed run: its last event, when it was received (ms), the current connection error, and the number of failed attempts. */
export type RunView = {
  readonly event: RunEvent | null
  readonly receivedAt: number
  readonly problem: StreamProblem | null
  readonly failedTries: number
  /** Whether the run was seen running during this visit. */
  readonly wasRunning: boolean
}

export const UNKNOWN_RUN: RunView = { event: null, receivedAt: 0, problem: null, failedTries: 0, wasRunning: false }

/** The view after a report received at `now`; an error keeps the last state. */
export function nextRunView(view: RunView, report: RunReport, now: number): RunView {
  if (report.type === 'problem') return { ...view, problem: report.problem, failedTries: view.failedTries + 1 }
  const wasRunning = view.wasRunning || runEnd(report.event) === 'running'
  return { event: report.event, receivedAt: now, problem: null, failedTries: 0, wasRunning }
}

/** The connection error that is shown; one quick reconnect is not. */
export const reportedProblem = ({ problem, failedTries }: RunView): StreamProblem | null =>
  problem === 'lost' && failedTries < 2 ? null : problem

/** The page's view of a run's status. */
export type RunEnd = 'running' | 'completed' | 'paused' | 'failed'

/** A resume that failed: the preview is paused again and can be resumed. A cancelled one ends in plain `failed`. */
export const isFailedResume = (event: RunEvent): boolean => event.story?.status === 'paused' && event.status.startsWith('failed:')

/** A preview ends `completed` with a paused story; a resume that was cancelled or failed leaves one too. */
export function runEnd(event: RunEvent): RunEnd {
  const hasFailed = event.status.startsWith('failed')
  if (!hasFailed && event.status !== 'completed') return 'running'
  if (event.story?.status === 'paused') return 'paused'
  return hasFailed ? 'failed' : 'completed'
}
