import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { ok } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import type { DropPosition } from '../drop-position.ts'
import { changeSpeed } from '../operations/change-speed.ts'
import { deleteGroup } from '../operations/delete-group.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { dropAsset } from '../operations/drop-asset.ts'
import { dropItem } from '../operations/drop-item.ts'
import { editCaptionText } from '../operations/captions/edit-caption-text.ts'
import { insertAt } from '../operations/insert-at.ts'
import { insertCaptions } from '../operations/captions/insert-captions.ts'
import { moveByFrame } from '../operations/move-by-frame.ts'
import { moveGroup } from '../operations/move-group.ts'
import { moveSelection } from '../operations/move-selection.ts'
import { previewResize } from '../operations/preview-resize.ts'
import { resizeItem } from '../operations/resize-item.ts'
import { setCaptionTimes } from '../operations/captions/set-caption-times.ts'
import { setFade } from '../operations/set-fade.ts'
import { setImageSeconds } from '../operations/set-image-seconds.ts'
import { stepVolume } from '../operations/set-volume.ts'
import { styleCaptions } from '../operations/captions/style-captions.ts'
import type { Edit } from '../refusal.ts'
import { clampFrame } from '../free-slot.ts'
import { caption } from './fixture.ts'

/** For tests: random numbers from which an edit picks its items, frames and directions. */
export type Gesture = { readonly kind: number; readonly pick: number; readonly other: number; readonly amount: number; readonly id: number }

const word = fc.nat({ max: 1_000_000 })
const wild = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.4, -0, 1e12)
const amount = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -300, max: 900 }) }, { weight: 1, arbitrary: wild })
const gesture = fc.record({ kind: word, pick: word, other: word, amount, id: fc.nat({ max: 2 ** 31 - 1 }) })
export const randomGestures: Arbitrary<readonly Gesture[]> = fc.array(gesture, { minLength: 1, maxLength: 12 })

type Chosen = {
  readonly timeline: Timeline
  readonly gesture: Gesture
  /** Two items the edit applies to, if there are any. */
  readonly itemId: string
  readonly otherId: string
}
type Kind = { readonly edit: (chosen: Chosen) => Edit; readonly isFor?: (item: TimelineItem, track: Track) => boolean }

const of = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
const isOdd = ({ other }: Gesture): boolean => other % 2 === 1
const onPrimary = (_: TimelineItem, { isPrimary }: Track): boolean => isPrimary
const isGrouped = ({ groupId }: TimelineItem): boolean => groupId !== undefined
const isCaption = ({ type }: TimelineItem): boolean => type === 'caption'
const isPicture = ({ type }: TimelineItem): boolean => type === 'image'
const hasSource = (item: TimelineItem): boolean => 'mediaAssetId' in item

const EDITS: readonly Kind[] = [
  { isFor: onPrimary, edit: ({ timeline, itemId, otherId }) => moveByFrame(timeline, { itemId, targetFrame: endOf(timeline, otherId) }) },
  { edit: ({ timeline, itemId, otherId }) => moveByFrame(timeline, { itemId, targetFrame: startOf(timeline, otherId) }) },
  {
    edit: ({ timeline, gesture, itemId }) =>
      moveSelection(timeline, { itemIds: neighbours(timeline, itemId), grabbedId: itemId, targetFrame: gesture.amount }),
  },
  {
    isFor: isGrouped,
    edit: ({ timeline, itemId, otherId }) =>
      moveGroup(timeline, { groupId: groupOf(timeline, itemId), targetFrame: itemId === otherId ? 0 : endOf(timeline, otherId) }),
  },
  {
    edit: ({ timeline, gesture, itemId }) =>
      dropItem(timeline, { itemId, position: placeOf(timeline, gesture, 'item'), newId: `${gesture.id}` }),
  },
  {
    edit: ({ timeline, gesture }) => dropAsset(timeline, { ...assetOf(timeline, gesture), position: placeOf(timeline, gesture, 'asset') }),
  },
  {
    edit: ({ timeline, gesture }) =>
      insertAt(timeline, {
        ...assetOf(timeline, gesture),
        trackId: of(timeline.tracks, gesture.pick)?.id ?? '',
        startFrame: gesture.amount,
      }),
  },
  {
    edit: ({ timeline, gesture, itemId }) =>
      resizeItem(timeline, { itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount / 4 }),
  },
  { edit: ({ timeline, gesture, itemId }) => previewed(timeline, itemId, gesture) },
  { isFor: hasSource, edit: ({ timeline, gesture, itemId }) => changeSpeed(timeline, { itemId, speed: 0.5 + (gesture.other % 7) * 0.25 }) },
  { edit: ({ timeline, gesture, itemId, otherId }) => stepVolume(timeline, { itemIds: [itemId, otherId], steps: gesture.amount % 30 }) },
  {
    isFor: hasSource,
    edit: ({ timeline, gesture, itemId }) =>
      setFade(timeline, { itemId, type: isOdd(gesture) ? 'fade-in' : 'fade-out', seconds: gesture.amount / 100 }),
  },
  { isFor: isPicture, edit: ({ timeline, gesture, itemId }) => setImageSeconds(timeline, { itemId, seconds: gesture.amount / 90 }) },
  { edit: ({ timeline, itemId }) => deleteItems(timeline, { itemIds: [itemId] }) },
  { edit: ({ timeline, itemId, otherId }) => deleteItems(timeline, { itemIds: [itemId, otherId] }) },
  { isFor: isGrouped, edit: ({ timeline, itemId }) => deleteGroup(timeline, { groupId: groupOf(timeline, itemId) }) },
  {
    isFor: isCaption,
    edit: ({ timeline, gesture, itemId }) => editCaptionText(timeline, { itemId, text: 'word '.repeat(gesture.other % 4) }),
  },
  {
    isFor: isCaption,
    edit: ({ timeline, gesture, itemId }) =>
      setCaptionTimes(timeline, { itemId, startFrame: gesture.amount, endFrame: gesture.other % 900 }),
  },
  {
    isFor: isCaption,
    edit: ({ timeline, gesture, itemId }) =>
      styleCaptions(timeline, { itemId, style: { maxWidth: gesture.amount }, toAll: isOdd(gesture) }),
  },
  { edit: ({ timeline, gesture }) => detected(timeline, gesture) },
]

/** Number of edits at the start of `EDITS` that only move items. */
const MOVES = 4
export const isMove = ({ kind }: Gesture): boolean => kind % EDITS.length < MOVES

/** Number of edits. */
export const EDIT_KINDS = EDITS.length

/** For tests: applies the edit of a gesture. It may be refused. */
export function applyGesture(timeline: Timeline, gesture: Gesture): Edit {
  const { edit, isFor = () => true } = EDITS[gesture.kind % EDITS.length]!
  const items = timeline.tracks.flatMap((track) => track.items.filter((item) => isFor(item, track)))
  const [itemId, otherId] = [of(items, gesture.pick)?.id ?? 'none', of(items, gesture.other)?.id ?? 'none']
  return edit({ timeline, gesture, itemId, otherId })
}

const itemOf = ({ tracks }: Timeline, id: string): TimelineItem | undefined =>
  tracks.flatMap(({ items }) => items).find((item) => item.id === id)

const startOf = (timeline: Timeline, id: string): number => itemOf(timeline, id)?.startTimeInFrames ?? 0

function endOf(timeline: Timeline, id: string): number {
  const item = itemOf(timeline, id)
  return item ? endFrame(item) : 0
}

/** An item and the next ones of its track. */
function neighbours({ tracks }: Timeline, id: string): readonly string[] {
  const items = tracks.find(({ items }) => items.some((item) => item.id === id))?.items ?? []
  const index = items.findIndex((item) => item.id === id)
  return items.slice(index, index + 3).map((item) => item.id)
}

const groupOf = (timeline: Timeline, id: string): string => itemOf(timeline, id)?.groupId ?? 'none'

const assetOf = ({ mediaAssets }: Timeline, { other, id }: Gesture): { readonly mediaAssetId: string; readonly newId: string } => ({
  mediaAssetId: of(mediaAssets, other)?.id ?? '',
  newId: `${id}`,
})

const ZONES = { asset: ['before', 'replace', 'after'], item: ['before', 'after'] } as const

/** A position between tracks, in a gap, or on an item. */
function placeOf({ tracks }: Timeline, gesture: Gesture, dragged: keyof typeof ZONES): DropPosition {
  const { amount, pick, other } = gesture
  const track = of(tracks, other)
  if (!track || other % 5 === 0) return { kind: 'strip', index: other % 7, startFrame: amount }
  const startFrame = Math.max(0, Math.round(amount))
  const place = { trackId: track.id, startFrame, pointerFrame: startFrame + (pick % 24) }
  const item = track.items.findLast(
    (candidate) => candidate.startTimeInFrames <= place.pointerFrame && place.pointerFrame < endFrame(candidate),
  )
  if (!item || other % 6 === 0) return { kind: 'gap', ...place }
  return { kind: 'item', zone: of(ZONES[dragged], pick) ?? 'before', itemId: item.id, ...place }
}

/** Committing a preview gives the previewed result. */
function previewed(timeline: Timeline, itemId: string, gesture: Gesture): Edit {
  const op = { itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount } as const
  const preview = previewResize(timeline, op)
  if (!preview.ok) return preview
  const resized = resizeItem(timeline, { ...op, frames: preview.value.frames })
  if (!resized.ok) throw new Error(`a previewed resize was refused: ${resized.refusal.code}`)
  return resized
}

function detected(timeline: Timeline, { id, amount, other }: Gesture): Edit {
  const track = of(
    timeline.tracks.filter(({ type }) => type === 'audio'),
    other,
  )
  if (!track) return ok(timeline)
  return insertCaptions(timeline, {
    captionsByTrack: new Map([[track.id, [caption([`cap-${id}`, clampFrame(amount), 20])]]]),
    newId: `${id}`,
  })
}
