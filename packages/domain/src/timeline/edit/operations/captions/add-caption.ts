import { z } from 'zod'
import { NEW_CAPTION_STYLE } from '../../../../captions/presets.ts'
import { ok, refuse } from '../../../../result.ts'
import type { CaptionStyle } from '../../../../captions/style.ts'
import type { CaptionItem, Timeline, Track } from '../../../model.ts'
import { clampFrame } from '../../free-slot.ts'
import { MAX_CAPTION_CHARACTERS } from './edit-caption-text.ts'
import type { EditResult } from '../../refusal.ts'
import { sortedByStart, withItems } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `trackId`: the caption track; without it a new track is added below all others. `newId`: id of the caption, and suffix of the new track's id. */
export const addCaptionFields = z.strictObject({
  trackId: idValue.optional(),
  startFrame: frameValue,
  durationInFrames: frameValue,
  text: z.string(),
  newId: idValue,
})
export type AddCaption = z.infer<typeof addCaptionFields>

/**
 * Adds a caption in the style of the previous one on its track, else of the next one, else in the default style. Refuses
 * `track_not_found`, `incompatible_track`, `out_of_range`.
 */
export function addCaption(timeline: Timeline, { trackId, startFrame, durationInFrames, text, newId }: AddCaption): EditResult {
  if (text.length > MAX_CAPTION_CHARACTERS) return refuse({ code: 'out_of_range', min: 0, max: MAX_CAPTION_CHARACTERS })
  const track = timeline.tracks.find(({ id }) => id === trackId)
  const item: CaptionItem = {
    id: newId,
    type: 'caption',
    startTimeInFrames: clampFrame(startFrame),
    durationInFrames: Math.max(1, clampFrame(durationInFrames)),
    caption: { data: { text }, style: styleAt(track, clampFrame(startFrame)) ?? NEW_CAPTION_STYLE },
  }
  if (trackId === undefined) {
    const track: Track = { id: `track_caption_${newId}`, type: 'file', subtype: 'caption', isPrimary: false, items: [item] }
    return ok({ ...timeline, tracks: [...timeline.tracks, track] })
  }
  if (!track) return refuse({ code: 'track_not_found', trackId })
  if (track.type !== 'file') return refuse({ code: 'incompatible_track', accepts: track.type === 'audio' ? 'audio' : 'video_and_image' })
  return ok(withItems(timeline, ({ id, items }) => (id === trackId ? [...items, item] : items)))
}

function styleAt(track: Track | undefined, frame: number): CaptionStyle | undefined {
  const styled = sortedByStart(track?.items ?? []).flatMap((item) =>
    item.type === 'caption' && item.caption.style ? [{ start: item.startTimeInFrames, style: item.caption.style }] : [],
  )
  return (styled.findLast(({ start }) => start <= frame) ?? styled[0])?.style
}
