import { type WebhookTarget, recordWebhook } from '../../provider-webhooks/record-webhook.ts'
import { readBody } from '../kernel/read-body.ts'
import type { HttpServices } from '../kernel/services.ts'

/** Providers may repeat a request in its webhook, with the files in it. Only what comes to the address of a submission is read. */
const MAX_BYTES = 16_000_000

/** A webhook of a provider; see `recordWebhook`. */
export async function receiveWebhook(request: Request, target: WebhookTarget, services: HttpServices, address: string): Promise<Response> {
  const { db, watchedRoutes, log, limit } = services
  await limit('webhook', address)
  await recordWebhook({ db, routes: watchedRoutes.routes, log }, target, async () => ({
    headers: Object.fromEntries(request.headers),
    body: await readBody(request, MAX_BYTES),
  }))
  return new Response(null, { status: 200 })
}
