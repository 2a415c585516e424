import type { ExportStep } from '@fablecut/contracts/operations/workflow/export-story'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RunEnd, RunWatch } from '../../story-data/runs/run-watch.ts'
import { estimatedSeconds, leastPercentOf, nextPercent } from '../../story-data/exports/export-progress.ts'
import type { Platform, ShareAction } from './share-state.ts'

/** Delay between the end of the run and the follow-up action, in ms. */
export const FOLLOW_UP_MS = 1000
const TICK_MS = 250

export type ExportRequest = {
  readonly storyId: string
  readonly removeWatermark: boolean
  readonly action: ShareAction
  /** Duration of the story, in seconds. */
  readonly duration: number | null
}

/** `percent` null: no export is running. */
export type ExportState = { readonly percent: number | null }

export type ExportPorts = {
  readonly start: (body: ReturnType<typeof startBody>) => Promise<{ readonly workflowRunId: string; readonly status: StoryStatus }>
  readonly runs: RunWatch
  readonly schedule: (work: () => void, milliseconds: number) => () => void
  readonly now: () => number
  /** Called when the run has started, and when it has ended. */
  readonly onStarted: (workflowRunId: string) => void
  readonly onEnded: () => Promise<void>
}

export type ExportResult =
  | { readonly kind: 'done'; readonly output: Readonly<Record<string, unknown>> | null }
  /** `error`: of the start; null if the run failed or did not end in time. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The caller stopped waiting. */
  | { readonly kind: 'dropped' }

export type ExportFlow = {
  readonly store: StoreApi<ExportState>
  /** Exports the video; resolves one second after its end. One export at a time. Never throws. */
  run(order: ExportRequest): Promise<ExportResult>
  /** Stops waiting: `run` resolves with `dropped`, and the export goes on. */
  drop(): void
}

const STEPS: Record<ShareAction, readonly ExportStep[]> = {
  download: [],
  generate_link: ['generate_link'],
  publish: ['publish'],
  share_link_native: ['generate_link'],
  share_file_native: [],
}

export function startBody({ storyId, removeWatermark, action }: ExportRequest) {
  const steps = STEPS[action]
  return { story_id: storyId, remove_watermark: removeWatermark, ...(steps.length > 0 && { extra_steps: [...steps] }) }
}

/** Name of an action for `Failed to {action}`. */
export const failedAction = (
  action: ShareAction,
  platform: Platform | null,
  names: Readonly<Record<ShareAction, string>>,
  ofPlatforms: string,
): string => (platform ? ofPlatforms : names[action])

/** Starts, follows and shows an export of the share popup. */
export function createExportFlow(ports: ExportPorts): ExportFlow {
  const store = createStore<ExportState>(() => ({ percent: null }))
  let waiting: ((end: ExportResult) => void) | null = null

  const showProgress = (duration: number | null) => {
    const [from, estimate] = [ports.now(), estimatedSeconds(duration)]
    let floor = 0
    let stop: (() => void) | null = null
    const show = (): void =>
      store.setState(({ percent }) => ({ percent: nextPercent(percent ?? 0, (ports.now() - from) / 1000, estimate, floor) }))
    const tick = (): void => {
      show()
      stop = ports.schedule(tick, TICK_MS)
    }
    tick()
    return {
      at: (status: StoryStatus | undefined) => {
        floor = Math.max(floor, status ? leastPercentOf(status) : 0)
        show()
      },
      stop: () => stop?.(),
    }
  }

  const endOfRun = async ({ workflowRunId, status }: Awaited<ReturnType<ExportPorts['start']>>, duration: number | null) => {
    const progress = showProgress(duration)
    progress.at(status)
    const end = await new Promise<RunEnd>((resolve) => ports.runs.watch(workflowRunId, resolve, ({ step }) => progress.at(step)))
    progress.stop()
    return end
  }

  const follow = async (order: ExportRequest): Promise<ExportResult> => {
    let end: RunEnd
    try {
      const started = await ports.start(startBody(order))
      ports.onStarted(started.workflowRunId)
      end = await endOfRun(started, order.duration)
    } catch (error) {
      return { kind: 'failed', error }
    }
    if (end.kind === 'done') store.setState({ percent: 100 })
    const pause = end.kind === 'done' ? new Promise<void>((resolve) => ports.schedule(resolve, FOLLOW_UP_MS)) : null
    await Promise.all([ports.onEnded(), pause])
    return end.kind === 'done' ? { kind: 'done', output: end.output } : { kind: 'failed', error: null }
  }

  return {
    store,
    async run(order) {
      if (store.getState().percent !== null) return { kind: 'dropped' }
      store.setState({ percent: 0 })
      const end = await Promise.race([
        follow(order).finally(() => store.setState({ percent: null })),
        new Promise<ExportResult>((resolve) => (waiting = resolve)),
      ])
      waiting = null
      return end
    },
    drop() {
      waiting?.({ kind: 'dropped' })
    },
  }
}
