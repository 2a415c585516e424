import type { WireStory } from '@fablecut/contracts/wire/story'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { spokenLength } from './spoken-length.ts'

type RequestedStory = Pick<WireStory, 'category_id' | 'category_inputs'>

/** Requested duration of a story's film in seconds, as its form expected it; null where it is unknown. */
export function filmSecondsOf({ category_id, category_inputs }: RequestedStory): number | null {
  const planned = plannedSeconds[category_id]?.(category_inputs)
  return typeof planned === 'number' && planned > 0 ? planned : null
}

const plannedSeconds: Partial<Record<WireStory['category_id'], (inputs: WireStory['category_inputs']) => unknown>> = {
  character_vlog: ({ expected_duration_seconds }) => expected_duration_seconds,
  music_video: ({ music_duration }) => music_duration,
  asmr_video: ({ num_shots, advanced_settings }) => Number(num_shots) * clipSeconds(videoModelOf(advanced_settings)),
  script_to_video: ({ script_content }) => spokenLength(String(script_content ?? '')).seconds,
}

/** Name of the video model of stored settings; empty: the default. */
function videoModelOf(settings: unknown): string {
  const model = (settings as { video_model_config?: { model?: unknown } } | undefined)?.video_model_config?.model
  return typeof model === 'string' ? model : ''
}
