import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { ok } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { dropPlaceOn } from '../geometry/drop-place.ts'
import { changeSpeed } from '../operations/change-speed.ts'
import { deleteGroup } from '../operations/delete-group.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { dropAsset } from '../operations/drop-asset.ts'
import { dropItem } from '../operations/drop-item.ts'
import { editCaptionText } from '../operations/edit-caption-text.ts'
import { insertAt } from '../operations/insert-at.ts'
import { insertCaptions } from '../operations/insert-captions.ts'
import { moveByFrame } from '../operations/move-by-frame.ts'
import { moveGroup } from '../operations/move-group.ts'
import { moveSelection } from '../operations/move-selection.ts'
import { previewResize } from '../operations/preview-resize.ts'
import { resizeItem } from '../operations/resize-item.ts'
import { setCaptionTimes } from '../operations/set-caption-times.ts'
import { setFade } from '../operations/set-fade.ts'
import { setImageSeconds } from '../operations/set-image-seconds.ts'
import { stepVolume } from '../operations/set-volume.ts'
import { styleCaptions } from '../operations/style-captions.ts'
import type { Edit } from '../refusal.ts'
import { caption } from './fixture.ts'

/** For tests: numbers that an edit picks its items, frames and directions with, whatever is there. */
export type Gesture = { readonly kind: number; readonly pick: number; readonly other: number; readonly amount: number; readonly id: number }

const word = fc.nat({ max: 1_000_000 })
const gesture = fc.record({
  kind: word,
  pick: word,
  other: word,
  amount: fc.integer({ min: -300, max: 900 }),
  id: fc.nat({ max: 2 ** 31 - 1 }),
})
export const randomGestures: Arbitrary<readonly Gesture[]> = fc.array(gesture, { minLength: 1, maxLength: 12 })

type Chosen = { readonly timeline: Timeline; readonly gesture: Gesture; readonly itemId: string; readonly otherId: string }

const of = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
const isOdd = ({ other }: Gesture): boolean => other % 2 === 1

const EDITS: readonly ((chosen: Chosen) => Edit)[] = [
  ({ timeline, gesture, itemId }) => moveByFrame(timeline, { itemId, targetFrame: gesture.amount }),
  ({ timeline, itemId, otherId }) => moveByFrame(timeline, { itemId, targetFrame: startOf(timeline, otherId) }),
  ({ timeline, gesture, itemId, otherId }) =>
    moveSelection(timeline, { itemIds: [itemId, otherId], grabbedId: itemId, targetFrame: gesture.amount }),
  ({ timeline, gesture, itemId }) =>
    moveGroup(timeline, { groupId: groupOf(timeline, itemId), targetFrame: isOdd(gesture) ? 0 : startOf(timeline, itemId) }),
  ({ timeline, gesture, itemId }) => dropItem(timeline, { itemId, place: placeOf(timeline, gesture, 'item'), newId: `${gesture.id}` }),
  ({ timeline, gesture }) =>
    dropAsset(timeline, { mediaAssetId: assetOf(timeline, gesture), place: placeOf(timeline, gesture, 'asset'), newId: `${gesture.id}` }),
  ({ timeline, gesture }) =>
    insertAt(timeline, {
      mediaAssetId: assetOf(timeline, gesture),
      trackId: of(timeline.tracks, gesture.pick)?.id ?? '',
      startFrame: gesture.amount,
      newId: `${gesture.id}`,
    }),
  ({ timeline, gesture, itemId }) => resizeItem(timeline, { itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount / 4 }),
  ({ timeline, gesture, itemId }) => previewed(timeline, itemId, gesture),
  ({ timeline, gesture, itemId }) => changeSpeed(timeline, { itemId, speed: 0.5 + (gesture.other % 7) * 0.25 }),
  ({ timeline, gesture, itemId, otherId }) => stepVolume(timeline, { itemIds: [itemId, otherId], steps: gesture.amount % 30 }),
  ({ timeline, gesture, itemId }) =>
    setFade(timeline, { itemId, type: isOdd(gesture) ? 'fade-in' : 'fade-out', seconds: gesture.amount / 100 }),
  ({ timeline, gesture, itemId }) => setImageSeconds(timeline, { itemId, seconds: gesture.amount / 90 }),
  ({ timeline, itemId }) => deleteItems(timeline, { itemIds: [itemId] }),
  ({ timeline, itemId, otherId }) => deleteItems(timeline, { itemIds: [itemId, otherId] }),
  ({ timeline, itemId }) => deleteGroup(timeline, { groupId: groupOf(timeline, itemId) }),
  ({ timeline, gesture, itemId }) => editCaptionText(timeline, { itemId, text: 'word '.repeat(gesture.other % 4) }),
  ({ timeline, gesture, itemId }) => setCaptionTimes(timeline, { itemId, startFrame: gesture.amount, endFrame: gesture.other % 900 }),
  ({ timeline, gesture, itemId }) => styleCaptions(timeline, { itemId, style: { maxWidth: gesture.amount }, toAll: isOdd(gesture) }),
  ({ timeline, gesture }) => detected(timeline, gesture),
]

/** How many kinds of edit there are. */
export const EDIT_KINDS = EDITS.length

/** For tests: the edit that a gesture means on that timeline. It may be refused. */
export function editBy(timeline: Timeline, gesture: Gesture): Edit {
  const items = timeline.tracks.flatMap((track) => track.items)
  const [itemId, otherId] = [of(items, gesture.pick)?.id ?? 'none', of(items, gesture.other)?.id ?? 'none']
  return EDITS[gesture.kind % EDITS.length]!({ timeline, gesture, itemId, otherId })
}

const startOf = ({ tracks }: Timeline, id: string): number =>
  tracks.flatMap(({ items }) => items).find((item) => item.id === id)?.startTimeInFrames ?? 0

const groupOf = ({ tracks }: Timeline, id: string): string =>
  tracks.flatMap(({ items }) => items).find((item) => item.id === id)?.groupId ?? 'none'

const assetOf = ({ mediaAssets }: Timeline, { other }: Gesture): string => of(mediaAssets, other)?.id ?? ''

function placeOf({ tracks }: Timeline, gesture: Gesture, dragged: 'asset' | 'item'): ReturnType<typeof dropPlaceOn> {
  const track = of(tracks, gesture.other)
  if (!track || gesture.other % 5 === 0) return { kind: 'strip', index: gesture.other % 7, startFrame: gesture.amount }
  return dropPlaceOn(track, { x: gesture.amount * 1.7, grip: gesture.pick % 40, pixelsPerFrame: 1.7 }, dragged)
}

/** What a preview shows is what a release makes. */
function previewed(timeline: Timeline, itemId: string, gesture: Gesture): Edit {
  const op = { itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount } as const
  const preview = previewResize(timeline, op)
  if (!preview.ok) return preview
  const made = resizeItem(timeline, { ...op, frames: preview.value.frames })
  if (!made.ok) throw new Error(`a previewed resize was refused: ${made.refusal.code}`)
  return made
}

function detected(timeline: Timeline, { id, amount, other }: Gesture): Edit {
  const track = of(
    timeline.tracks.filter(({ type }) => type === 'audio'),
    other,
  )
  if (!track) return ok(timeline)
  return insertCaptions(timeline, { found: new Map([[track.id, [caption([`cap-${id}`, Math.max(0, amount), 20])]]]), newId: `${id}` })
}
