import { z } from 'zod'
import { ok } from '../../../result.ts'
import { toFrames } from '../../frames.ts'
import type { StickerItem, Timeline } from '../../model.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { NEW_TITLE_SECONDS } from './add-title.ts'
import { placedOnTop } from './place-on-top.ts'

/** Height of a new sticker, as a fraction of the frame's. */
const NEW_STICKER_SIZE = 0.3

/** `art`: name of a drawing that ships. `newId`: id of the sticker, and suffix of a new track's id. */
export const addStickerFields = z.strictObject({ art: idValue, startFrame: frameValue, newId: idValue })
export type AddSticker = z.infer<typeof addStickerFields>

/**
 *     titles    .          ->   | sticker |
 *     primary   |  A   |        |  A   |
 *
 * Adds a sticker above the film for three seconds.
 */
export function addSticker(timeline: Timeline, { art, startFrame, newId }: AddSticker): EditResult {
  const item: StickerItem = {
    id: newId,
    type: 'sticker',
    startTimeInFrames: clampFrame(startFrame),
    durationInFrames: toFrames(NEW_TITLE_SECONDS, timeline.globalConfig.fps),
    stickerConfig: { art, size: NEW_STICKER_SIZE },
  }
  return ok(placedOnTop(timeline, item, newId))
}
