import { ok, refuse, type Result } from '../../result.ts'
import { repairTimeline, type Repaired } from '../repair-timeline.ts'

export type OpenRefusal = { readonly code: 'invalid_tracks' } | { readonly code: 'invalid_assets' }

/**
 * Opens a stored timeline in the editor. Refused when its tracks or assets are not lists; else repaired, with a warning for
 * each repair.
 */
export function openTimeline(stored: unknown): Result<Repaired, OpenRefusal> {
  const { tracks, mediaAssets } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    tracks?: unknown
    mediaAssets?: unknown
  }
  if (!Array.isArray(tracks)) return refuse({ code: 'invalid_tracks' })
  return Array.isArray(mediaAssets) ? ok(repairTimeline(stored)) : refuse({ code: 'invalid_assets' })
}
