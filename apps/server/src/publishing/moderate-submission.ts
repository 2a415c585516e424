import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Engines } from '@fablecut/generation/ports/engines'
import { grabFrames } from '@fablecut/render/export/grab-frames'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type ModerationResult, type Submission, keyOf } from './submission.ts'

export type ModerationServices = {
  readonly db: Database
  readonly storage: Pick<Storage, 'localPath'>
  readonly engines: Pick<Engines, 'moderator'>
}

/** Classes of content that may not be published, and for text the words (HD-49). */
export type ModerationFindings = { readonly classes: readonly string[]; readonly words: readonly string[] }

/** Result of moderating the submission with this `key`; `refusal` null: it may be published. */
export type ModeratedSubmission = {
  readonly key: string
  /** Why it is refused; empty where it is not. */
  readonly findings: ModerationFindings
  readonly refusal: 'COMMUNITY_CONTENT_MODERATION' | 'UNAVAILABLE' | null
  readonly results: ReadonlyMap<string, ModerationResult>
}

/** Number of frames of a film that are moderated. */
const FRAMES = 8
/** Larger than the input of the image classifier. */
const FRAME_SIDE = 448
/** Deadline including queueing; a new film needs a few seconds. */
const DEADLINE_MS = 45_000

/** Moderates the text, then the files without a result. Rejects when the moderator is unavailable, so that nothing is published. */
export async function moderateSubmission(
  services: ModerationServices,
  submission: Submission,
  signal: AbortSignal | undefined,
): Promise<ModeratedSubmission> {
  const key = keyOf(submission)
  const results = new Map<string, ModerationResult>()
  const text = await moderateText(services, submission.text, signal)
  if (text.classes.length > 0) return { key, results, findings: text, refusal: 'COMMUNITY_CONTENT_MODERATION' }
  const { engine } = services.engines.moderator
  for (const { hash, moderation } of submission.files)
    results.set(hash, moderation?.engine === engine ? moderation : await moderateFile(services, hash, signal))
  const classes = [...new Set([...results.values()].flatMap(({ flagged }) => flagged))]
  return { key, results, findings: { classes, words: [] }, refusal: classes.length === 0 ? null : 'COMMUNITY_CONTENT_MODERATION' }
}

/**
 * Moderates a submission within a request: throws 422 COMMUNITY_CONTENT_MODERATION, or 503 when it takes too long or the moderator is
 * unavailable.
 */
export async function assertPassesModeration(services: ModerationServices, submission: Submission): Promise<ModeratedSubmission> {
  const checked = await moderateSubmission(services, submission, AbortSignal.timeout(DEADLINE_MS)).catch(moderationUnavailable)
  await saveModerationResults(services.db, checked)
  if (checked.refusal) throw new AppError(checked.refusal, { data: { ...checked.findings } })
  return checked
}

/** Throws 422 COMMUNITY_CONTENT_MODERATION for text that may not be published, 503 when the moderator is unavailable. */
export async function assertTextPassesModeration({ engines }: Pick<ModerationServices, 'engines'>, text: string): Promise<void> {
  const findings = await moderateText({ engines }, text, AbortSignal.timeout(DEADLINE_MS)).catch(moderationUnavailable)
  if (findings.classes.length > 0) throw new AppError('COMMUNITY_CONTENT_MODERATION', { data: { ...findings } })
}

function moderationUnavailable(cause: unknown): never {
  throw new AppError('UNAVAILABLE', {
    message: 'Your story could not be checked, so nothing was published. Please try again in a moment',
    cause,
  })
}

/** Stores the results with every file of the same bytes, so that each is moderated once. */
export async function saveModerationResults(db: Pick<Database, 'update'>, { results }: ModeratedSubmission): Promise<void> {
  for (const [hash, { engine, flagged }] of results)
    await db
      .update(media)
      .set({ moderation: { engine, flagged: [...flagged] } })
      .where(eq(media.hash, hash))
}

/** Classes and words of a text that may not be published; empty if it may. */
export async function moderateText(
  { engines }: Pick<ModerationServices, 'engines'>,
  text: string,
  signal: AbortSignal | undefined,
): Promise<ModerationFindings> {
  const { flagged, words } = await engines.moderator.checkText(text, signal)
  return { classes: flagged, words }
}

/** A film, and an animated image, is moderated by evenly spread frames. */
async function moderateFile(
  { storage, engines }: ModerationServices,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<ModerationResult> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-moderation-'))
  try {
    const frames = await grabFrames({ path: await storage.localPath(hash), count: FRAMES, maxSide: FRAME_SIDE, folder }, signal)
    const flagged = new Set<string>()
    for (const frame of frames) for (const category of (await engines.moderator.checkImage(frame, signal)).flagged) flagged.add(category)
    return { engine: engines.moderator.engine, flagged: [...flagged] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
