import type { MediaAsset, TimelineItem, Track, TrackType } from '../model.ts'

type Kind = TimelineItem['type'] | MediaAsset['resourceType']

const TRACK_TYPE_OF: Readonly<Record<Kind, TrackType>> = {
  video: 'video',
  image: 'video',
  overlay: 'video',
  logo: 'video',
  audio: 'audio',
  caption: 'file',
  file: 'file',
}

/** The type of track on which a kind of media or item lies. Subtypes do not matter: music may lie on a voice-over row. */
export const trackTypeFor = (kind: Kind): TrackType => TRACK_TYPE_OF[kind]

const ACCEPTED = { video: 'video_and_image', audio: 'audio', file: 'caption' } as const

/** What a type of track takes, e.g. for the hint on a drop. */
export const acceptedBy = (type: TrackType): (typeof ACCEPTED)[TrackType] => ACCEPTED[type]

/** How a track is coloured while a kind of thing is dragged over it. */
export const dropColour = (track: Pick<Track, 'type'>, kind: Kind): 'compatible' | 'incompatible' =>
  trackTypeFor(kind) === track.type ? 'compatible' : 'incompatible'
