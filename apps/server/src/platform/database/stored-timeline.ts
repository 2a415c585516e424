import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { repairTimeline } from '@fablecut/domain/timeline/repair-timeline'
import { type StoredTimeline, upgradeTimeline } from '@fablecut/domain/timeline/stored/timeline-versions'
import { timeline } from './schema.ts'

/** Columns of a `timeline` row that a document is read from. */
export const STORED_COLUMNS = { document: timeline.document, schemaVersion: timeline.schemaVersion }

/** A stored timeline in today's form, as broken as it is stored. Throws NEWER_DATA for what a later release wrote. */
export function upgradeStored(stored: StoredTimeline): unknown {
  const result = upgradeTimeline(stored)
  if (result.ok) return result.value
  const { version, known } = result.refusal
  throw new AppError('NEWER_DATA', { cause: new Error(`A timeline has version ${version}; this release reads up to ${known}`) })
}

/** A stored timeline with the media as they were when it was stored, repaired. Throws NEWER_DATA. Source: ED-83. */
export const readStored = (stored: StoredTimeline): Timeline => repairTimeline(upgradeStored(stored)).timeline
