import type { Timeline } from '../../../model.ts'

/** Shows or hides all captions without removing them. Not undoable: the history holds only shots and tracks. */
export function setCaptionsEnabled(timeline: Timeline, enabled: boolean): Timeline {
  const { globalConfig } = timeline
  if (globalConfig.captions.enabled === enabled) return timeline
  return { ...timeline, globalConfig: { ...globalConfig, captions: { ...globalConfig.captions, enabled } } }
}
