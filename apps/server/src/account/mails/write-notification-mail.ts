import { type MailedNotification, readForMail } from '../../notifications/read-for-mail.ts'
import type { UnsubscribeTokens } from '../../notifications/unsubscribe-tokens.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import { NOTIFICATION_MAIL_TEXTS, UNSUBSCRIBE_LABELS, namesOf } from './notification-mail-texts.ts'
import { renderMail } from './render-mail.ts'

/** Takes a one-click request to unsubscribe; followed by a token. */
export const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe/'

type Services = { readonly db: Database; readonly origin: string; readonly unsubscribeTokens: UnsubscribeTokens }

/** Writes a queued mail about a notification; null when there is nothing to tell any more. */
export async function writeNotificationMail(services: Services, to: string, notificationId: string): Promise<Mail | null> {
  const { db, origin, unsubscribeTokens } = services
  const notification = await readForMail(db, notificationId)
  if (!notification) return null
  const { kind, accountId, name, others, story, data } = notification
  const words = { who: namesOf(name, others), title: story?.title ?? '', original: data['original_title'] ?? '' }
  const token = unsubscribeTokens.sign({ accountId, kind })
  const mail = renderMail({
    to,
    text: NOTIFICATION_MAIL_TEXTS[kind](words),
    link: origin + pathOf(notification),
    origin,
    unsubscribe: { label: UNSUBSCRIBE_LABELS[kind], link: `${origin}/unsubscribe/${token}` },
  })
  const headers = {
    'List-Unsubscribe': `<${origin}${UNSUBSCRIBE_PATH}${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}

const pathOf = ({ username, story }: MailedNotification): string => (story ? `/story/community/${story.id}` : `/@${username}`)
