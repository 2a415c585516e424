import { ok, refuse, type Result } from '../../../result.ts'
import { compareShots } from '../../../story/lexorank.ts'
import type { Shot } from '../../../story/shot.ts'
import { isVisible, shotTypeOf } from '../../../story/shot-rules.ts'
import type { MediaAsset } from '../../model.ts'
import { followShots } from './follow-shots.ts'
import { orderShots } from './order-shots.ts'
import { removed } from './remove-rule.ts'
import type { FollowFacts, FollowRefusal } from './shot-items.ts'
import { showing } from './shot-media.ts'
import type { TakeStatus } from './takes.ts'
import { shotOf, withShots, type ShotsMap, type StoryDocument } from './story-document.ts'

export type ShotRefusal =
  | { readonly code: 'shot_not_found'; readonly shotId: string }
  /** Its generation is not completed. Source: E-153. */
  | { readonly code: 'take_not_ready' }
  | { readonly code: 'shot_exists'; readonly shotId: string }

type ShotsEdit = Result<ShotsMap, ShotRefusal>

/**
 * The document after an edit of the storyboard; the timeline follows unless `rebuild` is false. Source: E-132, ED-31.
 */
export function withStoryboard(
  document: StoryDocument,
  shots: ShotsMap,
  rebuild: FollowFacts | false,
): Result<StoryDocument, FollowRefusal> {
  if (shots === document.shots) return ok(document)
  if (!rebuild) return ok({ ...document, shots })
  const timeline = followShots({ ...document, shots }, rebuild)
  return timeline.ok ? ok({ shots, timeline: timeline.value }) : timeline
}

/** The shots that are part of the film, in their order. Source: E-187, ED-27. */
export const visibleShots = (shots: ShotsMap): readonly Shot[] => Object.values(shots).filter(isVisible).toSorted(compareShots)

/** All shots that are not hidden, in their order, those included that have nothing to show yet. */
const listedShots = (shots: ShotsMap): readonly Shot[] =>
  Object.values(shots)
    .filter(({ is_hidden }) => !is_hidden)
    .toSorted(compareShots)

/** Adds a shot behind another one, or as the first (null). Its own order key does not count. */
export function addShot(shots: ShotsMap, { shot, afterShotId }: { readonly shot: Shot; readonly afterShotId: string | null }): ShotsEdit {
  if (shotOf(shots, shot.shot_id)) return refuse({ code: 'shot_exists', shotId: shot.shot_id })
  const listed = listedShots(shots).map(({ shot_id }) => shot_id)
  const place = afterShotId === null ? 0 : listed.indexOf(afterShotId) + 1
  if (afterShotId !== null && place === 0) return refuse({ code: 'shot_not_found', shotId: afterShotId })
  const grown = withShots(shots, new Map([[shot.shot_id, { ...shot, lexorank: '' }]]))
  return ok(orderShots(grown, listed.toSpliced(place, 0, shot.shot_id)))
}

/** Hides a generated shot, deletes any other. `nowSeconds` since 1970. Source: E-118, E-186. */
export function removeShot(shots: ShotsMap, { shotId, nowSeconds }: { readonly shotId: string; readonly nowSeconds: number }): ShotsEdit {
  const shot = shotOf(shots, shotId)
  return shot ? ok(withShots(shots, new Map([[shotId, removed(shot, nowSeconds)]]))) : refuse({ code: 'shot_not_found', shotId })
}

/** Moves a shot to a place among those that are not hidden, counted without it. Only its key changes. Source: E-116, ED-27. */
export function moveShot(shots: ShotsMap, { shotId, toIndex }: { readonly shotId: string; readonly toIndex: number }): ShotsEdit {
  const listed = listedShots(shots).map(({ shot_id }) => shot_id)
  if (!listed.includes(shotId)) return refuse({ code: 'shot_not_found', shotId })
  const others = listed.filter((id) => id !== shotId)
  return ok(orderShots(shots, others.toSpliced(Math.min(others.length, Math.max(0, toIndex)), 0, shotId)))
}

export type ShotTexts = Partial<Pick<Shot, 'image_prompt' | 'video_prompt' | 'voice_over'>>

/** Changes what a shot is made from. An empty one that gets a prompt is a manual one. Source: ED-28. */
export function writeShot(shots: ShotsMap, { shotId, texts }: { readonly shotId: string; readonly texts: ShotTexts }): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  const written = { ...shot, ...texts }
  const isSame = (Object.keys(texts) as (keyof ShotTexts)[]).every((key) => shot[key] === written[key])
  return ok(isSame ? shots : withShots(shots, new Map([[shotId, started(written)]])))
}

export type ChooseTake = { readonly shotId: string; readonly asset: MediaAsset; readonly generationStatus: TakeStatus }

/** Shows another take of a shot. Refused with `take_not_ready` unless its generation is completed. Source: E-152, E-153. */
export function chooseTake(shots: ShotsMap, { shotId, asset, generationStatus }: ChooseTake): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (generationStatus !== 'completed') return refuse({ code: 'take_not_ready' })
  const isChosen =
    asset.resource_type === 'image' ? shot.active_image_id === asset.id && !shot.active_video_id : shot.active_video_id === asset.id
  return ok(isChosen ? shots : withShots(shots, new Map([[shotId, started(showing(shot, asset))]])))
}

function started(shot: Shot): Shot {
  const hasAny = [shot.image_prompt, shot.video_prompt, shot.active_image_id ?? '', shot.active_video_id ?? ''].some(
    (text) => text.trim() !== '',
  )
  return hasAny && shotTypeOf(shot) === 'empty' ? { ...shot, shot_type: 'manual' } : shot
}
