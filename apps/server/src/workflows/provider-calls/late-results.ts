import type { JobReference } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { type Route, engineOfRoute } from '@fablecut/generation/provider/routes'
import { fitClip } from '@fablecut/render/fit/fit-clip'
import { fitImage } from '@fablecut/render/fit/fit-image'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { and, eq, inArray } from 'drizzle-orm'
import { callSubmission } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { saveTake } from '../run/save-take.ts'
import { fetchResult } from './fetch-result.ts'
import { fitResult } from './fit-result.ts'
import type { ProviderWork } from './provider-work.ts'
import { statusTimeout } from './status-timeout.ts'
import type { StoredResult } from './stored-result.ts'

/** A submission whose call is over, and whose job may have ended since. */
type LateSubmission = {
  readonly callId: string
  readonly number: number
  readonly model: string
  readonly connection: string
  readonly state: 'failed' | 'accepted' | 'submitted' | 'fetched'
  readonly job: JobReference | null
  /** What was fetched of it already. */
  readonly result: StoredResult | null
  readonly kind: string
  readonly runId: string
  readonly userId: string
  readonly storyId: string
  /** Null for what belongs to no shot, and for a shot that was deleted. */
  readonly shotId: string | null
  readonly title: string
  readonly prompt: string | null
  readonly width: number
  readonly height: number
  readonly fps: number
}

/**
 * Jobs that did not end before their deadline, for a day; and those of runs that are over, whose worker died before it could cancel them or save what they made.
 */
const LATE = `
  SELECT s.call_id AS "callId", s.number, s.model, s.connection, s.state, s.job, s.result, c.kind, c.run_id AS "runId", run.user_id AS "userId",
    story.id AS "storyId", shot.shot_id AS "shotId", coalesce(shot.title, '') AS title,
    CASE c.kind WHEN 'image' THEN shot.image_prompt ELSE shot.video_prompt END AS prompt, story.width, story.height, story.fps
  FROM call_submission s JOIN call c ON c.id = s.call_id JOIN run ON run.id = c.run_id JOIN story ON story.id = run.story_id
    LEFT JOIN shot ON shot.story_id = story.id AND shot.shot_id = c.shot_id
  WHERE (s.state = 'failed' AND s.error_code = 'deadline_passed' AND s.job IS NOT NULL AND s.finished_at > now() - interval '1 day')
    OR (s.state IN ('submitted', 'accepted', 'fetched') AND run.status <> 'RUN_RUNNING' AND run.finished_at < now() - interval '2 minutes')
  ORDER BY s.submitted_at LIMIT 100`

/**
 * Asks once more for jobs whose call was given up. A picture or clip that was made after all becomes a further take of its shot, free for its creator; what cannot
 * be used is recorded as paid for nothing. Repeating it changes nothing.
 */
export async function fetchLateResults(work: ProviderWork): Promise<void> {
  const { rows } = await work.pool.query<LateSubmission>(LATE)
  for (const late of rows)
    await settle(late, work).catch((error: unknown) => work.log.warn('a late result', { callId: late.callId, error: String(error) }))
}

async function settle(late: LateSubmission, work: ProviderWork): Promise<void> {
  const route = work.routes.findById(late.model, late.connection)
  if (late.result !== null && route) return settleResult(late, work, route, async () => late.result!)
  if (late.job === null) return end(late, work, { state: 'unknown', isCharged: null, error: 'The answer was not received' })
  if (!route) return late.state === 'failed' ? undefined : end(late, work, { state: 'cancelled', isCharged: null })
  const { provider, row } = route
  if (late.state === 'accepted') await provider.cancel(row, late.job, statusTimeout()).catch(() => undefined)
  const state = await provider.check(row, late.job, statusTimeout())
  if (state.state === 'pending') return late.state === 'accepted' ? end(late, work, { state: 'cancelled', isCharged: null }) : undefined
  if (state.state === 'failed') {
    const { code, message, isCharged } = state.error
    return end(late, work, { state: 'failed', errorCode: code, error: message, isCharged })
  }
  await settleResult(late, work, route, () => fetchResult(route, state.result, work))
}

/** A result becomes a take; what cannot be one was paid for nothing. */
async function settleResult(late: LateSubmission, work: ProviderWork, route: Route, read: () => Promise<StoredResult>): Promise<void> {
  const inVain = (error: string) => end(late, work, { state: 'failed', errorCode: 'expired', error, isCharged: true })
  if (late.shotId === null || (late.kind !== 'image' && late.kind !== 'video')) return inVain('It was made too late to be used')
  try {
    await keep(late, route, await read(), work)
  } catch (error) {
    if (!(error instanceof UnfitMedia) && !(error instanceof ProviderError)) throw error
    await inVain(error.message)
  }
}

type Change = Partial<typeof callSubmission.$inferInsert>

const isUnsettled = ({ callId, number }: LateSubmission) =>
  and(
    eq(callSubmission.callId, callId),
    eq(callSubmission.number, number),
    inArray(callSubmission.state, ['failed', 'accepted', 'submitted', 'fetched']),
  )

async function end(late: LateSubmission, { pool }: ProviderWork, change: Change): Promise<void> {
  await inTransaction(pool, (tx) =>
    tx.db
      .update(callSubmission)
      .set({ ...change, finishedAt: new Date() })
      .where(isUnsettled(late)),
  )
}

async function keep(late: LateSubmission, route: Route, result: StoredResult, { pool }: ProviderWork): Promise<void> {
  const { blob, mimeType, metadata } = await fitted(late, result)
  await inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.db
      .update(callSubmission)
      .set({ state: 'kept', result, isCharged: true, finishedAt: new Date() })
      .where(isUnsettled(late))
    // Another worker was faster.
    if (rowCount === 0) return
    const { userId, storyId, runId, title, prompt } = late
    const resourceType = late.kind === 'image' ? 'image' : 'video'
    const take = {
      userId,
      storyId,
      shotId: late.shotId!,
      runId,
      title,
      prompt,
      resourceType,
      role: 'take',
      blob,
      mimeType,
      metadata,
    } as const
    await saveTake(tx, { ...take, aiModel: engineOfRoute(route) })
  })
}

type Fitted = { readonly blob: StoredBlob; readonly mimeType: string; readonly metadata: Record<string, unknown> }

async function fitted({ kind, width, height, fps }: LateSubmission, result: StoredResult): Promise<Fitted> {
  const size = { width, height }
  if (kind === 'image') {
    const { blob } = await fitResult(result, 'jpg', async (from, to) => {
      await fitImage(from, size, to)
      return size
    })
    return { blob, mimeType: 'image/jpeg', metadata: size }
  }
  const clip = await fitResult(result, 'mp4', (from, to) => fitClip(from, { ...size, fps, frames: 1, hasSound: false }, to))
  const { blob, frames, hasAudio } = clip
  return { blob, mimeType: 'video/mp4', metadata: { ...size, fps, frames, duration: frames / fps, has_audio: hasAudio } }
}
