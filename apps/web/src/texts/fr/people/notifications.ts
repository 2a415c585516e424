import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'

/** The verb that agrees with the people of `who`. */
const verb = (who: string, one: string, several: string): string => (/ et \d+ autres?(?: personne)?$/u.test(who) ? several : one)

const have = (who: string): string => `${who} ${verb(who, 'a', 'ont')}`

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Notifications',
  bell: (unread) => {
    if (unread === 0) return 'Notifications'
    if (unread >= 100) return 'Notifications, plus de 99 nouvelles'
    return unread === 1 ? 'Notifications, 1 nouvelle' : `Notifications, ${unread} nouvelles`
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'Chargement des notifications',
  failed: 'Les notifications n’ont pas pu être lues',
  retry: 'Réessayer',
  empty: 'Rien pour l’instant. Les mentions J’aime, les abonnés, les remix et les commentaires de vos histoires apparaissent ici.',
  emptyAction: 'Explorer la communauté',
  more: 'Afficher plus',
  isNew: 'Nouveau',
  settings: 'Ce qui vous est notifié',
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} et 1 autre personne` : `${name} et ${others} autres`
  },
  kinds: {
    like: (who, title) => `${have(who)} aimé « ${title} »`,
    follow: (who) => `${who} vous ${verb(who, 'suit', 'suivent')} maintenant`,
    remix: (who, title, original) => `${have(who)} publié « ${title} », un remix de votre histoire « ${original} »`,
    new_story: (who, title) => `${have(who)} publié « ${title} »`,
    comment: (who, title) => `${have(who)} commenté « ${title} »`,
    reply: (who, title) => `${have(who)} répondu à votre commentaire sur « ${title} »`,
  },
  preferences: {
    title: 'Notifications',
    note: 'Ce que vous apprenez dans l’application et par e-mail. Un e-mail sur le même sujet arrive au plus une fois par heure, et pas du tout si vous l’avez déjà lu ici.',
    noMails: 'Cette installation n’envoie pas d’e-mails.',
    loading: 'Chargement de ce qui vous est notifié',
    kind: 'Événement',
    inApp: 'Dans l’application',
    byMail: 'Par e-mail',
    kinds: {
      like: 'Mentions J’aime sur vos histoires',
      follow: 'Nouveaux abonnés',
      remix: 'Remix de vos histoires',
      new_story: 'Nouvelles histoires des personnes que vous suivez',
      comment: 'Commentaires sur vos histoires',
      reply: 'Réponses à vos commentaires',
    },
    inAppOf: (kind) => `${kind} : dans l’application`,
    byMailOf: (kind) => `${kind} : par e-mail`,
  },
  unsubscribe: {
    title: 'E-mails',
    working: 'Désactivation des e-mails…',
    done: {
      like: 'Vous ne recevrez plus d’e-mails sur les mentions J’aime de vos histoires.',
      follow: 'Vous ne recevrez plus d’e-mails sur vos nouveaux abonnés.',
      remix: 'Vous ne recevrez plus d’e-mails sur les remix de vos histoires.',
      new_story: 'Vous ne recevrez plus d’e-mails sur les nouvelles histoires des personnes que vous suivez.',
      comment: 'Vous ne recevrez plus d’e-mails sur les commentaires de vos histoires.',
      reply: 'Vous ne recevrez plus d’e-mails sur les réponses à vos commentaires.',
    },
    doneNote: 'Vous pouvez les réactiver sur la page de votre compte.',
    account: 'Ouvrir mon compte',
    invalid: 'Ce lien n’est pas (ou plus) valide',
    invalidNote: 'Vous pouvez désactiver les e-mails sur la page de votre compte.',
    failed: 'Les e-mails n’ont pas pu être désactivés',
    retry: 'Réessayer',
  },
}
