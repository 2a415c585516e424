export type DropZone = 'before' | 'replace' | 'after'
/** Where a dragged thing is let go. `startFrame`: where its left edge is, `pointerFrame`: where the pointer is. */
export type DropPlace =
  | {
      readonly kind: 'item'
      readonly zone: DropZone
      readonly itemId: string
      readonly trackId: string
      readonly startFrame: number
      readonly pointerFrame: number
    }
  | { readonly kind: 'gap'; readonly trackId: string; readonly startFrame: number; readonly pointerFrame: number }
  /** `index`: how many tracks lie above the strip. */
  | { readonly kind: 'strip'; readonly index: number; readonly startFrame: number }
