import type { WireStory } from '@fablecut/contracts/wire/story'
import { fromWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { SyncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import { isSameJson } from '@fablecut/domain/same-json'
import { shotOf, type ShotsMap, type StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { shotsOf } from '../wire-document.ts'

/** Ignores URLs, which the server replaces by its own. */
const words = (shot: Shot): object => ({
  ...shot,
  activeImageUrl: null,
  activeVideoUrl: null,
  activeVoiceOverAudioUrl: null,
})

const isSameTimeline = (a: Timeline, b: Timeline): boolean => isSameJson([a.tracks, a.globalConfig], [b.tracks, b.globalConfig])

/** Whether the server has stored a sync whose response was lost. */
export function isStored(sent: SyncPayload, story: Pick<WireStory, 'storyboard' | 'video_editor_timeline'>): boolean {
  const shots = shotsOf(story)
  const isSame = isSameTimeline(sent.timeline, fromWireTimeline(story.video_editor_timeline))
  return isSame && Object.entries(sent.shots).every(([id, shot]) => isSameShot(shot, shots, id))
}

function isSameShot(sent: Shot | null, shots: ShotsMap, id: string): boolean {
  const stored = shotOf(shots, id)
  return sent && stored ? isSameJson(words(sent), words(stored)) : !sent && !stored
}

const listed = (shots: ShotsMap): object => Object.fromEntries(Object.entries(shots).map(([id, shot]) => [id, words(shot)]))

/** Whether two documents are equal in everything a user edits. */
export function isSameDocument(a: StoryDocument, b: StoryDocument): boolean {
  return isSameTimeline(a.timeline, b.timeline) && isSameJson(listed(a.shots), listed(b.shots))
}
