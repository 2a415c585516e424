import { lyricsShotCount } from '@fablecut/domain/pricing/clip-count'
import { songOfAddress } from '../../../music/song-of-address.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const parseMusic = api.music.parse.handler(async ({ input, context }) => {
  const song = await songOfAddress(context.services.db, signedIn(context).id, input.music_url)
  return { num_shots: lyricsShotCount(song.durationSeconds ?? input.music_duration) }
})
