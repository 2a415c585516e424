import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { normalizeShotType } from './normalize-shot-type.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'
import { idValue } from '../values/edit-values.ts'

const shotTexts = z.strictObject({
  imagePrompt: z.string().optional(),
  videoPrompt: z.string().optional(),
  voiceOver: z.string().optional(),
})
export type ShotTexts = z.infer<typeof shotTexts>

export const updateShotTextsFields = z.strictObject({ shotId: idValue, texts: shotTexts })
export type UpdateShotTexts = z.infer<typeof updateShotTextsFields>

/** Changes prompts and voice-over text of a shot. A changed image prompt removes the plan. An empty shot becomes a manual one. */
export function updateShotTexts(shots: ShotsMap, { shotId, texts }: UpdateShotTexts): ShotsResult {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  const isPromptNew = texts.imagePrompt !== undefined && texts.imagePrompt !== shot.imagePrompt
  const written = { ...shot, ...texts, ...(isPromptNew && { plan: null }) }
  const isSame = (Object.keys(texts) as (keyof ShotTexts)[]).every((key) => shot[key] === written[key])
  return ok(isSame ? shots : withShots(shots, new Map([[shotId, normalizeShotType(written)]])))
}
