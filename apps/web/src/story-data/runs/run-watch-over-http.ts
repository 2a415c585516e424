import { api } from '../../api/client.ts'
import type { RunWatchPorts } from './run-watch.ts'

/** Runs work after a delay; returns a function that cancels it. */
export const scheduleAfter: RunWatchPorts['later'] = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Polls the server. */
export const httpRunWatchPorts = ({ isHidden }: Pick<RunWatchPorts, 'isHidden'>): RunWatchPorts => ({
  poll: async (workflowRunIds, signal) => (await api.workflow.status({ workflowRunIds: [...workflowRunIds] }, { signal })).results,
  later: scheduleAfter,
  isHidden,
})
