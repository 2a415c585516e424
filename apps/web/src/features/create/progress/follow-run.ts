import { endsStream } from '@fablecut/domain/story/status-rules'
import type { RunEvent } from './run-story.ts'
import type { StreamProblem } from './stream-problem.ts'

export type RunReport = { readonly type: 'event'; readonly event: RunEvent } | { readonly type: 'problem'; readonly problem: StreamProblem }

/** Dependencies of `followRun`: the connection, the classification of its errors, and timers. */
export type RunConnection = {
  /** Opens the stream; `lastEventId` resumes after that event. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<AsyncIterable<RunEvent>>
  readonly idOf: (event: RunEvent) => string | undefined
  readonly problemOf: (error: unknown) => StreamProblem
  /** Resolves after `milliseconds`, or at once when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Wait before reconnecting, in milliseconds: 1 s doubling to 15 s. `attempt` counts from 0. */
export const reconnectDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 15_000)

/** No stream is opened for a missing id or the text `undefined`. */
export const isFollowable = (runId: string | undefined): runId is string => runId !== undefined && runId !== '' && runId !== 'undefined'

/** Reports a run's events until its last one, reconnecting after a loss; returns when finished, rejected or aborted. */
export async function followRun(connection: RunConnection, report: (report: RunReport) => void, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined
  let attempt = 0
  while (!signal.aborted) {
    let problem: StreamProblem = 'lost'
    try {
      for await (const event of await connection.open(lastEventId, signal)) {
        if (signal.aborted) return
        attempt = 0
        lastEventId = connection.idOf(event) ?? lastEventId
        report({ type: 'event', event })
        if (endsStream(event.status)) return
      }
    } catch (error) {
      problem = connection.problemOf(error)
    }
    if (signal.aborted) return
    report({ type: 'problem', problem })
    if (problem === 'invalid-id' || problem === 'signed-out') return
    await connection.wait(reconnectDelay(attempt), signal)
    attempt += 1
  }
}
