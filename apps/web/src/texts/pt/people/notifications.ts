import type * as english from '../../people/notifications.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

/** The verb that agrees with the people of `who`. */
const verb = (who: string, one: string, several: string): string => (/ e mais \d+ pessoas?$/u.test(who) ? several : one)

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Notificações',
  bell: (unread) => {
    if (unread === 0) return 'Notificações'
    if (unread >= 100) return 'Notificações, mais de 99 novas'
    return plural(unread, { one: `Notificações, ${unread} nova`, other: `Notificações, ${unread} novas` })
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'Carregando notificações',
  failed: 'Não foi possível ler as notificações',
  retry: 'Tentar de novo',
  empty: 'Nada ainda. Curtidas, seguidores, remixes e comentários das suas histórias aparecem aqui.',
  emptyAction: 'Explorar a comunidade',
  more: 'Mostrar mais',
  isNew: 'Nova',
  settings: 'Sobre o que você é notificado',
  who: (name, others) =>
    others === 0 ? name : plural(others, { one: `${name} e mais ${others} pessoa`, other: `${name} e mais ${others} pessoas` }),
  kinds: {
    like: (who, title) => `${who} ${verb(who, 'curtiu', 'curtiram')} “${title}”`,
    follow: (who) => `${who} agora ${verb(who, 'segue', 'seguem')} você`,
    remix: (who, title, original) => `${who} ${verb(who, 'publicou', 'publicaram')} “${title}”, um remix da sua história “${original}”`,
    new_story: (who, title) => `${who} ${verb(who, 'publicou', 'publicaram')} “${title}”`,
    comment: (who, title) => `${who} ${verb(who, 'comentou', 'comentaram')} em “${title}”`,
    reply: (who, title) => `${who} ${verb(who, 'respondeu', 'responderam')} ao seu comentário em “${title}”`,
  },
  preferences: {
    title: 'Notificações',
    note: 'O que avisamos a você no app e por e-mail. Um e-mail sobre a mesma coisa chega no máximo uma vez por hora, e não chega se você já leu aqui.',
    noMails: 'Esta instalação não envia e-mails.',
    loading: 'Carregando sobre o que você é notificado',
    kind: 'Evento',
    inApp: 'No app',
    byMail: 'Por e-mail',
    kinds: {
      like: 'Curtidas nas suas histórias',
      follow: 'Novos seguidores',
      remix: 'Remixes das suas histórias',
      new_story: 'Novas histórias de quem você segue',
      comment: 'Comentários nas suas histórias',
      reply: 'Respostas aos seus comentários',
    },
    inAppOf: (kind) => `${kind}: no app`,
    byMailOf: (kind) => `${kind}: por e-mail`,
  },
  unsubscribe: {
    title: 'E-mails',
    working: 'Desativando os e-mails…',
    done: {
      like: 'Você não recebe mais e-mails sobre curtidas nas suas histórias.',
      follow: 'Você não recebe mais e-mails sobre novos seguidores.',
      remix: 'Você não recebe mais e-mails sobre remixes das suas histórias.',
      new_story: 'Você não recebe mais e-mails sobre novas histórias de quem você segue.',
      comment: 'Você não recebe mais e-mails sobre comentários nas suas histórias.',
      reply: 'Você não recebe mais e-mails sobre respostas aos seus comentários.',
    },
    doneNote: 'Você pode ativá-los de novo na página da sua conta.',
    account: 'Abrir minha conta',
    invalid: 'Este link não é (mais) válido',
    invalidNote: 'Você pode desativar os e-mails na página da sua conta.',
    failed: 'Não foi possível desativar os e-mails',
    retry: 'Tentar de novo',
  },
}
