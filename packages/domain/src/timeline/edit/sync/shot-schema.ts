import { z } from 'zod'
import { SHOT_TYPES } from '../../../story/shot.ts'
import { editable } from './editable.ts'

const id = z.string().min(1).max(200)
const prompt = z.string().max(20_000)
const mediaId = id.nullable()
/** The last second that every clock and database can write. */
const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000
const address = z.string().max(5000).nullable()

/** A shot as a client may send it. Addresses and what is known only to the server are read and passed over. Source: E-116, E-117, ED-28. */
export const syncedShot = z
  .strictObject({
    shot_id: id,
    shot_type: z.enum(SHOT_TYPES),
    lexorank: z
      .string()
      .max(200)
      .regex(/^[0-9a-z]*$/),
    image_prompt: prompt,
    video_prompt: prompt,
    voice_over: prompt,
    is_hidden: z.boolean(),
    hidden_at: z.int().min(0).max(LAST_SECOND).nullable(),
    active_image_id: mediaId,
    active_image_url: address,
    active_video_id: mediaId,
    active_video_url: address,
    active_voice_over_audio_id: mediaId,
    active_voice_over_audio_url: address,
    title: z.string().optional(),
    image_status: z.string().optional(),
    video_status: z.string().optional(),
  })
  .transform(editable)

/** Source: E-276. */
export const syncBody = z.strictObject({
  shots_map: z.record(id, syncedShot.nullable()),
  video_editor_timeline: z.unknown(),
})
