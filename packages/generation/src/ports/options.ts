import type { JSONObject } from '@ai-sdk/provider'
import type { PlanMove, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotSound } from '@fablecut/domain/story/shot-plan/sounds/plan-sounds'
import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { EffectKind, EffectSection } from './effects.ts'

/**
 * Options of the built-in engines beyond the AI SDK's call options, under `providerOptions.fablecut`. Hosted models ignore them.
 * They are JSON, so that a recorded call can be repeated with the same result.
 */
export type ImageOptions = {
  /** A value of STYLES. */
  readonly style: string
  /** Default `medium`. */
  readonly quality?: OutputQuality
  readonly shotIndex: number
  readonly shotCount: number
  /** How many cards of words are before this shot in its film, so that one after another is laid out differently. Default: `shotIndex`. */
  readonly cardIndex?: number
  /** The same for every shot of a story, for consistent places, light and characters. */
  readonly storySeed: number
  /** Index of the take within the shot, from 0; further takes show the same content from another angle. Default 0. */
  readonly take?: number
  readonly character?: CharacterLook
  /** Further characters of the story; each appears only in shots whose plan has its id. */
  readonly companions?: readonly CharacterLook[]
  /** A close-up instead of a scene: one of the eight ASMR types, and its material. Of the plan only the camera counts. */
  readonly asmr?: { readonly type: string; readonly material: string }
} & PlanOptions &
  Required<Pick<PlanOptions, 'plan'>>

export type PlanOptions = {
  /** The `ShotPlan` that is drawn; prompts are not read. One with a graphic, or with lettering alone, is drawn as a motion graphic, others as a scene. */
  readonly plan?: JSONObject
  /**
   * Seconds from the start of the shot at which the things of the graphic are said, in its order; of a plan without a graphic, its texts in their order.
   * What has none is spread over the shot.
   */
  readonly cueSeconds?: readonly number[]
  /** BCP 47 tag of the lettering, for numbers and capitals. Default `en`. */
  readonly language?: string
}

/** A character; the same look gives the same person in every shot. */
export type CharacterLook = { readonly id: string; readonly name: string; readonly look?: JSONObject }

export type ClipOptions = {
  readonly style: string
  /** Default `medium`. */
  readonly quality?: OutputQuality
  /** Index of the take of the image, from 0; further takes vary the motion that `move` leaves open. Default 0. */
  readonly take?: number
  /** Camera move of a scene or an image. Default: that of the scene; for other images one of several, by the seed. */
  readonly move?: PlanMove
  /** `providerMetadata.fablecut.scene` of an image of the built-in painter, which is then animated as a scene. Absent: the image is animated in depth layers. */
  readonly scene?: JSONObject
  /** Intervals of speech, in seconds from the start of the clip, in which mouths move. */
  readonly speech?: ReadonlyArray<{ readonly startSeconds: number; readonly endSeconds: number }>
  /** Visemes in order, in seconds from the start of the clip; the mouth is closed between them. Absent: mouths follow `speech`. */
  readonly visemes?: readonly Viseme[]
  /** Beat times of the music, in seconds from the start of the clip; light, camera and dancers follow them. With beats, the end frame is reached only just before the end, for a cut on a beat. */
  readonly beats?: readonly number[]
  /** Sound effect of the scene; used when `generateAudio` is set. */
  readonly sound?: EffectKind
  /** The sound is a part of one that runs through the film, with the seed of the film. Default: a sound of its own, faded at both ends. */
  readonly soundSection?: EffectSection & { readonly seed: number }
  /** What the clip has as a part of a film. Default: nothing. */
  readonly film?: FilmOptions
} & PlanOptions

export type FilmOptions = {
  /** Seconds of the clip that the film shows; the rest is for trimming. */
  readonly shownSeconds: number
  /** The film begins with the clip. */
  readonly isFirst?: boolean
  /** The film ends with the clip. */
  readonly isLast?: boolean
  /** Half of a transition of the style at the start, or where the shown part ends. */
  readonly hasTransitionIn?: boolean
  readonly hasTransitionOut?: boolean
  /** Words over the first seconds. */
  readonly opening?: string
  /** Words over its last picture in the last seconds of the shown part. */
  readonly endCard?: string
  /** How the words of the end card are set. Default: plain. */
  readonly endCardTone?: PlanTone
  /** Sound effects; used when `generateAudio` is set and the scene has no `sound`. */
  readonly sounds?: readonly ShotSound[]
}

/** Visemes: lips closed (m, b, p), teeth on lip (f, v), narrow (s, t, d), wide (ee), open (ah), round (oh, oo, w). */
export const VISEME_SHAPES = ['closed', 'teeth', 'narrow', 'wide', 'open', 'round'] as const
export type VisemeShape = (typeof VISEME_SHAPES)[number]
export type Viseme = { readonly shape: VisemeShape; readonly startSeconds: number; readonly endSeconds: number }

/** Metadata of the built-in painter under `providerMetadata.fablecut`. */
export type ImageMetadata = {
  /** Names of the drawn objects, e.g. `lighthouse`, `sea`, `fox`. */
  readonly drawn: readonly string[]
  readonly scene: JSONObject
}

/** Metadata of the built-in narrator under `providerMetadata.fablecut`. */
export type SpeechMetadata = {
  readonly voice: string
  readonly language: string
  readonly durationSeconds: number
  readonly words: readonly SpokenWord[]
  /** Visemes of the whole audio; absent if the voice reports no phonemes. */
  readonly visemes?: readonly Viseme[]
}

/** `text`: as in the script, with punctuation. Times in seconds from the start of the audio. */
export type SpokenWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/** `knownText`: transcript of the audio, for forced alignment. Under `providerOptions.fablecut` of a transcription. */
export type AlignOptions = { readonly knownText?: string; readonly language?: string }
