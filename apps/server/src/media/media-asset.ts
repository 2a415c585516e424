import type { MediaAsset, TrackSubtype } from '@fablecut/domain/timeline/model'
import { z } from 'zod'
import { pictureUrl, playedUrl, thumbnailUrl } from './media-url.ts'
import type { media } from '../platform/database/schema.ts'

/** A stored file as the timeline lists it. */
export function mediaAsset(row: typeof media.$inferSelect): MediaAsset {
  const { width, height, duration, frames, fps } = row.metadata
  return {
    id: row.id,
    title: row.title,
    url: playedUrl(row),
    thumbnailUrl: row.resourceType === 'image' || row.resourceType === 'video' ? thumbnailUrl(row.id) : null,
    resourceType: row.resourceType as MediaAsset['resourceType'],
    subtype: row.subtype as TrackSubtype | null,
    source: row.source as MediaAsset['source'],
    shotId: row.shotId,
    userId: row.userId,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: row.status,
    statusMessage: row.statusMessage,
    configs: configsOf(row.configs),
    endFrameReferenceImage: row.endFrameMediaId === null ? null : pictureUrl(row.endFrameMediaId),
    metadata: knownOnly({ width, height, duration, frames, fps }),
  }
}

/** What a row of a song keeps, spelled as it is stored. */
const storedConfigs = z.object({ genre: z.string(), mood: z.string(), tempo: z.string(), has_lyrics: z.boolean() }).partial()

function configsOf(stored: unknown): MediaAsset['configs'] {
  const parsed = storedConfigs.safeParse(stored)
  if (!parsed.success) return null
  const { has_lyrics: hasLyrics, ...configs } = parsed.data
  return { ...configs, ...(hasLyrics !== undefined && { hasLyrics }) }
}

/** Without what files of their kind do not have, such as the pixels of a sound. */
function knownOnly(values: Record<string, unknown>): NonNullable<MediaAsset['metadata']> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))
}
