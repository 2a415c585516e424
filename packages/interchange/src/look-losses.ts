import type { TimelineItem, Track } from '@fablecut/domain/timeline/model'
import type { ExchangeFormat } from './exchange.ts'
import { isSourced, type Project } from './project.ts'

type Lossy = Exclude<ExchangeFormat, 'otio'>
type Loss = {
  readonly name: string
  readonly formats: readonly Lossy[]
  readonly isIn: (item: TimelineItem) => boolean
}

const ALL = ['fcpxml', 'edl'] as const
const EDL = ['edl'] as const

const has = (item: TimelineItem, field: string): boolean => field in item && (item as Record<string, unknown>)[field] !== undefined

/** What of an item a format has no words for, or none that mean the same. */
const LOSSES: readonly Loss[] = [
  { name: 'Position, size, rotation and opacity', formats: EDL, isIn: (item) => has(item, 'transform') },
  { name: 'Pictures that fill the frame, or fit into it', formats: EDL, isIn: (item) => has(item, 'fit') },
  // A crop there leaves the picture where it is, here the rest is fitted into the frame.
  { name: 'Crops', formats: ALL, isIn: (item) => has(item, 'crop') },
  { name: 'Blend modes', formats: ALL, isIn: (item) => has(item, 'blend') },
  { name: 'Colour and looks', formats: ALL, isIn: (item) => has(item, 'color') },
  {
    name: 'Keyframes',
    formats: ALL,
    isIn: (item) => 'keyframes' in item && Object.values(item.keyframes ?? {}).some(({ length }) => length > 0),
  },
  { name: 'Transitions, which are cuts', formats: ALL, isIn: (item) => has(item, 'transition') },
  { name: 'Gains of sounds', formats: EDL, isIn: (item) => isSourced(item) && (item.gainDb ?? 0) !== 0 },
  { name: 'Titles', formats: EDL, isIn: ({ type }) => type === 'title' },
  { name: 'The style, place and animation of titles', formats: ['fcpxml'], isIn: ({ type }) => type === 'title' },
  { name: 'Shapes', formats: ALL, isIn: ({ type }) => type === 'shape' },
  { name: 'Stickers', formats: ALL, isIn: ({ type }) => type === 'sticker' },
]

type TrackLoss = { readonly name: string; readonly isIn: (track: Track) => boolean }

const TRACK_LOSSES: readonly TrackLoss[] = [
  { name: 'Tracks that are hidden, whose items are visible', isIn: (track) => track.isHidden === true },
  { name: 'Tracks that are muted, whose items are heard', isIn: (track) => track.isMuted === true },
  { name: 'Tracks that are solo: the others are heard too', isIn: (track) => track.isSolo === true },
]

/** Sentences about how items look and sound that a format leaves out, with the number of items or tracks. */
export function lookLosses({ timeline }: Project, format: Lossy): string[] {
  const { tracks, markers = [], globalConfig } = timeline
  const items = tracks.flatMap((track) => track.items)
  const counted = [
    ...LOSSES.filter(({ formats }) => formats.includes(format)).map(({ name, isIn }) => ({ name, count: items.filter(isIn).length })),
    ...TRACK_LOSSES.map(({ name, isIn }) => ({ name, count: tracks.filter(isIn).length })),
    { name: 'Markers', count: markers.length },
  ]
  return [
    ...counted.flatMap(({ name, count }) => (count > 0 ? [`${name}: ${count}`] : [])),
    ...((globalConfig.ducking?.gainDb ?? 0) < 0 ? ['Music that gives way to speech'] : []),
  ]
}
