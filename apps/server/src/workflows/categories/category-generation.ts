import type { ClipOptions, ImageOptions } from '@fablecut/generation/ports/options'
import type { StoryboardShot } from '@fablecut/generation/ports/writer'
import type { RunView } from '../../runs/read-run.ts'

/** Output of the writer: the shots, and additions to the story's `category_inputs`. */
export type WrittenStoryboard = {
  /** Absent: the story keeps its title. */
  readonly title?: string
  readonly shots: readonly StoryboardShot[]
  readonly found: Readonly<Record<string, unknown>>
}

/** What differs between categories; everything else is common to all. */
export type CategoryGeneration = {
  /** Requests the shots from the writer. */
  write(view: RunView, signal: AbortSignal | undefined): Promise<WrittenStoryboard>
  /** Options of an image besides the prompt and the shot's position. */
  imageOptions(view: RunView): Pick<ImageOptions, 'style' | 'character' | 'companions' | 'asmr'>
  /** Options of a clip besides image and voice-over. */
  clipOptions(
    view: RunView,
    shotId: string,
  ): Pick<ClipOptions, 'style' | 'sound' | 'soundSection' | 'beats' | 'speech' | 'visemes' | 'cueSeconds'>
  /** Whether a clip ends with the image of the next shot. */
  endsWithNextImage(view: RunView): boolean
  /** Whether the creator chose the length of the film, so that narrated shots last at least a clip. */
  readonly hasChosenLength?: boolean
  /** Whether clips are generated; otherwise the film shows still images. */
  hasClips(view: RunView): boolean
}
