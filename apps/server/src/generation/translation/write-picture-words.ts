import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { withPlanWords } from '@fablecut/domain/story/shot-plan/plan-words'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { and, eq } from 'drizzle-orm'
import { shot } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { toDomainShot } from '../../stories/wire-story.ts'
import { requireShot } from '../require-shot.ts'
import type { ShotRow } from '../start-shots.ts'

/**
 * Writes other words into the plans of shots of a locked story, by shot id and by the words they replace; returns the shots. Throws 422 for a shot without
 * a plan, and for words that are too long for their place in the picture.
 */
export async function writePictureWords(
  tx: OpenTransaction,
  storyId: string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<readonly ShotRow[]> {
  const written: ShotRow[] = []
  for (const [shotId, translated] of Object.entries(words)) {
    const row = await requireShot(tx, storyId, shotId)
    const { plan } = toDomainShot(row, new Map())
    const changed = shotPlan.safeParse(plan && withPlanWords(plan, new Map(Object.entries(translated))))
    if (!changed.success) throw invalidField(`picture_words.${shotId}`, 'These words are too long for their place in the picture')
    const prompts = promptsOfPlan(changed.data)
    await tx.db
      .update(shot)
      .set({ ...prompts, plan: changed.data, planVersion: SHOT_PLAN_VERSION })
      .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
    written.push(row)
  }
  return written
}
