import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU =
  'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe, puis vérifiez les sessions et les moyens de connexion de votre compte.'

export const FRENCH_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'Confirmez votre adresse',
      lines: ['Quelqu’un, sans doute vous, a créé un compte Fablecut avec cette adresse. Confirmez-la pour vous connecter.'],
      action: 'Confirmer cette adresse',
      note: 'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas créé de compte, ne faites rien : sans confirmation, il ne peut pas être utilisé.',
    }),
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, sans doute vous, a essayé de créer un compte Fablecut avec cette adresse. Il en existe déjà un, donc rien n’a changé.',
        'Connectez-vous avec cette adresse. Si vous ne connaissez plus le mot de passe, définissez-en un nouveau.',
      ],
      action: 'Définir un nouveau mot de passe',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien.',
    }),
    'reset-password': () => ({
      subject: 'Définissez un nouveau mot de passe',
      lines: ['Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte Fablecut associé à cette adresse.'],
      action: 'Définir un nouveau mot de passe',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.',
    }),
    'change-email': () => ({
      subject: 'Confirmez votre nouvelle adresse',
      lines: ['Quelqu’un, sans doute vous, souhaite désormais utiliser cette adresse pour un compte Fablecut.'],
      action: 'Utiliser cette adresse',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ne faites rien.',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'Votre adresse va changer',
      lines: [
        `Quelqu’un, sans doute vous, a demandé à remplacer l’adresse de votre compte Fablecut par ${newEmail}. Elle changera quand cette adresse sera confirmée.`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Votre adresse a changé',
      lines: [`L’adresse de votre compte Fablecut est maintenant ${newEmail}. Les e-mails n’arriveront plus à celle-ci.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe a changé',
      lines: ['Le mot de passe de votre compte Fablecut a été modifié.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'Il y a un nouveau moyen de connexion',
      lines: [`Votre compte Fablecut a un nouveau moyen de connexion : ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'Un moyen de connexion a été supprimé',
      lines: [`Ceci ne permet plus de se connecter à votre compte Fablecut : ${method}.`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'La connexion demande maintenant un code',
      lines: ['Votre compte Fablecut demande désormais un code de votre application d’authentification à chaque connexion.', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'La connexion ne demande plus de code',
      lines: ['Votre compte Fablecut ne demande plus de code de votre application d’authentification à la connexion.', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'Une invitation sur Fablecut',
      lines: ['Nous vous invitons à créer un compte sur Fablecut, un studio de courtes vidéos IA.'],
      action: 'Créer un compte',
      note: 'Le lien fonctionne une seule fois, pendant sept jours.',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'Un message de la modération',
      lines: [`La modération de Fablecut a pris une décision au sujet de « ${subject} ».`, `Motif : ${reason}`],
      action: 'Lire le message',
      note: 'Il dit ce qui a été décidé, et vous pouvez y contester la décision. Si vous ne pouvez plus vous connecter, la page de connexion contient un lien pour la contester.',
    }),
  },
  notifications: {
    like: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'ont' : 'a'} aimé « ${title} »`,
      lines: [`${who} ${areSeveral ? 'ont' : 'a'} aimé votre histoire « ${title} ».`],
      action: 'Ouvrir l’histoire',
    }),
    follow: ({ who, areSeveral }) => ({
      subject: `${who} vous ${areSeveral ? 'suivent' : 'suit'} maintenant`,
      lines: [`${who} vous ${areSeveral ? 'suivent maintenant et verront' : 'suit maintenant et verra'} les histoires que vous publiez.`],
      action: 'Voir le profil',
    }),
    remix: ({ who, areSeveral, title, original }) => ({
      subject: `${who} ${areSeveral ? 'ont' : 'a'} fait un remix de « ${original} »`,
      lines: [`${who} ${areSeveral ? 'ont' : 'a'} publié « ${title} », un remix de votre histoire « ${original} ».`],
      action: 'Voir le remix',
    }),
    new_story: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'ont' : 'a'} publié « ${title} »`,
      lines: [`${who}, que vous suivez, ${areSeveral ? 'ont' : 'a'} publié une nouvelle histoire : « ${title} ».`],
      action: 'La regarder',
    }),
    comment: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'ont' : 'a'} commenté « ${title} »`,
      lines: [`${who} ${areSeveral ? 'ont' : 'a'} commenté votre histoire « ${title} ».`],
      action: 'Lire les commentaires',
    }),
    reply: ({ who, areSeveral, title }) => ({
      subject: `${who} vous ${areSeveral ? 'ont' : 'a'} répondu sur « ${title} »`,
      lines: [`${who} ${areSeveral ? 'ont' : 'a'} répondu à votre commentaire sur « ${title} ».`],
      action: 'Lire la réponse',
    }),
  },
  unsubscribe: {
    like: 'Ne plus recevoir d’e-mails sur les mentions J’aime',
    follow: 'Ne plus recevoir d’e-mails sur les nouveaux abonnés',
    remix: 'Ne plus recevoir d’e-mails sur les remix',
    new_story: 'Ne plus recevoir d’e-mails sur les nouvelles histoires',
    comment: 'Ne plus recevoir d’e-mails sur les commentaires',
    reply: 'Ne plus recevoir d’e-mails sur les réponses',
  },
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} et 1 autre personne` : `${name} et ${others} autres`
  },
  passkey: 'une clé d’accès',
  footer: (host) => `Fablecut sur ${host}`,
}
