import type { JSONObject } from '@ai-sdk/provider'
import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { EffectKind } from './effects.ts'

/**
 * What our own engines need beyond the AI SDK's call options, under `providerOptions.fablecut`. Hosted models ignore it.
 * All of it is JSON, so a call can be journalled and made again with the same answer.
 */
export type ImageOptions = {
  /** A value of STYLES. */
  readonly style: string
  /** Default `medium`. */
  readonly quality?: OutputQuality
  readonly shotIndex: number
  readonly shotCount: number
  /** Same for every shot of a story: place, light and cast hold together. */
  readonly storySeed: number
  /** Counts the pictures of one shot from 0: further ones show the same words and people from elsewhere. Default 0. */
  readonly take?: number
  /** The words of the whole story, for place and mood where a shot names none. */
  readonly storyText?: string
  readonly character?: CharacterLook
  /** Who else of the story's own cast may be seen: they are in the shots that name them. */
  readonly companions?: readonly CharacterLook[]
  /** A close-up instead of a scene: one of the eight of the ASMR form, and what it is done with. */
  readonly asmr?: { readonly type: string; readonly material: string }
}

/** Who appears; the same look is the same person in every shot. */
export type CharacterLook = { readonly id: string; readonly name: string; readonly look?: JSONObject }

export type ClipOptions = {
  readonly style: string
  /** Default `medium`. */
  readonly quality?: OutputQuality
  /** Counts the clips of one picture from 0: further ones move otherwise, where the words leave it open. Default 0. */
  readonly take?: number
  /** `providerMetadata.fablecut.scene` of the picture, when our painter made it: the scene itself is moved. Absent: the picture is cut into layers. */
  readonly scene?: JSONObject
  /** When a voice is heard, in seconds from the start of the clip: mouths move then. */
  readonly speech?: ReadonlyArray<{ readonly startSeconds: number; readonly endSeconds: number }>
  /** Mouth shapes of what is heard, in order, in seconds from the start of the clip; closed where none is. Absent: mouths follow `speech` alone. */
  readonly visemes?: readonly Viseme[]
  /** Beats of the music in seconds from the start of the clip: light, camera and dancers keep to them. Given, an end frame is arrived at in the last moments, for a cut on a beat. */
  readonly beats?: readonly number[]
  /** What is heard of what is seen, when the call asks for a clip with sound. */
  readonly sound?: EffectKind
}

/** Shapes of a mouth: lips closed (m, b, p), teeth on lip (f, v), narrow (s, t, d), wide (ee), open (ah), round (oh, oo, w). */
export const VISEME_SHAPES = ['closed', 'teeth', 'narrow', 'wide', 'open', 'round'] as const
export type VisemeShape = (typeof VISEME_SHAPES)[number]
export type Viseme = { readonly shape: VisemeShape; readonly startSeconds: number; readonly endSeconds: number }

/** What our painter answers under `providerMetadata.fablecut`. */
export type ImageMetadata = {
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
  /** Mouth shapes for the whole sound, where the voice knows its own sounds. */
  readonly visemes?: readonly Viseme[]
}

/** `text` as it stands in the script, punctuation included; times from the start of the sound. */
export type SpokenWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/** The words that are known to be in a sound, under `providerOptions.fablecut` of a transcription. */
export type AlignOptions = { readonly knownText?: string; readonly language?: string }
