import { ACTION_KINDS, MAX_MODERATION_TEXT, SUBJECT_KINDS } from '@fablecut/domain/moderation/actions'
import { z } from 'zod'

export const subjectKind = z.enum(SUBJECT_KINDS)
export const moderationText = z.string().trim().min(1, 'Please enter a text').max(MAX_MODERATION_TEXT, 'Please use at most 1000 characters')
const time = z.string()

const objection = z.object({
  words: z.string(),
  created_at: time,
  /** Null while staff have not decided. */
  decision: z.enum(['upheld', 'reversed']).nullable(),
  answer: z.string().nullable(),
})

/** An entry of the log of moderation. */
export const moderationAction = z.object({
  id: z.string(),
  kind: z.enum([...ACTION_KINDS, 'undo']),
  subject_kind: subjectKind,
  subject_id: z.string(),
  /** Title of the story, begin of the comment or name of the account at that time. */
  subject_name: z.string(),
  account_id: z.string(),
  /** Null: the account was deleted. */
  account_username: z.string().nullable(),
  staff_username: z.string().nullable(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** End of a suspension. */
  until: time.nullable(),
  created_at: time,
  /** Kind of the action that an `undo` undid. */
  undone_kind: z.enum(ACTION_KINDS).nullable(),
  is_undone: z.boolean(),
  objection: objection.nullable(),
})
export type WireModerationAction = z.infer<typeof moderationAction>
