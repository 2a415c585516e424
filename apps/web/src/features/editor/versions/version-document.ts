import type { WireEditedShot } from '@fablecut/contracts/wire/shot'
import { fromWireShots } from '@fablecut/contracts/wire/shot'
import { fromWireTimeline, type WireTimeline } from '@fablecut/contracts/wire/timeline'
import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { newItemId } from '../session/new-ids.ts'

type WireDocument = { readonly shots_map: Readonly<Record<string, WireEditedShot>>; readonly video_editor_timeline: WireTimeline }

/** The document of a version, with its shots on the timeline as when a story is opened. */
export function versionDocument({ shots_map, video_editor_timeline }: WireDocument): StoryDocument {
  const shots = fromWireShots(shots_map)
  const timeline = fromWireTimeline(video_editor_timeline)
  const reconciled = reconcileTimeline({ shots, timeline }, { newId: newItemId, failures: new Map() })
  return { shots, timeline: reconciled.ok ? reconciled.value : timeline }
}
