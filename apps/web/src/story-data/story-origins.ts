import { STYLE_CHOICES } from '@fablecut/domain/story/style'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { choiceTexts } from '../texts/choices.ts'
import { songNameOf } from './song-name.ts'

type Inputs = Readonly<Record<string, unknown>>

/** Non-blank string, else null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
/** A field of a value of unknown shape. */
export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined

/** Inputs of a story, given by the creator or chosen automatically; null where not applicable. */
export type StoryOrigins = {
  readonly script: string | null
  readonly topic: string | null
  readonly lyrics: string | null
  readonly style: string | null
  readonly voice: string | null
  readonly characters: readonly string[]
  /** `none`: requested without music. */
  readonly music: string | null
}

export function storyOrigins(inputs: Inputs): StoryOrigins {
  return {
    script: textOf(inputs.rewrite_script) ?? textOf(inputs.script_content),
    topic: textOf(inputs.vlog_topic) ?? textOf(inputs.video_topic),
    lyrics: textOf(inputs.lyrics),
    style: styleName(textOf(inputs.style) ?? textOf(inputs.visual_style) ?? textOf(inputs.video_consistent_style)),
    voice: voiceName(textOf(fieldOf(inputs.voiceover_voice_auto_selection, 'voiceover')) ?? textOf(inputs.voiceover_voice)),
    characters: [inputs.character, ...(Array.isArray(inputs.additional_characters) ? inputs.additional_characters : [])].flatMap(
      (character) => textOf(fieldOf(character, 'name')) ?? [],
    ),
    music:
      textOf(fieldOf(inputs.song, 'name')) ??
      textOf(fieldOf(fieldOf(inputs.background_music_auto_selection, 'selectedSong'), 'name')) ??
      storedSongName(textOf(inputs.background_music) ?? textOf(inputs.music_url)) ??
      (inputs.background_music === null ? 'none' : null),
  }
}

/** Name of a stored song: derived from the URL for library songs, null for uploads. */
function storedSongName(music: string | null): string | null {
  if (music === null || music === 'auto') return null
  return music.startsWith('/') || URL.canParse(music) ? textOf(songNameOf(music)) : music
}

const styleName = (style: string | null): string | null => {
  const choice = STYLE_CHOICES.find(({ value }) => value === style)
  return choice ? choiceTexts.styles[choice.value] : style
}
const voiceName = (voice: string | null): string | null => VOICES.find(({ key }) => key === voice)?.name ?? voice
