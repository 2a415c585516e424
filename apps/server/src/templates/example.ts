import type { AspectRatio } from '@fablecut/domain/story/category'
import type { GeneratedCategory } from '../generation/start-generation.ts'

/** Whose the examples are: Fablecut itself, which is no account. Source: HD-25. */
export const EXAMPLE_AUTHOR_ID = 'fablecut'

/** A story of Fablecut's own that everybody may look at and copy. Source: HD-05. */
export type Example = {
  /** The same for ever, so that every installation makes each once. */
  readonly key: string
  readonly category: GeneratedCategory
  readonly title: string
  readonly aspectRatio: AspectRatio
  /** As its form would send it; a song is added where there is one. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** The part of a song of the library that it is made of. */
  readonly song?: { readonly url: string; readonly startSeconds: number; readonly endSeconds: number }
}
