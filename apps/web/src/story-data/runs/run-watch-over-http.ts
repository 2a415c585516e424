import { api } from '../../api/client.ts'
import type { RunWatchPorts } from './run-watch.ts'

/** Work that waits, and how it is taken back. */
export const later: RunWatchPorts['later'] = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Asks the server. Source: CD-91. */
export const overHttp = ({ isHidden }: Pick<RunWatchPorts, 'isHidden'>): RunWatchPorts => ({
  poll: async (workflowRunIds) => (await api.workflow.status({ workflowRunIds: [...workflowRunIds] })).results,
  later,
  isHidden,
})
