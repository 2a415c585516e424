/** Kinds of mails. */
export type MailKind = keyof typeof MAIL_TEXTS

/** `action`: the label of the link. `note` follows it. */
export type MailText = { readonly subject: string; readonly lines: readonly string[]; readonly action?: string; readonly note?: string }
type Details = Readonly<Record<string, string>>

const NOT_YOU = 'If this was not you, set a new password at once, and look at the sessions and the ways to sign in of your account.'

/** Every sentence of the mails. */
export const MAIL_TEXTS = {
  'confirm-email': () => ({
    subject: 'Confirm your address',
    lines: ['Somebody, most likely you, created an account at Fablecut with this address. Confirm it to sign in.'],
    action: 'Confirm this address',
    note: 'The link works once, for 24 hours. If you did not create an account, do nothing: without confirmation it cannot be used.',
  }),
  'account-exists': () => ({
    subject: 'You have an account already',
    lines: [
      'Somebody, most likely you, tried to create an account at Fablecut with this address. There is one already, so nothing has changed.',
      'Sign in with this address. If you no longer know the password, set a new one.',
    ],
    action: 'Set a new password',
    note: 'The link works once, for one hour. If you did not ask for anything, do nothing.',
  }),
  'reset-password': () => ({
    subject: 'Set a new password',
    lines: ['Somebody, most likely you, asked for a new password for the Fablecut account with this address.'],
    action: 'Set a new password',
    note: 'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  }),
  'change-email': () => ({
    subject: 'Confirm your new address',
    lines: ['Somebody, most likely you, wants to use this address for a Fablecut account from now on.'],
    action: 'Use this address',
    note: 'The link works once, for one hour. If you did not ask for it, do nothing.',
  }),
  'change-email-asked': ({ newEmail }: Details) => ({
    subject: 'Your address is about to change',
    lines: [
      `Somebody, most likely you, asked to change the address of your Fablecut account to ${newEmail}. It changes when that address is confirmed.`,
      NOT_YOU,
    ],
  }),
  'email-changed': ({ newEmail }: Details) => ({
    subject: 'Your address has changed',
    lines: [`The address of your Fablecut account is ${newEmail} now. Mails no longer come to this one.`, NOT_YOU],
  }),
  'password-changed': () => ({
    subject: 'Your password has changed',
    lines: ['The password of your Fablecut account was changed.', NOT_YOU],
  }),
  'sign-in-added': ({ method }: Details) => ({
    subject: 'There is a new way to sign in',
    lines: [`Your Fablecut account has a new way to sign in: ${method}.`, NOT_YOU],
  }),
  'sign-in-removed': ({ method }: Details) => ({
    subject: 'A way to sign in was removed',
    lines: [`This can no longer be used to sign in to your Fablecut account: ${method}.`, NOT_YOU],
  }),
  'second-factor-on': () => ({
    subject: 'Signing in asks for a code now',
    lines: ['Your Fablecut account asks for a code of your authenticator app at sign-in from now on.', NOT_YOU],
  }),
  'second-factor-off': () => ({
    subject: 'Signing in no longer asks for a code',
    lines: ['Your Fablecut account no longer asks for a code of your authenticator app at sign-in.', NOT_YOU],
  }),
  invitation: () => ({
    subject: 'You are invited to Fablecut',
    lines: ['You are invited to create an account at Fablecut, a studio for short AI videos.'],
    action: 'Create an account',
    note: 'The link works once, for seven days.',
  }),
} satisfies Record<string, (details: Details) => MailText>

export const MAIL_FOOTER = (host: string): string => `Fablecut at ${host}`
