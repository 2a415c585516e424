import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { query } from '../../api/client.ts'
import { codeOf } from '../../api/error.ts'
import { meQuery } from '../../session/me.ts'

const output = z.object({
  video_url: z.string(),
  thumbnail_url: z.string(),
  ai_model: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ActionResult = z.infer<typeof output>

type ActionRun =
  | { readonly state: 'loading' | 'waiting' | 'running' | 'unknown' | 'lost' }
  | { readonly state: 'failed' | 'canceled'; readonly message: string | null }
  | { readonly state: 'done'; readonly result: ActionResult }

const POLL_MS = 3_000
/** Answers that asking again does not change. */
const FINAL_CODES: ReadonlySet<string | null> = new Set(['INVALID_WORKFLOW_IDS', 'UNAUTHORIZED'])

/** A run with its result, polled until it has ended. */
export function useActionRun(workflowRunId: string): ActionRun {
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...query.workflow.status.queryOptions({ input: { workflowRunIds: [workflowRunId] } }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => {
      const isOver = state.data !== undefined && state.data.status !== 'RUN_RUNNING'
      return isOver || FINAL_CODES.has(codeOf(state.error)) ? false : POLL_MS
    },
  })
  const isOver = data !== undefined && data.status !== 'RUN_RUNNING'
  useEffect(() => {
    if (!isOver) return
    for (const queryKey of [meQuery.queryKey, query.credits.key(), query.media.key()]) void client.invalidateQueries({ queryKey })
  }, [isOver, client])
  if (FINAL_CODES.has(codeOf(error))) return { state: 'unknown' }
  if (!data) return { state: error ? 'lost' : 'loading' }
  return stateOf(data)
}

type Polled = { readonly status: string | null; readonly step: string | null; readonly error: string | null; readonly output: unknown }

function stateOf({ status, step, error, output: given }: Polled): ActionRun {
  if (status === 'RUN_RUNNING') return { state: step === 'pending' ? 'waiting' : 'running' }
  if (status === 'RUN_CANCELED') return { state: 'canceled', message: null }
  const result = output.safeParse(given)
  return status === 'RUN_SUCCESS' && result.success ? { state: 'done', result: result.data } : { state: 'failed', message: error }
}
