/** What accounts are notified of. A new kind needs its texts in the app (`texts/people/notifications.ts`) and in mails (`account/mails/texts`). */
export const NOTIFICATION_KINDS = ['like', 'follow', 'remix', 'new_story', 'comment', 'reply'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds of which every event counts, also further ones of the same person on the same story; of all others only the first does. */
export const REPEATING_KINDS: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['comment', 'reply'])
