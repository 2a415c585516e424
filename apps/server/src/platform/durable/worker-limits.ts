import { SystemDatabase } from '@dbos-inc/dbos-sdk/internal/system_database'
import { type Parallelism, workerLimits } from './queues.ts'

const { listQueues } = SystemDatabase.prototype

/**
 * Gives this process its own limits per worker. The library stores them with the queue, where the worker that started last decides for all, and each process
 * reads them from there when it is launched and once a second.
 */
export function setWorkerLimits(parallelism: Parallelism): void {
  const limits = workerLimits(parallelism)
  SystemDatabase.prototype.listQueues = async function (this: SystemDatabase, ...args) {
    const queues = await listQueues.apply(this, args)
    return queues.map((queue) => ({ ...queue, workerConcurrency: limits.get(queue.name) ?? queue.workerConcurrency }))
  }
}
