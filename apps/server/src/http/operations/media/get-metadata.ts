import { readMetadata } from '../../../media/read-metadata.ts'
import { INTERNET } from '../../../platform/outside-fetch/network.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const getMetadata = api.media.metadata.handler(({ input, context }) => {
  const { services } = context
  const account = signedIn(context)
  const countOutside = () => services.limit('linkImport', account.id)
  return readMetadata({ ...services, network: INTERNET, countOutside }, account, input.url)
})
