import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { clientMediaId } from '@fablecut/domain/timeline/edit/media/client-media-id'
import type { MediaAsset } from '@fablecut/domain/timeline/model'

/** A song of the library as it is listed until the server has it. Source: E-113, E-114. */
export const assetOfSong = (song: WireSong, { now, random }: { readonly now: Date; readonly random: number }): MediaAsset => ({
  id: clientMediaId(now.getTime(), random),
  title: song.name,
  url: song.url,
  thumbnail_url: null,
  resource_type: 'audio',
  subtype: 'music',
  source: 'generated',
  shot_id: null,
  user_id: null,
  is_deleted: false,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  status: 'completed',
  status_message: null,
  configs: { genre: song.genre, mood: song.mood, tempo: String(song.tempo), has_lyrics: song.has_lyrics },
  end_frame_reference_image: null,
  metadata: { duration: song.duration },
})
