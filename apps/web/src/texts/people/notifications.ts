import { translated } from '../locale/translated.ts'

/** Notifications: the page, the bell, and what one is notified of. */
export const notificationTexts = translated('notificationTexts', {
  title: 'Notifications',
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications'
    return unread === 1 ? 'Notifications, 1 new' : `Notifications, ${unread >= 100 ? 'more than 99' : unread} new`
  },
  /** In the bell's badge. */
  count: (unread: number) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'Loading notifications',
  failed: 'The notifications could not be read',
  retry: 'Try again',
  empty: 'Nothing yet. Likes, followers, remixes and comments of your stories appear here.',
  emptyAction: 'Explore the community',
  more: 'Show more',
  isNew: 'New',
  settings: 'What you are notified of',
  /** The people of one notification, as part of a sentence. */
  who: (name: string, others: number) => {
    if (others === 0) return name
    return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`
  },
  kinds: {
    like: (who: string, title: string) => `${who} liked “${title}”`,
    follow: (who: string) => `${who} follows you now`,
    remix: (who: string, title: string, original: string) => `${who} published “${title}”, a remix of your story “${original}”`,
    new_story: (who: string, title: string) => `${who} published “${title}”`,
    comment: (who: string, title: string) => `${who} commented on “${title}”`,
    reply: (who: string, title: string) => `${who} replied to your comment on “${title}”`,
  },
  preferences: {
    title: 'Notifications',
    note: 'What you are told about in the app and by mail. A mail about the same thing comes at most once an hour, and not at all if you have read it here.',
    noMails: 'This installation sends no mails.',
    loading: 'Loading what you are notified of',
    kind: 'Event',
    inApp: 'In the app',
    byMail: 'By mail',
    kinds: {
      like: 'Likes of your stories',
      follow: 'New followers',
      remix: 'Remixes of your stories',
      new_story: 'New stories of people you follow',
      comment: 'Comments on your stories',
      reply: 'Replies to your comments',
    },
    inAppOf: (kind: string) => `${kind}: in the app`,
    byMailOf: (kind: string) => `${kind}: by mail`,
  },
  unsubscribe: {
    title: 'Mails',
    working: 'Switching the mails off …',
    done: {
      like: 'You get no more mails about likes of your stories.',
      follow: 'You get no more mails about new followers.',
      remix: 'You get no more mails about remixes of your stories.',
      new_story: 'You get no more mails about new stories of people you follow.',
      comment: 'You get no more mails about comments on your stories.',
      reply: 'You get no more mails about replies to your comments.',
    },
    doneNote: 'You can switch them on again on your account page.',
    account: 'Open my account',
    invalid: 'This link is not valid (any more)',
    invalidNote: 'You can switch mails off on your account page.',
    failed: 'The mails could not be switched off',
    retry: 'Try again',
  },
} as const)
