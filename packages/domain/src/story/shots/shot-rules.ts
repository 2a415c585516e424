import type { Shot, ShotType } from './shot.ts'

/** The shot type; missing and blank ones are `empty`. */
export const shotTypeOf = (shot: { readonly shotType?: ShotType | '' | null }): ShotType => shot.shotType || 'empty'

/** Whether images and clips can be generated for it; only such shots are counted and priced (C-265). */
export function isGeneratable(shot: { readonly shotType?: ShotType | '' | null; readonly imagePrompt?: string | null }): boolean {
  const type = shotTypeOf(shot)
  if (type === 'uploaded_video') return false
  return type !== 'empty' || (shot.imagePrompt ?? '').trim() !== ''
}

/** Whether it is part of the film. */
export function isVisible(shot: Pick<Shot, 'isHidden' | 'activeVideoId'> & { readonly shotType?: ShotType | '' | null }): boolean {
  return !shot.isHidden && (shotTypeOf(shot) !== 'empty' || Boolean(shot.activeVideoId))
}
