import { AppError } from '@fablecut/contracts/errors/app-error'
import { toWirePriceBook } from '@fablecut/contracts/wire/price-book'
import type { Estimate } from '@fablecut/domain/pricing/price-lines'
import { eq } from 'drizzle-orm'
import { requireOwn } from '../../access/story-access.ts'
import { grantCredits } from '../../credits/grant-credits.ts'
import { readLedger } from '../../credits/read-ledger.ts'
import { readWallet } from '../../credits/read-wallet.ts'
import { priceOf } from '../../credits/require-price.ts'
import { priceOfResume, resumableShots } from '../../generation/resume-preview.ts'
import { user } from '../../platform/database/auth-schema.ts'
import { api } from '../kernel/api.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'

export const credits = api.credits.router({
  prices: api.credits.prices.handler(({ context }) => toWirePriceBook(context.services.stories.prices)),
  /** The price of a resume depends on the current story, so only its creator may request it (CD-06). */
  estimate: api.credits.estimate.handler(async ({ input, context }) => {
    const { stories } = context.services
    if (input.key !== 'story.resume') return toWireEstimate(priceOf(stories.prices, input.key, input.inputs))
    const { story_id: storyId } = input.inputs
    const story = await requireOwn(stories.db, typeof storyId === 'string' ? storyId : '', context.account)
    return toWireEstimate(priceOfResume(stories.prices, story, await resumableShots(stories.db, story.id)).estimate)
  }),
  ledger: api.credits.ledger.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    const { db } = context.services
    const [page, wallet] = await Promise.all([readLedger(db, id, input.cursor), readWallet(db, id)])
    return { ...page, available: wallet.available, held: wallet.held }
  }),
  grant: api.credits.grant.handler(async ({ input, context }) => {
    signedInStaff(context)
    const { db, pool } = context.services
    const [receiver] = await db.select({ id: user.id }).from(user).where(eq(user.email, input.email.toLowerCase()))
    if (!receiver) throw new AppError('NOT_FOUND', { message: 'No account has this address' })
    const entry = await grantCredits(pool, { userId: receiver.id, credits: input.credits, note: input.note || 'Granted by staff' })
    if (!entry) throw new AppError('INTERNAL_ERROR')
    return { id: entry.id, credits: input.credits, balance_after: entry.balanceAfter }
  }),
})

const toWireEstimate = ({ credits, lines }: Estimate) => ({ credits, lines: [...lines] })
