import type { SpokenWord } from '../ports/options.ts'

/** A file in an answer, or the address from which it can be read for a while. */
export type ResultFile = { readonly bytes: Uint8Array; readonly mediaType: string | null } | { readonly url: string }

/** What a provider says a call cost: `usd` where it reports money, else what it counts. */
export type Usage = { readonly usd?: number; readonly units?: number; readonly unit?: string }

export type MediaResult = {
  /** In the provider's order; the first is used. Empty for a transcription. */
  readonly files: readonly ResultFile[]
  /** Times of the spoken words, where the provider reports them. */
  readonly words?: readonly SpokenWord[]
  /** Of a transcription. Recognizers may leave punctuation out of `words`. */
  readonly text?: string
  readonly usage?: Usage
}
