import type { Shot, ShotType } from './shot.ts'

/** A shot type that is missing or blank is `empty`. Source: CD-108. */
export const shotTypeOf = (shot: { readonly shotType?: ShotType | '' | null }): ShotType => shot.shotType || 'empty'

/** Whether images and clips are generated for it (C-265). */
export function isCountable(shot: { readonly shotType?: ShotType | '' | null; readonly imagePrompt?: string | null }): boolean {
  const type = shotTypeOf(shot)
  if (type === 'uploaded_video') return false
  return type !== 'empty' || (shot.imagePrompt ?? '').trim() !== ''
}

/** Whether it is part of the film. Source: C-266. */
export function isVisible(shot: Pick<Shot, 'isHidden' | 'activeVideoId'> & { readonly shotType?: ShotType | '' | null }): boolean {
  return !shot.isHidden && (shotTypeOf(shot) !== 'empty' || Boolean(shot.activeVideoId))
}
