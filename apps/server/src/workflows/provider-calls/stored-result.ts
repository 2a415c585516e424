import type { SpokenWord } from '@fablecut/generation/ports/options'
import type { Usage } from '@fablecut/generation/requests/media-result'

/** A provider's result whose files are in the storage. */
export type StoredResult = {
  readonly files: readonly { readonly hash: string; readonly sizeBytes: number; readonly mediaType: string | null }[]
  readonly words?: readonly SpokenWord[]
  readonly text?: string
  readonly usage?: Usage
}
