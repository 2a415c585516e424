import type { WireStory } from '@fablecut/contracts/wire/story'
import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import { evenSize } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import { outputSize, projectFps } from '@fablecut/domain/timeline/output'
import type { RepairWarning } from '@fablecut/domain/timeline/repair-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { refusalText } from '../../../texts/editor/refusals.ts'
import { pageTexts } from '../../../texts/editor/page.ts'
import type { EditorStart } from '../session/editor-session.ts'
import { newItemId } from '../session/new-ids.ts'
import { shotsOf, timelineOf } from './wire-document.ts'

export type OpenedStory = {
  readonly start: EditorStart
  /** Why the timeline can't be opened; null when it can. */
  readonly problem: string | null
  /** Repairs of the stored timeline. */
  readonly warnings: readonly RepairWarning[]
}

/** Opens a story in the editor: repairs the stored timeline and reconciles it with the shots. */
export function openStory(story: WireStory, media: readonly MediaAsset[]): OpenedStory {
  const opened = timelineOf(story)
  if (!opened.ok) return unopened(story, media, pageTexts.init[opened.refusal.code])
  const { timeline: stored, warnings } = opened.value
  const timeline = withMedia(stored, media)
  const shots = shotsOf(story)
  const reconciled = reconcileTimeline({ shots, timeline }, { newId: newItemId, failures: failuresOf(story, timeline) })
  if (!reconciled.ok) return unopened(story, media, refusalText(reconciled.refusal) ?? '', timeline)
  const isOutdated = isOfLaterRelease(story)
  const start = startOf(story, reconciled.value, isOutdated ? pageTexts.saving.outdated : null)
  return { start: { ...start, isOutdated }, problem: null, warnings }
}

/** Whether the server's timelines are of a later release than this page, which would drop what it does not know. */
export const isOfLaterRelease = ({ timeline_version: version }: Pick<WireStory, 'timeline_version'>): boolean => version > TIMELINE_VERSION

/** Read-only state without a timeline. */
function unopened(story: WireStory, media: readonly MediaAsset[], problem: string, stored?: Timeline): OpenedStory {
  const globalConfig = { fps: story.metadata.fps, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } }
  const timeline = stored ?? { tracks: [], mediaAssets: media, globalConfig }
  return { start: startOf(story, timeline, problem), problem, warnings: [] }
}

function startOf(story: WireStory, timeline: Timeline, readOnlyReason: string | null): EditorStart {
  const { metadata } = story
  return {
    story: {
      id: story.id,
      title: story.title,
      categoryId: story.category_id,
      userId: story.created_by_user_id,
      inputs: story.category_inputs,
      size: evenSize(outputSize(metadata)),
      fps: projectFps(timeline.globalConfig.fps, metadata.fps),
    },
    document: { shots: shotsOf(story), timeline },
    revision: story.revision,
    readOnlyReason,
    isExportOutdated: story.last_export_url === null ? null : story.is_export_outdated,
    failures: failuresOf(story, timeline),
  }
}

/** Replaces the timeline's assets by the current media of the story; others stay. */
export function withMedia(timeline: Timeline, media: readonly MediaAsset[]): Timeline {
  const fresh = new Set(media.map(({ id }) => id))
  return { ...timeline, mediaAssets: [...media, ...timeline.mediaAssets.filter(({ id }) => !fresh.has(id))] }
}

/** Failure messages of shots: from the timeline, else blank. */
export function failuresOf(
  { storyboard }: Pick<WireStory, 'storyboard'>,
  { tracks }: Pick<Timeline, 'tracks'>,
): ReadonlyMap<string, string> {
  const messages = new Map(
    tracks.flatMap(({ items }) => items.flatMap(({ shotId, statusMessage }) => (shotId ? [[shotId, statusMessage]] : []))),
  )
  const failed = Object.values(storyboard.shots_map).filter((shot) => [shot.image_status, shot.video_status].includes('error'))
  return new Map(failed.map(({ shot_id }) => [shot_id, messages.get(shot_id) ?? '']))
}
