import { renameKeys, migrateDocument, type Migration, type NewerVersionRefusal } from '../../stored-version.ts'
import { ok, type Result } from '../../result.ts'
import { repairTimeline, type Repaired } from '../repair-timeline.ts'

/** Version written by `serializeTimeline`. Increment it with a migration and a fixture of the previous version when the shape changes. */
export const TIMELINE_VERSION = 4

/** Field names of assets in version 1. */
const ASSET_FIELDS = {
  thumbnail_url: 'thumbnailUrl',
  resource_type: 'resourceType',
  shot_id: 'shotId',
  user_id: 'userId',
  is_deleted: 'isDeleted',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  status_message: 'statusMessage',
  end_frame_reference_image: 'endFrameReferenceImage',
}
const CONFIG_FIELDS = { has_lyrics: 'hasLyrics' }

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Version 1 had the fields of assets in snake_case. */
const assetsInCamelCase: Migration = (document) => {
  if (!isJson(document) || !Array.isArray(document['mediaAssets'])) return document
  return { ...document, mediaAssets: document['mediaAssets'].map(assetInCamelCase) }
}

function assetInCamelCase(asset: unknown): unknown {
  const renamed = renameKeys(asset, ASSET_FIELDS)
  return isJson(renamed) && 'configs' in renamed ? { ...renamed, configs: renameKeys(renamed['configs'], CONFIG_FIELDS) } : renamed
}

/** Before version 3 music had no `followsFilm`: it is set for music placed as the product places it, from the first frame to the film's last. */
const musicFollowsFilm: Migration = (document) => {
  if (!isJson(document) || !Array.isArray(document['tracks'])) return document
  const tracks: readonly unknown[] = document['tracks']
  const end = tracks.filter(isJson).reduce((last, track) => (track['isPrimary'] === true ? Math.max(last, ...endsOf(track)) : last), 0)
  return { ...document, tracks: tracks.map((track) => (isJson(track) && coversFilm(track, end) ? { followsFilm: true, ...track } : track)) }
}

/** Where the items of a track start and end, in order; NaN for what is broken. */
const rangesOf = ({ items }: Json): { start: number; end: number }[] =>
  (Array.isArray(items) ? items : [])
    .map((item) => {
      const { startTimeInFrames: start, durationInFrames: length } = isJson(item) ? item : {}
      return { start: Number(start), end: Number(start) + Number(length) }
    })
    .toSorted((a, b) => a.start - b.start)

const endsOf = (track: Json): number[] => rangesOf(track).map(({ end }) => (Number.isFinite(end) ? end : 0))

function coversFilm(track: Json, filmEnd: number): boolean {
  const ranges = rangesOf(track)
  const isGapless = ranges.every(({ start }, index) => start === (ranges[index - 1]?.end ?? 0))
  return track['subtype'] === 'music' && ranges.length > 0 && isGapless && ranges.at(-1)?.end === filmEnd
}

/** Version 4 has further optional fields: transforms, keyframes, colours, titles, transitions, markers and settings of tracks. */
const withoutNewFields: Migration = (document) => document

const MIGRATIONS: readonly Migration[] = [assetsInCamelCase, musicFollowsFilm, withoutNewFields]

export type StoredTimeline = { readonly document: unknown; readonly schemaVersion: unknown }

/** Migrates a stored timeline to the current version without repairing it. Refused when a later release wrote it. */
export const migrateTimeline = ({ document, schemaVersion }: StoredTimeline): Result<unknown, NewerVersionRefusal> =>
  migrateDocument(document, schemaVersion, MIGRATIONS)

/** Reads a stored timeline of any known version and repairs it. */
export function readTimeline(stored: StoredTimeline): Result<Repaired, NewerVersionRefusal> {
  const upgraded = migrateTimeline(stored)
  return upgraded.ok ? ok(repairTimeline(upgraded.value)) : upgraded
}
