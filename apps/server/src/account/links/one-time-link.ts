import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { oneTimeLink } from '../../platform/database/account-schema.ts'
import type { Database } from '../../platform/database/client.ts'

export type LinkPurpose = 'reset' | 'confirm' | 'change-email' | 'invite'

/** How long links work, in hours. */
const VALID_HOURS: Record<LinkPurpose, number> = { reset: 1, confirm: 24, 'change-email': 1, invite: 24 * 7 }

/** The page of a link, followed by its token. */
const PATHS: Record<LinkPurpose, string> = {
  reset: '/reset-password/',
  confirm: '/confirm-email/',
  'change-email': '/confirm-email/',
  invite: '/invited/',
}

export type NewLink = {
  readonly purpose: LinkPurpose
  readonly userId: string | null
  readonly email: string | null
  /** `mail`: only whoever reads the mails of `email` gets the link; `staff`: it is shown to staff. */
  readonly sentBy: 'mail' | 'staff'
}

export type CreatedLink = { readonly url: string; readonly expiresAt: Date }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Creates a link below `origin`; only the result contains its token. */
export async function createLink(db: Database, origin: string, link: NewLink): Promise<CreatedLink> {
  const token = randomBytes(32).toString('base64url')
  await db.delete(oneTimeLink).where(lt(oneTimeLink.expiresAt, sql`now()`))
  const [row] = await db
    .insert(oneTimeLink)
    .values({ ...link, tokenHash: hashOf(token), expiresAt: sql`now() + make_interval(hours => ${VALID_HOURS[link.purpose]})` })
    .returning({ expiresAt: oneTimeLink.expiresAt })
  return { url: `${origin}${PATHS[link.purpose]}${token}`, expiresAt: row!.expiresAt }
}

type Executor = Pick<Database, 'select' | 'delete'>

const isValid = (purpose: LinkPurpose, token: string) =>
  and(eq(oneTimeLink.tokenHash, hashOf(token)), eq(oneTimeLink.purpose, purpose), gt(oneTimeLink.expiresAt, sql`now()`))

/** Ends a link and returns it; null for an unknown, used or expired one. Within a transaction that is rolled back it stays valid. */
export async function takeLink(db: Executor, purpose: LinkPurpose, token: string) {
  const [link] = await db.delete(oneTimeLink).where(isValid(purpose, token)).returning()
  return link ?? null
}

/** A link that can still be used; null for any other. */
export async function findLink(db: Executor, purpose: LinkPurpose, token: string) {
  const [link] = await db.select().from(oneTimeLink).where(isValid(purpose, token))
  return link ?? null
}

/** Ends all links of an account for one purpose. */
export async function endLinks(db: Executor, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.delete(oneTimeLink).where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose)))
}
