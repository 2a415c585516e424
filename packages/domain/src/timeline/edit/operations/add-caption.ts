import { NEW_CAPTION_STYLE } from '../../../captions/presets.ts'
import { ok, refuse } from '../../../result.ts'
import type { CaptionItem, Timeline, Track } from '../../model.ts'
import { asFrame } from '../free-slot.ts'
import { MOST_CHARACTERS } from './edit-caption-text.ts'
import type { Edit } from '../refusal.ts'
import { withItems } from '../tracks.ts'

/** `trackId`: the row it joins; without one it gets a row of its own, below all others. `newId` becomes its id and the tail of that row's. */
export type AddCaption = {
  readonly trackId?: string
  readonly startFrame: number
  readonly durationInFrames: number
  readonly text: string
  readonly newId: string
}

/** Adds a line with the look that new lines start with. Refuses `track_not_found`, `incompatible_track`, `out_of_range`. Source: E-076, E-359, ED-10, ED-16. */
export function addCaption(timeline: Timeline, { trackId, startFrame, durationInFrames, text, newId }: AddCaption): Edit {
  if (text.length > MOST_CHARACTERS) return refuse({ code: 'out_of_range', least: 0, most: MOST_CHARACTERS })
  const item: CaptionItem = {
    id: newId,
    type: 'caption',
    startTimeInFrames: asFrame(startFrame),
    durationInFrames: Math.max(1, asFrame(durationInFrames)),
    caption: { data: { text }, style: NEW_CAPTION_STYLE },
  }
  if (trackId === undefined) {
    const row: Track = { id: `track_caption_${newId}`, type: 'file', subtype: 'caption', isPrimary: false, items: [item] }
    return ok({ ...timeline, tracks: [...timeline.tracks, row] })
  }
  const track = timeline.tracks.find(({ id }) => id === trackId)
  if (!track) return refuse({ code: 'track_not_found', trackId })
  if (track.type !== 'file') return refuse({ code: 'incompatible_track', accepts: track.type === 'audio' ? 'audio' : 'video_and_image' })
  return ok(withItems(timeline, ({ id, items }) => (id === trackId ? [...items, item] : items)))
}
