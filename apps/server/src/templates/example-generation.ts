import { and, eq, ne, sql } from 'drizzle-orm'
import { run } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { cancelInTransaction } from '../runs/cancel-run.ts'
import { isStopped } from '../runs/run-stopped.ts'
import { type ExampleStart, type ExampleServices, startExample } from './start-example.ts'
import { EXAMPLE_AUTHOR_ID } from './example.ts'
import { EXAMPLES } from './examples.ts'

export type ExampleGenerationServices = ExampleServices & {
  /** Null when exports work. */
  readonly exportProblem: () => Promise<string | null>
  readonly log: { info(message: string, data?: object): void; warn(message: string, data?: object): void }
}

/** Delay after the start, when users may be signing up. */
const FIRST_CHECK_MS = 20_000
const CHECK_MS = 3_000

/**
 * Generates the examples in the background, one at a time, and only while no user generates a story; an example in progress is cancelled
 * for a user's story and generated later. Stops when all exist.
 */
export function startExampleGeneration(
  services: ExampleGenerationServices,
  times = { firstMs: FIRST_CHECK_MS, everyMs: CHECK_MS },
): { stop(): void } {
  const tried = new Set<string>()
  let timer = setTimeout(() => void check(), times.firstMs)
  let hasEnded = false

  async function check(): Promise<void> {
    const state = await round(services, tried).catch((error: unknown) => {
      services.log.warn('examples', { error })
      return 'wait' as const
    })
    if (state !== 'done' && !hasEnded) timer = setTimeout(() => void check(), times.everyMs)
  }

  return {
    stop() {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}

async function round(services: ExampleGenerationServices, tried: Set<string>): Promise<ExampleStart['state']> {
  const givenUp = await yieldToUsers(services)
  if (givenUp !== null) tried.delete(givenUp)
  if ((await services.exportProblem()) !== null) return 'wait'
  const begun = await startExample(services, EXAMPLES, tried)
  if (begun.state !== 'begun') return begun.state
  tried.add(begun.key)
  services.log.info('an example is being made', { key: begun.key })
  return 'begun'
}

/** Cancels the example in progress when a user's story is waiting for this machine; returns its key. */
async function yieldToUsers({ db, pool, durable }: ExampleServices): Promise<string | null> {
  const isOfExample = and(eq(run.userId, EXAMPLE_AUTHOR_ID), eq(run.status, 'RUN_RUNNING'))
  const [making] = await db.select({ id: run.id, input: run.input }).from(run).where(isOfExample).limit(1)
  if (!making) return null
  const isOfPerson = and(ne(run.userId, EXAMPLE_AUTHOR_ID), eq(run.status, 'RUN_RUNNING'))
  const [waiting] = await db
    .select({ one: sql`1` })
    .from(run)
    .where(isOfPerson)
    .limit(1)
  if (!waiting) return null
  try {
    await inTransaction(pool, (tx) => cancelInTransaction(tx, making.id))
  } catch (error) {
    if (isStopped(error)) return null
    throw error
  }
  await durable.cancel(making.id)
  return String(making.input['example'])
}
