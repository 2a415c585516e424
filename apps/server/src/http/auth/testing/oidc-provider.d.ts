/** The part of it that tests use; it has no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Account = { readonly accountId: string; readonly claims: () => object }
  type Configuration = {
    readonly clients: readonly object[]
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly pkce: { readonly required: () => boolean }
    readonly cookies: { readonly keys: readonly string[] }
    readonly findAccount: (context: unknown, id: string) => Account
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
  }
}
