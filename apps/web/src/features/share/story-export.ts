import type { QueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { showExport } from '../../story-data/exports/popup-exports.ts'
import { changeCards, storyQuery } from '../../story-data/story-lists.ts'
import { scheduleAfter, httpRunWatchPorts } from '../../story-data/runs/run-watch-over-http.ts'
import { startRunWatch } from '../../story-data/runs/run-watch.ts'
import { createExportFlow, type ExportFlow } from './export-flow.ts'

/** Export of the popup. Keeps polling while a newly opened tab hides this page. */
export function exportOver(client: QueryClient, storyId: string): ExportFlow {
  const flow = createExportFlow({
    start: (body) => api.workflow.export(body),
    runs: startRunWatch(httpRunWatchPorts({ isHidden: () => false })),
    schedule: scheduleAfter,
    now: () => Date.now(),
    onStarted: (workflow_run_id) =>
      changeCards(client, (card) => (card.id === storyId ? { ...card, status: 'processing:user_exporting_video', workflow_run_id } : card)),
    onEnded: async () => {
      const keys = [storyQuery(storyId).queryKey, query.stories.list.key()]
      await Promise.allSettled(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
  flow.store.subscribe(({ percent }) => showExport(storyId, percent))
  return flow
}
