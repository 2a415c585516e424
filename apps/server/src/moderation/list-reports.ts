import type { ReportedSubject } from '@fablecut/contracts/operations/moderation/staff'
import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import type { ReportReason } from '@fablecut/domain/moderation/report-reasons'
import { isNull, sql } from 'drizzle-orm'
import { thumbnailUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction, objection } from '../platform/database/moderation-schema.ts'
import { excerptOf } from './find-comment.ts'
import { readActions } from './wire-action.ts'

const MAX_LISTED = 50

export type ReportQueue = {
  readonly subjects: ReportedSubject[]
  readonly total: number
  readonly objections: WireModerationAction[]
  readonly objections_total: number
}

/** What waits for staff: reported subjects, those with most reports first, and open objections, oldest first. */
export async function listReports(db: Database): Promise<ReportQueue> {
  const [subjects, counted, objections, objectionsTotal] = await Promise.all([
    readSubjects(db),
    db.execute<{ total: string }>(sql`SELECT count(DISTINCT (subject_kind, subject_id)) AS total FROM report WHERE closed_at IS NULL`),
    readActions(
      db,
      sql`${moderationAction.id} IN (SELECT action_id FROM objection WHERE decided_at IS NULL ORDER BY created_at LIMIT ${MAX_LISTED})`,
      MAX_LISTED,
    ),
    db.$count(objection, isNull(objection.decidedAt)),
  ])
  const oldestFirst = objections.toSorted((a, b) => a.objection!.created_at.localeCompare(b.objection!.created_at))
  return { subjects, total: Number(counted.rows[0]!.total), objections: oldestFirst, objections_total: objectionsTotal }
}

type SubjectRow = {
  subject_kind: SubjectKind
  subject_id: string
  name: string | null
  account_username: string | null
  thumbnail_media_id: string | null
  reports: string
  reasons: ReportReason[]
  first_at: string
  last_at: string
}

async function readSubjects(db: Database): Promise<ReportedSubject[]> {
  const { rows } = await db.execute<SubjectRow>(sql`
    WITH open AS (
      SELECT subject_kind, subject_id, min(account_id) AS account_id, count(*) AS reports, array_agg(reason ORDER BY reason) AS reasons,
        min(created_at) AS first_at, max(created_at) AS last_at
      FROM report WHERE closed_at IS NULL GROUP BY subject_kind, subject_id ORDER BY reports DESC, first_at LIMIT ${MAX_LISTED})
    SELECT open.*, u.username AS account_username, s.thumbnail_media_id,
      CASE subject_kind WHEN 'story' THEN s.title WHEN 'comment' THEN c.text ELSE u.name END AS name
    FROM open LEFT JOIN "user" u ON u.id = open.account_id
      LEFT JOIN story s ON subject_kind = 'story' AND s.id = subject_id AND s.deleted_at IS NULL
      LEFT JOIN comment c ON subject_kind = 'comment' AND c.id = subject_id AND c.deleted_at IS NULL
    ORDER BY reports DESC, first_at`)
  return rows.map(({ thumbnail_media_id: thumbnail, ...row }) => ({
    ...row,
    name: row.name === null ? null : excerptOf(row.name),
    thumbnail_url: thumbnail === null ? null : thumbnailUrl(thumbnail),
    reports: Number(row.reports),
    reasons: [...Map.groupBy(row.reasons, (reason) => reason)].map(([reason, { length }]) => ({ reason, count: length })),
    first_at: new Date(row.first_at).toISOString(),
    last_at: new Date(row.last_at).toISOString(),
  }))
}
