import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Webhook } from '@fablecut/generation/provider/provider'
import { z } from 'zod'
import type { HttpClient } from '../http/http-client.ts'
import { isSuccess, readJson } from '../http/http-message.ts'
import { isRecent } from '../webhooks/is-recent.ts'
import { type SigningKeys, createSigningKeys } from '../webhooks/signing-keys.ts'

const PREFIX = /^whsec_/u
const READ_MS = 10_000

const secret = z.object({ key: z.string() })

/** The secret that the account's webhooks are signed with. */
export const replicateSigningKeys = (client: HttpClient, baseUrl: string): SigningKeys<Buffer> =>
  createSigningKeys(async () => {
    const answer = await client.send({ method: 'GET', url: `${baseUrl}/webhooks/default/secret`, signal: AbortSignal.timeout(READ_MS) })
    const { data } = secret.safeParse(readJson(answer))
    const key = Buffer.from(data?.key.replace(PREFIX, '') ?? '', 'base64')
    if (!isSuccess(answer) || key.length === 0) throw client.errorOf(answer, 'the secret of webhooks cannot be read')
    return [key]
  })

/** The header lists signatures, each with its version; they are of id, time and body. */
export async function isReplicateWebhook({ headers, body }: Webhook, keys: SigningKeys<Buffer>): Promise<boolean> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`])
  if (id === undefined || timestamp === undefined || signatures === undefined || !isRecent(timestamp)) return false
  const given = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []))
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
    return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected))
  })
}
