import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_KINDS, type NotificationKind } from '@fablecut/domain/notification/kinds'

/** Whose mails of which kind a link switches off. */
export type Unsubscription = { readonly accountId: string; readonly kind: NotificationKind }

/** Tokens of links that switch off mails without a session. They don't expire: a mail may be read years later. */
export type UnsubscribeTokens = {
  sign(unsubscription: Unsubscription): string
  /** Null for what was not signed here. */
  read(token: string): Unsubscription | null
}

/** `secret`: of the installation's sessions, from which another key is derived. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fablecut unsubscribe links', 32))
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest()
  return {
    sign({ accountId, kind }) {
      const content = Buffer.from(`${kind} ${accountId}`).toString('base64url')
      return `${content}.${signatureOf(content).toString('base64url')}`
    },
    read(token) {
      const [content = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = signatureOf(content)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const [kind, accountId] = Buffer.from(content, 'base64url').toString('utf8').split(' ')
      const known = NOTIFICATION_KINDS.find((name) => name === kind)
      return known && accountId ? { kind: known, accountId } : null
    },
  }
}
