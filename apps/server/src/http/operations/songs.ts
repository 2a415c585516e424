import { songIdOf } from '@fablecut/domain/song/song-url'
import { listSongs } from '../../songs/list-songs.ts'
import { prepareSongs } from '../../songs/prepare-songs.ts'
import { api } from '../kernel/api.ts'

export const songs = api.songs.router({
  /** Featured songs are likely to be played soon. */
  list: api.songs.list.handler(({ input, context }) => {
    const songs = listSongs(input.featured === 'true')
    const { stories, storage, uploadFolder } = context.services
    const ids = songs.flatMap(({ url }) => songIdOf(url) ?? [])
    if (input.featured === 'true') void prepareSongs({ composer: stories.engines.composer, storage, uploadFolder }, ids)
    return { songs, nextCursor: null }
  }),
})
