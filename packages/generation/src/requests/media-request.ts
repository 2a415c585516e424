/** Longest file that is sent within a request. */
export const MAX_SENT_FILE_BYTES = 8_000_000

/**
 * A stored file by its content hash. `isReduced`: a smaller copy of it, of the given type, because the file is too large to be sent. `part`: only this part of
 * a sound, of the given type.
 */
export type FileReference = { readonly hash: string; readonly mediaType: string; readonly isReduced?: boolean; readonly part?: SoundPart }

/** A part of a sound, in seconds. What lies before the start or behind the end of the sound is silent. `isMute`: all of it is. */
export type SoundPart = { readonly startSeconds: number; readonly durationSeconds: number; readonly isMute?: boolean }

/** What a call asks for. `talk`: a clip of a person who says or sings `audio`; `act`: a clip of `image` that moves like `video`. */
export const MEDIA_KINDS = ['image', 'clip', 'talk', 'act', 'music', 'speech', 'transcription'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/**
 * A request for one file in terms of a story, without anything of a provider. It is JSON, so that a call can be journalled, hashed and submitted by any
 * process. Fields that a route cannot send are left out there; see `unsupportedFields`.
 */
export type MediaRequest = {
  readonly kind: MediaKind
  /** Everything a model that reads words has to know: subject, style, cast, place and camera. Of `speech`: the text to say. */
  readonly prompt: string
  /** What must not be seen. */
  readonly negativePrompt?: string
  readonly seed?: number
  /** Pixels of the film's frame. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Least duration of a clip or music. */
  readonly seconds?: number
  /** First frame of a clip, or the person of `talk` and `act`. */
  readonly image?: FileReference
  /** Last frame of a clip. */
  readonly endImage?: FileReference
  /** Images whose persons or style the result has to keep. */
  readonly references?: readonly FileReference[]
  /** What the person of `talk` says or sings, or the sound that is transcribed. */
  readonly audio?: FileReference
  readonly video?: FileReference
  readonly quality?: string
  readonly mode?: string
  /** Height of the picked resolution, e.g. `720p`. */
  readonly resolution?: string
  /** A clip with a sound track. Default false. */
  readonly hasSound?: boolean
  /** The voice that was picked; `auto` leaves it to the provider's default of the language. */
  readonly voice?: string
  /** BCP 47 tag of the text. */
  readonly language?: string
}
