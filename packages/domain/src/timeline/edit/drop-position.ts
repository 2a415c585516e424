export type DropZone = 'before' | 'replace' | 'after'
/** Position of a drop. `startFrame`: frame of the dragged item's left edge; `pointerFrame`: frame under the pointer. */
export type DropPosition =
  | {
      readonly kind: 'item'
      readonly zone: DropZone
      readonly itemId: string
      readonly trackId: string
      readonly startFrame: number
      readonly pointerFrame: number
    }
  | { readonly kind: 'gap'; readonly trackId: string; readonly startFrame: number; readonly pointerFrame: number }
  /** The space between two tracks. `index`: number of tracks above it. */
  | { readonly kind: 'strip'; readonly index: number; readonly startFrame: number }
