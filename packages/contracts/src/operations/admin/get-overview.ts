import { z } from 'zod'
import { operation } from '../../operation.ts'
import { runSummary } from './run-summary.ts'

const count = z.number().int()
const seconds = z.number().nullable()

/** Work of a queue. Ages are null where there is none. */
const queue = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  oldest_waiting_seconds: seconds,
  oldest_running_seconds: seconds,
  /** Workers alive that serve it. */
  workers: count,
})

/** A worker process. `host` and `queues` are null for one of an older version. */
const worker = z.object({
  id: z.string(),
  host: z.string().nullable(),
  queues: z.array(z.string()).nullable(),
  started_at: z.string(),
  heartbeat_at: z.string(),
  is_alive: z.boolean(),
  /** Work that it is doing. */
  running: count,
})

/** A cache with its size and limit in bytes; `bytes` is null where counting would be slow. */
const cache = z.object({ name: z.enum(['render', 'copies']), bytes: z.number().nullable(), max_bytes: z.number() })

const storage = z.object({
  /** Where files are: the data folder, or the name of a bucket. */
  kind: z.enum(['disk', 'bucket']),
  bucket: z.string().nullable(),
  /** Size of all stored files, equal ones counted once. */
  stored_bytes: z.number(),
  /** The disk of the data folder of the API process. */
  disk_free_bytes: z.number(),
  disk_total_bytes: z.number(),
  min_free_bytes: z.number(),
  caches: z.array(cache),
})

const overview = z.object({
  /** When the figures were read. */
  time: z.string(),
  version: z.string(),
  /** What the API process needs; `reason` is null for a check that passed. */
  checks: z.array(z.object({ name: z.string(), reason: z.string().nullable() })),
  queues: z.array(queue),
  workers: z.array(worker),
  /** What ended within the last hour. */
  last_hour: z.object({
    runs_succeeded: count,
    runs_failed: count,
    runs_canceled: count,
    calls_done: count,
    calls_failed: count,
  }),
  unfinished_runs: z.object({ total: count, oldest: z.array(runSummary) }),
  /** Newest first. */
  failures: z.array(runSummary),
  storage,
  /** Settings that limit what the installation keeps and does; values as in the environment. */
  limits: z.array(z.object({ name: z.string(), value: z.string(), is_default: z.boolean() })),
  /** URL of the log with `{runId}` in it; null: none is set. */
  log_url: z.string().nullable(),
})
export type Overview = z.infer<typeof overview>

export const getOverview = operation({
  method: 'GET',
  path: '/admin/overview',
  tags: ['Administration'],
  summary: 'Get the state of this installation (staff)',
  access: 'staff',
  description:
    'Returns health checks, queues, workers, unfinished runs (the oldest first), recent failures, storage and limits of this installation.',
}).output(overview)
