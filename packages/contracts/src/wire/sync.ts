import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { SHOT_TYPES } from '@fablecut/domain/story/shots/shot'
import type { SyncPayload } from '@fablecut/domain/timeline/edit/sync/sync-payload'
import { z } from 'zod'
import { fromWireShot, toWireShots } from './shot.ts'
import { fromWireTimeline, timeline, toWireTimeline } from './timeline.ts'

const id = z.string().min(1).max(200)
const prompt = z.string().max(20_000)
const mediaId = id.nullable()
const mediaUrl = z.string().max(5000).nullable()
/** Latest time that can be stored. */
const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000

/** A shot sent by a client. Fields that only the server writes are accepted and ignored. */
const editedShot = z.strictObject({
  shot_id: id,
  shot_type: z.enum(SHOT_TYPES),
  lexorank: z
    .string()
    .max(200)
    .regex(/^[0-9a-z]*$/),
  image_prompt: prompt,
  video_prompt: prompt,
  plan: shotPlan.nullable().default(null),
  voice_over: prompt,
  is_hidden: z.boolean(),
  hidden_at: z.int().min(0).max(LAST_SECOND).nullable(),
  active_image_id: mediaId,
  active_image_url: mediaUrl,
  active_video_id: mediaId,
  active_video_url: mediaUrl,
  active_voice_over_audio_id: mediaId,
  active_voice_over_audio_url: mediaUrl,
  title: z.string().optional(),
  image_status: z.string().optional(),
  video_status: z.string().optional(),
})

/** Request body of a sync; null deletes a shot. */
export const syncBody = z.strictObject({ shots_map: z.record(id, editedShot.nullable()), video_editor_timeline: timeline })
export type WireSync = z.input<typeof syncBody>
/** With the defaults of omitted fields. */
export type ParsedSync = z.output<typeof syncBody>

export function fromWireSync({ shots_map, video_editor_timeline }: ParsedSync): SyncPayload {
  const shots = Object.entries(shots_map).map(([key, shot]) => [key, shot && fromWireShot(shot)] as const)
  return { shots: Object.fromEntries(shots), timeline: fromWireTimeline(video_editor_timeline) }
}

export const toWireSync = ({ shots, timeline: edited }: SyncPayload): WireSync => ({
  shots_map: toWireShots(shots),
  video_editor_timeline: toWireTimeline(edited),
})

/** Maps the path of a domain error, e.g. `shots.s1.activeImageId`, to the request: `shots_map.s1.active_image_id`. */
export function wirePathOf(path: string): string {
  const [part = ''] = path.split('.', 1)
  if (part === 'timeline') return `video_editor_timeline${path.slice(part.length)}`
  const field = path.lastIndexOf('.')
  return `shots_map${path.slice(part.length, field)}${snakeCase(path.slice(field))}`
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
