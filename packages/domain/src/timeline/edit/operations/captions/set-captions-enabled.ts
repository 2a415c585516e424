import { z } from 'zod'
import { ok } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import type { EditResult } from '../../refusal.ts'

export const setCaptionsEnabledFields = z.strictObject({ enabled: z.boolean() })
export type SetCaptionsEnabled = z.infer<typeof setCaptionsEnabledFields>

/** Shows or hides all captions without removing them. Not undoable: the history holds only shots and tracks. */
export function setCaptionsEnabled(timeline: Timeline, { enabled }: SetCaptionsEnabled): EditResult {
  const { globalConfig } = timeline
  if (globalConfig.captions.enabled === enabled) return ok(timeline)
  return ok({ ...timeline, globalConfig: { ...globalConfig, captions: { ...globalConfig.captions, enabled } } })
}
