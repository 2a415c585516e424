import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU =
  'Si no fuiste tú, define una contraseña nueva de inmediato y revisa las sesiones y las formas de iniciar sesión de tu cuenta.'

export const SPANISH_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'Confirma tu dirección',
      lines: ['Alguien, probablemente tú, creó una cuenta en Fablecut con esta dirección. Confírmala para iniciar sesión.'],
      action: 'Confirmar esta dirección',
      note: 'El enlace funciona una sola vez, durante 24 horas. Si no creaste ninguna cuenta, no hagas nada: sin confirmación no se puede usar.',
    }),
    'account-exists': () => ({
      subject: 'Ya tienes una cuenta',
      lines: [
        'Alguien, probablemente tú, intentó crear una cuenta en Fablecut con esta dirección. Ya existe una, así que nada ha cambiado.',
        'Inicia sesión con esta dirección. Si ya no recuerdas la contraseña, define una nueva.',
      ],
      action: 'Definir una contraseña nueva',
      note: 'El enlace funciona una sola vez, durante una hora. Si no pediste nada, no hagas nada.',
    }),
    'reset-password': () => ({
      subject: 'Define una contraseña nueva',
      lines: ['Alguien, probablemente tú, pidió una contraseña nueva para la cuenta de Fablecut con esta dirección.'],
      action: 'Definir una contraseña nueva',
      note: 'El enlace funciona una sola vez, durante una hora. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
    }),
    'change-email': () => ({
      subject: 'Confirma tu nueva dirección',
      lines: ['Alguien, probablemente tú, quiere usar esta dirección para una cuenta de Fablecut a partir de ahora.'],
      action: 'Usar esta dirección',
      note: 'El enlace funciona una sola vez, durante una hora. Si no lo pediste, no hagas nada.',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'Tu dirección está por cambiar',
      lines: [
        `Alguien, probablemente tú, pidió cambiar la dirección de tu cuenta de Fablecut a ${newEmail}. Cambiará cuando se confirme esa dirección.`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Tu dirección ha cambiado',
      lines: [`La dirección de tu cuenta de Fablecut ahora es ${newEmail}. A esta ya no llegarán correos.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'Tu contraseña ha cambiado',
      lines: ['Se cambió la contraseña de tu cuenta de Fablecut.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'Hay una nueva forma de iniciar sesión',
      lines: [`Tu cuenta de Fablecut tiene una nueva forma de iniciar sesión: ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'Se quitó una forma de iniciar sesión',
      lines: [`Esto ya no sirve para iniciar sesión en tu cuenta de Fablecut: ${method}.`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'Ahora se pide un código al iniciar sesión',
      lines: ['A partir de ahora, tu cuenta de Fablecut pide un código de tu app de autenticación al iniciar sesión.', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'Ya no se pide un código al iniciar sesión',
      lines: ['Tu cuenta de Fablecut ya no pide un código de tu app de autenticación al iniciar sesión.', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'Tienes una invitación a Fablecut',
      lines: ['Te invitamos a crear una cuenta en Fablecut, un estudio para videos cortos con IA.'],
      action: 'Crear una cuenta',
      note: 'El enlace funciona una sola vez, durante siete días.',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'Un mensaje de moderación',
      lines: [`El equipo de moderación de Fablecut ha tomado una decisión sobre “${subject}”.`, `Motivo: ${reason}`],
      action: 'Leer el mensaje',
      note: 'Dice qué se decidió, y ahí puedes apelar. Si ya no puedes iniciar sesión, la página de inicio de sesión tiene un enlace para apelar.',
    }),
  },
  notifications: {
    like: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'dieron' : 'dio'} me gusta a “${title}”`,
      lines: [`${who} ${areSeveral ? 'dieron' : 'dio'} me gusta a tu historia “${title}”.`],
      action: 'Abrir la historia',
    }),
    follow: ({ who, areSeveral }) => ({
      subject: `${who} ahora te ${areSeveral ? 'siguen' : 'sigue'}`,
      lines: [`${who} ahora te ${areSeveral ? 'siguen y verán' : 'sigue y verá'} las historias que publiques.`],
      action: 'Ver el perfil',
    }),
    remix: ({ who, areSeveral, title, original }) => ({
      subject: `${who} ${areSeveral ? 'hicieron' : 'hizo'} un remix de “${original}”`,
      lines: [`${who} ${areSeveral ? 'publicaron' : 'publicó'} “${title}”, un remix de tu historia “${original}”.`],
      action: 'Ver el remix',
    }),
    new_story: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'publicaron' : 'publicó'} “${title}”`,
      lines: [
        `${who}, a ${areSeveral ? 'quienes' : 'quien'} sigues, ${areSeveral ? 'publicaron' : 'publicó'} una historia nueva: “${title}”.`,
      ],
      action: 'Verla',
    }),
    comment: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'comentaron' : 'comentó'} “${title}”`,
      lines: [`${who} ${areSeveral ? 'comentaron' : 'comentó'} tu historia “${title}”.`],
      action: 'Leer los comentarios',
    }),
    reply: ({ who, areSeveral, title }) => ({
      subject: `${who} te ${areSeveral ? 'respondieron' : 'respondió'} en “${title}”`,
      lines: [`${who} ${areSeveral ? 'respondieron' : 'respondió'} a tu comentario en “${title}”.`],
      action: 'Leer la respuesta',
    }),
  },
  unsubscribe: {
    like: 'No recibir más correos sobre los me gusta',
    follow: 'No recibir más correos sobre nuevos seguidores',
    remix: 'No recibir más correos sobre remixes',
    new_story: 'No recibir más correos sobre historias nuevas',
    comment: 'No recibir más correos sobre comentarios',
    reply: 'No recibir más correos sobre respuestas',
  },
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} y 1 persona más` : `${name} y ${others} personas más`
  },
  passkey: 'una llave de acceso',
  footer: (host) => `Fablecut en ${host}`,
}
