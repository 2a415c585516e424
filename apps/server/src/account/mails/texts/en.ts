import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = 'If this was not you, set a new password at once, and look at the sessions and the ways to sign in of your account.'

export const ENGLISH_MAILS: MailCatalogue = {
  mails: {
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
    'change-email-asked': ({ newEmail }) => ({
      subject: 'Your address is about to change',
      lines: [
        `Somebody, most likely you, asked to change the address of your Fablecut account to ${newEmail}. It changes when that address is confirmed.`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'Your address has changed',
      lines: [`The address of your Fablecut account is ${newEmail} now. Mails no longer come to this one.`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'Your password has changed',
      lines: ['The password of your Fablecut account was changed.', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'There is a new way to sign in',
      lines: [`Your Fablecut account has a new way to sign in: ${method}.`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
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
    moderation: ({ subject, reason }) => ({
      subject: 'A message from the moderators',
      lines: [`The moderators of Fablecut have made a decision about “${subject}”.`, `Reason: ${reason}`],
      action: 'Read the message',
      note: 'It says what was decided, and you can object to it there. If you can no longer sign in, the sign-in page has a link to object.',
    }),
  },
  notifications: {
    like: ({ who, title }) => ({
      subject: `${who} liked “${title}”`,
      lines: [`${who} liked your story “${title}”.`],
      action: 'Open the story',
    }),
    follow: ({ who, areSeveral }) => ({
      subject: `${who} ${areSeveral ? 'follow' : 'follows'} you now`,
      lines: [`${who} ${areSeveral ? 'follow you now, and see' : 'follows you now, and sees'} the stories that you publish.`],
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
  },
  unsubscribe: {
    like: 'No more mails about likes',
    follow: 'No more mails about new followers',
    remix: 'No more mails about remixes',
    new_story: 'No more mails about new stories',
    comment: 'No more mails about comments',
    reply: 'No more mails about replies',
  },
  who: (name, others) => {
    if (others === 0) return name
    return others === 1 ? `${name} and one other person` : `${name} and ${others} others`
  },
  passkey: 'a passkey',
  footer: (host) => `Fablecut at ${host}`,
}
