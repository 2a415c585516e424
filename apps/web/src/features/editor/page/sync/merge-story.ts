import { record, type History } from '@fablecut/domain/timeline/edit/history/history'
import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import { withShots, type ShotsMap, type StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { isSentenceChanged } from '@fablecut/domain/timeline/edit/sync/is-sentence-changed'
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
 * so that undo or Escape does not remove a finished take. Sentences that were changed since are merged into the document alone, as one undo step.
 */
export function mergeStory({ document, gestureFrom, history, failures }: Edited, base: ShotsMap, { story, media }: EditedStory) {
  const shots = shotsOf(story)
  const server = timelineOf(story)
  const earlier = withoutChangedSentences(base, shots)
  const merge = mergeInto(base, { server, media, failures })
  const mergeSnapshot = (snapshot: History['past'][number]): History['past'][number] => {
    const merged = merge({ shots: snapshot.shotsMap, timeline: { ...document.timeline, tracks: snapshot.tracks } }, earlier)
    return { ...snapshot, shotsMap: merged.shots, tracks: merged.timeline.tracks }
  }
  // A gesture's own step is recorded when it ends.
  const committed = gestureFrom ?? document
  const kept = { ...history, past: history.past.map(mergeSnapshot), future: history.future.map(mergeSnapshot) }
  return {
    document: merge(document, shots),
    gestureFrom: gestureFrom && merge(gestureFrom, shots),
    history: earlier === shots ? kept : record(kept, merge(committed, earlier), merge(committed, shots)),
  }
}

/** The server's shots, with those whose sentence was changed as they were. */
function withoutChangedSentences(base: ShotsMap, shots: ShotsMap): ShotsMap {
  const changed = Object.keys(shots).filter((shotId) => isSentenceChanged(base, shots, shotId))
  return changed.length === 0 ? shots : withShots(shots, new Map(changed.map((shotId) => [shotId, base[shotId]!])))
}

type Merged = {
  readonly server: ReturnType<typeof timelineOf>
  readonly media: EditedStory['media']
  readonly failures: Edited['failures']
}

function mergeInto(base: ShotsMap, { server, media, failures }: Merged) {
  const voiced = (timeline: Timeline, merged: ShotsMap): Timeline =>
    server.ok ? mergeVoiceOvers(timeline, { base, merged, server: server.value.timeline, newId: newItemId }) : timeline
  return (before: StoryDocument, serverShots: ShotsMap): StoryDocument => {
    const shots = mergeShots(base, before.shots, serverShots)
    const timeline = voiced(withMedia(before.timeline, media), shots)
    const reconciled = reconcileTimeline({ shots, timeline }, { newId: newItemId, failures })
    // Voice-overs are merged after new shots have their items.
    return { shots, timeline: reconciled.ok ? voiced(reconciled.value, shots) : timeline }
  }
}
