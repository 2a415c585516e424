import { createHash } from 'node:crypto'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { usedAssetIds } from '@fablecut/domain/timeline/edit/operations/remove-asset'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { DOCUMENT_VERSION } from '@fablecut/domain/timeline/stored/document-versions'

export type FrameSize = { readonly width: number; readonly height: number }

/** Columns of a version of a film with this frame that are derived from its document, and the files it uses. */
export function versionOf(document: StoryDocument, { width, height }: FrameSize) {
  const stored = storedDocument(document)
  const { tracks, globalConfig } = document.timeline
  const isEmpty = tracks.every(({ items }) => items.length === 0)
  const shots = visibleShots(document.shots)
  return {
    columns: {
      document: stored,
      schemaVersion: DOCUMENT_VERSION,
      hash: createHash('sha256').update(canonicalJson(stored)).digest('hex'),
      shotCount: shots.length,
      durationSeconds: isEmpty ? 0 : totalFrames(tracks) / globalConfig.fps,
      width,
      height,
      thumbnailMediaId: shots.find(({ activeImageId }) => activeImageId !== null)?.activeImageId ?? firstPicture(document),
    },
    mediaIds: mediaIdsOf(document),
    isEmpty: isEmpty && shots.length === 0,
  }
}

/** Without URLs and assets, which are those of the files when it is read. */
function storedDocument({ shots, timeline }: StoryDocument): Record<string, unknown> {
  const entries = Object.entries(shots).map(([id, shot]) => [id, withoutUrls(shot)] as const)
  return { shots: Object.fromEntries(entries), timeline: serializeTimeline({ ...timeline, mediaAssets: [] }) }
}

const withoutUrls = (shot: Shot): Shot => ({ ...shot, activeImageUrl: null, activeVideoUrl: null, activeVoiceOverAudioUrl: null })

/** Ids of all files that a document uses. */
export function mediaIdsOf({ shots, timeline }: StoryDocument): readonly string[] {
  const active = Object.values(shots).flatMap((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId])
  return [...new Set([...usedAssetIds(timeline), ...active.filter((id) => id !== null)])]
}

const firstPicture = ({ timeline }: StoryDocument): string | null => {
  const items = timeline.tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  const first = items.find((item) => item.type === 'image')
  return first && 'mediaAssetId' in first ? first.mediaAssetId : null
}

/** JSON with sorted keys, which the database does not keep. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
