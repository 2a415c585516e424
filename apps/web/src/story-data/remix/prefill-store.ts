import type { WireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import { create } from 'zustand'

/** Prefilled values of a creation form; a missing key keeps the form's default. */
export type Prefill = {
  readonly music_url?: string
  readonly music_name?: string
  readonly music_duration?: number
  readonly is_instrumental?: boolean
  readonly aspect_ratio?: string
  readonly advanced_settings?: WireAdvancedSettings
  readonly skip_video_generation?: boolean
  readonly character?: unknown
  readonly additional_characters?: unknown
  readonly title?: string
  readonly expected_duration_seconds?: number
  readonly consistent_style?: string
  readonly video_topic?: string
  readonly enable_beat_sync?: boolean
  readonly enable_broll?: boolean
  readonly enable_start_end_frame?: boolean
  readonly script_content?: string
  readonly voiceover_voice?: string
  readonly background_music?: string | null
  /** The user has to upload a song, as that of the remixed story can't be used. */
  readonly background_music_choice?: 'upload'
  readonly reference_image_url?: string
  readonly visual_style?: string
  readonly auto_rewrite?: boolean
  readonly auto_captions?: boolean
  /** Id of the remixed story, sent with the start. */
  readonly remixed_from?: string
}

type PrefillStore = {
  readonly prefill: Prefill | null
  readonly put: (prefill: Prefill) => void
  readonly clear: () => void
}

/** Prefill of the next creation form; consumed when the form opens. */
export const usePrefillStore = create<PrefillStore>()((set) => ({
  prefill: null,
  put: (prefill) => set({ prefill }),
  clear: () => set({ prefill: null }),
}))

/** The music of a prefill as a field of a form; without one the form keeps its default. */
export const musicOfPrefill = ({ background_music }: Prefill): { readonly background_music?: string } =>
  background_music === undefined ? {} : { background_music: background_music ?? '' }
