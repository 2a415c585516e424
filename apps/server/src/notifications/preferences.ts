import type { NotificationPreference } from '@fablecut/contracts/operations/notifications/notifications'
import { NOTIFICATION_KINDS, type NotificationKind } from '@fablecut/domain/notification/kinds'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { notificationPreference } from '../platform/database/community/notification-schema.ts'

/** What an account wants to be notified of, for all kinds. */
export async function readPreferences(db: Pick<Database, 'select'>, accountId: string): Promise<NotificationPreference[]> {
  const rows = await db.select().from(notificationPreference).where(eq(notificationPreference.accountId, accountId))
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return NOTIFICATION_KINDS.map((kind) => {
    const { isInApp, isByMail } = byKind.get(kind) ?? { isInApp: true, isByMail: true }
    return { kind, in_app: isInApp, by_mail: isByMail }
  })
}

export type PreferenceChange = { readonly isInApp?: boolean | undefined; readonly isByMail?: boolean | undefined }

/** Switches one kind; what is left out stays. */
export async function setPreference(
  db: Pick<Database, 'insert'>,
  accountId: string,
  kind: NotificationKind,
  { isInApp, isByMail }: PreferenceChange,
): Promise<void> {
  const change = { ...(isInApp !== undefined && { isInApp }), ...(isByMail !== undefined && { isByMail }) }
  await db
    .insert(notificationPreference)
    .values({ accountId, kind, ...change })
    .onConflictDoUpdate({ target: [notificationPreference.accountId, notificationPreference.kind], set: { kind, ...change } })
}
