import type { WireShot } from '@fablecut/contracts/wire/shot'

/** A shot whose image is pending, as the server sends it. */
export const shotOf = (id: string, changes: Partial<WireShot> = {}): WireShot => ({
  shot_id: id,
  shot_type: 'auto',
  lexorank: id,
  title: `Shot of ${id}`,
  image_prompt: '',
  video_prompt: '',
  plan: null,
  voice_over: '',
  is_hidden: false,
  hidden_at: null,
  image_status: 'idle',
  video_status: 'idle',
  active_image_id: null,
  active_image_url: null,
  active_video_id: null,
  active_video_url: null,
  active_voice_over_audio_id: null,
  active_voice_over_audio_url: null,
  ...changes,
})

export const storyboardOf = (shots: readonly WireShot[]) => ({
  shots: shots.map(({ shot_id }) => shot_id),
  shots_map: Object.fromEntries(shots.map((shot) => [shot.shot_id, shot])),
})

/** A finished explainer of the account of `stub-api`, as the server sends it. */
export const storyOf = (id: string, changes: object = {}) => ({
  id,
  title: `Story ${id}`,
  category_id: 'script_to_video',
  category_inputs: { script_content: 'A fox crosses the river.' },
  status: 'completed',
  status_message: null,
  progress: null,
  is_preview: false,
  view_count: 0,
  is_template: false,
  resumed_at: null,
  paused_at: null,
  workflow_run_id: null,
  created_by_user_id: 'u1',
  created_at: '2026-11-20T10:00:00Z',
  published_at: null,
  profile: { display_name: 'Mia', username: 'mia', avatar_url: null, is_team: false },
  card_image_url: null,
  last_export_url: `/media/${id}/film.mp4`,
  last_export_thumbnail_url: null,
  is_export_outdated: false,
  like_count: 0,
  is_liked: false,
  has_timeline_items: true,
  metadata: { width: 1280, height: 720, duration: 65, fps: 30 },
  storyboard: storyboardOf([]),
  video_editor_timeline: { tracks: [] },
  reusable_files: [],
  ...changes,
})
