import { AppError } from '@fablecut/contracts/errors/app-error'
import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import type { ReportReason } from '@fablecut/domain/moderation/report-reasons'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { isOpenToStaff } from '../access/under-review.ts'
import { readProfileText } from '../people/profile-text.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction, report } from '../platform/database/moderation-schema.ts'
import { story } from '../platform/database/schema.ts'
import { findComment } from './find-comment.ts'
import { readCommentContent } from './read-comment-content.ts'
import { readStoryContent } from './read-story-content.ts'
import { readActions } from './wire-action.ts'

const MAX_ACTIONS = 50
const MAX_REPORTS = 100
const MAX_STORIES = 20

/** A story, comment or account with its reports, content and history, for staff. 404 for what is unknown, and for private stories that nobody reported. Of a deleted account the reports are left. */
export async function readSubject(db: Database, subject: { kind: SubjectKind; id: string; staffId: string }): Promise<SubjectDetails> {
  const { kind, id, staffId } = subject
  const row = kind === 'story' ? await findStory(db, id) : null
  const comment = kind === 'comment' ? await findComment(db, id) : null
  const accountId = comment ? (comment.userId ?? '') : (row?.userId ?? (await findAccountId(db, id)))
  const isOwn = accountId === staffId
  const subjectId = row?.id ?? comment?.id ?? accountId
  const [account, story, said, reports, actions] = await Promise.all([
    readAccount(db, accountId),
    row && readStoryContent(db, row),
    comment && readCommentContent(db, comment),
    readReports(db, kind, subjectId, { isOwn }),
    readActions(db, eq(moderationAction.accountId, accountId), MAX_ACTIONS),
  ])
  if (!account && !story && !said && reports.length === 0) throw new AppError('NOT_FOUND')
  return { kind, id: subjectId, is_own: isOwn, reports, story, comment: said, account, actions }
}

/** The account with this id or username. */
async function findAccountId(db: Database, id: string): Promise<string> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.id, id), eq(user.username, id.toLowerCase())))
    .orderBy(sql`${user.id} = ${id} DESC`)
    .limit(1)
  return row?.id ?? id
}

async function findStory(db: Database, id: string) {
  const [row] = await db.select().from(story).where(eq(story.id, id))
  if (!row || !(await isOpenToStaff(db, row))) throw new AppError('NOT_FOUND')
  return row
}

/** Staff who were reported themselves are not told by whom. */
async function readReports(db: Database, kind: SubjectKind, id: string, { isOwn }: { isOwn: boolean }): Promise<SubjectDetails['reports']> {
  const rows = await db
    .select({ report, username: user.username })
    .from(report)
    .leftJoin(user, eq(user.id, report.reporterId))
    .where(and(eq(report.subjectKind, kind), eq(report.subjectId, id)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_REPORTS)
  return rows.map(({ report: row, username }) => ({
    id: row.id,
    reason: row.reason as ReportReason,
    words: row.words,
    reported_text: row.reportedText,
    created_at: row.createdAt.toISOString(),
    reporter_username: isOwn ? null : username,
    is_open: row.closedAt === null,
  }))
}

type StoryRow = { id: string; title: string; is_published: boolean; is_hidden: boolean }

async function readAccount(db: Database, id: string): Promise<SubjectDetails['account']> {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  if (!row) return null
  const isSuspended = row.banned && (row.banExpires === null || row.banExpires.getTime() > Date.now())
  const { rows: recent } = await db.execute<StoryRow>(sql`
    SELECT s.id, s.title, s.is_published, w.story_id IS NOT NULL AS is_hidden FROM story s LEFT JOIN withheld_story w ON w.story_id = s.id
    WHERE s.user_id = ${id} AND s.deleted_at IS NULL AND (s.is_published OR w.story_id IS NOT NULL)
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${MAX_STORIES}`)
  const isOwn = and(eq(story.userId, id), sql`${story.deletedAt} IS NULL`)
  const [{ bio, links }, stories, published, reports] = await Promise.all([
    readProfileText(db, id),
    db.$count(story, isOwn),
    db.$count(story, and(isOwn, story.isPublished)),
    db.$count(report, eq(report.accountId, id)),
  ])
  return {
    id,
    username: row.username ?? id,
    name: row.name,
    bio,
    links,
    created_at: row.createdAt.toISOString(),
    is_staff: row.role === 'admin',
    is_suspended: isSuspended,
    suspended_until: isSuspended ? (row.banExpires?.toISOString() ?? null) : null,
    stories,
    published,
    reports,
    recent,
  }
}
