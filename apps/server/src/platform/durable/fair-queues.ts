import type { SystemDatabase } from '@dbos-inc/dbos-sdk/internal/system_database'

type QueueDatabase = Pick<SystemDatabase, 'getQueuePartitions' | 'findAndMarkStartableWorkflows' | 'countRunningWorkflowsForQueue'>

/** Of more accounts, those that were served longest ago are forgotten. */
const MAX_KNOWN_ACCOUNTS = 10_000

/**
 * Serves the accounts that wait in a queue in turn, with equal shares of the free places of this worker. The library's own poll gives all free places to an
 * account at random, so that of accounts with equal work some finish in half the time of others. `limits`: places of each queue.
 */
export function makeQueuesFair(database: QueueDatabase, limits: ReadonlyMap<string, number>): void {
  const readWaiting = database.getQueuePartitions.bind(database)
  const claim = database.findAndMarkStartableWorkflows.bind(database)
  const queues = new Map<string, ReturnType<typeof openTurns>>()
  const turnsOf = (queue: string) => {
    const turns = queues.get(queue) ?? openTurns()
    queues.set(queue, turns)
    return turns
  }
  // A poll asks for the accounts that wait, and then claims work of each of these, in any order, while places are free.
  database.getQueuePartitions = async (queue) => {
    const free = (limits.get(queue) ?? Number.POSITIVE_INFINITY) - database.countRunningWorkflowsForQueue(queue)
    return free > 0 ? turnsOf(queue).next(await readWaiting(queue), free) : []
  }
  database.findAndMarkStartableWorkflows = async (queue, executorId, version, account, running = 0, ...rest) => {
    const places = queue.workerConcurrency
    if (account === undefined || places === undefined) return claim(queue, executorId, version, account, running, ...rest)
    const turns = turnsOf(queue.name)
    try {
      return await claim(queue, executorId, version, account, Math.max(running, places - turns.share), ...rest)
    } catch (error) {
      // Another worker claims work of this account at this moment.
      turns.repeat(account)
      throw error
    }
  }
}

function openTurns() {
  const lastTurns = new Map<string, number>()
  let turn = 0
  let share = 1
  return {
    /** Places for each account of the last selection. */
    get share() {
      return share
    },
    /** The accounts whose last turn is longest ago, at most one for each free place. New ones come first, in random order. */
    next(waiting: readonly string[], free: number): string[] {
      share = Math.max(1, Math.floor(free / waiting.length))
      const selected = waiting
        .map((account) => ({ account, last: lastTurns.get(account) ?? -Math.random() }))
        .toSorted((a, b) => a.last - b.last)
        .slice(0, free)
        .map(({ account }) => account)
      turn += 1
      for (const account of selected) {
        lastTurns.delete(account)
        lastTurns.set(account, turn)
      }
      for (const account of lastTurns.keys()) {
        if (lastTurns.size <= MAX_KNOWN_ACCOUNTS) break
        lastTurns.delete(account)
      }
      return selected
    },
    /** Puts an account first again. */
    repeat: (account: string) => void lastTurns.delete(account),
  }
}
