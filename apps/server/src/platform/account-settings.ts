import { z } from 'zod'

const sender = /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Environment variables of mails and of sign-in with an account elsewhere. */
export const accountVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be an address like smtps://name:password@mail.example.org' }).optional(),
  MAIL_FROM: z.string().trim().regex(sender, 'has to be an address like Fablecut <no-reply@films.example.org>').optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'has to be an address like https://login.example.org' }).optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().trim().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
}

type AccountVariables = z.infer<z.ZodObject<typeof accountVariables>>

/** How mails are sent. */
export type MailSettings = { readonly smtpUrl: string; readonly from: string }

/** An OpenID Connect provider that people can sign in with. */
export type OidcSettings = {
  /** Without a slash at its end. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button calls it. */
  readonly name: string
}

/** Null: no mails are sent. */
export function toMailSettings({ SMTP_URL, MAIL_FROM }: AccountVariables): { mail: MailSettings | null } | { error: string } {
  if (SMTP_URL && MAIL_FROM) return { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } }
  if (SMTP_URL) return { error: 'SMTP_URL needs MAIL_FROM, the sender of the mails, like Fablecut <no-reply@films.example.org>.' }
  return MAIL_FROM ? { error: 'MAIL_FROM needs SMTP_URL, the server that sends the mails.' } : { mail: null }
}

/** Null: accounts of this installation only. `isLoopback`: whether a host is this machine. */
export function toOidcSettings(
  read: AccountVariables,
  isLoopback: (host: string) => boolean,
): { oidc: OidcSettings | null } | { error: string } {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = read
  if (!issuer && !clientId && !clientSecret) return { oidc: null }
  if (!issuer || !clientId || !clientSecret)
    return { error: 'Sign-in with OpenID Connect needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.' }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !isLoopback(hostname)) return { error: 'OIDC_ISSUER has to be an https address.' }
  return { oidc: { issuer: issuer.replace(/\/+$/u, ''), clientId, clientSecret, name } }
}
