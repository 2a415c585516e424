import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { derivedIds, freeShotId } from '../values/derived-ids.ts'
import { frameValue, idsValue, idValue } from '../values/edit-values.ts'
import { updateFollowingMusic } from '../following-music.ts'
import { clampFrame } from '../free-slot.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import type { EditRefusal } from '../refusal.ts'
import { shotOf, type StoryDocument } from '../storyboard/story-document.ts'
import { omitField, primaryTrack, withItems } from '../tracks.ts'
import { withLimitedTransitions } from '../transitions/valid-transitions.ts'
import { isInside, splitItem } from './split-item.ts'
import { splitShot } from './split-shot.ts'

/** `itemIds`: items to split; those that don't cover `atFrame` stay whole. `newId`: of the new items, groups and shots. */
export const splitFields = z.strictObject({ itemIds: idsValue, atFrame: frameValue, newId: idValue })
export type Split = z.infer<typeof splitFields>

/**
 *     primary      |   A    |  B  |  ->  | A |A' |  B  |      A' is a shot of its own with the same media
 *     voice-over    |~one two~|           |~one|two~|
 *     captions      |one two|             |one|two|           words go with their sound
 *
 * Splits items at a frame, together with their group and shot. The new parts get a group and a shot of their own. Refuses `item_not_found`,
 * `nothing_to_split` when the frame is at an edge of the items or outside of them, and `fixed_length` for failed shots and logos.
 */
export function split(document: StoryDocument, { itemIds, atFrame, newId }: Split): Result<StoryDocument, EditRefusal> {
  const { timeline } = document
  const frame = clampFrame(atFrame)
  const items = timeline.tracks.flatMap((track) => track.items)
  const named = new Set(itemIds)
  const covered = items.filter((item) => named.has(item.id) && isInside(item, frame))
  if (covered.length === 0) {
    return refuse(
      items.some(({ id }) => named.has(id)) ? { code: 'nothing_to_split' } : { code: 'item_not_found', itemId: itemIds[0] ?? '' },
    )
  }
  const together = membersOf(timeline, items, covered)
  const clips = (primaryTrack(timeline)?.items ?? []).filter(({ id }) => together.has(id))
  const isPartOfSplit = ({ shotId }: TimelineItem): boolean =>
    shotId !== undefined && clips.some((clip) => clip.shotId === shotId && isInside(clip, frame))
  if (!clips.every((clip) => isInside(clip, frame) || isPartOfSplit(clip))) return refuse({ code: 'nothing_to_split' })
  const fixed = items.find((item) => together.has(item.id) && isInside(item, frame) && (item.type === 'overlay' || item.type === 'logo'))
  if (fixed) return refuse({ code: 'fixed_length', itemId: fixed.id })
  return ok(splitTogether(document, { items, together, frame, newId }))
}

/** The covered items, everything in their shots and linked to their clips, and the groups of all of these. */
function membersOf(timeline: Timeline, items: readonly TimelineItem[], covered: readonly TimelineItem[]): ReadonlySet<string> {
  const leaders = linkedPrimaryItems(timeline)
  const leaderIds = new Set(covered.map(({ id }) => leaders.get(id) ?? id))
  const clips = items.filter(({ id }) => leaderIds.has(id))
  const shots = new Set([...covered, ...clips].flatMap(({ shotId }) => shotId ?? []))
  const ofShots = items.filter(({ shotId }) => shotId !== undefined && shots.has(shotId))
  const linked = items.filter(({ id }) => leaderIds.has(leaders.get(id) ?? ''))
  const groups = new Set([...covered, ...clips, ...ofShots, ...linked].flatMap(({ groupId }) => groupId ?? []))
  const isMember = ({ groupId, shotId }: TimelineItem): boolean => groups.has(groupId ?? '') || shots.has(shotId ?? '')
  return new Set([...covered, ...clips, ...linked, ...items.filter(isMember)].map(({ id }) => id))
}

type Cut = {
  readonly items: readonly TimelineItem[]
  readonly together: ReadonlySet<string>
  readonly frame: number
  readonly newId: string
}

function splitTogether(document: StoryDocument, { items, together, frame, newId }: Cut): StoryDocument {
  const { timeline, shots } = document
  const [nextItem, nextGroup] = [derivedIds(newId), derivedIds(`group_${newId}`)]
  const groups = renamedGroups(items, { together, frame, nextGroup })
  const shotIds = new Map<string, string>()
  for (const { shotId } of (primaryTrack(timeline)?.items ?? []).filter(({ id }) => together.has(id))) {
    if (shotId !== undefined && !shotIds.has(shotId) && shotOf(shots, shotId)?.isHidden === false)
      shotIds.set(shotId, freeShotId(shots, `shot_${newId}`, [...shotIds.values()]))
  }
  const moved = (item: TimelineItem, id: string): TimelineItem => {
    const { groupId, shotId, ...rest } = item
    const own = { group: groups.right.get(groupId ?? ''), shot: shotIds.get(shotId ?? '') ?? shotId }
    return {
      ...rest,
      id,
      ...(own.shot !== undefined && { shotId: own.shot }),
      ...(own.group !== undefined && { groupId: own.group }),
    } as TimelineItem
  }
  const kept = (item: TimelineItem): TimelineItem => (groups.dissolved.has(item.groupId ?? '') ? omitField(item, 'groupId') : item)
  const parts = (item: TimelineItem): readonly TimelineItem[] => {
    if (!together.has(item.id) || endFrame(item) <= frame) return [together.has(item.id) ? kept(item) : item]
    if (item.startTimeInFrames >= frame) return [moved(item, item.id)]
    const { left, right } = splitItem(item, frame)
    return [...(left ? [kept(left)] : []), ...(right ? [moved(right, left ? nextItem() : item.id)] : [])]
  }
  const edited = withLimitedTransitions(withItems(timeline, ({ items }) => items.flatMap(parts)))
  const split = [...shotIds].reduce((map, [from, to]) => splitShot(map, { from, to, timeline: edited }), shots)
  return { shots: split, timeline: updateFollowingMusic(timeline, edited) }
}

type Groups = { readonly together: ReadonlySet<string>; readonly frame: number; readonly nextGroup: () => string }

/** New groups of the right parts, by their old ids, and the groups of which a single left part remains. */
function renamedGroups(items: readonly TimelineItem[], { together, frame, nextGroup }: Groups) {
  const sizes = new Map<string, { left: number; right: number }>()
  for (const item of items) {
    if (item.groupId === undefined || !together.has(item.id)) continue
    const size = sizes.get(item.groupId) ?? { left: 0, right: 0 }
    const halves = isInside(item, frame)
      ? splitItem(item, frame)
      : { left: endFrame(item) <= frame || null, right: item.startTimeInFrames >= frame || null }
    sizes.set(item.groupId, { left: size.left + (halves.left ? 1 : 0), right: size.right + (halves.right ? 1 : 0) })
  }
  return {
    right: new Map([...sizes].flatMap(([groupId, { right }]) => (right > 1 ? [[groupId, nextGroup()] as const] : []))),
    dissolved: new Set([...sizes].flatMap(([groupId, { left }]) => (left === 1 ? [groupId] : []))),
  }
}
