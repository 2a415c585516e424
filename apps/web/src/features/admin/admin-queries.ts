import { query } from '../../api/client.ts'

const REFRESH_MS = 10_000
const SPEND_REFRESH_MS = 300_000

/** Read again every ten seconds while the page is visible. */
export const overviewQuery = query.admin.overview.queryOptions({ refetchInterval: REFRESH_MS, staleTime: 0 })

export const spendQuery = query.admin.spend.queryOptions({ refetchInterval: SPEND_REFRESH_MS })

/** An ended run does not change any more. */
export const runQuery = (id: string) =>
  query.admin.run.queryOptions({
    input: { id },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run.status === 'RUN_RUNNING' ? REFRESH_MS : false),
  })

/** Read again every ten seconds while the page is visible. */
export const connectionsQuery = query.connections.list.queryOptions({ refetchInterval: REFRESH_MS, staleTime: 0 })

const TRIAL_REFRESH_MS = 3_000

/** Read again while a model is being tried. */
export const modelsQuery = query.models.list.queryOptions({
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.models.some(({ last_trial: trial }) => trial?.is_running) ? TRIAL_REFRESH_MS : false),
})
