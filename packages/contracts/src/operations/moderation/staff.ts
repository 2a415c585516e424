import { ACTION_KINDS, MAX_SUSPENSION_DAYS } from '@fablecut/domain/moderation/actions'
import { REPORT_REASONS } from '@fablecut/domain/moderation/report-reasons'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { moderationAction, moderationText, subjectKind } from '../../wire/moderation.ts'

const count = z.number().int()

const reportedSubject = z.object({
  subject_kind: subjectKind,
  subject_id: z.string(),
  /** Title of the story, begin of the comment or name of the account; null: deleted. */
  name: z.string().nullable(),
  account_username: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  reports: count,
  /** The reasons with their number. */
  reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count })),
  first_at: z.string(),
  last_at: z.string(),
})
export type ReportedSubject = z.infer<typeof reportedSubject>

export const listReports = operation({
  method: 'GET',
  path: '/admin/reports',
  tags: ['Administration'],
  summary: 'List what was reported (staff)',
  access: 'staff',
  description:
    'Returns the subjects with open reports, those with most reports first, and the open objections, oldest first; at most 50 of each.',
}).output(
  z.object({
    subjects: z.array(reportedSubject),
    total: count,
    objections: z.array(moderationAction),
    objections_total: count,
  }),
)

const subject = z.object({ kind: subjectKind, id: z.string().max(100) })

const subjectDetails = z.object({
  kind: subjectKind,
  id: z.string(),
  /** Whether the caller is the account. */
  is_own: z.boolean(),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(REPORT_REASONS),
      words: z.string(),
      /** Text of a comment when it was reported. */
      reported_text: z.string().nullable(),
      created_at: z.string(),
      /** Null: a deleted account, or the subject is the caller's own. */
      reporter_username: z.string().nullable(),
      is_open: z.boolean(),
    }),
  ),
  /** Null for a story or an account. */
  comment: z
    .object({
      /** Empty when deleted. */
      text: z.string(),
      is_hidden: z.boolean(),
      is_deleted: z.boolean(),
      created_at: z.string(),
      edited_at: z.string().nullable(),
      story_id: z.string(),
      story_title: z.string(),
      /** Text of the comment that it is a reply to. */
      reply_to: z.string().nullable(),
    })
    .nullable(),
  /** Null for a comment or an account. */
  story: z
    .object({
      title: z.string(),
      is_published: z.boolean(),
      is_public: z.boolean(),
      is_hidden: z.boolean(),
      is_deleted: z.boolean(),
      film_url: z.string().nullable(),
      thumbnail_url: z.string().nullable(),
      /** One picture of frames that are spread over the film. */
      frames_url: z.string().nullable(),
      inputs: z.array(z.string()),
      narration: z.array(z.string()),
      captions: z.array(z.string()),
    })
    .nullable(),
  /** Null: deleted. */
  account: z
    .object({
      id: z.string(),
      username: z.string(),
      name: z.string(),
      bio: z.string(),
      /** Of the profile. */
      links: z.array(z.string()),
      created_at: z.string(),
      is_staff: z.boolean(),
      is_suspended: z.boolean(),
      /** End of the suspension; null: a ban, or not suspended. */
      suspended_until: z.string().nullable(),
      stories: count,
      published: count,
      /** Reports of the account and its stories, closed ones included. */
      reports: count,
      /** Published or withheld stories, newest first, at most 20. */
      recent: z.array(z.object({ id: z.string(), title: z.string(), is_published: z.boolean(), is_hidden: z.boolean() })),
    })
    .nullable(),
  /** Earlier actions on the account and its stories, newest first, at most 50. */
  actions: z.array(moderationAction),
})
export type SubjectDetails = z.infer<typeof subjectDetails>

export const getSubject = operation({
  method: 'GET',
  path: '/admin/moderation/{kind}/{id}',
  tags: ['Administration'],
  summary: 'Get a reported story, comment or account (staff)',
  access: 'staff',
  description:
    'Returns the reports, the content and the history of a story, a comment or an account. 404 for stories and comments that are neither public nor reported nor were acted on.',
  errors: ['NOT_FOUND'],
})
  .input(subject)
  .output(subjectDetails)

export const takeAction = operation({
  method: 'POST',
  path: '/admin/moderation/{kind}/{id}/actions',
  tags: ['Administration'],
  summary: 'Act on a story, a comment or an account (staff)',
  access: 'staff',
  description:
    'Dismisses the reports, or hides, unpublishes or deletes a story, or hides or deletes a comment, or warns, suspends or bans an account. Closes the open reports, is logged, and all but a dismissal is told to the author with the reason. 404 for stories and comments that are neither public nor reported nor were acted on. 409 for what is the own, for the only staff account, and when it was done already.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(
    subject.extend({
      action: z.enum(ACTION_KINDS),
      reason: moderationText,
      /** Length of a suspension, in days. */
      days: z.number().int().min(1).max(MAX_SUSPENSION_DAYS).optional(),
    }),
  )
  .output(moderationAction)

const actionId = z.object({ id: z.string().max(100) })

export const undoAction = operation({
  method: 'POST',
  path: '/admin/moderation/actions/{id}/undo',
  tags: ['Administration'],
  summary: 'Undo an action (staff)',
  access: 'staff',
  description:
    'Undoes hiding, unpublishing, a suspension or a ban. A story that was changed meanwhile stays unpublished, as it was not moderated. 409 for other actions and those that were undone already.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(actionId.extend({ reason: moderationText }))
  .output(moderationAction)

export const listActions = operation({
  method: 'GET',
  path: '/admin/moderation/log',
  tags: ['Administration'],
  summary: 'List actions of moderation (staff)',
  access: 'staff',
  description: 'Lists all actions, newest first, 50 per page.',
})
  .input(z.object({ cursor: z.string().max(500).optional() }))
  .output(z.object({ actions: z.array(moderationAction), nextCursor: z.string().nullable() }))

export const decideObjection = operation({
  method: 'POST',
  path: '/admin/moderation/actions/{id}/decision',
  tags: ['Administration'],
  summary: 'Decide on an objection (staff)',
  access: 'staff',
  description:
    '`reversed` undoes the action where it can be undone. The author is told the decision with its reason. 409 when it was decided already, or the objection is the own one.',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(actionId.extend({ decision: z.enum(['upheld', 'reversed']), reason: moderationText }))
  .output(moderationAction)
