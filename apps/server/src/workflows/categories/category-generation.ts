import type { ClipOptions, ImageOptions } from '@fablecut/engines/ports/options'
import type { StoryboardShot } from '@fablecut/engines/ports/writer'
import type { RunView } from '../../runs/read-run.ts'

/** What the writer found: the shots, and what is added to the story's `category_inputs`. */
export type WrittenStoryboard = {
  /** Absent: the story keeps the title it was started with. */
  readonly title?: string
  readonly shots: readonly StoryboardShot[]
  readonly found: Readonly<Record<string, unknown>>
}

/** What differs between kinds of story; everything else is one way for all of them. */
export type CategoryGeneration = {
  /** Asks the writer for the shots. */
  write(view: RunView, signal: AbortSignal | undefined): Promise<WrittenStoryboard>
  /** What the painter is told besides the words and the place of a shot. */
  paint(view: RunView): Pick<ImageOptions, 'style' | 'storyText' | 'character' | 'companions' | 'asmr'>
  /** What the animator is told besides the picture and the voice-over. */
  animate(view: RunView, shotId: string): Pick<ClipOptions, 'style' | 'sound' | 'beats' | 'speech' | 'visemes'>
  /** Whether a clip ends with the picture of the next shot. */
  arrivesAtNext(view: RunView): boolean
  /** Whether pictures are moved; where they are not, they stand in the film as they are. */
  hasClips(view: RunView): boolean
}
