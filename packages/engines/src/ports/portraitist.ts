import type { JSONObject } from '@ai-sdk/provider'

/** Derives characters from images. */
export type Portraitist = {
  readonly engine: string
  /**
   * The person that picture files show, as a look for `CharacterLook`: of one picture what it shows, of several what most of them show. `id` fills what
   * they leave open. Rejects with EngineRefusal for what is no picture, and for several pictures of which too few show a person.
   */
  lookOf(pictures: readonly Uint8Array[], id: string, signal?: AbortSignal): Promise<JSONObject>
}
