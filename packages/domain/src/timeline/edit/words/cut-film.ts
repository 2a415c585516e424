import { ok, type Result } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import type { EditRefusal } from '../refusal.ts'
import { isInside, splitItem } from '../split/split-item.ts'
import { split } from '../split/split.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack, withItems } from '../tracks.ts'
import { derivedIds } from '../values/derived-ids.ts'
import { spokenItems } from './spoken-items.ts'

/**
 *     primary      |    A    |   B   |  ->  |  A |A'  |   B   |
 *     voice-over   |~~~~~~~~~~~~~~~~~|      |~~~~|~~~~~~~~~~~~|       speech is cut with the picture, linked or not
 *
 * Cuts the film at frames: clips as `split` does, with what belongs to them, and other speech alone. Refusals as of `split`.
 */
export function cutFilm(document: StoryDocument, frames: readonly number[], newId: string): Result<StoryDocument, EditRefusal> {
  let current = document
  for (const [index, frame] of frames.toSorted((a, b) => a - b).entries()) {
    const clip = primaryTrack(current.timeline)?.items.find((item) => isInside(item, frame))
    if (clip) {
      const edited = split(current, { itemIds: [clip.id], atFrame: frame, newId: `${newId}.${index}` })
      if (!edited.ok) return edited
      current = edited.value
    }
    current = { ...current, timeline: withSpeechCut(current.timeline, frame, `${newId}.${index}.s`) }
  }
  return ok(current)
}

function withSpeechCut(timeline: Timeline, frame: number, newId: string): Timeline {
  const nextId = derivedIds(newId)
  const spoken = spokenItems(timeline)
  const parts = (item: TimelineItem): readonly TimelineItem[] => {
    if (!spoken.has(item.id) || !isInside(item, frame)) return [item]
    const { left, right } = splitItem(item, frame)
    return [...(left ? [left] : []), ...(right ? [left ? { ...right, id: nextId() } : right] : [])]
  }
  return withItems(timeline, ({ isPrimary, items }) => (isPrimary ? items : items.flatMap(parts)))
}
