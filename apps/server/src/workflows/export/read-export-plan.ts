import type { ExportPlan } from '@fablecut/render/export/jobs'
import { planExport } from '@fablecut/render/export/plan-export'
import { type ExportSources, readExportSources } from './export-sources.ts'
import { readFilm } from './run-film.ts'

export type PlannedExport = { readonly storyId: string; readonly plan: ExportPlan; readonly sources: ExportSources }

/** The run's film as render jobs. Planning is deterministic, so every worker gets the same plan. */
export async function readExportPlan(runId: string): Promise<PlannedExport> {
  const { storyId, timeline, output } = await readFilm(runId)
  const sources = await readExportSources(timeline)
  const plan = planExport(timeline, output, { watermark: timeline.globalConfig.watermark, sources: sources.identities })
  return { storyId, plan, sources }
}
