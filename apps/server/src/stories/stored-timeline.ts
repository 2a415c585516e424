import type { Timeline } from '@fablecut/domain/timeline/model'
import { type RepairWarning, repairTimeline } from '@fablecut/domain/timeline/repair-timeline'
import type { StoredTimeline } from '@fablecut/domain/timeline/stored/timeline-versions'
import type { media } from '../platform/database/schema.ts'
import { migrateStored } from '../platform/database/stored-timeline.ts'
import { mediaAsset } from '../media/media-asset.ts'

type MediaRow = typeof media.$inferSelect
type Json = Readonly<Record<string, unknown>>

/** The timeline of a story before any item is added. */
export const emptyTimeline = (fps: number): Timeline => ({
  tracks: [],
  mediaAssets: [],
  globalConfig: { fps, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
})

/**
 * Parses a stored timeline with the current properties and URLs of its media. Errors are repaired, with a warning each. Throws NEWER_DATA
 * (ED-83).
 */
export function parseStoredTimeline(
  stored: StoredTimeline,
  files: ReadonlyMap<string, MediaRow>,
): { readonly timeline: Timeline; readonly warnings: readonly RepairWarning[] } {
  const mediaAssets = referencedMediaIds(stored).flatMap((id) => {
    const row = files.get(id)
    return row ? [mediaAsset(row)] : []
  })
  const document = migrateStored(stored)
  return repairTimeline(isJson(document) ? { ...document, mediaAssets } : document)
}

/** Media ids of a stored timeline, first listed, then merely used ones, without duplicates; tolerates any other error in it. */
export function referencedMediaIds(stored: StoredTimeline | undefined): string[] {
  const read = stored && migrateStored(stored)
  const document = isJson(read) ? read : {}
  const listed = objects(document['mediaAssets']).map((asset) => asset['id'])
  const used = objects(document['tracks']).flatMap((track) => objects(track['items']).map((item) => item['mediaAssetId']))
  return [...new Set([...listed, ...used].filter((id) => typeof id === 'string'))]
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
