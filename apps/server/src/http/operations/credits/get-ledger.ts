import { readLedger } from '../../../credits/read-ledger.ts'
import { readWallet } from '../../../credits/read-wallet.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const getLedger = api.credits.ledger.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  const { db } = context.services
  const [page, wallet] = await Promise.all([readLedger(db, id, input.cursor), readWallet(db, id)])
  return { ...page, available: wallet.available, held: wallet.held }
})
