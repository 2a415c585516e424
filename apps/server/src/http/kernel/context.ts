import type { Account } from './account.ts'
import type { HttpServices } from './services.ts'

/** What every operation is given besides its input. */
export type RequestContext = {
  /** Who is signed in; null for visitors. Operations that need somebody call `signedIn(context)`. */
  readonly account: Account | null
  /** Reads it anew: a stream goes on while sessions end and teams change. */
  readonly accountNow: () => Promise<Account | null>
  /** Address of the client, seen through as many proxies as TRUST_PROXY says. */
  readonly address: string
  readonly headers: Headers
  readonly services: HttpServices
}
