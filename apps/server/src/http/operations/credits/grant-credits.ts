import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq } from 'drizzle-orm'
import { grantCredits as grant } from '../../../credits/grant-credits.ts'
import { user } from '../../../platform/database/auth-schema.ts'
import { api } from '../../kernel/api.ts'
import { signedInStaff } from '../../kernel/signed-in.ts'

export const grantCredits = api.credits.grant.handler(async ({ input, context }) => {
  signedInStaff(context)
  const { db, pool } = context.services
  const [receiver] = await db.select({ id: user.id }).from(user).where(eq(user.email, input.email.toLowerCase()))
  if (!receiver) throw new AppError('NOT_FOUND', { message: 'No account has this address' })
  const entry = await grant(pool, { userId: receiver.id, credits: input.credits, note: input.note || 'Granted by staff' })
  if (!entry) throw new AppError('INTERNAL_ERROR')
  return { id: entry.id, credits: input.credits, balance_after: entry.balanceAfter }
})
