import type { JSONObject } from '@ai-sdk/provider'

/**
 * What our own engines need beyond the AI SDK's call options, under `providerOptions.fablecut`. Hosted models ignore it.
 * All of it is JSON, so a call can be journalled and made again with the same answer.
 */
export type PaintOptions = {
  /** A value of STYLES. */
  readonly style: string
  readonly shotIndex: number
  readonly shotCount: number
  /** Same for every shot of a story: place, light and cast hold together. */
  readonly storySeed: number
  /** The words of the whole story, for place and mood where a shot names none. */
  readonly storyText?: string
  readonly character?: CharacterLook
}

/** Who appears; the same look is the same person in every shot. */
export type CharacterLook = { readonly id: string; readonly name: string; readonly look?: JSONObject }

export type AnimateOptions = {
  readonly style: string
  /** `providerMetadata.fablecut.scene` of the picture, when our painter made it: the scene itself is moved. Absent: the picture is cut into layers. */
  readonly scene?: JSONObject
  /** When a voice is heard, in seconds from the start of the clip: mouths move then. */
  readonly speech?: ReadonlyArray<{ readonly startSeconds: number; readonly endSeconds: number }>
}

/** What our painter answers under `providerMetadata.fablecut`. */
export type PaintMetadata = {
  /** Names of what was drawn, e.g. `lighthouse`, `sea`, `fox`. */
  readonly drawn: readonly string[]
  readonly scene: JSONObject
}

/** What our narrator answers under `providerMetadata.fablecut`. */
export type SpeechMetadata = {
  readonly voice: string
  readonly language: string
  readonly durationSeconds: number
  readonly words: readonly SpokenWord[]
}

/** `text` as it stands in the script, punctuation included; times from the start of the sound. */
export type SpokenWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/** The words that are known to be in a sound, under `providerOptions.fablecut` of a transcription. */
export type AlignOptions = { readonly knownText?: string; readonly language?: string }
