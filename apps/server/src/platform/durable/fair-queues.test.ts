import type { WorkflowQueue } from '@dbos-inc/dbos-sdk'
import { wfQueueRunner } from '@dbos-inc/dbos-sdk/internal/wfqueue'
import { expect, test } from 'vitest'
import { makeQueuesFair } from './fair-queues.ts'

const PLACES = 4

/** What a poll of the library asks a worker's database. `waiting`: calls of each account that all workers share. */
function openWorker(waiting: Map<string, number>, options: { limits?: ReadonlyMap<string, number>; isFair?: boolean } = {}) {
  const queue = { name: 'images', workerConcurrency: PLACES, partitionConcurrency: 32 } as WorkflowQueue
  const running: string[] = []
  let contended: string | null = null
  const systemDatabase = {
    getQueuePartitions: async () => [...waiting].flatMap(([account, calls]) => (calls > 0 ? [account] : [])),
    countRunningWorkflowsForQueue: () => running.length,
    countRunningWorkflowsForPartition: () => 0,
    async findAndMarkStartableWorkflows(_queue: unknown, _executor: unknown, _version: unknown, account = '', local = 0) {
      if (account === contended) throw Object.assign(new Error('locked'), { code: '55P03' })
      const own = running.filter((other) => other === account).length
      const claimed = Math.max(0, Math.min(waiting.get(account)!, PLACES - local, (options.limits?.get(account) ?? PLACES) - own))
      waiting.set(account, waiting.get(account)! - claimed)
      running.push(...Array.from({ length: claimed }, () => account))
      return Array.from({ length: claimed }, () => account)
    },
  }
  if (options.isFair ?? true) makeQueuesFair(systemDatabase, new Map([[queue.name, PLACES]]))
  const executor = { systemDatabase, executorID: 'worker', dispatchDequeuedWorkflows: async () => {} }
  const runner = wfQueueRunner as unknown as { pollQueue(exec: unknown, queue: WorkflowQueue): Promise<boolean> }
  return {
    running,
    poll: () => runner.pollQueue(executor, queue),
    finishAll: () => running.splice(0),
    contend: (account: string | null) => void (contended = account),
  }
}

const accounts = (count: number, calls: number) => new Map(Array.from({ length: count }, (_, index) => [`account-${index}`, calls]))

/** Two workers make all calls; the largest lead of one account over another, in calls. */
async function largestLead(isFair: boolean): Promise<number> {
  const waiting = accounts(20, 20)
  const workers = [openWorker(waiting, { isFair }), openWorker(waiting, { isFair })]
  let lead = 0
  while ([...waiting.values()].some((calls) => calls > 0)) {
    for (const worker of workers) await worker.poll()
    for (const worker of workers) worker.finishAll()
    lead = Math.max(lead, Math.max(...waiting.values()) - Math.min(...waiting.values()))
  }
  return lead
}

test('accounts with equal work are served in turn, however much each has queued', async () => {
  expect(await largestLead(true)).toBeLessThanOrEqual(2)
  // Otherwise the test shows nothing.
  expect(await largestLead(false)).toBeGreaterThan(4)
})

test('an account that waits alone gets all places, and two get half of them each', async () => {
  const alone = openWorker(accounts(1, 10))
  await alone.poll()
  expect(alone.running).toEqual(Array.from({ length: PLACES }, () => 'account-0'))
  const two = openWorker(accounts(2, 10))
  await two.poll()
  expect(two.running.toSorted()).toEqual(['account-0', 'account-0', 'account-1', 'account-1'])
  await two.poll()
  expect(two.running).toHaveLength(PLACES)
})

test('places that an account may not use are given to others', async () => {
  const waiting = new Map([
    ['limited', 10],
    ['other', 10],
  ])
  const worker = openWorker(waiting, { limits: new Map([['limited', 1]]) })
  for (let poll = 0; poll < 4; poll += 1) await worker.poll()
  expect(worker.running.toSorted()).toEqual(['limited', 'other', 'other', 'other'])
})

test('an account whose work another worker claims at the moment is first afterwards', async () => {
  const waiting = accounts(4, 10)
  const worker = openWorker(waiting)
  await worker.poll()
  for (const account of ['contended', 'new-1', 'new-2', 'new-3']) waiting.set(account, 10)
  for (const contended of ['contended', null]) {
    worker.finishAll()
    worker.contend(contended)
    await worker.poll()
  }
  expect(worker.running).toContain('contended')
})
