import { listSongs as list } from '../../../songs/list-songs.ts'
import { api } from '../../kernel/api.ts'

export const listSongs = api.songs.list.handler(({ input }) => ({ songs: list(input.featured === 'true'), nextCursor: null }))
