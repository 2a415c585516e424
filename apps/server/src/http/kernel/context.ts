import type { Account } from './account.ts'
import type { HttpServices } from './services.ts'

/** The context of an operation besides its input. */
export type RequestContext = {
  /** The signed-in user; null for visitors. Operations that need one call `signedIn(context)`. */
  readonly account: Account | null
  /** Address of the client, see TRUST_PROXY. */
  readonly address: string
  readonly headers: Headers
  readonly services: HttpServices
}
