import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = 'Wenn du das nicht warst, lege sofort ein neues Passwort fest und sieh dir die Sitzungen und Anmeldewege deines Kontos an.'

export const GERMAN_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'Bestätige deine Adresse',
      lines: ['Jemand, vermutlich du, hat mit dieser Adresse ein Konto bei Fablecut erstellt. Bestätige sie, um dich anzumelden.'],
      action: 'Diese Adresse bestätigen',
      note: 'Der Link gilt einmal und 24 Stunden lang. Wenn du kein Konto erstellt hast, tu nichts: Ohne Bestätigung kann es nicht benutzt werden.',
    }),
    'account-exists': () => ({
      subject: 'Du hast schon ein Konto',
      lines: [
        'Jemand, vermutlich du, wollte mit dieser Adresse ein Konto bei Fablecut erstellen. Es gibt schon eines, deshalb hat sich nichts geändert.',
        'Melde dich mit dieser Adresse an. Wenn du das Passwort nicht mehr weißt, lege ein neues fest.',
      ],
      action: 'Neues Passwort festlegen',
      note: 'Der Link gilt einmal und eine Stunde lang. Wenn du um nichts gebeten hast, tu nichts.',
    }),
    'reset-password': () => ({
      subject: 'Lege ein neues Passwort fest',
      lines: ['Jemand, vermutlich du, hat um ein neues Passwort für das Fablecut-Konto mit dieser Adresse gebeten.'],
      action: 'Neues Passwort festlegen',
      note: 'Der Link gilt einmal und eine Stunde lang. Wenn du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt, wie es ist.',
    }),
    'change-email': () => ({
      subject: 'Bestätige deine neue Adresse',
      lines: ['Jemand, vermutlich du, möchte diese Adresse ab jetzt für ein Fablecut-Konto verwenden.'],
      action: 'Diese Adresse verwenden',
      note: 'Der Link gilt einmal und eine Stunde lang. Wenn du nicht darum gebeten hast, tu nichts.',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'Deine Adresse soll geändert werden',
      lines: [
        `Jemand, vermutlich du, möchte die Adresse deines Fablecut-Kontos in ${newEmail} ändern. Sie ändert sich, sobald jene Adresse bestätigt ist.`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Deine Adresse hat sich geändert',
      lines: [`Die Adresse deines Fablecut-Kontos ist jetzt ${newEmail}. An diese hier kommen keine Mails mehr.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'Dein Passwort hat sich geändert',
      lines: ['Das Passwort deines Fablecut-Kontos wurde geändert.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'Es gibt einen neuen Anmeldeweg',
      lines: [`Dein Fablecut-Konto hat einen neuen Anmeldeweg: ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'Ein Anmeldeweg wurde entfernt',
      lines: [`So ist keine Anmeldung bei deinem Fablecut-Konto mehr möglich: ${method}.`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'Die Anmeldung verlangt jetzt einen Code',
      lines: ['Dein Fablecut-Konto verlangt bei der Anmeldung ab jetzt einen Code aus deiner Authenticator-App.', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'Die Anmeldung verlangt keinen Code mehr',
      lines: ['Dein Fablecut-Konto verlangt bei der Anmeldung keinen Code aus deiner Authenticator-App mehr.', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'Du bist zu Fablecut eingeladen',
      lines: ['Du bist eingeladen, ein Konto bei Fablecut zu erstellen, einem Studio für kurze KI-Videos.'],
      action: 'Konto erstellen',
      note: 'Der Link gilt einmal und sieben Tage lang.',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'Eine Nachricht der Moderation',
      lines: [`Die Moderation von Fablecut hat über „${subject}“ entschieden.`, `Grund: ${reason}`],
      action: 'Nachricht lesen',
      note: 'Darin steht, was entschieden wurde, und dort kannst du widersprechen. Wenn du dich nicht mehr anmelden kannst, findest du auf der Anmeldeseite einen Link für den Widerspruch.',
    }),
  },
  notifications: {
    like: ({ who, areSeveral, title }) => ({
      subject: `${who} gefällt „${title}“`,
      lines: [`${who} ${areSeveral ? 'haben' : 'hat'} deine Story „${title}“ mit „Gefällt mir“ markiert.`],
      action: 'Story öffnen',
    }),
    follow: ({ who, areSeveral }) => ({
      subject: `${who} ${areSeveral ? 'folgen' : 'folgt'} dir jetzt`,
      lines: [`${who} ${areSeveral ? 'folgen dir jetzt und sehen' : 'folgt dir jetzt und sieht'} die Storys, die du veröffentlichst.`],
      action: 'Profil ansehen',
    }),
    remix: ({ who, areSeveral, title, original }) => ({
      subject: `${who} ${areSeveral ? 'haben' : 'hat'} einen Remix von „${original}“ gemacht`,
      lines: [`${who} ${areSeveral ? 'haben' : 'hat'} „${title}“ veröffentlicht, einen Remix deiner Story „${original}“.`],
      action: 'Remix ansehen',
    }),
    new_story: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'haben' : 'hat'} „${title}“ veröffentlicht`,
      lines: [`Von ${who} gibt es eine neue Story: „${title}“.`],
      action: 'Ansehen',
    }),
    comment: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'haben' : 'hat'} „${title}“ kommentiert`,
      lines: [`${who} ${areSeveral ? 'haben' : 'hat'} deine Story „${title}“ kommentiert.`],
      action: 'Kommentare lesen',
    }),
    reply: ({ who, areSeveral, title }) => ({
      subject: `${who} ${areSeveral ? 'haben' : 'hat'} dir zu „${title}“ geantwortet`,
      lines: [`${who} ${areSeveral ? 'haben' : 'hat'} auf deinen Kommentar zu „${title}“ geantwortet.`],
      action: 'Antwort lesen',
    }),
  },
  unsubscribe: {
    like: 'Keine Mails mehr über Likes',
    follow: 'Keine Mails mehr über neue Follower',
    remix: 'Keine Mails mehr über Remixe',
    new_story: 'Keine Mails mehr über neue Storys',
    comment: 'Keine Mails mehr über Kommentare',
    reply: 'Keine Mails mehr über Antworten',
  },
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} und 1 weitere Person` : `${name} und ${others} weitere`
  },
  passkey: 'ein Passkey',
  footer: (host) => `Fablecut auf ${host}`,
}
