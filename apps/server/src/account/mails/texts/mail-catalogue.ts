import type { NotificationKind } from '@fablecut/domain/notification/kinds'

/** Kinds of mails, beside those about notifications. */
export type MailKind =
  | 'confirm-email'
  | 'account-exists'
  | 'reset-password'
  | 'change-email'
  | 'change-email-asked'
  | 'email-changed'
  | 'password-changed'
  | 'sign-in-added'
  | 'sign-in-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'invitation'
  | 'moderation'

/** `action`: the label of the link. `note` follows it. */
export type MailText = { readonly subject: string; readonly lines: readonly string[]; readonly action?: string; readonly note?: string }

/** Each is empty in mails that are not about it. */
export type MailDetails = {
  /** The new address of the account. */
  readonly newEmail: string
  /** A way to sign in, as part of a sentence. */
  readonly method: string
  /** What a message of the moderators is about: the title of a story, the begin of a comment or the name of the account. */
  readonly subject: string
  /** Why the moderators decided so, in their words. */
  readonly reason: string
}

/** `who`: the people who did it, as part of a sentence; `title`: of the story, empty for kinds without one; `original`: title of the remixed story. */
export type NotificationDetails = {
  readonly who: string
  readonly areSeveral: boolean
  readonly title: string
  readonly original: string
}

/** Every sentence of the mails in one language. */
export type MailCatalogue = {
  readonly mails: Readonly<Record<MailKind, (details: MailDetails) => MailText>>
  readonly notifications: Readonly<Record<NotificationKind, (details: NotificationDetails) => MailText>>
  /** Labels of the links that switch off mails of a kind. */
  readonly unsubscribe: Readonly<Record<NotificationKind, string>>
  /** The people of a notification, as part of a sentence; `others`: how many besides the named one. */
  readonly who: (name: string, others: number) => string
  /** A passkey as a way to sign in, as part of a sentence. */
  readonly passkey: string
  readonly footer: (host: string) => string
}
