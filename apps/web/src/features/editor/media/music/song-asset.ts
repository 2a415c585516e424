import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { clientMediaId } from '@fablecut/domain/timeline/edit/media/client-media-id'
import type { MediaAsset } from '@fablecut/domain/timeline/model'

/** Optimistic asset of a library song. */
export const assetOfSong = (song: WireSong, { now, random }: { readonly now: Date; readonly random: number }): MediaAsset => ({
  id: clientMediaId(now.getTime(), random),
  title: song.name,
  url: song.url,
  thumbnailUrl: null,
  resourceType: 'audio',
  subtype: 'music',
  source: 'generated',
  shotId: null,
  userId: null,
  isDeleted: false,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  status: 'completed',
  statusMessage: null,
  configs: { genre: song.genre, mood: song.mood, tempo: String(song.tempo), hasLyrics: song.has_lyrics },
  endFrameReferenceImage: null,
  metadata: { duration: song.duration },
})
