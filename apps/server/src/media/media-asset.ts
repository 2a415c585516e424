import type { MediaAsset, TrackSubtype } from '@fablecut/domain/timeline/model'
import { z } from 'zod'
import { SILENT_LUFS } from '@fablecut/render/plan/sound/level'
import { mayHaveAudio } from './may-have-audio.ts'
import { imageUrl, playbackUrl, thumbnailUrl } from './media-url.ts'
import type { media } from '../platform/database/schema.ts'

/** Converts a row to a media asset of a timeline. */
export function mediaAsset(row: typeof media.$inferSelect): MediaAsset {
  const { width, height, duration, frames, fps } = row.metadata
  const loudness = row.resourceType === 'video' && !mayHaveAudio(row) ? SILENT_LUFS : row.metadata['loudness']
  return {
    id: row.id,
    title: row.title,
    url: playbackUrl(row),
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
    endFrameReferenceImage: row.endFrameMediaId === null ? null : imageUrl(row.endFrameMediaId),
    metadata: omitNulls({ width, height, duration, frames, fps, loudness }),
  }
}

/** Configuration of a generated song as it is stored. */
const storedConfigs = z.object({ genre: z.string(), mood: z.string(), tempo: z.string(), has_lyrics: z.boolean() }).partial()

function configsOf(stored: unknown): MediaAsset['configs'] {
  const parsed = storedConfigs.safeParse(stored)
  if (!parsed.success) return null
  const { has_lyrics: hasLyrics, ...configs } = parsed.data
  return { ...configs, ...(hasLyrics !== undefined && { hasLyrics }) }
}

/** Omits properties that are null, such as the pixels of audio files. */
function omitNulls(values: Record<string, unknown>): NonNullable<MediaAsset['metadata']> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))
}
