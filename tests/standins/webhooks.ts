import type { JobFaults } from './faults.ts'

/** A job whose submission named an address for webhooks, or none. */
export type AnnouncedJob = { readonly id: string; readonly webhookUrl: string | null; readonly faults: JobFaults }

export type WebhookRequest = { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Sends a webhook to its address; tests let it arrive elsewhere, as a proxy in front of a server does. */
export type SendWebhook = (url: string, request: WebhookRequest) => Promise<Response>

/** What a protocol writes of a job, and its signature. */
export type WebhookProtocol<Job> = {
  body(job: Job, id: string): unknown
  /** Headers. `isForged`: signed by a key that is not the provider's. */
  sign(message: { readonly id: string; readonly seconds: number; readonly body: string }, isForged: boolean): Record<string, string>
}

export type Webhooks<Job> = {
  /** The job was accepted; its submission is not answered yet. */
  accepted(job: Job): Promise<void>
  /** The job has ended, and its end was not announced before. */
  ended(job: Job): void
  /** Statuses of the answers, once everything that was sent is answered. */
  answered(): Promise<readonly number[]>
}

const STALE_SECONDS = 3_600

export function createWebhooks<Job extends AnnouncedJob>(
  { body, sign }: WebhookProtocol<Job>,
  send: SendWebhook = (url, request) => fetch(url, request),
): Webhooks<Job> {
  const announced = new Set<Job>()
  const sent: Promise<number>[] = []
  async function post(job: Job): Promise<number> {
    const how = job.faults.find('webhook')?.how
    const id = how === 'other_job' ? `other-${job.id}` : job.id
    const text = JSON.stringify(body(job, id))
    const seconds = Math.floor(Date.now() / 1_000) - (how === 'stale' ? STALE_SECONDS : 0)
    const headers = { 'content-type': 'application/json', ...sign({ id, seconds, body: text }, how === 'forged') }
    const response = await send(job.webhookUrl!, { method: 'POST', headers, body: text })
    await response.arrayBuffer()
    return response.status
  }
  async function announce(job: Job): Promise<void> {
    if (job.webhookUrl === null || announced.has(job)) return
    announced.add(job)
    const how = job.faults.find('webhook')?.how
    if (how === 'none') return
    sent.push(post(job))
    if (how === 'duplicate') sent.push(sent.at(-1)!.then(() => post(job)))
    await Promise.all(sent)
  }
  return {
    async accepted(job) {
      if (job.faults.find('webhook')?.how === 'early') await announce(job)
    },
    // A server that cannot be reached is seen in what was answered.
    ended: (job) => void announce(job).catch(() => {}),
    answered: () => Promise.all(sent),
  }
}
