import { z } from 'zod'
import { operation } from '../../operation.ts'
import { moderationAction, moderationText } from '../../wire/moderation.ts'

const notice = z.object({
  id: z.string(),
  kind: z.enum(['moderation', 'objection']),
  created_at: z.string(),
  is_read: z.boolean(),
  /** The action that it is about, without who did it. */
  action: moderationAction.omit({ staff_username: true, before: true, after: true }),
  can_object: z.boolean(),
})
export type Notice = z.infer<typeof notice>

export const listNotices = operation({
  method: 'GET',
  path: '/notices',
  tags: ['Moderation'],
  summary: "List the moderators' messages to the caller",
  access: 'session',
  description: 'Returns the last 100 messages, newest first.',
}).output(z.object({ notices: z.array(notice), unread: z.number().int() }))

export const readNotices = operation({
  method: 'POST',
  path: '/notices/read',
  tags: ['Moderation'],
  summary: 'Mark all messages as read',
  access: 'session',
  description: 'Marks all messages of the moderators to the caller as read.',
  successStatus: 204,
})

export const objectToAction = operation({
  method: 'POST',
  path: '/moderation/actions/{id}/objection',
  tags: ['Moderation'],
  summary: 'Object to an action of the moderators',
  access: 'owner',
  description:
    'Sends one text per action to the staff, who uphold or reverse the action. 409 when there is one already, or the action was undone.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(z.object({ id: z.string().max(100), words: moderationText }))

export const objectSignedOut = operation({
  method: 'POST',
  path: '/moderation/objections/{token}',
  tags: ['Moderation'],
  summary: 'Object to a suspension without a session',
  access: 'anyone',
  description: 'As the objection of a signed-in user, with the token that a refused sign-in returns as `data.objection_token`.',
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(z.object({ token: z.string().max(100), words: moderationText }))
