import { AppError } from '@fablecut/contracts/errors/app-error'
import { genericOAuth } from 'better-auth/plugins'
import type { OidcSettings } from '../../platform/account-settings.ts'
import { type Auth, type AuthOptions, createAuth } from './auth.ts'

/** Its id in the database and in `/api/auth/callback/oidc`. */
export const OIDC_PROVIDER = 'oidc'

/** Sign-in with the OpenID Connect provider: code flow with PKCE, state and nonce, and a verified ID token. */
export type OidcAuth = () => Promise<Auth>

/**
 * The provider is asked for its addresses at the first sign-in, and again until it has answered: better-auth does that once, and a provider that is away at
 * the start would be missing for good. Null without a provider; throws UNAVAILABLE while it does not answer.
 */
export function createOidcAuth(options: AuthOptions): OidcAuth | null {
  const { oidc } = options.settings
  if (!oidc) return null
  let connected: Auth | null = null
  return async () => {
    if (connected) return connected
    const auth: Auth = createAuth(options, [providerPlugin(oidc)])
    const { socialProviders } = await auth.$context
    if (!socialProviders.some(({ id }) => id === OIDC_PROVIDER))
      throw new AppError('UNAVAILABLE', { message: `${oidc.name} cannot be reached at the moment. Please try again in a moment` })
    connected = auth
    return auth
  }
}

const providerPlugin = ({ issuer, clientId, clientSecret, name }: OidcSettings) =>
  genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER,
        name,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        requireIdTokenVerification: true,
      },
    ],
  })
