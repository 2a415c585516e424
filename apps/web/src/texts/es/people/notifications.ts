import type * as english from '../../people/notifications.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('es')

/** The verb that agrees with the people of `who`. */
const verb = (who: string, one: string, several: string): string => (/ y \d+ personas? más$/u.test(who) ? several : one)

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Notificaciones',
  bell: (unread) => {
    if (unread === 0) return 'Notificaciones'
    if (unread >= 100) return 'Notificaciones, más de 99 nuevas'
    return plural(unread, { one: `Notificaciones, ${unread} nueva`, other: `Notificaciones, ${unread} nuevas` })
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: 'Cargando notificaciones',
  failed: 'No se pudieron leer las notificaciones',
  retry: 'Reintentar',
  empty: 'Todavía nada. Los me gusta, los seguidores, los remixes y los comentarios de tus historias aparecen aquí.',
  emptyAction: 'Explorar la comunidad',
  more: 'Ver más',
  isNew: 'Nueva',
  settings: 'Qué se te notifica',
  who: (name, others) =>
    others === 0 ? name : plural(others, { one: `${name} y ${others} persona más`, other: `${name} y ${others} personas más` }),
  kinds: {
    like: (who, title) => `${who} ${verb(who, 'dio', 'dieron')} me gusta a “${title}”`,
    follow: (who) => `${who} ahora te ${verb(who, 'sigue', 'siguen')}`,
    remix: (who, title, original) => `${who} ${verb(who, 'publicó', 'publicaron')} “${title}”, un remix de tu historia “${original}”`,
    new_story: (who, title) => `${who} ${verb(who, 'publicó', 'publicaron')} “${title}”`,
    comment: (who, title) => `${who} ${verb(who, 'comentó', 'comentaron')} “${title}”`,
    reply: (who, title) => `${who} ${verb(who, 'respondió', 'respondieron')} a tu comentario en “${title}”`,
  },
  preferences: {
    title: 'Notificaciones',
    note: 'Qué se te avisa en la app y por correo. Sobre lo mismo llega como máximo un correo por hora, y ninguno si ya lo leíste aquí.',
    noMails: 'Esta instalación no envía correos.',
    loading: 'Cargando qué se te notifica',
    kind: 'Evento',
    inApp: 'En la app',
    byMail: 'Por correo',
    kinds: {
      like: 'Me gusta en tus historias',
      follow: 'Nuevos seguidores',
      remix: 'Remixes de tus historias',
      new_story: 'Historias nuevas de personas que sigues',
      comment: 'Comentarios en tus historias',
      reply: 'Respuestas a tus comentarios',
    },
    inAppOf: (kind) => `${kind}: en la app`,
    byMailOf: (kind) => `${kind}: por correo`,
  },
  unsubscribe: {
    title: 'Correos',
    working: 'Desactivando los correos…',
    done: {
      like: 'Ya no recibirás correos sobre los me gusta en tus historias.',
      follow: 'Ya no recibirás correos sobre nuevos seguidores.',
      remix: 'Ya no recibirás correos sobre remixes de tus historias.',
      new_story: 'Ya no recibirás correos sobre historias nuevas de personas que sigues.',
      comment: 'Ya no recibirás correos sobre comentarios en tus historias.',
      reply: 'Ya no recibirás correos sobre respuestas a tus comentarios.',
    },
    doneNote: 'Puedes volver a activarlos en la página de tu cuenta.',
    account: 'Abrir mi cuenta',
    invalid: 'Este enlace no es válido (o ya no lo es)',
    invalidNote: 'Puedes desactivar los correos en la página de tu cuenta.',
    failed: 'No se pudieron desactivar los correos',
    retry: 'Reintentar',
  },
}
