import type { ExportPlan } from '@fablecut/render/export/jobs'
import { planExport } from '@fablecut/render/export/plan-export'
import { type ExportSources, readExportSources } from './export-sources.ts'
import { readFilm } from './run-film.ts'

export type PlannedExport = { readonly storyId: string; readonly plan: ExportPlan; readonly sources: ExportSources }

/**
 * The run's film as render jobs. Its segments depend only on the film, so every worker gets the same ones. Its sound also depends on the stored
 * loudness of its files, so it is planned after that is measured.
 */
export async function readExportPlan(runId: string): Promise<PlannedExport> {
  const { storyId, timeline, output, range } = await readFilm(runId)
  const sources = await readExportSources(timeline)
  const { watermark } = timeline.globalConfig
  const plan = planExport(timeline, output, { watermark, sources: sources.identities, ...(range && { range }) })
  return { storyId, plan, sources }
}
