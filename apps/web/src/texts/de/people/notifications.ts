import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'

/** Whether the people of `who` are several: the verb agrees with them. */
const areSeveral = (who: string): boolean => / und \d+ weitere(?: Person)?$/u.test(who)

const have = (who: string): string => (areSeveral(who) ? `${who} haben` : `${who} hat`)

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Benachrichtigungen',
  bell: (unread) => {
    if (unread === 0) return 'Benachrichtigungen'
    return unread >= 100 ? 'Benachrichtigungen, mehr als 99 neue' : `Benachrichtigungen, ${unread} neue`
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'Benachrichtigungen werden geladen',
  failed: 'Die Benachrichtigungen konnten nicht gelesen werden',
  retry: 'Noch einmal versuchen',
  empty: 'Noch nichts. Likes, Follower, Remixe und Kommentare zu deinen Storys erscheinen hier.',
  emptyAction: 'Community entdecken',
  more: 'Mehr anzeigen',
  isNew: 'Neu',
  settings: 'Worüber du benachrichtigt wirst',
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} und 1 weitere Person` : `${name} und ${others} weitere`
  },
  kinds: {
    like: (who, title) => `${have(who)} „${title}“ mit „Gefällt mir“ markiert`,
    follow: (who) => (areSeveral(who) ? `${who} folgen dir jetzt` : `${who} folgt dir jetzt`),
    remix: (who, title, original) => `${have(who)} „${title}“ veröffentlicht, einen Remix deiner Story „${original}“`,
    new_story: (who, title) => `${have(who)} „${title}“ veröffentlicht`,
    comment: (who, title) => `${have(who)} „${title}“ kommentiert`,
    reply: (who, title) => `${have(who)} auf deinen Kommentar zu „${title}“ geantwortet`,
  },
  preferences: {
    title: 'Benachrichtigungen',
    note: 'Was du in der App und per Mail erfährst. Eine Mail zur selben Sache kommt höchstens einmal pro Stunde, und gar nicht, wenn du es hier schon gelesen hast.',
    noMails: 'Diese Installation verschickt keine Mails.',
    loading: 'Wird geladen, worüber du benachrichtigt wirst',
    kind: 'Ereignis',
    inApp: 'In der App',
    byMail: 'Per Mail',
    kinds: {
      like: 'Likes für deine Storys',
      follow: 'Neue Follower',
      remix: 'Remixe deiner Storys',
      new_story: 'Neue Storys von Personen, denen du folgst',
      comment: 'Kommentare zu deinen Storys',
      reply: 'Antworten auf deine Kommentare',
    },
    inAppOf: (kind) => `${kind}: in der App`,
    byMailOf: (kind) => `${kind}: per Mail`,
  },
  unsubscribe: {
    title: 'Mails',
    working: 'Die Mails werden abbestellt …',
    done: {
      like: 'Du bekommst keine Mails mehr über Likes für deine Storys.',
      follow: 'Du bekommst keine Mails mehr über neue Follower.',
      remix: 'Du bekommst keine Mails mehr über Remixe deiner Storys.',
      new_story: 'Du bekommst keine Mails mehr über neue Storys von Personen, denen du folgst.',
      comment: 'Du bekommst keine Mails mehr über Kommentare zu deinen Storys.',
      reply: 'Du bekommst keine Mails mehr über Antworten auf deine Kommentare.',
    },
    doneNote: 'Auf deiner Kontoseite kannst du sie wieder einschalten.',
    account: 'Mein Konto öffnen',
    invalid: 'Dieser Link ist nicht (mehr) gültig',
    invalidNote: 'Auf deiner Kontoseite kannst du Mails ausschalten.',
    failed: 'Die Mails konnten nicht abbestellt werden',
    retry: 'Noch einmal versuchen',
  },
}
