import type { Timeline } from '../../model.ts'
import { assetsById, trackCategory } from '../../queries.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import { soundOfCaptions } from '../operations/captions/insert-captions.ts'

/**
 * Ids of the items of free tracks that are cut with the film's words: captions, voices, songs whose words are captioned, and what is linked to a
 * clip.
 */
export function spokenItems(timeline: Timeline): ReadonlySet<string> {
  const { tracks, mediaAssets } = timeline
  const assets = assetsById(mediaAssets)
  const leaders = linkedPrimaryItems(timeline)
  const sung = soundOfCaptions(timeline)
  return new Set(
    tracks
      .filter(({ isPrimary }) => !isPrimary)
      .flatMap((track) => {
        const category = trackCategory(track, assets)
        const isSpoken = category === 'caption' || category === 'voiceover' || sung.has(track.id)
        return track.items.filter(({ id }) => isSpoken || leaders.has(id))
      })
      .filter(({ type }) => type !== 'overlay' && type !== 'logo')
      .map(({ id }) => id),
  )
}
