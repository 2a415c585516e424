import { ok, refuse } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import { normalizeShotType } from './normalize-shot-type.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

export type ShotTexts = Partial<Pick<Shot, 'imagePrompt' | 'videoPrompt' | 'voiceOver'>>

/** Changes prompts and voice-over text of a shot. A changed image prompt removes the plan. An empty shot becomes a manual one. */
export function updateShotTexts(shots: ShotsMap, { shotId, texts }: { readonly shotId: string; readonly texts: ShotTexts }): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  const isPromptNew = texts.imagePrompt !== undefined && texts.imagePrompt !== shot.imagePrompt
  const written = { ...shot, ...texts, ...(isPromptNew && { plan: null }) }
  const isSame = (Object.keys(texts) as (keyof ShotTexts)[]).every((key) => shot[key] === written[key])
  return ok(isSame ? shots : withShots(shots, new Map([[shotId, normalizeShotType(written)]])))
}
