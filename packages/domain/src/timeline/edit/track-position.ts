import { z } from 'zod'
import { frameValue, idValue } from './values/edit-values.ts'

/**
 *     kind `item`        | A |  B  |        before, after or in place of an item
 *     kind `gap`         | A |  .  | B |    on a track, in the gap at `atFrame`
 *     kind `new-track`   -----------        on a new track; `index`: number of tracks above it
 *
 * Where an item is placed. `startFrame`: its requested start. `atFrame`: a frame within the gap or item that is meant.
 */
export const trackPosition = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('item'),
      zone: z.enum(['before', 'replace', 'after']),
      itemId: idValue,
      trackId: idValue,
      startFrame: frameValue,
      atFrame: frameValue,
    })
    .readonly(),
  z.strictObject({ kind: z.literal('gap'), trackId: idValue, startFrame: frameValue, atFrame: frameValue }).readonly(),
  z.strictObject({ kind: z.literal('new-track'), index: z.int(), startFrame: frameValue }).readonly(),
])
export type TrackPosition = z.infer<typeof trackPosition>
export type Zone = Extract<TrackPosition, { readonly kind: 'item' }>['zone']
