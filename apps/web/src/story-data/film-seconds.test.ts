import { expect, test } from 'vitest'
import { filmSecondsOf } from './film-seconds.ts'

test.each([
  ['character_vlog', { expected_duration_seconds: 90 }, 90],
  ['music_video', { music_duration: 42.5 }, 42.5],
  ['asmr_video', { num_shots: 4 }, 20],
  ['asmr_video', { num_shots: 4, advanced_settings: { video_model_config: { model: 'MiniMax-Hailuo-02' } } }, 24],
  ['script_to_video', { script_content: 'a'.repeat(440) }, 39],
  ['music_video', { music_duration: 0 }, null],
  ['asmr_video', {}, null],
  ['create_from_scratch', {}, null],
] as const)('%s of %o has an expected duration of %s s', (category_id, category_inputs, seconds) => {
  expect(filmSecondsOf({ category_id, category_inputs })).toBe(seconds)
})
