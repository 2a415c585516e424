type Inputs = Readonly<Record<string, unknown>>

/** Inputs that a remix presets or that the preview shows. Everything else, such as seeds and what a run planned, is internal. */
const OPEN_FIELDS = [
  'title',
  'script_content',
  'rewrite_script',
  'visual_style',
  'voiceover_voice',
  'voiceover_voice_auto_selection',
  'background_music',
  'background_music_auto_selection',
  'vlog_topic',
  'character',
  'additional_characters',
  'asmr_type',
  'image_url',
  'music_url',
  'music_duration',
  'song',
  'lyrics',
  'video_type',
  'video_topic',
  'video_scenes',
  'video_consistent_style',
  'reference_image_url',
  'expected_duration_seconds',
  'aspect_ratio',
  'upscale_to_resolution',
  'advanced_settings',
  'enable_beat_sync',
  'enable_broll',
  'enable_start_end_frame',
  'skip_video_generation',
  'auto_rewrite',
  'auto_captions',
] as const

/** The inputs of a story as readers other than its creator and their team get them. */
export const publicInputs = (inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(OPEN_FIELDS.flatMap((field) => (field in inputs ? [[field, inputs[field]]] : [])))
