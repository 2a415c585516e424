import type { Timeline } from '@fablecut/domain/timeline/model'
import type { ExportPlan } from '@fablecut/render/export/jobs'
import { planExport } from '@fablecut/render/export/plan-export'
import { eq } from 'drizzle-orm'
import { story, timeline } from '../../platform/database/schema.ts'
import { services } from '../services.ts'
import { type ExportSources, readExportSources } from './export-sources.ts'

/** The story's timeline as jobs. Planning is pure, so every worker that reads the same timeline plans the same. */
export async function readExportPlan(storyId: string): Promise<{ plan: ExportPlan; sources: ExportSources }> {
  const { db } = services()
  const [row] = await db.select().from(story).innerJoin(timeline, eq(timeline.storyId, story.id)).where(eq(story.id, storyId))
  if (!row) throw new Error(`The story ${storyId} has no timeline`)
  const document = row.timeline.document as unknown as Timeline
  const sources = await readExportSources(document)
  const { width, height, fps } = row.story
  return {
    plan: planExport(document, { width, height, fps }, { watermark: document.globalConfig.watermark, sources: sources.identities }),
    sources,
  }
}
