import { createHmac, randomBytes } from 'node:crypto'
import { type AnnouncedJob, type SendWebhook, type Webhooks, createWebhooks } from '../webhooks.ts'

export type ReplicateWebhooks<Job> = Webhooks<Job> & {
  /** What signs the account's webhooks, as the API names it. */
  secret(): { readonly key: string }
  /** From now on another secret signs. */
  renewSecret(): void
}

/** Webhooks signed with HMAC-SHA256 over message, time and body. `view`: the job as the API shows it. */
export function createReplicateWebhooks<Job extends AnnouncedJob>(view: (job: Job) => object, send?: SendWebhook): ReplicateWebhooks<Job> {
  let own = randomBytes(24)
  const foreign = randomBytes(24)
  const webhooks = createWebhooks<Job>(
    {
      body: (job, id) => ({ ...view(job), id }),
      sign({ id, seconds, body }, isForged) {
        const message = `msg_${id}`
        const signature = (key: Buffer) => createHmac('sha256', key).update(`${message}.${seconds}.${body}`).digest('base64')
        return {
          'webhook-id': message,
          'webhook-timestamp': String(seconds),
          // A secret that is being replaced signs too.
          'webhook-signature': `v1,${signature(foreign)}${isForged ? '' : ` v1,${signature(own)}`}`,
        }
      },
    },
    send,
  )
  return {
    ...webhooks,
    secret: () => ({ key: `whsec_${own.toString('base64')}` }),
    renewSecret: () => void (own = randomBytes(24)),
  }
}
