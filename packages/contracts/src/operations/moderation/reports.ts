import { MAX_MODERATION_TEXT } from '@fablecut/domain/moderation/actions'
import { REPORT_REASONS } from '@fablecut/domain/moderation/report-reasons'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { subjectKind } from '../../wire/moderation.ts'

export const createReport = operation({
  method: 'POST',
  path: '/reports',
  tags: ['Moderation'],
  summary: 'Report a story, a comment or a profile',
  access: 'session',
  description:
    'Reports a published or shared story, a comment, or a profile, to the staff. `subject`: the id of the story or comment, or the username. A second report of the same subject replaces the open one. 409 for own stories and comments and the own profile. Nobody but staff sees reports.',
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      subject_kind: subjectKind,
      subject: z.string().min(1).max(100),
      reason: z.enum(REPORT_REASONS),
      words: z.string().trim().max(MAX_MODERATION_TEXT, 'Please use at most 1000 characters').default(''),
    }),
  )
  .output(z.object({ is_replaced: z.boolean() }))
