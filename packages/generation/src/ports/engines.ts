import type { Experimental_VideoModelV4 as VideoModelV4, ImageModelV4, SpeechModelV4, TranscriptionModelV4 } from '@ai-sdk/provider'
import type { Composer } from './composer.ts'
import type { Foley } from './effects.ts'
import type { LanguageModel } from './language-model.ts'
import type { Moderator } from './moderator.ts'
import type { MotionTransfer } from './motion-transfer.ts'
import type { Portraitist } from './portraitist.ts'
import type { SongReader } from './song-reader.ts'
import type { Stylist } from './stylist.ts'
import type { Writer } from './writer.ts'

/**
 * All engines. Results name their engine as `provider/modelId`, e.g. `builtin/painter`. Hosted and built-in models have the same types; the
 * catalogue chooses between them.
 */
export type Engines = {
  readonly writer: Writer
  /** Writes and directs in place of the built-in writer; null without one. */
  readonly languageModel: LanguageModel | null
  /** `name`: the image model a creator picked. */
  image(name: string): ImageModelV4
  video(name: string): VideoModelV4
  readonly speech: SpeechModelV4
  readonly transcription: TranscriptionModelV4
  readonly composer: Composer
  readonly foley: Foley
  readonly moderator: Moderator
  readonly motionTransfer: MotionTransfer
  readonly portraitist: Portraitist
  readonly songReader: SongReader
  readonly stylist: Stylist
  /** True while no provider is connected, for the notice `Built-in engines are in use`. */
  readonly builtinOnly: boolean
  close(): Promise<void>
}
