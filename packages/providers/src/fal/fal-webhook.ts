import { type KeyObject, createHash, createPublicKey, verify } from 'node:crypto'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import type { Webhook } from '@fablecut/generation/provider/provider'
import { z } from 'zod'
import { createHttpClient } from '../http/http-client.ts'
import { isSuccess, readJson } from '../http/http-message.ts'
import { isRecent } from '../webhooks/is-recent.ts'
import { type SigningKeys, createSigningKeys } from '../webhooks/signing-keys.ts'

const PATH = '/.well-known/jwks.json'
/** Fal has its keys on a server of their own; other servers of its protocol beside their second API. */
const FAL_KEYS = `https://rest.fal.ai${PATH}`
const READ_MS = 10_000

const keySet = z.object({ keys: z.array(z.object({ x: z.string() })) })

/** The public keys of webhooks. `apiUrl`: the second API of the connection. */
export function falSigningKeys(apiUrl: string): SigningKeys<KeyObject> {
  const { origin } = new URL(apiUrl)
  const url = origin === new URL(PROVIDER_FACTS.fal.apiUrl).origin ? FAL_KEYS : `${origin}${PATH}`
  const client = createHttpClient({ origins: [new URL(url).origin], apiKey: null, authorize: () => ({}) })
  return createSigningKeys(async () => {
    const answer = await client.send({ method: 'GET', url, signal: AbortSignal.timeout(READ_MS) })
    const { data } = keySet.safeParse(readJson(answer))
    if (!isSuccess(answer) || !data) throw client.errorOf(answer, 'the keys of webhooks cannot be read')
    return data.keys.flatMap(({ x }) => readKey(x) ?? [])
  })
}

/** Null for a key of another kind. */
function readKey(x: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return null
  }
}

/** The signature is of ids, time and the body's digest, one in a line. */
export async function isFalWebhook({ headers, body }: Webhook, keys: SigningKeys<KeyObject>): Promise<boolean> {
  const [requestId, userId, timestamp, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
    (name) => headers[`x-fal-webhook-${name}`],
  )
  if (requestId === undefined || userId === undefined || timestamp === undefined || !isRecent(timestamp)) return false
  if (signature === undefined || !/^[\da-f]{128}$/iu.test(signature)) return false
  const digest = createHash('sha256').update(body).digest('hex')
  const signed = Buffer.from([requestId, userId, timestamp, digest].join('\n'))
  return keys.some((key) => verify(null, signed, key, Buffer.from(signature, 'hex')))
}
