import type { StoryDocument } from '../storyboard/story-document.ts'
import { reconcileShots, type ReconcileShotsOptions } from '../storyboard/reconcile/reconcile-shots.ts'
import { deleteItems } from '../operations/delete-items.ts'
import type { History, Snapshot } from './history.ts'

/**
 * Removes an asset from the history: the items that use it are deleted from every snapshot as a user would delete them, so that
 * no undo restores an item without its file. `document` is the current one; `facts` as for `reconcileShots`.
 */
export function removeAssetFromHistory(
  history: History,
  document: StoryDocument,
  mediaAssetId: string,
  facts: ReconcileShotsOptions,
): History {
  const forget = (snapshot: Snapshot): Snapshot => withoutAsset(snapshot, document, mediaAssetId, facts)
  return { ...history, past: history.past.map(forget), future: history.future.map(forget) }
}

/**
 * Restores in `now` what `withoutAsset` lost compared to `before`, e.g. because deleting the asset failed. Steps that were made, undone or redone
 * since stay unchanged.
 */
export function restoreHistory(now: History, before: History, withoutAsset: History): History {
  const snapshots = [...before.past, ...before.future]
  const earlier = new Map([...withoutAsset.past, ...withoutAsset.future].map((snapshot, index) => [snapshot, snapshots[index]]))
  const back = (snapshot: Snapshot): Snapshot => earlier.get(snapshot) ?? snapshot
  return { ...now, past: now.past.map(back), future: now.future.map(back) }
}

function withoutAsset(snapshot: Snapshot, now: StoryDocument, mediaAssetId: string, facts: ReconcileShotsOptions): Snapshot {
  const before = { shots: snapshot.shotsMap, timeline: { ...now.timeline, tracks: snapshot.tracks } }
  const assetItems = snapshot.tracks.flatMap(({ items }) =>
    items.filter((item) => 'mediaAssetId' in item && item.mediaAssetId === mediaAssetId),
  )
  const withoutItems = deleteItems(before.timeline, { itemIds: assetItems.map(({ id }) => id) })
  if (!withoutItems.ok) return snapshot
  const { shots, timeline } = reconcileShots(before, withoutItems.value, facts)
  return { ...snapshot, shotsMap: shots, tracks: timeline.tracks }
}
