import type { TimelineItem, Track } from '../../model.ts'

/** What placing copied items on a timeline needs. */
export type Pasting = {
  /** Copied tracks with the items to paste. */
  readonly sources: readonly Track[]
  /** Id of the track that the items of a copied one go to. */
  readonly targetOf: (source: Track) => string
  /** A new item. `shotId`: the copied shot that it belongs to. */
  readonly copy: (item: TimelineItem, startFrame: number, shotId?: string) => TimelineItem
  readonly atFrame: number
}
