import type { JSONObject } from '@ai-sdk/provider'

/** Derives characters from images. */
export type Portraitist = {
  readonly engine: string
  /**
   * Derives a `CharacterLook.look` from encoded images of a person: from one image its features, from several the features most of them share. `id` seeds
   * the features that remain undetermined. Rejects with EngineRefusal for bytes that are no image, and when too few of several images show a person.
   */
  deriveLook(images: readonly Uint8Array[], id: string, signal?: AbortSignal): Promise<JSONObject>
}
