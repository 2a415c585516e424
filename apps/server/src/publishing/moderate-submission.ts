import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Engines } from '@fablecut/engines/ports/engines'
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

/** What came of looking at a submission, which `key` names; `refusal` null: it may be published. */
export type ModeratedSubmission = {
  readonly key: string
  readonly refusal: 'COMMUNITY_CONTENT_MODERATION' | 'UNAVAILABLE' | null
  readonly looks: ReadonlyMap<string, ModerationResult>
}

/** Frames of a film that are moderated. */
const FRAMES = 8
/** More than the picture classifier reads. */
const FRAME_SIDE = 448
/** Of everything, waiting included; a film that is new needs a few seconds. */
const DEADLINE_MS = 45_000

/** Moderates the text first, then the files without a result. Rejects where the moderator is unavailable: then nothing may be published. */
export async function moderateSubmission(
  services: ModerationServices,
  submission: Submission,
  signal: AbortSignal | undefined,
): Promise<ModeratedSubmission> {
  const key = keyOf(submission)
  const looks = new Map<string, ModerationResult>()
  if (!(await mayBeRead(services, submission.words, signal))) return { key, looks, refusal: 'COMMUNITY_CONTENT_MODERATION' }
  const { engine } = services.engines.moderator
  for (const { hash, look } of submission.files) looks.set(hash, look?.engine === engine ? look : await lookAtFile(services, hash, signal))
  const isClean = [...looks.values()].every(({ flagged }) => flagged.length === 0)
  return { key, looks, refusal: isClean ? null : 'COMMUNITY_CONTENT_MODERATION' }
}

/** As `checkSubmission` for a person who waits for it: 422 COMMUNITY_CONTENT_MODERATION, or 503 when it takes too long or nobody can look. */
export async function assertPassesModeration(services: ModerationServices, submission: Submission): Promise<ModeratedSubmission> {
  const checked = await moderateSubmission(services, submission, AbortSignal.timeout(DEADLINE_MS)).catch(unchecked)
  await saveModerationResults(services.db, checked)
  if (checked.refusal) throw new AppError(checked.refusal)
  return checked
}

/** 422 COMMUNITY_CONTENT_MODERATION for text that may not be published, 503 where the moderator is unavailable. Source: HD-49. */
export async function assertTextPassesModeration({ engines }: Pick<ModerationServices, 'engines'>, words: string): Promise<void> {
  const isHarmless = await mayBeRead({ engines }, words, AbortSignal.timeout(DEADLINE_MS)).catch(unchecked)
  if (!isHarmless) throw new AppError('COMMUNITY_CONTENT_MODERATION')
}

function unchecked(cause: unknown): never {
  throw new AppError('UNAVAILABLE', {
    message: 'Your story could not be checked, so nothing was published. Please try again in a moment',
    cause,
  })
}

/** Keeps what was found with every file of the same bytes, so that nobody has to look again. */
export async function saveModerationResults(db: Pick<Database, 'update'>, { looks }: ModeratedSubmission): Promise<void> {
  for (const [hash, { engine, flagged }] of looks)
    await db
      .update(media)
      .set({ moderation: { engine, flagged: [...flagged] } })
      .where(eq(media.hash, hash))
}

async function mayBeRead(
  { engines }: Pick<ModerationServices, 'engines'>,
  words: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return (await engines.moderator.checkText(words, signal)).flagged.length === 0
}

/** A film by frames all over it; so a picture that moves. */
async function lookAtFile(
  { storage, engines }: ModerationServices,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<ModerationResult> {
  const folder = await mkdtemp(join(tmpdir(), 'fablecut-look-'))
  try {
    const frames = await grabFrames({ path: await storage.localPath(hash), count: FRAMES, mostSide: FRAME_SIDE, folder }, signal)
    const flagged = new Set<string>()
    for (const frame of frames) for (const found of (await engines.moderator.checkPicture(frame, signal)).flagged) flagged.add(found)
    return { engine: engines.moderator.engine, flagged: [...flagged] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
