import { ok, refuse, type Result } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import { prune } from '../prune.ts'
import type { EditRefusal } from '../refusal.ts'
import { isInside, splitItem } from '../split/split-item.ts'
import { primaryTrack, withItems } from '../tracks.ts'
import { withLimitedTransitions } from '../transitions/valid-transitions.ts'
import { derivedIds } from '../values/derived-ids.ts'
import { spokenItems } from './spoken-items.ts'

/**
 *     primary      |    s1    |   s2  |  ->  | s1 |  s1 |   s2  |      parts of one shot
 *     voice-over    |~~~~~~~~|               |~~~|~~~~~|              speech is cut with the picture, linked or not; captions stay whole
 *
 * Cuts the film at frames without new shots; each part and its sound are a group of their own. Refuses `fixed_length` for failed shots.
 */
export function cutParts(timeline: Timeline, frames: readonly number[], newId: string): Result<Timeline, EditRefusal> {
  const ids = { nextId: derivedIds(newId), nextGroup: derivedIds(`group_${newId}`) }
  let current = timeline
  for (const frame of frames.toSorted((a, b) => a - b)) {
    const clip = primaryTrack(current)?.items.find((item) => isInside(item, frame))
    if (clip && !('mediaAssetId' in clip)) return refuse({ code: 'fixed_length', itemId: clip.id })
    current = cutAt(current, { clip, frame, ...ids })
  }
  return ok(withLimitedTransitions(prune(timeline, current)))
}

type Cut = {
  readonly clip: TimelineItem | undefined
  readonly frame: number
  readonly nextId: () => string
  readonly nextGroup: () => string
}

function cutAt(timeline: Timeline, { clip, frame, nextId, nextGroup }: Cut): Timeline {
  const [spoken, leaders] = [spokenItems(timeline), linkedPrimaryItems(timeline)]
  const groupId = clip?.groupId === undefined ? undefined : nextGroup()
  const isOfClip = (item: TimelineItem): boolean => item.groupId === clip?.groupId && (item === clip || leaders.get(item.id) === clip?.id)
  const right = (item: TimelineItem, isMember: boolean): TimelineItem => (isMember && groupId !== undefined ? { ...item, groupId } : item)
  return withItems(timeline, ({ isPrimary, items }) =>
    items.flatMap((item) => {
      const isCut = isPrimary ? item === clip : item.type !== 'caption' && spoken.has(item.id) && isInside(item, frame)
      if (!isCut) return item.startTimeInFrames < frame ? [item] : [right(item, isOfClip(item))]
      const halves = splitItem(item, frame)
      if (!halves.left || !halves.right) return [item]
      return [halves.left, right({ ...halves.right, id: nextId() }, isOfClip(item))]
    }),
  )
}
