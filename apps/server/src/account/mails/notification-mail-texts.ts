import type { NotificationKind } from '@fablecut/domain/notification/kinds'
import type { MailText } from './mail-texts.ts'

/** `who`: the people who did it, as part of a sentence; `title`: of the story, empty for kinds without one; `original`: title of the remixed story. */
type Words = { readonly who: string; readonly title: string; readonly original: string }

export const namesOf = (name: string, others: number): string => {
  if (others === 0) return name
  return others === 1 ? `${name} and one other person` : `${name} and ${others} others`
}

/** Every sentence of the mails about notifications. */
export const NOTIFICATION_MAIL_TEXTS: Readonly<Record<NotificationKind, (words: Words) => MailText>> = {
  like: ({ who, title }) => ({
    subject: `${who} liked “${title}”`,
    lines: [`${who} liked your story “${title}”.`],
    action: 'Open the story',
  }),
  follow: ({ who }) => ({
    subject: `${who} follows you now`,
    lines: [`${who} follows you now, and sees the stories that you publish.`],
    action: 'See the profile',
  }),
  remix: ({ who, title, original }) => ({
    subject: `${who} remixed “${original}”`,
    lines: [`${who} published “${title}”, a remix of your story “${original}”.`],
    action: 'Watch the remix',
  }),
  new_story: ({ who, title }) => ({
    subject: `${who} published “${title}”`,
    lines: [`${who}, whom you follow, published a new story: “${title}”.`],
    action: 'Watch it',
  }),
  comment: ({ who, title }) => ({
    subject: `${who} commented on “${title}”`,
    lines: [`${who} commented on your story “${title}”.`],
    action: 'Read the comments',
  }),
  reply: ({ who, title }) => ({
    subject: `${who} replied to you on “${title}”`,
    lines: [`${who} replied to your comment on “${title}”.`],
    action: 'Read the reply',
  }),
}

/** Link that switches off mails of a kind. */
export const UNSUBSCRIBE_LABELS: Readonly<Record<NotificationKind, string>> = {
  like: 'No more mails about likes',
  follow: 'No more mails about new followers',
  remix: 'No more mails about remixes',
  new_story: 'No more mails about new stories',
  comment: 'No more mails about comments',
  reply: 'No more mails about replies',
}
