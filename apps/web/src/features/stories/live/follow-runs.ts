import { isLastEvent, type RunEvent } from './merge-event.ts'

/** Dependencies of `followRuns`: connection, error classification, timer. */
export type RunsConnection = {
  readonly open: (runIds: readonly string[], signal: AbortSignal) => Promise<AsyncIterable<RunEvent>>
  /** Whether an error is permanent, so that reconnecting is useless. */
  readonly isFinal: (error: unknown) => boolean
  /** Given the error that ended it. */
  readonly onRefused?: (error: unknown) => void
  /** Resolves after `milliseconds`, or at once when aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Wait before another try, in milliseconds: 1 s doubling to 15 s. */
const retryDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 15_000)

/** Follows several runs over one stream and reconnects for unfinished ones; returns how it ended. */
export async function followRuns(
  connection: RunsConnection,
  runIds: readonly string[],
  onEvent: (event: RunEvent) => void,
  signal: AbortSignal,
): Promise<'ended' | 'refused' | 'aborted'> {
  const active = new Set(runIds)
  for (let attempt = 0; active.size > 0 && !signal.aborted; attempt += 1) {
    try {
      for await (const event of await connection.open([...active], signal)) {
        if (signal.aborted) return 'aborted'
        attempt = 0
        if (isLastEvent(event.status)) active.delete(event.workflowRunId)
        onEvent(event)
        if (active.size === 0) return 'ended'
      }
    } catch (error) {
      if (signal.aborted) return 'aborted'
      if (connection.isFinal(error)) {
        connection.onRefused?.(error)
        return 'refused'
      }
    }
    await connection.wait(retryDelay(attempt), signal)
  }
  return active.size === 0 ? 'ended' : 'aborted'
}
