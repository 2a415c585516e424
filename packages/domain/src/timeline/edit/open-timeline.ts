import { ok, refuse, type Result } from '../../result.ts'
import { repairTimeline, type Repaired } from '../repair-timeline.ts'

export type OpenRefusal = { readonly code: 'invalid_tracks' } | { readonly code: 'invalid_assets' }

/**
 * A stored timeline as the editor opens it: refused when its tracks or assets are no lists at all, else mended where it can be, with a warning for
 * each mend.
 */
export function openTimeline(stored: unknown): Result<Repaired, OpenRefusal> {
  const { tracks, mediaAssets } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    tracks?: unknown
    mediaAssets?: unknown
  }
  if (!Array.isArray(tracks)) return refuse({ code: 'invalid_tracks' })
  return Array.isArray(mediaAssets) ? ok(repairTimeline(stored)) : refuse({ code: 'invalid_assets' })
}
