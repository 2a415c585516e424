import type { Account } from '../auth/account.ts'
import type { HttpServices } from '../services.ts'

/** What every operation is given besides its input. */
export type RequestContext = {
  /** Who is signed in; null for visitors. Operations that need somebody call `signedIn(context)`. */
  readonly account: Account | null
  /** Address of the client, seen through as many proxies as TRUST_PROXY says. */
  readonly address: string
  readonly headers: Headers
  readonly services: HttpServices
}
