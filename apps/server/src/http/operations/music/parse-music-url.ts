import { importSong } from '../../../music/import-song.ts'
import { INTERNET, oneLocalServer } from '../../../platform/outside-fetch/network.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const parseMusicUrl = api.music.parseUrl.handler(async ({ input, context, signal }) => {
  const { id: userId } = signedIn(context)
  const { services } = context
  await services.limit('linkImport', userId)
  const { musicImportOrigin } = services.settings
  const network = musicImportOrigin === null ? INTERNET : oneLocalServer(musicImportOrigin)
  return importSong({ ...services, network }, { userId, link: input.url, ...(signal && { signal }) })
})
