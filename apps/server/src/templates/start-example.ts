import type { Composer } from '@fablecut/generation/ports/composer'
import { musicPriceInputs } from '@fablecut/contracts/wire/priced-action'
import { musicShotCount } from '@fablecut/domain/pricing/story-prices'
import { DEFAULT_FPS, frameSize } from '@fablecut/domain/story/category'
import { type SQL, and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { trimSong } from '../music/trim-song.ts'
import type { Database } from '../platform/database/client.ts'
import { media, run, story } from '../platform/database/schema.ts'
import type { DurableClient } from '../platform/durable/client.ts'
import { newId } from '../platform/new-id.ts'
import type { Limits } from '../platform/limit-settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { productVersion } from '../platform/version.ts'
import { requireFreeDisk } from '../media/require-space.ts'
import { startRun } from '../runs/start-run.ts'
import { seedOf } from '../runs/read-run.ts'
import { EXAMPLE_AUTHOR_ID, type Example } from './example.ts'
import { songInputs } from './examples.ts'

export type ExampleServices = {
  readonly pool: pg.Pool
  readonly db: Database
  readonly storage: Storage
  readonly durable: DurableClient
  readonly limits: Limits
  readonly composer: Composer
  /** Folder for trimming the song. */
  readonly workFolder: string
}

/** Attempts per example and version; every start of a worker retries a failed one once. */
const MAX_TRIES = 3

/** `wait`: users' stories come first, or another example is being generated. `done`: none is left. */
export type ExampleStart = { readonly state: 'begun'; readonly key: string } | { readonly state: 'wait' | 'done' }

/** Starts the first missing example as an ordinary run, free of charge. Of concurrent calls one starts it. `tried`: keys not to retry. */
export async function startExample(
  services: ExampleServices,
  examples: readonly Example[],
  tried: ReadonlySet<string>,
): Promise<ExampleStart> {
  await requireFreeDisk(services)
  return inTransaction(services.pool, async (tx) => {
    const { rows } = await tx.db.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended('fablecut examples', 0)) AS mine`,
    )
    if (!rows[0]?.mine || (await isAnyRunning(tx))) return { state: 'wait' }
    const next = await firstMissing(tx, examples, tried)
    if (!next) {
      await deleteReplaced(tx, examples)
      return { state: 'done' }
    }
    if (await hasRecentStart(tx)) return { state: 'wait' }
    await begin(services, tx, next)
    return { state: 'begun', key: next.key }
  })
}

async function isAnyRunning({ db }: OpenTransaction): Promise<boolean> {
  const running = await db.select({ id: run.id }).from(run).where(eq(run.status, 'RUN_RUNNING')).limit(1)
  return running.length > 0
}

/** Whether a user started a story within the last minute. */
async function hasRecentStart({ db }: OpenTransaction): Promise<boolean> {
  const isLate = and(ne(run.userId, EXAMPLE_AUTHOR_ID), sql`${run.createdAt} > now() - interval '1 minute'`)
  return (await db.select({ id: run.id }).from(run).where(isLate).limit(1)).length > 0
}

async function firstMissing(tx: OpenTransaction, examples: readonly Example[], tried: ReadonlySet<string>): Promise<Example | null> {
  for (const example of examples) if (!tried.has(example.key) && (await isMissing(tx, example.key))) return example
  return null
}

async function isMissing({ db }: OpenTransaction, key: string): Promise<boolean> {
  const [known] = await db.select({ status: story.status }).from(story).where(eq(story.templateKey, key))
  if (known && !known.status.startsWith('failed')) return false
  const ofThisVersion = sql`${run.input} @> ${JSON.stringify({ example: key, version: productVersion })}::jsonb`
  const tries = await db.$count(run, and(eq(run.userId, EXAMPLE_AUTHOR_ID), eq(run.status, 'RUN_FAILED'), ofThisVersion))
  return tries < MAX_TRIES
}

async function begin(services: ExampleServices, tx: OpenTransaction, example: Example): Promise<void> {
  await deleteFailed(tx, example.key)
  const [runId, storyId] = [newId(), newId()]
  await tx.db.insert(story).values({
    id: storyId,
    userId: EXAMPLE_AUTHOR_ID,
    categoryId: example.category,
    status: 'pending',
    isTemplate: true,
    templateKey: example.key,
    title: example.title,
    categoryInputs: { ...(await inputsOf(services, example)), seed: seedOf(example.key) % 1e6 },
    ...frameSize(example.aspectRatio),
    fps: DEFAULT_FPS,
  })
  const free = { costKey: null, credits: 0, usesFreeStory: false } as const
  const input = { example: example.key, version: productVersion }
  await startRun(tx, services, { runId, storyId, userId: EXAMPLE_AUTHOR_ID, kind: 'generate', status: 'pending', ...free, input })
}

/** Deletes a failed attempt before the next. */
const deleteFailed = (tx: OpenTransaction, key: string): Promise<void> => deleteExamples(tx, eq(story.templateKey, key))

/** Deletes the examples of earlier versions once one of this version is finished; copies of them stay. */
async function deleteReplaced(tx: OpenTransaction, examples: readonly Example[]): Promise<void> {
  const keys = examples.map(({ key }) => key)
  const finished = await tx.db.$count(story, and(inArray(story.templateKey, keys), eq(story.status, 'completed')))
  if (finished > 0) await deleteExamples(tx, and(eq(story.userId, EXAMPLE_AUTHOR_ID), notInArray(story.templateKey, keys)))
}

async function deleteExamples({ db }: OpenTransaction, which: SQL | undefined): Promise<void> {
  const deleted = await db
    .update(story)
    .set({ templateKey: null, isTemplate: false, deletedAt: sql`now()` })
    .where(and(which, isNull(story.deletedAt)))
    .returning({ id: story.id })
  const ids = deleted.map(({ id }) => id)
  await db
    .update(media)
    .set({ isDeleted: true, updatedAt: sql`now()` })
    .where(inArray(media.storyId, ids))
}

async function inputsOf(services: ExampleServices, example: Example): Promise<Example['inputs']> {
  if (!example.song) return example.inputs
  const { url: musicUrl, startSeconds, endSeconds } = example.song
  const trim = { userId: EXAMPLE_AUTHOR_ID, musicUrl, startSeconds, endSeconds }
  const inputs = songInputs(example, await trimSong({ ...services, uploadFolder: services.workFolder }, trim))
  return { ...inputs, num_shots: musicShotCount(musicPriceInputs.parse(inputs)) }
}
