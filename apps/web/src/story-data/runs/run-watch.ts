import type { RunStatus, StoryStatus } from '@fablecut/domain/story/status'
import { statusTexts } from '../../texts/story-status.ts'

/** Poll interval in ms, and maximum polls per run. */
export const RUN_WATCH = { intervalMs: 3000, maxAttempts: 100 } as const

export type RunState = {
  readonly workflowRunId: string
  readonly status: RunStatus
  readonly output: Readonly<Record<string, unknown>> | null
  readonly error: string | null
  /** Status of its story. */
  readonly step?: StoryStatus
}

/** How a run ended, with a user-facing reason. `lost`: it was polled a hundred times. */
export type RunEnd =
  | { readonly kind: 'done'; readonly output: RunState['output'] }
  | { readonly kind: 'failed' | 'lost'; readonly error: string }

export type RunWatchPorts = {
  /** One request for all of them; `signal` aborts when the watch is stopped. */
  readonly poll: (workflowRunIds: readonly string[], signal: AbortSignal) => Promise<readonly RunState[]>
  readonly later: (work: () => void, milliseconds: number) => () => void
  /** Polling pauses while the page is hidden. */
  readonly isHidden: () => boolean
}

export type RunWatch = {
  /** `onUpdate` is called with every state but the last. */
  watch(workflowRunId: string, onEnd: (end: RunEnd) => void, onUpdate?: (run: RunState) => void): void
  isWatching(workflowRunId: string): boolean
  stop(): void
}

/** Polls all watched runs every three seconds until they end; failed polls are retried. */
export function startRunWatch({ poll, later, isHidden }: RunWatchPorts): RunWatch {
  const open = new Map<string, { attempts: number; onEnd: (end: RunEnd) => void; onUpdate?: (run: RunState) => void }>()
  let cancel: (() => void) | null = null
  let request = new AbortController()

  const settle = (id: string, end: RunEnd): void => {
    const run = open.get(id)
    open.delete(id)
    run?.onEnd(end)
  }
  const pollOpenRuns = async (): Promise<void> => {
    const ids = [...open.keys()]
    const runs = await poll(ids, request.signal).catch(() => [])
    for (const run of runs) {
      const end = endOf(run)
      if (end) settle(run.workflowRunId, end)
      else open.get(run.workflowRunId)?.onUpdate?.(run)
    }
    for (const id of ids) {
      const run = open.get(id)
      if (!run) continue
      run.attempts += 1
      if (run.attempts >= RUN_WATCH.maxAttempts) settle(id, { kind: 'lost', error: statusTexts.timedOut(RUN_WATCH.maxAttempts) })
    }
  }
  const tick = (): void => {
    cancel = null
    if (open.size === 0) return
    if (isHidden()) return schedule()
    void pollOpenRuns().finally(schedule)
  }
  const schedule = (): void => {
    if (open.size > 0) cancel ??= later(tick, RUN_WATCH.intervalMs)
  }
  return {
    watch(workflowRunId, onEnd, onUpdate) {
      if (open.has(workflowRunId)) return
      open.set(workflowRunId, { attempts: 0, onEnd, onUpdate })
      schedule()
    },
    isWatching: (workflowRunId) => open.has(workflowRunId),
    stop() {
      open.clear()
      cancel?.()
      cancel = null
      request.abort()
      request = new AbortController()
    },
  }
}

function endOf({ status, output, error }: RunState): RunEnd | null {
  if (status === 'RUN_RUNNING') return null
  return status === 'RUN_SUCCESS' ? { kind: 'done', output } : { kind: 'failed', error: error ?? statusTexts.executionFailed }
}
