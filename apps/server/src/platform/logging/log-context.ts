import { AsyncLocalStorage } from 'node:async_hooks'

/** Ids, and the pattern of the path of an operation, added to every log entry that is written while their request or run is processed. */
export type LogContext = { requestId?: string; accountId?: string; runId?: string; route?: string }

const storage = new AsyncLocalStorage<LogContext>()

/** Runs `work` with these ids in addition to those of the caller. */
export const withLogContext = <T>(context: LogContext, work: () => T): T => storage.run({ ...storage.getStore(), ...context }, work)

/** Adds ids that become known during a request or run. Without effect outside of one. */
export function addLogContext(context: LogContext): void {
  const current = storage.getStore()
  if (current) Object.assign(current, context)
}

/** The ids of the current request or run. */
export const logContext = (): LogContext => storage.getStore() ?? {}
