import { APIError } from 'better-auth/api'
import type { Engines } from '@fablecut/generation/ports/engines'
import { isInvited } from '../../account/invitations.ts'
import { requireAcceptableName } from '../../account/require-acceptable-name.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Settings, isReachable } from '../../platform/settings.ts'
import { freeUsername, hasAccounts } from './sign-up.ts'

/** The route of better-auth that a provider leads back to. */
export const CALLBACK_ROUTE = '/callback/:id'

type Services = { readonly db: Database; readonly settings: Settings; readonly moderator: Pick<Engines['moderator'], 'checkText'> }
type NewUser = { readonly name: string; readonly email: string; readonly emailVerified: boolean }

const MAX_NAME = 80

/**
 * The account of somebody who signs in with the provider for the first time: with a user name, without the provider's picture, and with another name where
 * the provider's may not be used. Refused where SIGNUPS does not allow it, and before the first account of a server that others can reach.
 */
export async function admitOidcUser<User extends NewUser>(
  { db, settings, moderator }: Services,
  user: User,
): Promise<User & { username: string }> {
  const isFirst = !(await hasAccounts(db))
  if (isFirst && isReachable(settings)) throw refused('The first account needs the set-up code: create it with a password')
  if (!isFirst && settings.signups === 'closed') throw refused('This installation takes no new accounts')
  if (!isFirst && settings.signups === 'invite' && !(await isInvitedOwner(db, user))) throw refused('New accounts need an invitation here')
  const name = await acceptableName(moderator, user)
  return { ...user, name, image: null, username: await freeUsername(db, name) }
}

/** The address is somebody else's for all that is known until the provider has verified it. */
const isInvitedOwner = async (db: Database, { email, emailVerified }: NewUser): Promise<boolean> =>
  emailVerified && (await isInvited(db, email))

const refused = (message: string) => new APIError('FORBIDDEN', { code: 'SIGN_UP_REFUSED', message })

async function acceptableName(moderator: Services['moderator'], { name, email }: NewUser): Promise<string> {
  const offered = name.trim().slice(0, MAX_NAME) || email.split('@')[0]!.slice(0, MAX_NAME)
  return requireAcceptableName(moderator, offered, { mayBeOfficial: false }).then(
    () => offered,
    () => 'Creator',
  )
}
