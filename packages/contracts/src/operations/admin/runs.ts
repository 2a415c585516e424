import { z } from 'zod'
import { operation } from '../../operation.ts'
import { runSummary } from './run-summary.ts'

const optionalTime = z.string().nullable()

const workStep = z.object({ name: z.string(), started_at: optionalTime, finished_at: optionalTime, error: z.string().nullable() })

/** Durable work of a run: the run itself, or a part of it such as one shot. */
const work = z.object({
  id: z.string(),
  name: z.string(),
  queue: z.string().nullable(),
  status: z.enum(['waiting', 'running', 'done', 'failed', 'canceled']),
  /** Id of the worker that has or had it. */
  worker: z.string().nullable(),
  /** How often it was started. */
  attempts: z.number().int(),
  created_at: z.string(),
  started_at: optionalTime,
  finished_at: optionalTime,
  steps: z.array(workStep),
})

const call = z.object({
  id: z.string(),
  kind: z.string(),
  engine: z.string(),
  shot_id: z.string().nullable(),
  state: z.enum(['intent', 'submitted', 'done', 'failed']),
  /** How often it was sent to the engine. */
  submissions: z.number().int(),
  created_at: z.string(),
  finished_at: optionalTime,
  error: z.string().nullable(),
})

const runDetails = z.object({
  run: runSummary,
  /** In the order of their start; at most 300, with at most 1000 steps. */
  work: z.array(work),
  /** In the order of their start; at most 300. */
  calls: z.array(call),
  /** How a retry works: the unfinished work is given to a worker again, or the film is finished from what was generated. Null: there is nothing to retry. */
  retry: z.enum(['requeue', 'recover']).nullable(),
})
export type RunDetails = z.infer<typeof runDetails>

const runId = z.object({ id: z.string().max(100) })

export const getRun = operation({
  method: 'GET',
  path: '/admin/runs/{id}',
  tags: ['Administration'],
  summary: 'Get work and engine calls of a run (staff)',
  access: 'staff',
  description: 'Returns a run with its durable work, their steps, and its calls of engines.',
  errors: ['NOT_FOUND'],
})
  .input(runId)
  .output(runDetails)

export const retryRun = operation({
  method: 'POST',
  path: '/admin/runs/{id}/retry',
  tags: ['Administration'],
  summary: 'Retry a run (staff)',
  access: 'staff',
  description:
    'Gives the unfinished work of a run to a worker again, as if its worker had died: finished steps and calls are not repeated, and nothing is charged again. A failed run whose film can be finished from what was generated is recovered free of charge, as its creator can. 409 for any other run.',
  errors: ['NOT_FOUND', 'CONFLICT', 'RUN_IN_PROGRESS', 'OUT_OF_SPACE', 'TOO_MANY_RUNS'],
})
  .input(runId)
  .output(z.object({ run_id: z.string() }))

export const cancelRunAsStaff = operation({
  method: 'POST',
  path: '/admin/runs/{id}/cancel',
  tags: ['Administration'],
  summary: 'Cancel a run (staff)',
  access: 'staff',
  description: 'Cancels a run of any account, as its creator can: credits that were not captured are released. 409 for a finished run.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(runId)
  .output(z.object({ run_id: z.string() }))
