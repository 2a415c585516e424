import type { api } from '../../../api/client.ts'
import type { StreamProblem } from './stream-problem.ts'

type Events = Awaited<ReturnType<typeof api.workflow.statusStream>>
/** One event of a run's stream. */
export type RunEvent = Events extends AsyncIterable<infer E> ? E : never
/** The story as the progress page shows it. */
export type RunStory = Awaited<ReturnType<typeof api.stories.get>>

/** Data of the progress page. `receivedAt`: time of the last event in ms. */
export type RunViewModel = {
  readonly workflowRunId: string
  readonly story: RunStory
  readonly event: RunEvent
  readonly receivedAt: number
  readonly problem: StreamProblem | null
}
