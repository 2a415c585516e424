import { z } from 'zod'
import { ok } from '../../../result.ts'
import { defaultDucking } from '../../ducking.ts'
import type { Timeline } from '../../model.ts'
import { isSameJson } from '../../../same-json.ts'
import { ducking } from '../../schema.ts'
import type { EditResult } from '../refusal.ts'

/** Absent fields stay; null goes back to the default. */
export const setDuckingFields = z.strictObject({ ducking: ducking.partial().nullable() })
export type SetDucking = z.infer<typeof setDuckingFields>

/**
 *     speech    |~~~~|       |~~~|
 *     music    =\\____/======\\___/====      how far, how fast, and across which pauses
 *
 * Sets how music gives way to speech in the whole film.
 */
export function setDucking(timeline: Timeline, { ducking: change }: SetDucking): EditResult {
  const { ducking: before, ...config } = timeline.globalConfig
  if (change === null) return ok(before ? { ...timeline, globalConfig: config } : timeline)
  const standard = defaultDucking(config.fps)
  const next = { ...standard, ...before, ...change }
  if (isSameJson(next, before ?? standard)) return ok(timeline)
  return ok({ ...timeline, globalConfig: { ...config, ducking: next } })
}
