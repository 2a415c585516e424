import type { WireStory } from '@fablecut/contracts/wire/story'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { spokenLength } from '../script/spoken-length.ts'

type FilmOf = Pick<WireStory, 'category_id' | 'category_inputs' | 'metadata'>

/** Duration of a story's film in seconds: the actual one, else the requested one; null while neither is known. */
export function filmSecondsOf({ category_id, category_inputs, metadata }: FilmOf): number | null {
  if (metadata.duration) return metadata.duration
  const planned = plannedSeconds[category_id]?.(category_inputs)
  return typeof planned === 'number' && planned > 0 ? planned : null
}

const plannedSeconds: Partial<Record<WireStory['category_id'], (inputs: WireStory['category_inputs']) => unknown>> = {
  character_vlog: ({ expected_duration_seconds }) => expected_duration_seconds,
  music_video: ({ music_duration }) => music_duration,
  asmr_video: ({ num_shots }) => Number(num_shots) * clipSeconds(''),
  script_to_video: ({ script_content }) => spokenLength(String(script_content ?? '')).seconds,
}
