import { renameKeys, upgrade, type Migration, type NewerVersion } from '../../stored-version.ts'
import { ok, type Result } from '../../result.ts'
import { repairTimeline, type Repaired } from '../repair-timeline.ts'

/** Version written by `serializeTimeline`. Increment it with a migration and a fixture of the previous version when the shape changes. */
export const TIMELINE_VERSION = 2

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

const MIGRATIONS: readonly Migration[] = [assetsInCamelCase]

export type StoredTimeline = { readonly document: unknown; readonly schemaVersion: unknown }

/** Migrates a stored timeline to the current version without repairing it. Refused when a later release wrote it. */
export const upgradeTimeline = ({ document, schemaVersion }: StoredTimeline): Result<unknown, NewerVersion> =>
  upgrade(document, schemaVersion, MIGRATIONS)

/** Reads a stored timeline of any known version and repairs it. */
export function readTimeline(stored: StoredTimeline): Result<Repaired, NewerVersion> {
  const upgraded = upgradeTimeline(stored)
  return upgraded.ok ? ok(repairTimeline(upgraded.value)) : upgraded
}
