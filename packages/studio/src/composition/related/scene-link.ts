import type { RelatedSpot } from './place-related.ts'

/** A figure or thing of a scene. `index`: in its list. */
export type SceneItem = { readonly kind: 'figure' | 'prop'; readonly index: number }

/** A figure or thing that is drawn with another. `index` of a prop: among those that have a place. `moves`: it goes where the other goes. */
export type SceneLink = Pick<RelatedSpot, 'isBehind' | 'window'> & {
  readonly item: SceneItem
  readonly of: SceneItem
  readonly moves: boolean
}
