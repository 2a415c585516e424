type Inputs = Readonly<Record<string, unknown>>

/** Inputs that a remix prefills or the preview shows. All others, such as seeds, are internal. */
const PUBLIC_FIELDS = [
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
  'is_instrumental',
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

/** The inputs of a story for readers other than its creator and their team. */
export const publicInputs = (inputs: Inputs): Record<string, unknown> =>
  Object.fromEntries(PUBLIC_FIELDS.flatMap((field) => (field in inputs ? [[field, inputs[field]]] : [])))
