import type { lyricsToVideoInput } from '@fablecut/contracts/operations/workflow/generate-lyrics-to-video'
import type { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { joinedTopic, togglesOf } from '@fablecut/domain/story/inputs/music-video'
import { CUSTOM_STYLE } from '@fablecut/domain/story/style'
import type { z } from 'zod'
import { providerSettings } from '../form/provider-fields.ts'
import { startFieldsOf, type StartMode } from '../form/start/start-mode.ts'
import { startEndFrameOf } from './form-changes.ts'
import { isSung } from './voice/song-voice.ts'
import { castOf, hasStyle, isSimpleLyrics, type MusicVideoForm } from './music-video-form.ts'

type MusicVideoBody = z.input<typeof musicVideoInput>
type LyricsBody = z.input<typeof lyricsToVideoInput>
/** A start request of one of the two operations. */
export type MusicVideoRequest =
  | { readonly operation: 'lyrics'; readonly body: LyricsBody }
  | { readonly operation: 'music'; readonly body: MusicVideoBody }

/** The request of a form: the simple lyrics form has its own operation. */
export function musicVideoRequest(form: MusicVideoForm, mode: StartMode): MusicVideoRequest {
  if (!isSimpleLyrics(form)) return { operation: 'music', body: { ...musicVideoBody(form), ...startFieldsOf(mode) } }
  const body = { ...songOf(form), ...aspectOfLyrics(form), skip_video_generation: form.skip_video_generation, ...startFieldsOf(mode) }
  return { operation: 'lyrics', body }
}

/** Inputs of the price: the body, and the parser's count of shots for a lyrics video, null while it is unknown. */
export const priceInputsOf = (form: MusicVideoForm, lyricsShots: number | null): Readonly<Record<string, unknown>> => ({
  ...musicVideoBody(form),
  ...(lyricsShots !== null && { num_shots: lyricsShots }),
})

const songOf = ({
  musicUrl,
  musicDuration,
  lyrics,
  is_instrumental,
  imageModelConfig,
  videoModelConfig,
  when_unavailable,
}: MusicVideoForm) => ({
  music_url: musicUrl,
  music_duration: musicDuration,
  ...(is_instrumental && { is_instrumental }),
  ...(lyrics.trim() !== '' && { lyrics: lyrics.trim() }),
  advanced_settings: {
    image_model_config: imageModelConfig,
    video_model_config: videoModelConfig,
    ...providerSettings({ when_unavailable }),
  },
})

const aspectOfLyrics = ({ aspectRatio }: MusicVideoForm) => ({
  aspect_ratio: aspectRatio === '9:16' ? ('9:16' as const) : ('16:9' as const),
})

/** Only the fields of the type. */
function musicVideoBody(form: MusicVideoForm): MusicVideoBody {
  return {
    ...songOf(form),
    ...(isSung(form) && { is_sung: true }),
    video_type: form.videoType,
    aspect_ratio: form.aspectRatio,
    ...castFields(form),
    ...styleFields(form),
    ...wordFields(form),
    ...toggleFields(form),
  }
}

function castFields(form: MusicVideoForm) {
  const [character, ...others] = castOf(form)
  return { ...(character && { character }), ...(others.length > 0 && { additional_characters: others }) }
}

function styleFields({ videoType, video_consistent_style: style, custom_style, reference_image_url }: MusicVideoForm) {
  if (!hasStyle(videoType)) return {}
  const isCustom = style === CUSTOM_STYLE
  return {
    video_consistent_style: (isCustom && custom_style.trim()) || style,
    ...(isCustom && videoType === 'consistent-style' && reference_image_url !== '' && { reference_image_url }),
  }
}

function wordFields({ videoType, video_topic, video_scenes }: MusicVideoForm) {
  const topic = joinedTopic(video_topic)
  if (videoType === 'consistent-character' && topic !== '') return { video_topic: topic }
  return videoType === 'singing-dancing' && video_scenes.trim() !== '' ? { video_scenes: video_scenes.trim() } : {}
}

function toggleFields(form: MusicVideoForm) {
  const toggles = togglesOf(form.videoType)
  return {
    ...(toggles.beatSync && { enable_beat_sync: form.enable_beat_sync }),
    ...(toggles.captions && { auto_captions: form.auto_captions }),
    ...(toggles.bRoll && { enable_broll: form.enable_broll }),
    ...(toggles.startEndFrame !== 'hidden' && { enable_start_end_frame: startEndFrameOf(form) }),
    ...(toggles.resolution && form.resolution === '1080p' && { upscale_to_resolution: '1080p' as const }),
    ...(form.videoType === 'lyrics-video' && { skip_video_generation: form.skip_video_generation }),
  }
}
