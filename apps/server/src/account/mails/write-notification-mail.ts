import { pickLocale } from '@fablecut/domain/account/locales'
import { type MailedNotification, readForMail } from '../../notifications/read-for-mail.ts'
import type { UnsubscribeTokens } from '../../notifications/unsubscribe-tokens.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import { renderMail } from './render-mail.ts'
import { MAIL_CATALOGUES } from './texts/mail-catalogues.ts'

/** Takes a one-click request to unsubscribe; followed by a token. */
export const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe/'

type Services = { readonly db: Database; readonly origin: string; readonly unsubscribeTokens: UnsubscribeTokens }

/** Writes a queued mail about a notification in the language of its account; null when there is nothing to tell any more. */
export async function writeNotificationMail(services: Services, to: string, notificationId: string): Promise<Mail | null> {
  const { db, origin, unsubscribeTokens } = services
  const notification = await readForMail(db, notificationId)
  if (!notification) return null
  const { kind, accountId, name, others, story, data } = notification
  const locale = pickLocale(notification.locale, [])
  const { notifications, unsubscribe, who } = MAIL_CATALOGUES[locale]
  const details = {
    who: who(name, others),
    areSeveral: others > 0,
    title: story?.title ?? '',
    original: data['original_title'] ?? '',
  }
  const token = unsubscribeTokens.sign({ accountId, kind })
  const mail = renderMail({
    to,
    text: notifications[kind](details),
    locale,
    link: origin + pathOf(notification),
    origin,
    unsubscribe: { label: unsubscribe[kind], link: `${origin}/unsubscribe/${token}` },
  })
  const headers = {
    'List-Unsubscribe': `<${origin}${UNSUBSCRIBE_PATH}${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}

const pathOf = ({ username, story }: MailedNotification): string => (story ? `/story/community/${story.id}` : `/@${username}`)
