import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { AUTO_STYLE, CUSTOM_STYLE, STYLE_CHOICES } from '@fablecut/domain/story/style'
import type { Prefill } from '../../../story-data/remix/prefill-store.ts'
import { restoreFields } from '../form/draft/restore-fields.ts'
import { songNameOf } from '../../../story-data/song-name.ts'
import { withType } from './form-changes.ts'
import { MUSIC_VIDEO_DEFAULTS, musicVideoFields, type MusicVideoForm } from './music-video-form.ts'

type Stored = Readonly<Record<string, unknown>>

/** A stored draft with the type of the route, or its own if the route has none. */
export function restoreMusicVideo(stored: Stored, slug?: MusicVideoSlug): MusicVideoForm {
  const draft = restoreFields(musicVideoFields, MUSIC_VIDEO_DEFAULTS, stored)
  return withType(draft, slug ?? draft.videoType)
}

/** A remix. A style that is not a preset becomes a custom one. */
export function musicVideoFromPrefill(prefill: Prefill, slug?: MusicVideoSlug): MusicVideoForm {
  const { music_url = '', music_name, music_duration, aspect_ratio, advanced_settings, consistent_style = AUTO_STYLE, ...same } = prefill
  const isCard = STYLE_CHOICES.some(({ value }) => value === consistent_style)
  return restoreMusicVideo(
    {
      ...same,
      ...(slug && { videoType: slug }),
      musicUrl: music_url,
      musicName: (music_name ?? songNameOf(music_url)) || fileNameOf(music_url),
      musicDuration: music_duration,
      aspectRatio: aspect_ratio,
      imageModelConfig: advanced_settings?.image_model_config ?? modelsOf(slug).imageModelConfig,
      videoModelConfig: advanced_settings?.video_model_config,
      when_unavailable: advanced_settings?.when_unavailable,
      video_consistent_style: isCard ? consistent_style : CUSTOM_STYLE,
      ...(!isCard && { custom_style: consistent_style }),
    },
    slug,
  )
}

/** The file name at the end of a URL. */
function fileNameOf(address: string): string {
  const name = address.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The default models of a type. */
const modelsOf = (slug: MusicVideoSlug = MUSIC_VIDEO_DEFAULTS.videoType): MusicVideoForm => withType(MUSIC_VIDEO_DEFAULTS, slug)
