import type { MediaAsset, TrackSubtype } from '@fablecut/domain/timeline/model'
import { pictureUrl, playedUrl, thumbnailUrl } from './media-url.ts'
import type { media } from '../platform/database/schema.ts'

/** A stored file as the timeline lists it. */
export function mediaAsset(row: typeof media.$inferSelect): MediaAsset {
  const { width, height, duration, frames, fps } = row.metadata
  return {
    id: row.id,
    title: row.title,
    url: playedUrl(row),
    thumbnail_url: row.resourceType === 'image' || row.resourceType === 'video' ? thumbnailUrl(row.id) : null,
    resource_type: row.resourceType as MediaAsset['resource_type'],
    subtype: row.subtype as TrackSubtype | null,
    source: row.source as MediaAsset['source'],
    shot_id: row.shotId,
    user_id: row.userId,
    is_deleted: row.isDeleted,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    status: row.status,
    status_message: row.statusMessage,
    configs: row.configs as MediaAsset['configs'],
    end_frame_reference_image: row.endFrameMediaId === null ? null : pictureUrl(row.endFrameMediaId),
    metadata: knownOnly({ width, height, duration, frames, fps }),
  }
}

/** Without what files of their kind do not have, such as the pixels of a sound. */
function knownOnly(values: Record<string, unknown>): NonNullable<MediaAsset['metadata']> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))
}
