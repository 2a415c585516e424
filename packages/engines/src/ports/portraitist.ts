import type { JSONObject } from '@ai-sdk/provider'

/** Makes characters of pictures. */
export type Portraitist = {
  readonly engine: string
  /** Who is seen in a picture file, as a look for `CharacterLook`. `id` fills what the picture leaves open. Rejects with EngineRefusal for no picture. */
  lookOf(picture: Uint8Array, id: string, signal?: AbortSignal): Promise<JSONObject>
}
