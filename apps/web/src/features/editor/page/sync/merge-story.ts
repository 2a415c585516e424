import type { History } from '@fablecut/domain/timeline/edit/history/history'
import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import type { ShotsMap, StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { mergeShots } from '@fablecut/domain/timeline/edit/sync/merge-shots'
import { mergeVoiceOvers } from '@fablecut/domain/timeline/edit/sync/merge-voice-overs'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { newItemId } from '../../session/new-ids.ts'
import { withMedia } from '../open-story.ts'
import type { EditedStory } from '../read-story.ts'
import { shotsOf, timelineOf } from '../wire-document.ts'

type Edited = {
  readonly document: StoryDocument
  /** The document before the current gesture. */
  readonly gestureFrom: StoryDocument | null
  readonly history: History
  readonly failures: ReadonlyMap<string, string>
}

/**
 * Merges takes generated since `base` into the document, its undo history and the start of the current gesture,
 * so that undo or Escape does not remove a finished take.
 */
export function mergeStory({ document, gestureFrom, history, failures }: Edited, base: ShotsMap, { story, media }: EditedStory) {
  const serverShots = shotsOf(story)
  const server = timelineOf(story)
  const voiced = (timeline: Timeline, merged: ShotsMap): Timeline =>
    server.ok ? mergeVoiceOvers(timeline, { base, merged, server: server.value.timeline, newId: newItemId }) : timeline
  const merge = (before: StoryDocument): StoryDocument => {
    const shots = mergeShots(base, before.shots, serverShots)
    const timeline = voiced(withMedia(before.timeline, media), shots)
    const reconciled = reconcileTimeline({ shots, timeline }, { newId: newItemId, failures })
    // Voice-overs are merged after new shots have their items.
    return { shots, timeline: reconciled.ok ? voiced(reconciled.value, shots) : timeline }
  }
  const mergeSnapshot = (snapshot: History['past'][number]): History['past'][number] => {
    const { shots, timeline } = merge({ shots: snapshot.shotsMap, timeline: { ...document.timeline, tracks: snapshot.tracks } })
    return { ...snapshot, shotsMap: shots, tracks: timeline.tracks }
  }
  return {
    document: merge(document),
    gestureFrom: gestureFrom && merge(gestureFrom),
    history: { ...history, past: history.past.map(mergeSnapshot), future: history.future.map(mergeSnapshot) },
  }
}
