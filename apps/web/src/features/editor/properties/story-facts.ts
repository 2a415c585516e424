import { STYLES } from '@fablecut/domain/story/style'
import { VOICES } from '@fablecut/domain/story/voices'

type Inputs = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined

/** What a story was made of, as its creator gave it or as it was chosen for the story; null where there is no such thing. Source: ED-13. */
export type StoryOrigins = {
  readonly script: string | null
  readonly topic: string | null
  readonly lyrics: string | null
  readonly style: string | null
  readonly voice: string | null
  readonly characters: readonly string[]
  /** `none`: asked for without music. */
  readonly music: string | null
}

export function storyOrigins(inputs: Inputs): StoryOrigins {
  return {
    script: textOf(inputs.rewrite_script) ?? textOf(inputs.script_content),
    topic: textOf(inputs.vlog_topic) ?? textOf(inputs.video_topic),
    lyrics: textOf(inputs.lyrics),
    style: styleName(textOf(inputs.style) ?? textOf(inputs.visual_style)) ?? textOf(inputs.video_consistent_style),
    voice: voiceName(textOf(fieldOf(inputs.voiceover_voice_auto_selection, 'voiceover')) ?? textOf(inputs.voiceover_voice)),
    characters: [inputs.character, ...(Array.isArray(inputs.additional_characters) ? inputs.additional_characters : [])].flatMap(
      (one) => textOf(fieldOf(one, 'name')) ?? [],
    ),
    music:
      textOf(fieldOf(inputs.song, 'name')) ??
      textOf(fieldOf(fieldOf(inputs.background_music_auto_selection, 'selectedSong'), 'name')) ??
      (inputs.background_music === null ? 'none' : null),
  }
}

const styleName = (style: string | null): string | null => STYLES.find(({ value }) => value === style)?.name ?? style
const voiceName = (voice: string | null): string | null => VOICES.find(({ key }) => key === voice)?.name ?? voice
