import { NOTIFICATION_KINDS } from '@fablecut/domain/notification/kinds'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { instant, profile } from '../../wire/story.ts'

const kind = z.enum(NOTIFICATION_KINDS)

const notification = z.object({
  id: z.string(),
  kind,
  /** The last people who did it, at most three, the latest first. */
  actors: z.array(profile.omit({ is_team: true })),
  /** How many people did it. */
  actor_count: z.number().int(),
  story: z.object({ id: z.string(), title: z.string(), thumbnail_url: z.string().nullable() }).nullable(),
  /** What the kind needs besides, such as `original_title` of a remix or `comment_id`, of the latest event. */
  data: z.record(z.string(), z.string()),
  latest_at: instant,
  is_read: z.boolean(),
})
export type WireNotification = z.infer<typeof notification>

const notificationPage = z.object({ notifications: z.array(notification), nextCursor: z.string().nullable(), unread: z.number().int() })
export type NotificationPage = z.infer<typeof notificationPage>

const preference = z.object({ kind, in_app: z.boolean(), by_mail: z.boolean() })
export type NotificationPreference = z.infer<typeof preference>

const preferences = z.object({ preferences: z.array(preference), sends_mails: z.boolean() })

export const listNotifications = operation({
  method: 'GET',
  path: '/notifications',
  tags: ['Notifications'],
  summary: "List the caller's notifications",
  access: 'session',
  description: 'Lists notifications, the latest first, 30 per page. What several people did with one story is one notification.',
})
  .input(z.object({ cursor: z.string().max(500).optional() }))
  .output(notificationPage)

export const countUnreadNotifications = operation({
  method: 'GET',
  path: '/notifications/unread',
  tags: ['Notifications'],
  summary: 'Count the unread notifications of the caller',
  access: 'session',
  description: 'Returns the number of unread notifications, at most 100. Messages of the moderators are not among them.',
}).output(z.object({ unread: z.number().int() }))

export const readNotifications = operation({
  method: 'POST',
  path: '/notifications/read',
  tags: ['Notifications'],
  summary: 'Mark notifications as read',
  access: 'session',
  description: 'Marks one notification as read, or all of them without an `id`.',
  successStatus: 204,
}).input(z.object({ id: z.string().max(100).optional() }))

export const getNotificationPreferences = operation({
  method: 'GET',
  path: '/notifications/preferences',
  tags: ['Notifications'],
  summary: 'Get what the caller is notified of',
  access: 'session',
  description: 'Returns all kinds. `sends_mails`: whether this installation sends mails at all.',
}).output(preferences)

export const setNotificationPreference = operation({
  method: 'PATCH',
  path: '/notifications/preferences/{kind}',
  tags: ['Notifications'],
  summary: 'Switch a kind of notifications on or off',
  access: 'session',
  description: 'Switches one kind in the app, by mail, or both; what is left out stays.',
})
  .input(z.object({ kind, in_app: z.boolean().optional(), by_mail: z.boolean().optional() }))
  .output(preferences)
