import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { story } from './schema.ts'

/** Reports of stories, comments and accounts by readers. A person has at most one open report of a subject. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    /** Id of the story, of the comment or of the account. */
    subjectId: text('subject_id').notNull(),
    /** The account that is responsible: the author of the story or comment, or the account itself. */
    accountId: text('account_id').notNull(),
    reporterId: text('reporter_id').notNull(),
    reason: text('reason').notNull(),
    words: text('words').notNull().default(''),
    /** Text of a comment when it was reported: its author can edit or delete it afterwards. */
    reportedText: text('reported_text'),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
    /** The action of staff that closed it. */
    closedBy: text('closed_by'),
  },
  (t) => [
    uniqueIndex('report_one_open')
      .on(t.subjectKind, t.subjectId, t.reporterId)
      .where(sql`closed_at IS NULL`),
    index('report_of_subject').on(t.subjectKind, t.subjectId, t.createdAt),
    index('report_of_account').on(t.accountId, t.createdAt),
  ],
)

/** The log of moderation by staff; rows are never deleted. */
export const moderationAction = pgTable(
  'moderation_action',
  {
    id: text('id').primaryKey(),
    /** `dismiss`, `hide`, `unpublish`, `delete`, `warn`, `suspend`, `ban`, or `undo` of one of them. */
    kind: text('kind').notNull(),
    staffId: text('staff_id').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The account that it was done to. */
    accountId: text('account_id').notNull(),
    /** Title of the story, begin of the comment or name of the account at that time. */
    subjectName: text('subject_name').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
    /** End of a suspension. */
    until: instant('until'),
    /** Id of the action that an `undo` undoes. */
    undoes: text('undoes'),
    /** Id of the `undo`. */
    undoneBy: text('undone_by'),
    /** Random; who may not sign in can object with it. Null: objections need a session. */
    objectionToken: text('objection_token').unique(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    index('moderation_action_log').on(t.createdAt.desc(), t.id.desc()),
    index('moderation_action_of_subject').on(t.subjectKind, t.subjectId),
    index('moderation_action_of_account').on(t.accountId, t.createdAt),
  ],
)

/** What the author answers to an action: one text per action. */
export const objection = pgTable(
  'objection',
  {
    actionId: text('action_id')
      .primaryKey()
      .references(() => moderationAction.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    words: text('words').notNull(),
    createdAt: createdAt(),
    /** Null while open: `upheld`, the action stays, or `reversed`. */
    decision: text('decision'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** The reason of the decision, which the author reads. */
    answer: text('answer'),
  },
  (t) => [
    index('objection_open')
      .on(t.createdAt)
      .where(sql`decided_at IS NULL`),
  ],
)

/** Messages to an account in the app. */
export const notice = pgTable(
  'notice',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** `moderation`: `data.action_id` is the action; `objection`: the decision on the objection to it. */
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [index('notice_of_account').on(t.accountId, t.createdAt.desc())],
)

/**
 * Stories that staff hid, or whose account is suspended, with what they were before. Their own flags say that they are neither published nor shared, so
 * that everything that lists or serves public stories leaves them out.
 */
export const withheldStory = pgTable('withheld_story', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  isHidden: boolean('is_hidden').notNull().default(false),
  isOfSuspended: boolean('is_of_suspended').notNull().default(false),
  wasPublished: boolean('was_published').notNull(),
  wasPublic: boolean('was_public').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date', precision: 3 }),
  rank: doublePrecision('rank').notNull(),
  /** What others saw. A story that shows something else by now is not restored: it has to be moderated first. */
  title: text('title').notNull(),
  exportMediaId: text('export_media_id'),
  thumbnailMediaId: text('thumbnail_media_id'),
})
