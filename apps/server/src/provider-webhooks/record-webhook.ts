import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Provider, Webhook } from '@fablecut/generation/provider/provider'
import type { Routes } from '@fablecut/generation/provider/routes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { callSubmission } from '../platform/database/schema.ts'
import type { Log } from '../platform/logging/log.ts'

type Services = { readonly db: Database; readonly routes: Pick<Routes, 'findById'>; readonly log: Pick<Log, 'warn'> }

/** Of its address. */
export type WebhookTarget = { readonly provider: string; readonly token: string }

/**
 * Records that a provider announced the end of a job, so that the worker that awaits it asks for it. What the webhook says is not looked at, and a further one
 * changes nothing. Throws NOT_FOUND for an address that no submission has, UNAUTHORIZED for a webhook that its provider did not sign in the last minutes, and
 * UNAVAILABLE where that cannot be told now. `read`: it is only read for a submission that is known.
 */
export async function recordWebhook({ db, routes, log }: Services, target: WebhookTarget, read: () => Promise<Webhook>): Promise<void> {
  const isOfTarget = and(eq(callSubmission.webhookToken, target.token), eq(callSubmission.provider, target.provider))
  const [submission] = await db.select().from(callSubmission).where(isOfTarget)
  const provider = submission && routes.findById(submission.model, submission.connection)?.provider
  if (!provider?.isOwnWebhook) throw new AppError('NOT_FOUND')
  const webhook = await read()
  if (!(await isOwn(provider, webhook, log)))
    throw new AppError('UNAUTHORIZED', { message: 'The webhook was not signed by the provider, or too long ago' })
  await db
    .update(callSubmission)
    .set({ webhookReceivedAt: sql`now()` })
    .where(and(isOfTarget, isNull(callSubmission.webhookReceivedAt)))
}

async function isOwn(provider: Provider, webhook: Webhook, log: Services['log']): Promise<boolean> {
  try {
    return await provider.isOwnWebhook!(webhook)
  } catch (error) {
    log.warn('the signature of a webhook could not be checked', { provider: provider.name, error: String(error) })
    throw new AppError('UNAVAILABLE', { cause: error })
  }
}
