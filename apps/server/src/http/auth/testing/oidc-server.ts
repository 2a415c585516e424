import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { type OidcServerOptions, UNVERIFIED } from './start-oidc-provider.ts'

/** A process with an OpenID Connect provider, whose own login form takes any address. */
const options = JSON.parse(process.argv[2]!) as OidcServerOptions

const server = createServer()
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: options.clientId, client_secret: options.clientSecret, redirect_uris: [options.redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['films'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id.replace(UNVERIFIED, ''),
        email_verified: !id.startsWith(UNVERIFIED),
        name: id.replace(UNVERIFIED, '').split('@')[0],
      }),
    }),
  })
  server.on('request', provider.callback())
  process.send?.(issuer)
})
process.on('disconnect', () => process.exit(0))
