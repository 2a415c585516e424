import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { type SendWebhook, type Webhooks, createWebhooks } from '../webhooks.ts'
import { type FalStandinJob, outputOf, problemOf } from './fal-jobs.ts'

const USER = 'user-of-the-key'

export type FalWebhooks = Webhooks<FalStandinJob> & {
  /** The public keys, as fal lists them. */
  keySet(): { readonly keys: readonly object[] }
  /** From now on another key signs. */
  renewKey(): void
}

/** Webhooks signed with Ed25519 over request, account, time and the body's digest. `origin`: of the files in their bodies. */
export function createFalWebhooks(origin: () => string, send?: SendWebhook): FalWebhooks {
  let own = generateKeyPairSync('ed25519')
  const foreign = generateKeyPairSync('ed25519')
  const webhooks = createWebhooks<FalStandinJob>(
    {
      body(job, id) {
        const ids = { request_id: id, gateway_request_id: id }
        const problem = problemOf(job)
        if (problem !== undefined) return { ...ids, status: 'ERROR', error: 'Invalid status code: 422', payload: { detail: problem } }
        return { ...ids, status: 'OK', error: null, payload: outputOf(job, origin()) }
      },
      sign({ id, seconds, body }, isForged) {
        const digest = createHash('sha256').update(body).digest('hex')
        const signed = Buffer.from([id, USER, seconds, digest].join('\n'))
        return {
          'x-fal-webhook-request-id': id,
          'x-fal-webhook-user-id': USER,
          'x-fal-webhook-timestamp': String(seconds),
          'x-fal-webhook-signature': sign(null, signed, (isForged ? foreign : own).privateKey).toString('hex'),
        }
      },
    },
    send,
  )
  return {
    ...webhooks,
    keySet: () => ({ keys: [own.publicKey.export({ format: 'jwk' })] }),
    renewKey: () => void (own = generateKeyPairSync('ed25519')),
  }
}
