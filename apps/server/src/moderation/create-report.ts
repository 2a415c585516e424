import { AppError } from '@fablecut/contracts/errors/app-error'
import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import type { ReportReason } from '@fablecut/domain/moderation/report-reasons'
import { sql } from 'drizzle-orm'
import { type Viewer, requireReadable } from '../access/story-access.ts'
import { requireProfile } from '../community/profiles.ts'
import type { Database } from '../platform/database/client.ts'
import { report } from '../platform/database/moderation-schema.ts'
import { newId } from '../platform/new-id.ts'

export type ReportRequest = {
  readonly reporter: NonNullable<Viewer>
  readonly subjectKind: SubjectKind
  /** The id of a story, or a username. */
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
  const found = subjectKind === 'story' ? await findStory(db, request) : await findAccount(db, request.subject)
  if (found.accountId === reporter.id) throw new AppError('CONFLICT', { message: 'This is your own' })
  const [row] = await db
    .insert(report)
    .values({ id: newId(), subjectKind, ...found, reporterId: reporter.id, reason, words })
    .onConflictDoUpdate({
      target: [report.subjectKind, report.subjectId, report.reporterId],
      targetWhere: sql`closed_at IS NULL`,
      set: { reason, words },
    })
    .returning({ isReplaced: sql<boolean>`xmax <> 0` })
  return row!
}

async function findStory(db: Database, { subject, reporter }: ReportRequest) {
  const { id, userId, isPublished, isPublic, isTemplate } = await requireReadable(db, subject, reporter)
  if (isTemplate || !(isPublished || isPublic)) throw new AppError('STORY_NOT_FOUND')
  return { subjectId: id, accountId: userId }
}

async function findAccount(db: Database, username: string) {
  const { id } = await requireProfile(db, username)
  return { subjectId: id, accountId: id }
}
