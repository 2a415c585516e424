import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { findObjectionToken, suspensionMessage } from '../../moderation/suspension.ts'
import { user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import { CALLBACK_ROUTE } from './admit-oidc-user.ts'

const CODE = 'BANNED_USER'

/**
 * Refuses a session to a suspended account, however it signs in, with the token that its owner can object with: in the response, or in the address of the
 * sign-in page where the provider leads back to it. Must precede better-auth's own check, whose refusal names no account. That check ends a suspension that
 * has expired.
 */
export const refuseSuspended = (db: Database): BetterAuthPlugin => ({
  id: 'refuse-suspended',
  init: () => ({
    options: {
      databaseHooks: {
        session: {
          create: {
            before: async ({ userId }, context) => {
              const [owner] = await db.select().from(user).where(eq(user.id, userId))
              if (!owner?.banned || (owner.banExpires && owner.banExpires.getTime() < Date.now())) return
              const token = await findObjectionToken(db, userId)
              if (context?.path === CALLBACK_ROUTE) throw context.redirect(signInPage(token))
              throw new APIError('FORBIDDEN', { code: CODE, message: suspensionMessage(owner), objection_token: token })
            },
          },
        },
      },
    },
  }),
})

const signInPage = (token: string | null): string => `/signin?${new URLSearchParams({ error: CODE, ...(token && { objection: token }) })}`
