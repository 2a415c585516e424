import type { z } from 'zod'
import { DEFAULT_FPS } from '../story/category.ts'
import type { GlobalConfig, MediaAsset, Timeline, TimelineItem, Track } from './model.ts'
import { pack, resolveOverlaps } from './pack.ts'
import { repairItem } from './repair-item.ts'
import {
  globalConfig as configSchema,
  markers as markersSchema,
  mediaAsset as assetSchema,
  range as rangeSchema,
  track as trackSchema,
} from './schema.ts'

/** A repair, and its path in the stored document. */
export type RepairWarning = { readonly path: string; readonly message: string }
export type Repaired = { readonly timeline: Timeline; readonly warnings: readonly RepairWarning[] }

type Warn = (path: string, message: string) => void
type Json = Readonly<Record<string, unknown>>

/** Settings of a new story: captions and watermark on. */
const DEFAULT_CONFIG: GlobalConfig = { fps: DEFAULT_FPS, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } }

/**
 * Repairs a stored timeline. Invalid values are replaced, unreadable items dropped, and each repair is reported as a warning.
 * Items with a missing asset stay (rendering skips them); valid documents are returned unchanged.
 */
export function repairTimeline(stored: unknown): Repaired {
  const warnings: RepairWarning[] = []
  const warn: Warn = (path, message) => warnings.push({ path, message })
  const document = isJson(stored) ? stored : {}
  if (!isJson(stored)) warn('', 'There was no timeline')
  const globalConfig = repairConfig(document['globalConfig'], warn)
  const mediaAssets = repairAssets(list(document['mediaAssets'], 'mediaAssets', warn), warn)
  const assets = new Map(mediaAssets.map((asset) => [asset.id, asset]))
  const tracks = repairTracks(list(document['tracks'], 'tracks', warn), { assets, fps: globalConfig.fps }, warn)
  const more = { markers: optional(document, 'markers', markersSchema, warn), range: optional(document, 'range', rangeSchema, warn) }
  const present = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  return { timeline: { tracks, mediaAssets, globalConfig, ...present }, warnings }
}

function optional<T>(document: Json, key: string, schema: z.ZodType<T>, warn: Warn): T | undefined {
  if (document[key] === undefined) return undefined
  const parsed = schema.safeParse(document[key])
  if (!parsed.success) warn(key, 'This could not be read')
  return parsed.data
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function list(value: unknown, path: string, warn: Warn): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value !== undefined) warn(path, 'This was no list')
  return []
}

function repairConfig(value: unknown, warn: Warn): GlobalConfig {
  const parsed = configSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const repaired = configSchema.safeParse({ ...DEFAULT_CONFIG, ...(isJson(value) ? withoutUnknownKeys(value, DEFAULT_CONFIG) : {}) })
  warn('globalConfig', 'Missing or wrong settings got their defaults')
  return repaired.success ? repaired.data : DEFAULT_CONFIG
}

function withoutUnknownKeys(value: Json, model: object): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key in model))
}

function repairAssets(values: readonly unknown[], warn: Warn): readonly MediaAsset[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => {
    const asset = assetSchema.safeParse(value)
    const path = `mediaAssets.${index}`
    if (!asset.success || seen.has(asset.data.id)) {
      warn(path, asset.success ? 'This asset was there twice' : 'This asset could not be read')
      return []
    }
    seen.add(asset.data.id)
    return [asset.data]
  })
}

type Known = { readonly assets: ReadonlyMap<string, MediaAsset>; readonly fps: number }

function repairTracks(values: readonly unknown[], known: Known, warn: Warn): readonly Track[] {
  const ids = { tracks: new Set<string>(), items: new Set<string>() }
  const tracks = values.flatMap((value, index) => repairTrack(value, `tracks.${index}`, { known, ids, warn }))
  const primary = primaryIndex(tracks)
  return tracks.map((track, index) =>
    withoutOverlaps(withPrimary(track, index === primary, `tracks.${index}`, warn), `tracks.${index}`, warn),
  )
}

type RepairContext = {
  readonly known: Known
  readonly ids: { readonly tracks: Set<string>; readonly items: Set<string> }
  readonly warn: Warn
}

function repairTrack(value: unknown, path: string, bench: RepairContext): readonly Track[] {
  const { warn, ids } = bench
  const type = isJson(value) ? value['type'] : undefined
  if (!isJson(value) || (type !== 'video' && type !== 'audio' && type !== 'file')) {
    warn(path, 'This track could not be read')
    return []
  }
  const parsedId = trackSchema.shape.id.safeParse(value['id'])
  const isUsable = parsedId.success && !ids.tracks.has(parsedId.data)
  // Derived from the position, so that repairing the same document is deterministic.
  const id = isUsable ? parsedId.data : `track_${type}_${path}`
  if (!isUsable) warn(`${path}.id`, 'This track got a new id')
  ids.tracks.add(id)
  const items = list(value['items'], `${path}.items`, warn).flatMap((item, index) =>
    repairListedItem(item, `${path}.items.${index}`, bench),
  )
  return [{ id, type, ...settingsOf(value), isPrimary: value['isPrimary'] === true, items }]
}

const trackSettings = trackSchema.omit({ id: true, type: true, isPrimary: true, items: true }).shape

/** The optional fields of a track that can be read. */
function settingsOf(value: Json): Omit<Track, 'id' | 'type' | 'isPrimary' | 'items'> {
  const read = Object.entries(trackSettings).map(([key, schema]) => [key, schema.safeParse(value[key]).data] as const)
  return Object.fromEntries(read.filter(([, setting]) => setting !== undefined))
}

function repairListedItem(value: unknown, path: string, { known, ids, warn }: RepairContext): readonly TimelineItem[] {
  const repaired = repairItem(value, known)
  if (!repaired || ids.items.has(repaired.item.id)) {
    warn(path, repaired ? 'This item was there twice' : 'This item could not be read')
    return []
  }
  ids.items.add(repaired.item.id)
  if (repaired.isChanged) warn(path, 'Wrong or missing values were mended')
  if ('mediaAssetId' in repaired.item && !known.assets.has(repaired.item.mediaAssetId)) {
    warn(path, `Media asset with ID ${repaired.item.mediaAssetId} not found`)
  }
  return [repaired.item]
}

/** Index of the first video track flagged as primary, else of the first video track. */
function primaryIndex(tracks: readonly Track[]): number {
  const flagged = tracks.findIndex((track) => track.isPrimary && track.type === 'video')
  return flagged === -1 ? tracks.findIndex((track) => track.type === 'video') : flagged
}

function withPrimary(track: Track, isPrimary: boolean, path: string, warn: Warn): Track {
  if (track.isPrimary === isPrimary) return track
  warn(path, isPrimary ? 'This track became the primary one' : 'Only one track is primary')
  return { ...track, isPrimary }
}

function withoutOverlaps(track: Track, path: string, warn: Warn): Track {
  if (track.type === 'file') return track
  const items = track.isPrimary ? pack(track.items) : resolveOverlaps(track.items)
  const settled = new Set(items)
  const inPlace = track.items.every((item) => settled.has(item))
  if (inPlace) return track
  warn(path, track.isPrimary ? 'Gaps and overlaps were closed' : 'Overlapping items were moved apart')
  return { ...track, items }
}
