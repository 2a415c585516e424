import type { AspectRatio } from '@fablecut/domain/story/category'
import type { GeneratedCategory } from '../generation/start-generation.ts'

/** Author id of the examples, which belongs to no account. */
export const EXAMPLE_AUTHOR_ID = 'fablecut'

/** A story of the product that everybody may view and copy. */
export type Example = {
  /** Never changes, so that every installation generates each example once. */
  readonly key: string
  readonly category: GeneratedCategory
  readonly title: string
  readonly aspectRatio: AspectRatio
  /** Inputs as its form sends them; the song is added separately. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** The part of a library song that it uses. */
  readonly song?: { readonly url: string; readonly startSeconds: number; readonly endSeconds: number }
}
