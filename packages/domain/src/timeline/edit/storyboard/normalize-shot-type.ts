import type { Shot } from '../../../story/shots/shot.ts'
import { shotTypeOf } from '../../../story/shots/shot-rules.ts'

/** Turns an empty shot with prompts or media into a manual one. */
export function normalizeShotType(shot: Shot): Shot {
  const hasAny = [shot.imagePrompt, shot.videoPrompt, shot.activeImageId ?? '', shot.activeVideoId ?? ''].some((text) => text.trim() !== '')
  return hasAny && shotTypeOf(shot) === 'empty' ? { ...shot, shotType: 'manual' } : shot
}
