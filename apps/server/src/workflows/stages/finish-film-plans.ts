import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { filmTitleOf } from '@fablecut/domain/story/inputs/vlog'
import { finishPlans } from '@fablecut/domain/story/shot-plan/film/finish-plans'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { EndTitleRequest } from '@fablecut/generation/ports/writer'
import { and, eq } from 'drizzle-orm'
import { shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readRun } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { isNarrated } from '../shots/film-options.ts'
import { services } from '../run/services.ts'

/**
 * Gives the plans of a narrated story their opening, transitions and end card, and removes statements that its captions repeat. Repeating it changes
 * nothing.
 */
export async function finishFilmPlans(runId: string): Promise<void> {
  const { db, pool, engines } = services()
  const view = await readRun(db, runId)
  if (!isNarrated(view)) return
  const { story, storyId, shots, inputs } = view
  const plans = shots.map((row) => planOf(row) ?? undefined)
  const narrations = shots.map(({ voiceOver }) => voiceOver ?? '')
  const captions = (inputs.autoCaptions ?? true) ? narrations : []
  const title = filmTitleOf(story.title, inputs.vlogTopic)
  const endTitle = (await engines.writer.endTitleOf(endTitleRequestOf(title, narrations, inputs.language))) ?? undefined
  const finished = finishPlans(plans, { title, endTitle, captions })
  await inTransaction(pool, async (tx) => {
    for (const [index, { shotId }] of shots.entries()) {
      if (!finished[index]) continue
      await tx.db
        .update(shot)
        .set({ plan: finished[index], planVersion: SHOT_PLAN_VERSION })
        .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
    }
  })
}

/** What the end title of a film is made from. `language`: default: that of the narrations. */
export function endTitleRequestOf(title: string, narrations: readonly string[], language?: string): EndTitleRequest {
  const script = narrations.join('\n')
  return { title, script, language: language ?? detectLanguage(script) }
}
