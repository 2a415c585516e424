import type { MediaAsset, TrackSubtype } from '@fablecut/domain/timeline/model'
import { mediaUrl } from '../media/media-url.ts'
import type { media } from '../platform/database/schema.ts'

/** A stored file as the timeline lists it. */
export function mediaAsset(row: typeof media.$inferSelect): MediaAsset {
  const { width, height, duration, frames, fps } = row.metadata as NonNullable<MediaAsset['metadata']>
  return {
    id: row.id,
    title: row.title,
    url: mediaUrl(row),
    thumbnail_url: null,
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
    configs: null,
    end_frame_reference_image: null,
    metadata: definedOnly({ width, height, duration, frames, fps }),
  }
}

function definedOnly<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
