import type { MediaAsset, TimelineItem, Track, TrackType } from '../model.ts'

type Kind = TimelineItem['type'] | MediaAsset['resourceType']

const TRACK_TYPE_OF: Readonly<Record<Kind, TrackType>> = {
  video: 'video',
  image: 'video',
  overlay: 'video',
  logo: 'video',
  title: 'video',
  shape: 'video',
  sticker: 'video',
  audio: 'audio',
  caption: 'file',
  file: 'file',
}

/** Track type for a media or item type. Subtypes are ignored: music may be on a voice-over track. */
export const trackTypeFor = (kind: Kind): TrackType => TRACK_TYPE_OF[kind]

const ACCEPTED = { video: 'video_and_image', audio: 'audio', file: 'caption' } as const

/** What a track type accepts, e.g. for the hint while dragging. */
export const acceptedBy = (type: TrackType): (typeof ACCEPTED)[TrackType] => ACCEPTED[type]

/** Highlight of a track while media of a type is dragged over it. */
export const dropHighlight = (track: Pick<Track, 'type'>, kind: Kind): 'compatible' | 'incompatible' =>
  trackTypeFor(kind) === track.type ? 'compatible' : 'incompatible'
