import { AppError } from '@fablecut/contracts/errors/app-error'
import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import type { ReportReason } from '@fablecut/domain/moderation/report-reasons'
import { sql } from 'drizzle-orm'
import { type Viewer, requireReadable } from '../access/story-access.ts'
import { isVisible } from '../comments/visible.ts'
import { requireProfile } from '../community/profiles.ts'
import type { Database } from '../platform/database/client.ts'
import { report } from '../platform/database/moderation-schema.ts'
import { newId } from '../platform/new-id.ts'

export type ReportRequest = {
  readonly reporter: NonNullable<Viewer>
  readonly subjectKind: SubjectKind
  /** The id of a story or comment, or a username. */
  readonly subject: string
  readonly reason: ReportReason
  readonly words: string
}

/**
 * Stores a report, or replaces the reporter's open one of the same subject. 404 for what the reporter may not read or what is not public, 409 for
 * what is their own.
 */
export async function createReport(db: Database, request: ReportRequest): Promise<{ isReplaced: boolean }> {
  const { reporter, subjectKind, reason, words } = request
  const found = await FIND[subjectKind](db, request)
  if (found.accountId === reporter.id) throw new AppError('CONFLICT', { message: 'This is your own' })
  const [row] = await db
    .insert(report)
    .values({ id: newId(), subjectKind, ...found, reporterId: reporter.id, reason, words })
    .onConflictDoUpdate({
      target: [report.subjectKind, report.subjectId, report.reporterId],
      targetWhere: sql`closed_at IS NULL`,
      set: { reason, words, reportedText: found.reportedText ?? null },
    })
    .returning({ isReplaced: sql<boolean>`xmax <> 0` })
  return row!
}

type Found = { readonly subjectId: string; readonly accountId: string; readonly reportedText?: string }

async function findStory(db: Database, { subject, reporter }: ReportRequest): Promise<Found> {
  const { id, userId, isPublished, isPublic, isTemplate } = await requireReadable(db, subject, reporter)
  if (isTemplate || !(isPublished || isPublic)) throw new AppError('STORY_NOT_FOUND')
  return { subjectId: id, accountId: userId }
}

async function findAccount(db: Database, { subject: username }: ReportRequest): Promise<Found> {
  const { id } = await requireProfile(db, username)
  return { subjectId: id, accountId: id }
}

async function findComment(db: Database, { subject }: ReportRequest): Promise<Found> {
  const { rows } = await db.execute<{ user_id: string; text: string }>(sql`
    SELECT c.user_id, c.text FROM comment c JOIN story s ON s.id = c.story_id JOIN "user" u ON u.id = c.user_id
    WHERE c.id = ${subject} AND s.is_published AND s.deleted_at IS NULL AND ${isVisible(sql`c`, sql`u`)}`)
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return { subjectId: subject, accountId: row.user_id, reportedText: row.text }
}

const FIND: Readonly<Record<SubjectKind, (db: Database, request: ReportRequest) => Promise<Found>>> = {
  story: findStory,
  account: findAccount,
  comment: findComment,
}
