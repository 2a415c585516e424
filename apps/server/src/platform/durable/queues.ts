/**
 * Queues of durable work with their limits per worker, and the share of a user's parallel calls that they may take. Where several users wait, they are
 * served in turn, however much each has queued. A null limit is one of each worker's own.
 */
const QUEUES = {
  /** Runs of stories, whose workflows mostly wait: with few places, those of the first users would keep all others waiting. */
  runs: { workerConcurrency: 100, share: null },
  speech: { workerConcurrency: 4, share: 1 },
  music: { workerConcurrency: 2, share: 0.5 },
  images: { workerConcurrency: 4, share: 1 },
  videos: { workerConcurrency: 4, share: 1 },
  /** Encoding takes a core: a worker that has taken more segments than it has cores keeps others from taking them. */
  segments: { workerConcurrency: null, share: 0.5 },
} as const
/** Unfinished runs of a user that are worked on at the same time; MAX_UNFINISHED_RUNS limits how many there are. */
const PARALLEL_RUNS = 10

export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

export type Parallelism = {
  /** Calls of one user at the same time. */
  readonly parallelCalls: number
  /** Segments that this worker encodes at the same time. */
  readonly parallelSegments: number
}

/** Limits of a queue per worker, here of this one, and per user over all workers. */
export function queueLimits(name: QueueName, { parallelCalls, parallelSegments }: Parallelism) {
  const { workerConcurrency, share } = QUEUES[name]
  return {
    workerConcurrency: workerConcurrency ?? parallelSegments,
    partitionConcurrency: share === null ? PARALLEL_RUNS : Math.ceil(parallelCalls * share),
  }
}

/** How many workflows of each queue this worker runs at the same time. */
export const workerLimits = (parallelism: Parallelism): ReadonlyMap<string, number> =>
  new Map(QUEUE_NAMES.map((name) => [name, queueLimits(name, parallelism).workerConcurrency]))

const POLL_MS = 100
/** Beyond this number, more workers poll less often each. */
const OFTEN_POLLING_WORKERS = 8

/**
 * Polling interval of each queue and worker, in milliseconds. All workers together poll a queue 80 times a second at most, so that their number does not load
 * the database, and new work is found as soon as with few workers.
 */
export const pollInterval = (workers: number): number => POLL_MS * Math.max(1, workers / OFTEN_POLLING_WORKERS)

/** The queues named in a list like `images,videos`; undefined for an unknown name or an empty list. */
export function parseQueueNames(text: string): readonly QueueName[] | undefined {
  const names = text.split(',').map((name) => name.trim())
  const known = QUEUE_NAMES.filter((name) => names.includes(name))
  return names.every((name) => known.some((queue) => queue === name)) ? known : undefined
}
