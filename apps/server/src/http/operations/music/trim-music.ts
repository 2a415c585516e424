import { trimSong } from '../../../music/trim-song.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const trimMusic = api.music.trim.handler(async ({ input, context }) => {
  const { id: userId } = signedIn(context)
  const { services } = context
  await services.limit('upload', userId)
  return trimSong(
    { ...services, composer: services.stories.engines.composer, dataFolder: services.settings.dataFolder },
    { userId, musicUrl: input.music_url, startSeconds: input.start_seconds, endSeconds: input.end_seconds },
  )
})
