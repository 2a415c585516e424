import { ok, type Result } from '../../../../result.ts'
import { compareShots } from '../../../../story/shots/lexorank.ts'
import type { Shot } from '../../../../story/shots/shot.ts'
import { isVisible } from '../../../../story/shots/shot-rules.ts'
import type { Timeline, TimelineItem } from '../../../model.ts'
import { withNewTrack } from '../../new-track.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { prune } from '../../prune.ts'
import { sortedByStart, primaryTrack } from '../../tracks.ts'
import { freeItemsWithoutShots } from '../../free-items-without-shots.ts'
import { withActiveVoiceOvers } from '../active-voice-overs.ts'
import { shotItems, type ReconcileTimelineOptions, type MissingAssetRefusal } from '../shot-items.ts'
import { activeAssetId } from '../shot-media.ts'
import type { StoryDocument } from '../story-document.ts'

/**
 *     storyboard   s3  s1  s4              s2 was removed, s4 is new, s3 was moved to the start
 *     primary      | s3 | s1 | s4 |        items of existing shots keep speed, volume, trims, fades and group
 *     music        |♪♪♪♪♪♪♪♪♪♪♪♪♪♪|        free tracks, captions and settings stay, except for items of s2
 *
 * Updates the timeline after an edit of the storyboard. Items are matched by shot. Shots without media are skipped; failed ones get an overlay
 * until they have media. Items without a shot stay after their predecessor. Returns the same timeline when nothing changes.
 */
export function reconcileTimeline(
  { shots, timeline }: StoryDocument,
  facts: ReconcileTimelineOptions,
): Result<Timeline, MissingAssetRefusal> {
  const visible = Object.values(shots).filter(isVisible).toSorted(compareShots)
  const isSeen = (shot: Shot): boolean => activeAssetId(shot) !== null || facts.failures?.has(shot.shotId) === true
  const base = withPrimary(timeline, visible.find(isSeen)?.shotId, facts)
  const track = primaryTrack(base)
  if (!track) return ok(timeline)
  const items = shotItems(base, sortedByStart(track.items), visible, facts)
  if (!items.ok) return items
  const voices = withActiveVoiceOvers(base, shots)
  if (!voices.ok) return voices
  const removedIds = goneShots(track.items, new Set(visible.map(({ shotId }) => shotId)))
  return ok(
    prune(base, resolveLayout(base, new Map([...voices.value, ...freeItemsWithoutShots(base, removedIds), [track.id, items.value]]))),
  )
}

/** Adds the primary track for a story's first shot. */
function withPrimary(timeline: Timeline, shotId: string | undefined, { newId }: ReconcileTimelineOptions): Timeline {
  if (primaryTrack(timeline) || shotId === undefined) return timeline
  return withNewTrack(timeline, { type: 'video', subtype: undefined, index: 0, newId: newId(shotId), items: [] })
}

const goneShots = (items: readonly TimelineItem[], visible: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(items.flatMap(({ shotId }) => (shotId !== undefined && !visible.has(shotId) ? [shotId] : [])))
