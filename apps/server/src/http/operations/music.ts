import { lyricsShotCount } from '@fablecut/domain/pricing/clip-count'
import { readBeats } from '../../music/read-beats.ts'
import { importSong } from '../../music/import-song.ts'
import { requireSongAtUrl } from '../../music/require-song.ts'
import { trimSong } from '../../music/trim-song.ts'
import { INTERNET, oneLocalServer } from '../../platform/outside-fetch/network.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

const timed = ({ startSeconds: start, endSeconds: end }: { startSeconds: number; endSeconds: number }) => ({ start, end })

export const music = api.music.router({
  beats: api.music.beats.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const { services } = context
    await services.limit('song', userId)
    const found = await readBeats({ ...services, engines: services.stories.engines }, userId, input.id)
    return {
      tempo: found.tempoBpm,
      beats: [...found.beatsSeconds],
      bars: [...found.barsSeconds],
      sections: found.sections.map((section) => ({ name: section.name, ...timed(section) })),
      words: found.words.map((word) => ({ text: word.text, ...timed(word) })),
    }
  }),
  parse: api.music.parse.handler(async ({ input, context }) => {
    const song = await requireSongAtUrl(context.services.db, signedIn(context).id, input.music_url)
    return { num_shots: lyricsShotCount(song.durationSeconds ?? input.music_duration) }
  }),
  parseUrl: api.music.parseUrl.handler(async ({ input, context, signal }) => {
    const { id: userId } = signedIn(context)
    const { services } = context
    await services.limit('linkImport', userId)
    const { musicImportOrigin } = services.settings
    const network = musicImportOrigin === null ? INTERNET : oneLocalServer(musicImportOrigin)
    return importSong({ ...services, network }, { userId, link: input.url, ...(signal && { signal }) })
  }),
  trim: api.music.trim.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const { services } = context
    await services.limit('upload', userId)
    return trimSong(
      { ...services, composer: services.stories.engines.composer },
      { userId, musicUrl: input.music_url, startSeconds: input.start_seconds, endSeconds: input.end_seconds },
    )
  }),
})
