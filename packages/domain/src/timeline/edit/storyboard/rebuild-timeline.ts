import type { Result } from '../../../result.ts'
import type { MediaAsset, Timeline } from '../../model.ts'
import { reconcileTimeline } from './reconcile/reconcile-timeline.ts'
import type { ReconcileTimelineOptions, MissingAssetRefusal } from './shot-items.ts'
import type { ShotsMap } from './story-document.ts'

const withAssets = (timeline: Timeline, assets: readonly MediaAsset[]): Timeline => {
  const known = new Set(timeline.mediaAssets.map(({ id }) => id))
  return { ...timeline, mediaAssets: [...timeline.mediaAssets, ...assets.filter(({ id }) => !known.has(id))] }
}

/**
 *     edited       | s1, twice as fast | s2 |      new media of the shots is added, edits stay
 *     rebuilt      | s1, twice as fast | s2 | s3 |
 *
 * Rebuilds an edited timeline from its shots after a failure.
 */
export const rebuildTimeline = (
  edited: Timeline,
  shots: ShotsMap,
  { assets, ...facts }: ReconcileTimelineOptions & { readonly assets: readonly MediaAsset[] },
): Result<Timeline, MissingAssetRefusal> => reconcileTimeline({ shots, timeline: withAssets(edited, assets) }, facts)

/**
 *     preview, edited    | s1 | s2 |           built from the clips  | s1 | s2 |
 *                        |  title  |      ->                         |~v1~|~v2~|
 *                                                                    |  title  |
 *
 * Carries tracks added by the user, and the settings, from an edited preview over to the final timeline.
 */
export function withUserTracks(built: Timeline, preview: Timeline): Timeline {
  const userTracks = preview.tracks.filter(({ isPrimary, items }) => !isPrimary && items.every(({ shotId }) => shotId === undefined))
  const above = userTracks.filter(({ type }) => type === 'video')
  const below = userTracks.filter(({ type }) => type !== 'video')
  return {
    ...preview,
    ...withAssets(built, preview.mediaAssets),
    tracks: [...above, ...built.tracks, ...below],
    globalConfig: preview.globalConfig,
  }
}
