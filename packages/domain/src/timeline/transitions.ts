import type { ImageItem, TimelineItem, Transition, VideoItem } from './model.ts'

/** Shortest transition, in frames. */
export const MIN_TRANSITION_FRAMES = 2

/**
 *     | A        |         A goes on half of the transition beyond the cut,
 *           |        B |   B starts half of it before
 *
 * Frames of a transition on each side of the cut.
 */
export const halfOf = ({ durationInFrames }: Pick<Transition, 'durationInFrames'>): number => Math.round(durationInFrames / 2)

/** Clips that can have a transition: failed shots have no picture. */
export type Joinable = VideoItem | ImageItem
export const isJoinable = (item: TimelineItem | undefined): item is Joinable => item?.type === 'video' || item?.type === 'image'

/** A dip shows one clip at a time and therefore needs nothing beyond the cut. */
export const overlaps = ({ type }: Pick<Transition, 'type'>): boolean => type !== 'dip'
