import { AppError } from '@fablecut/contracts/errors/app-error'
import type { DetectedTrack } from '@fablecut/domain/captions/detected-captions'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { findOwnMedia } from '../media/find-own-media.ts'
import { run } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import type { RunHub } from '../runs/run-hub.ts'
import { priceOf, requireExpectedPrice } from '../credits/require-price.ts'
import { startSideRun } from '../runs/start-side-run.ts'
import type { Viewer } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { type CaptionsInput, mediaIdsOf, readCaptionsOutput } from './captions-input.ts'
import { detectCaptions } from '../runs/workflow-names.ts'
import { type CaptionRequest, readCaptionRequest, secondsOf } from './caption-request.ts'
import { lockOwnStory } from './own-document.ts'

const COST_KEY = 'story.caption_generation'
/** How long a repeated request gets the same result, e.g. after a lost connection. */
const RESULT_REUSE_INTERVAL = sql`interval '10 minutes'`

export type CaptionDetection = CaptionRequest & {
  readonly viewer: Viewer
  readonly storyId: string
  readonly expectedCredits: number | undefined
}

export type Captions = Readonly<Record<string, DetectedTrack>>
type Outcome = { readonly success: true; readonly captions: Captions } | { readonly success: false; readonly message: string }

/**
 * Detects captions in a side run and waits for its end. The same request during the run or shortly after it gets the same result and is charged once.
 * 401, 402, 403, 404, 409 PRICE_CHANGED, 422 (ED-78).
 */
export async function generateCaption(services: StoryServices, hub: RunHub, detection: CaptionDetection): Promise<Outcome> {
  const question = readCaptionRequest(detection, services.limits.filmSeconds)
  const runId = await inTransaction(services.pool, (tx) => findOrStart(tx, services, detection, question))
  const ended = await waitForEnd(services, hub, runId)
  if (ended.status === 'RUN_SUCCESS') return { success: true, captions: readCaptionsOutput(ended.output) }
  return { success: false, message: ended.error ?? '' }
}

/** The lock of the story makes concurrent equal requests find one run. */
async function findOrStart(
  tx: OpenTransaction,
  services: StoryServices,
  detection: CaptionDetection,
  question: CaptionsInput,
): Promise<string> {
  const { id: storyId, userId } = await lockOwnStory(tx, detection.storyId, detection.viewer)
  const known = await findSame(tx, { storyId, userId, content: question.content })
  if (known) return known
  await requireOwnAudio(tx, userId, question)
  const price = priceOf(services.prices, COST_KEY, { duration_seconds: secondsOf(question) })
  requireExpectedPrice(price.credits, detection.expectedCredits)
  const runId = newId()
  await startSideRun(tx, services, {
    runId,
    storyId,
    userId,
    kind: 'captions',
    workflow: detectCaptions,
    costKey: COST_KEY,
    credits: price.credits,
    input: { ...question },
  })
  return runId
}

async function findSame(tx: OpenTransaction, { storyId, userId, content }: { storyId: string; userId: string; content: string }) {
  const isFresh = or(
    eq(run.status, 'RUN_RUNNING'),
    and(eq(run.status, 'RUN_SUCCESS'), sql`${run.finishedAt} > now() - ${RESULT_REUSE_INTERVAL}`),
  )
  const [same] = await tx.db
    .select({ id: run.id })
    .from(run)
    .where(
      and(eq(run.storyId, storyId), eq(run.userId, userId), eq(run.kind, 'captions'), sql`${run.input}->>'content' = ${content}`, isFresh),
    )
    .orderBy(desc(run.createdAt))
    .limit(1)
  return same?.id
}

async function requireOwnAudio(tx: OpenTransaction, userId: string, question: CaptionsInput): Promise<void> {
  for (const id of mediaIdsOf(question)) {
    const file = await findOwnMedia(tx.db, userId, id)
    if (file?.resourceType !== 'audio') throw new AppError('NOT_FOUND', { message: `Media asset with ID ${id} not found` })
  }
}

/** Polling interval without notifications, in ms. */
const POLL_MS = 2000

async function waitForEnd({ db }: Pick<StoryServices, 'db'>, hub: RunHub, runId: string) {
  for (;;) {
    const notification = nextNotification(hub, runId)
    try {
      const [row] = await db.select({ status: run.status, error: run.error, output: run.output }).from(run).where(eq(run.id, runId))
      if (!row) throw new AppError('STORY_NOT_FOUND')
      if (row.status !== 'RUN_RUNNING') return row
      await notification.come
    } finally {
      notification.stop()
    }
  }
}

/** Subscribed before the run is read, so that its end is not missed. */
function nextNotification(hub: RunHub, runId: string): { readonly come: Promise<void>; stop(): void } {
  const { promise: notified, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, POLL_MS)
  const unwatch = hub.watch(runId, () => resolve())
  return {
    come: notified,
    stop() {
      clearTimeout(timer)
      unwatch()
    },
  }
}
