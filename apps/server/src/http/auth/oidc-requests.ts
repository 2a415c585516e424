import { OIDC_PROVIDER } from './oidc-auth.ts'

/** A path of this site; anything else leads home. */
const pathOf = (value: unknown): string => (typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/u.test(value) ? value : '/story')

/** What better-auth is sent to start a sign-in with the provider. `callbackURL`: the path to come back to. */
export const oidcSignInBody = (body: object): object => ({
  provider: OIDC_PROVIDER,
  callbackURL: pathOf((body as { callbackURL?: unknown }).callbackURL),
  errorCallbackURL: '/signin',
  disableRedirect: true,
})
