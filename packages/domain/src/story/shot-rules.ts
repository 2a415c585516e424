import type { Shot, ShotType } from './shot.ts'

/** A shot type that is missing or blank is `empty`. Source: CD-108. */
export const shotTypeOf = (shot: { readonly shot_type?: ShotType | '' | null }): ShotType => shot.shot_type || 'empty'

/** Whether pictures and clips are generated for it. Source: C-265. */
export function isCountable(shot: { readonly shot_type?: ShotType | '' | null; readonly image_prompt?: string | null }): boolean {
  const type = shotTypeOf(shot)
  if (type === 'uploaded_video') return false
  return type !== 'empty' || (shot.image_prompt ?? '').trim() !== ''
}

/** Whether it is part of the film. Source: C-266. */
export function isVisible(shot: Pick<Shot, 'is_hidden' | 'active_video_id'> & { readonly shot_type?: ShotType | '' | null }): boolean {
  return !shot.is_hidden && (shotTypeOf(shot) !== 'empty' || Boolean(shot.active_video_id))
}
