import type { Timeline, Track } from '../../model.ts'
import { assetsById, trackCategory } from '../../queries.ts'
import { withNewTrack } from '../new-track.ts'
import { primaryTrack } from '../tracks.ts'

type Targets = { readonly timeline: Timeline; readonly idOf: (source: Track) => string }

/**
 *     music  ->  its own track, else the first music track, else a new one
 *
 * The tracks that pasted items go to, by those they were copied from; missing ones are added empty. Clips go to the primary track.
 */
export function withTargetTracks(timeline: Timeline, sources: readonly Track[], nextId: () => string): Targets {
  const ids = new Map<string, string>()
  // The first video track becomes the primary one, which free items are not for.
  const needsPrimary = !primaryTrack(timeline) && sources.some(({ type }) => type === 'video')
  let next = needsPrimary ? withEmptyTrack(timeline, { type: 'video' }, nextId()) : timeline
  for (const source of sources) {
    const known = targetOf(next, source)
    const added = known ? next : withEmptyTrack(next, source, nextId())
    const target = known ?? added.tracks.find((track) => !next.tracks.includes(track))
    ids.set(source.id, target?.id ?? '')
    next = added
  }
  return { timeline: next, idOf: ({ id }) => ids.get(id) ?? '' }
}

function targetOf(timeline: Timeline, source: Track): Track | undefined {
  if (source.isPrimary) return primaryTrack(timeline)
  const free = timeline.tracks.filter(({ isPrimary, type }) => !isPrimary && type === source.type)
  const same = free.find(({ id }) => id === source.id)
  if (same || source.type === 'video') return same ?? free[0]
  const assets = assetsById(timeline.mediaAssets)
  return free.find((track) => trackCategory(track, assets) === trackCategory(source, assets))
}

function withEmptyTrack(timeline: Timeline, { type, subtype }: Pick<Track, 'type' | 'subtype'>, newId: string): Timeline {
  if (type !== 'file')
    return withNewTrack(timeline, { type, subtype, index: type === 'video' ? 0 : timeline.tracks.length, newId, items: [] })
  const track: Track = { id: `track_caption_${newId}`, type, subtype: 'caption', isPrimary: false, items: [] }
  return { ...timeline, tracks: [...timeline.tracks, track] }
}
