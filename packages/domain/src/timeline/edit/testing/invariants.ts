import { compareShots } from '../../../story/shots/lexorank.ts'
import type { Timeline, TitleItem } from '../../model.ts'
import { parseTimeline, serializeTimeline } from '../../parse-timeline.ts'
import type { Animated } from '../../picture.ts'
import { assetsById } from '../../queries.ts'
import { isVisible } from '../../../story/shots/shot-rules.ts'
import { activeAssetId } from '../storyboard/shot-media.ts'
import { primaryTrack, sortedByStart } from '../tracks.ts'
import { sourcesOf } from '../transitions/sources.ts'
import { withValidTransitions } from '../transitions/valid-transitions.ts'
import { sourceFrames } from '../trim.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** For tests: the first invariant that a document violates, or undefined. */
export function findBrokenInvariant({ shots, timeline }: StoryDocument): string | undefined {
  return (
    schemaError(timeline) ??
    itemError(timeline) ??
    lookError(timeline) ??
    groupError(timeline) ??
    trackError(timeline) ??
    shotError({ shots, timeline })
  )
}

/** Schema, one packed primary track, no overlaps, integer frames. Media assets are irrelevant here. */
function schemaError(timeline: Timeline): string | undefined {
  const parsed = parseTimeline({ ...timeline, mediaAssets: [] })
  return parsed.ok ? undefined : `${parsed.refusal.path}: ${parsed.refusal.message}`
}

/** For tests: whether storing and reading a timeline changes it. */
export function isChangedByRoundTrip(timeline: Timeline): boolean {
  const again = parseTimeline(serializeTimeline(timeline))
  return !again.ok || canonical(again.value) !== canonical(timeline)
}

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function itemError({ tracks, mediaAssets, globalConfig }: Timeline): string | undefined {
  const assets = assetsById(mediaAssets)
  for (const item of tracks.flatMap(({ items }) => items)) {
    if (!('mediaAssetId' in item)) continue
    const asset = assets.get(item.mediaAssetId)
    if (!asset) return `${item.id} has no asset`
    if (item.type !== 'image' && item.sourceTrimEndFrames > sourceFrames(asset, globalConfig.fps)) return `${item.id} leaves its source`
    const fade = Math.max(0, ...(item.effects ?? []).map(({ durationInFrames }) => durationInFrames))
    if (fade * 2 > item.durationInFrames) return `${item.id} fades too long`
  }
  return undefined
}

/** Keyframes inside of their item, transitions between two clips of the film that have room and material for them. */
function lookError(timeline: Timeline): string | undefined {
  for (const track of timeline.tracks) {
    const late = track.items.find((item) => 'keyframes' in item && lastKeyframe(item) >= item.durationInFrames)
    if (late) return `${late.id} has a keyframe outside`
    const stray = track.isPrimary ? undefined : track.items.find((item) => 'transition' in item)
    if (stray) return `${stray.id} has a transition outside of the film`
    const animated = track.items.find((item) => item.type === 'title' && animationFrames(item) * 2 > item.durationInFrames)
    if (animated) return `${animated.id} is animated too long`
  }
  const film = sortedByStart(primaryTrack(timeline)?.items ?? [])
  const valid = withValidTransitions(film, sourcesOf(timeline))
  const tooLong = film.find((item, index) => item !== valid[index])
  return tooLong && `${tooLong.id} has a transition that does not fit`
}

const lastKeyframe = ({ keyframes = {} }: Animated): number =>
  Math.max(-1, ...Object.values(keyframes).flatMap((list) => list.map(({ frame }) => frame)))

const animationFrames = ({ titleConfig: { animateIn, animateOut } }: TitleItem): number =>
  Math.max(animateIn?.durationInFrames ?? 0, animateOut?.durationInFrames ?? 0)

function groupError({ tracks }: Timeline): string | undefined {
  const groups = Object.groupBy(
    tracks.flatMap(({ items }) => items).filter(({ groupId }) => groupId !== undefined),
    ({ groupId }) => groupId ?? '',
  )
  return Object.entries(groups).find(([, members]) => members?.length === 1)?.[0]
}

function trackError({ tracks }: Timeline): string | undefined {
  const primary = tracks.findIndex(({ isPrimary }) => isPrimary)
  const misplaced = tracks.find(({ type, isPrimary }, index) => !isPrimary && (type === 'video') !== index < primary)
  return primary === -1 ? 'no primary track' : misplaced && `${misplaced.id} is on the wrong side of the primary track`
}

/** The primary track shows every visible shot with media, in the order of their first parts. */
function shotError({ shots, timeline }: StoryDocument): string | undefined {
  const film = (timeline.tracks.find(({ isPrimary }) => isPrimary)?.items ?? []).flatMap(({ shotId }) => shotId ?? [])
  const listed = Object.values(shots).filter(({ isHidden }) => !isHidden)
  const seen = listed.filter((shot) => film.includes(shot.shotId) || (isVisible(shot) && activeAssetId(shot) !== null))
  const ordered = seen.toSorted(compareShots).map(({ shotId }) => shotId)
  if ([...new Set(film)].join(' ') !== ordered.join(' ')) return `film ${film.join(' ')} is not storyboard ${ordered.join(' ')}`
  const keyless = seen.find(({ lexorank }) => lexorank === '')
  if (keyless) return `${keyless.shotId} has no place in the order`
  const stray = timeline.tracks.flatMap(({ items }) => items).find(({ shotId }) => shotId !== undefined && !shots[shotId])
  return stray && `${stray.id} names no shot`
}

/**
 * For tests: the first invariant that an edit violates: unchanged values keep their identity; and when items only move, group members
 * keep their offset, or move further right.
 */
export function findBrokenEditInvariant(before: Timeline, after: Timeline, isMove: boolean): string | undefined {
  const old = new Map(before.tracks.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  const copied = after.tracks
    .flatMap(({ items }) => items)
    .find((item) => {
      const was = old.get(item.id)
      return was !== undefined && was !== item && canonical(was) === canonical(item)
    })
  if (copied) return `${copied.id} was copied`
  const rows = new Map(before.tracks.map((track) => [track.id, track]))
  const copiedRow = after.tracks.find(
    (track) => rows.has(track.id) && rows.get(track.id) !== track && canonical(rows.get(track.id)) === canonical(track),
  )
  if (copiedRow) return `${copiedRow.id} was copied`
  return isMove ? separatedGroup(offsetsOf(before), offsetsOf(after)) : undefined
}

const separatedGroup = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | undefined =>
  [...after].find(([id, lag]) => lag < (before.get(id) ?? lag))?.[0]

/** Offset of each group member from its primary item. */
function offsetsOf({ tracks }: Timeline): ReadonlyMap<string, number> {
  const pictures = tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  const starts = new Map(
    pictures.flatMap(({ groupId, startTimeInFrames }) => (groupId === undefined ? [] : [[groupId, startTimeInFrames] as const])),
  )
  const members = tracks.filter(({ isPrimary }) => !isPrimary).flatMap(({ items }) => items)
  return new Map(
    members.flatMap(({ id, groupId, startTimeInFrames }) => {
      const start = groupId === undefined ? undefined : starts.get(groupId)
      return start === undefined ? [] : [[id, startTimeInFrames - start] as const]
    }),
  )
}
