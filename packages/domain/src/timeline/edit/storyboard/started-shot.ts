import type { Shot } from '../../../story/shot.ts'
import { shotTypeOf } from '../../../story/shot-rules.ts'

/** An empty shot that has something to be made from is a manual one. Source: ED-28. */
export function started(shot: Shot): Shot {
  const hasAny = [shot.image_prompt, shot.video_prompt, shot.active_image_id ?? '', shot.active_video_id ?? ''].some(
    (text) => text.trim() !== '',
  )
  return hasAny && shotTypeOf(shot) === 'empty' ? { ...shot, shot_type: 'manual' } : shot
}
