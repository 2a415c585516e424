import type { Timeline } from '../../../model.ts'

/** Shows or hides all captions; the lines stay. No undo step: history holds shots and tracks alone. */
export function setCaptionsEnabled(timeline: Timeline, enabled: boolean): Timeline {
  const { globalConfig } = timeline
  if (globalConfig.captions.enabled === enabled) return timeline
  return { ...timeline, globalConfig: { ...globalConfig, captions: { ...globalConfig.captions, enabled } } }
}
