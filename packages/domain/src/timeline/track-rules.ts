import type { TimelineItem, Track, TrackType } from './model.ts'

type ItemType = TimelineItem['type']

const ALLOWED: Readonly<Record<TrackType, ReadonlySet<ItemType>>> = {
  video: new Set<ItemType>(['video', 'image', 'overlay', 'logo', 'title', 'shape', 'sticker']),
  audio: new Set<ItemType>(['audio']),
  file: new Set<ItemType>(['caption']),
}
/** Drawn over the film, never part of its sequence of clips. */
const UPPER_ONLY = new Set<ItemType>(['title', 'shape', 'sticker'])

/** Whether a track may hold items of a type. */
export const holds = ({ type, isPrimary }: Pick<Track, 'type' | 'isPrimary'>, itemType: ItemType): boolean =>
  ALLOWED[type].has(itemType) && !(isPrimary && UPPER_ONLY.has(itemType))
