import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { repairTimeline } from '@fablecut/domain/timeline/repair-timeline'
import { type StoredTimeline, migrateTimeline } from '@fablecut/domain/timeline/stored/timeline-versions'
import { timeline } from './schema.ts'

/** The columns of `timeline` needed to read a document. */
export const STORED_COLUMNS = { document: timeline.document, schemaVersion: timeline.schemaVersion }

/** Migrates a stored timeline to the current version without repairing it. Throws NEWER_DATA for a version of a later release. */
export function migrateStored(stored: StoredTimeline): unknown {
  const result = migrateTimeline(stored)
  if (result.ok) return result.value
  const { version, known } = result.refusal
  throw new AppError('NEWER_DATA', { cause: new Error(`A timeline has version ${version}; this release reads up to ${known}`) })
}

/**
 * Reads a stored timeline in the current version, repaired, with its media as they were stored. Throws NEWER_DATA for a version of a later
 * release.
 */
export const readStoredTimeline = (stored: StoredTimeline): Timeline => repairTimeline(migrateStored(stored)).timeline
