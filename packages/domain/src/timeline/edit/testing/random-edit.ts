import type { Arbitrary } from 'fast-check'
import * as fc from 'fast-check'
import { endFrame } from '../../frames.ts'
import type { MediaAsset, Timeline, TimelineItem, Track } from '../../model.ts'
import { applyToTimeline } from '../values/apply-edit.ts'
import type { CopiedItems } from '../clipboard/copied-items.ts'
import { copyItems } from '../clipboard/copy-items.ts'
import type { StoryEdit, TimelineEdit } from '../values/edits.ts'
import { rangeWithPoint } from '../markers/set-range.ts'
import { clampFrame } from '../free-slot.ts'
import { previewTrim } from '../operations/trims/preview-trim.ts'
import type { TrackPosition } from '../track-position.ts'
import { caption } from './fixture.ts'
import type { Gesture, Kind } from './gesture.ts'
import { LOOK_KINDS } from './random-looks.ts'

const word = fc.nat({ max: 1_000_000 })
const wild = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.4, -0, 1e12)
const amount = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -300, max: 900 }) }, { weight: 1, arbitrary: wild })
const gesture = fc.record({ kind: word, pick: word, other: word, amount, id: fc.nat({ max: 2 ** 31 - 1 }) })
export const randomGestures: Arbitrary<readonly Gesture[]> = fc.array(gesture, { minLength: 1, maxLength: 12 })

export const of = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
const isOdd = ({ other }: Gesture): boolean => other % 2 === 1
const onPrimary = (_: TimelineItem, { isPrimary }: Track): boolean => isPrimary
const isGrouped = ({ groupId }: TimelineItem): boolean => groupId !== undefined
const isCaption = ({ type }: TimelineItem): boolean => type === 'caption'
const isPicture = ({ type }: TimelineItem): boolean => type === 'image'
const hasSource = (item: TimelineItem): boolean => 'mediaAssetId' in item
const nowSeconds = 1000

const KINDS: readonly Kind[] = [
  {
    isFor: onPrimary,
    edit: ({ timeline, itemId, otherId }) => ({ type: 'moveItemToFrame', itemId, targetFrame: endOf(timeline, otherId) }),
  },
  { edit: ({ timeline, itemId, otherId }) => ({ type: 'moveItemToFrame', itemId, targetFrame: startOf(timeline, otherId) }) },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'moveItemsToFrame',
      itemIds: neighbours(timeline, itemId),
      leadId: itemId,
      targetFrame: gesture.amount,
    }),
  },
  {
    isFor: isGrouped,
    edit: ({ timeline, itemId, otherId }) => ({
      type: 'moveGroupToFrame',
      groupId: groupOf(timeline, itemId),
      targetFrame: itemId === otherId ? 0 : endOf(timeline, otherId),
    }),
  },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'moveItem',
      itemId,
      position: positionOf(timeline, gesture, 'item'),
      newId: `${gesture.id}`,
      nowSeconds,
    }),
  },
  {
    edit: ({ timeline, gesture }) => ({
      type: 'insertAsset',
      ...assetOf(timeline, gesture),
      position: positionOf(timeline, gesture, 'asset'),
      nowSeconds,
    }),
  },
  {
    edit: ({ timeline, gesture }) => ({
      type: 'insertAt',
      ...assetOf(timeline, gesture),
      trackId: of(timeline.tracks, gesture.pick)?.id ?? 'none',
      startFrame: gesture.amount,
    }),
  },
  {
    edit: ({ gesture, itemId }) => ({ type: 'trimItem', itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount / 4 }),
  },
  { edit: ({ timeline, gesture, itemId }) => previewed(timeline, itemId, gesture) },
  { edit: ({ gesture }) => ({ type: 'cutToBeat', frames: Array.from({ length: 60 }, (_, beat) => beat * (5 + (gesture.other % 30))) }) },
  { isFor: hasSource, edit: ({ gesture, itemId }) => ({ type: 'changeSpeed', itemId, speed: 0.5 + (gesture.other % 7) * 0.25 }) },
  {
    edit: ({ itemId, gesture }) => ({ type: 'setNoiseReduction', itemIds: [itemId], noiseReduction: gesture.amount > 0 ? 'strong' : null }),
  },
  { edit: ({ gesture, itemId, otherId }) => ({ type: 'setGain', itemIds: [itemId, otherId], gainDb: gesture.amount / 20 }) },
  {
    edit: ({ gesture }) => ({
      type: 'setDucking',
      ducking: isOdd(gesture)
        ? null
        : { gainDb: -(gesture.other % 40), rampFrames: 1 + (gesture.pick % 90), holdFrames: gesture.pick % 60 },
    }),
  },
  { edit: ({ gesture, itemId, otherId }) => ({ type: 'stepVolume', itemIds: [itemId, otherId], steps: gesture.amount % 30 }) },
  {
    isFor: hasSource,
    edit: ({ gesture, itemId }) => ({
      type: 'setFade',
      itemId,
      fade: isOdd(gesture) ? 'fade-in' : 'fade-out',
      seconds: gesture.amount / 100,
    }),
  },
  { isFor: isPicture, edit: ({ gesture, itemId }) => ({ type: 'setImageSeconds', itemId, seconds: gesture.amount / 90 }) },
  { edit: ({ itemId }) => ({ type: 'deleteItems', itemIds: [itemId], nowSeconds }) },
  { edit: ({ itemId, otherId }) => ({ type: 'deleteItems', itemIds: [itemId, otherId], nowSeconds }) },
  { edit: ({ itemId, otherId }) => ({ type: 'deleteItems', itemIds: [itemId, otherId], closeGaps: true, nowSeconds }) },
  { isFor: isGrouped, edit: ({ timeline, itemId }) => ({ type: 'deleteGroup', groupId: groupOf(timeline, itemId), nowSeconds }) },
  { isFor: isCaption, edit: ({ gesture, itemId }) => ({ type: 'editCaptionText', itemId, text: 'word '.repeat(gesture.other % 4) }) },
  {
    isFor: isCaption,
    edit: ({ gesture, itemId }) => ({ type: 'setCaptionTimes', itemId, startFrame: gesture.amount, endFrame: gesture.other % 900 }),
  },
  {
    isFor: isCaption,
    edit: ({ gesture, itemId }) => ({ type: 'styleCaptions', itemId, style: { maxWidth: gesture.amount }, toAll: isOdd(gesture) }),
  },
  { edit: ({ timeline, gesture }) => detected(timeline, gesture) },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'insertBeside',
      itemId,
      side: isOdd(gesture) ? 'before' : 'after',
      ...assetOf(timeline, gesture),
    }),
  },
  {
    edit: ({ timeline, gesture }) => ({
      type: 'insertOnNewTrack',
      ...assetOf(timeline, gesture),
      index: gesture.pick % 7,
      startFrame: gesture.amount,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'moveItems',
      itemIds: neighbours(timeline, itemId),
      leadId: itemId,
      position: positionOf(timeline, gesture, 'item'),
    }),
  },
  {
    isFor: isGrouped,
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'moveGroup',
      groupId: groupOf(timeline, itemId),
      position: positionOf(timeline, gesture, 'item'),
    }),
  },
  { edit: ({ gesture, itemId }) => ({ type: 'setVolume', itemIds: [itemId], volume: gesture.amount / 500 }) },
  { edit: ({ gesture }) => ({ type: 'setCaptionsEnabled', enabled: isOdd(gesture) }) },
  { edit: ({ gesture, timeline }) => ({ type: 'trimMusic', trackIds: [of(audioTracks(timeline), gesture.other)?.id ?? 'none'] }) },
  {
    edit: ({ gesture, timeline }) => ({
      type: 'addCaption',
      trackId: isOdd(gesture) ? timeline.tracks.find(({ type }) => type === 'file')?.id : undefined,
      startFrame: gesture.amount,
      durationInFrames: gesture.pick % 90,
      text: 'added',
      newId: `line-${gesture.id}`,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId, otherId }) => ({
      type: 'split',
      itemIds: [itemId, otherId],
      atFrame: startOf(timeline, itemId) + (gesture.amount % 60),
      newId: `${gesture.id}`,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'trimItemToFrame',
      itemId,
      edge: isOdd(gesture) ? 'left' : 'right',
      atFrame: startOf(timeline, itemId) + (gesture.amount % 60),
    }),
  },
  { edit: ({ gesture, itemId, otherId }) => ({ type: 'duplicateItems', itemIds: [itemId, otherId], newId: `${gesture.id}` }) },
  {
    isFor: hasSource,
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'freezeFrame',
      itemId,
      atFrame: startOf(timeline, itemId) + (gesture.amount % 60),
      durationInFrames: gesture.pick % 90,
      newId: `${gesture.id}`,
    }),
  },
  { isFor: hasSource, edit: ({ gesture, itemId }) => ({ type: 'reverseItem', itemId, isReversed: isOdd(gesture) }) },
  { isFor: hasSource, edit: ({ gesture, itemId }) => ({ type: 'detachSound', itemId, newId: `${gesture.id}` }) },
  { isFor: isGrouped, edit: ({ itemId }) => ({ type: 'attachSound', itemId }) },
  { edit: ({ gesture }) => ({ type: 'addMarker', frame: gesture.amount, name: 'cut', newId: `${gesture.pick % 5}` }) },
  { edit: ({ timeline, gesture }) => ({ type: 'updateMarker', markerId: markerOf(timeline, gesture), color: '#ff0000' }) },
  { edit: ({ timeline, gesture }) => ({ type: 'removeMarker', markerId: markerOf(timeline, gesture) }) },
  {
    edit: ({ timeline, gesture }) => ({ type: 'setRange', range: rangeWithPoint(timeline, isOdd(gesture) ? 'in' : 'out', gesture.amount) }),
  },
  { edit: () => ({ type: 'setRange', range: null }) },
  {
    edit: ({ timeline, gesture }) => ({
      type: 'updateTrack',
      trackId: of(timeline.tracks, gesture.pick)?.id ?? 'none',
      ...(isOdd(gesture) ? { isMuted: true, height: 'tall' } : { isLocked: gesture.other % 4 === 0, name: 'Layer' }),
    }),
  },
  { isFor: hasSource, edit: ({ gesture, itemId }) => ({ type: 'slipItem', itemId, frames: gesture.amount / 4 }) },
  {
    edit: ({ gesture, itemId }) => ({ type: 'rollCut', itemId, edge: isOdd(gesture) ? 'left' : 'right', frames: gesture.amount / 8 }),
  },
  { edit: ({ gesture, itemId, otherId }) => ({ type: 'linkItems', itemIds: [itemId, otherId], newId: `${gesture.id}` }) },
  { isFor: isGrouped, edit: ({ itemId, otherId }) => ({ type: 'unlinkItems', itemIds: [itemId, otherId] }) },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'replaceItem',
      itemId,
      ...assetOf(timeline, gesture),
      keepsLength: isOdd(gesture),
      nowSeconds,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId, otherId }) => ({
      type: 'pasteItems',
      copied: copiedOf(timeline, [itemId, otherId]),
      atFrame: gesture.amount,
      newId: `${gesture.id}`,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId, otherId }) => ({
      type: 'deleteRanges',
      ranges: [itemId, otherId].map((id, index) => {
        const startFrame = startOf(timeline, id) + (gesture.other % 60) - 20
        return { startFrame, endFrame: startFrame + (gesture.pick % (40 + index)) }
      }),
      newId: `${gesture.id}`,
      nowSeconds,
    }),
  },
  { isFor: hasSource, edit: ({ timeline, gesture, itemId }) => otherSentence(timeline, gesture, itemId) },
  ...LOOK_KINDS,
  { isFor: isCaption, edit: ({ gesture, itemId, otherId }) => ofWords(gesture, itemId, otherId) },
]

/** Number of kinds; several may have the same type. */
export const EDIT_KIND_COUNT = KINDS.length

const MOVES: ReadonlySet<string> = new Set(['moveItemToFrame', 'moveItemsToFrame', 'moveGroupToFrame', 'moveItems', 'moveGroup'])
/** Whether an edit only moves items. */
export const isMove = ({ type }: { readonly type: string }): boolean => MOVES.has(type)

/** For tests: the edit of a gesture, other than those of the storyboard. It may be refused. */
export function randomEdit(timeline: Timeline, gesture: Gesture): TimelineEdit | StoryEdit {
  const { edit, isFor = () => true } = KINDS[gesture.kind % KINDS.length]!
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
  mediaAssetId: of(mediaAssets, other)?.id ?? 'none',
  newId: `${id}`,
})

const ZONES = { asset: ['before', 'replace', 'after'], item: ['before', 'after'] } as const

/** A position between tracks, in a gap, or on an item. */
function positionOf({ tracks }: Timeline, gesture: Gesture, dragged: keyof typeof ZONES): TrackPosition {
  const { amount, pick, other } = gesture
  const track = of(tracks, other)
  if (!track || other % 5 === 0) return { kind: 'new-track', index: other % 7, startFrame: amount }
  const startFrame = Math.max(0, Math.round(amount))
  const place = { trackId: track.id, startFrame, atFrame: startFrame + (pick % 24) }
  const item = track.items.findLast((candidate) => candidate.startTimeInFrames <= place.atFrame && place.atFrame < endFrame(candidate))
  if (!item || other % 6 === 0) return { kind: 'gap', ...place }
  return { kind: 'item', zone: of(ZONES[dragged], pick) ?? 'before', itemId: item.id, ...place }
}

/** Committing a preview gives the previewed result. */
function previewed(timeline: Timeline, itemId: string, { other, amount }: Gesture): TimelineEdit {
  const edge = other % 2 === 1 ? 'left' : 'right'
  const preview = previewTrim(timeline, { itemId, edge, frames: amount })
  if (!preview.ok) return { type: 'trimItem', itemId, edge, frames: amount }
  const edit: TimelineEdit = { type: 'trimItem', itemId, edge, frames: preview.value.frames }
  const trimmed = applyToTimeline(timeline, edit)
  if (!trimmed.ok) throw new Error(`a previewed trim was refused: ${trimmed.refusal.code}`)
  return edit
}

function ofWords({ pick, other, id }: Gesture, captionId: string, otherId: string): StoryEdit {
  const words = [{ captionId, start: pick % 3, end: 1 + (other % 4) }]
  if (other % 2 === 1) return { type: 'deleteWords', words, newId: `${id}`, nowSeconds }
  return { type: 'moveWords', words, before: other % 4 === 0 ? null : { captionId: otherId, index: pick % 2 }, newId: `${id}` }
}

function otherSentence(timeline: Timeline, gesture: Gesture, itemId: string): StoryEdit {
  const asset = (id: string): MediaAsset => timeline.mediaAssets.find((candidate) => candidate.id === id)!
  return {
    type: 'changeSentence',
    shotId: itemOf(timeline, itemId)?.shotId ?? 'none',
    text: 'Two words',
    voice: asset(gesture.other % 3 === 0 ? 'voice' : 'voice-100'),
    words: ['Two', 'words'].map((text, index) => ({ text, startTimeInFrames: index * 30, durationInFrames: 20 })),
    clip: isOdd(gesture) ? asset('source-120') : null,
    frame: { width: 1280, height: 720 },
    newId: `${gesture.id}`,
  }
}

const markerOf = ({ markers = [] }: Timeline, { pick }: Gesture): string => of(markers, pick)?.id ?? 'none'

const NO_ITEMS: CopiedItems = { format: 'fablecut/items', fps: 30, tracks: [], mediaAssets: [], shots: [] }

function copiedOf(timeline: Timeline, itemIds: readonly string[]): CopiedItems {
  const copied = copyItems({ shots: {}, timeline }, itemIds)
  return copied.ok ? copied.value : NO_ITEMS
}

const audioTracks = ({ tracks }: Timeline): readonly Track[] => tracks.filter(({ type }) => type === 'audio')

function detected(timeline: Timeline, { id, amount, other }: Gesture): TimelineEdit {
  const track = of(audioTracks(timeline), other)
  const captionsByTrack = track ? { [track.id]: [caption([`cap-${id}`, clampFrame(amount), 20])] } : {}
  return { type: 'insertCaptions', captionsByTrack, newId: `${id}` }
}
