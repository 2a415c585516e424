import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { installedVoices } from './installed-voices.ts'
import type { StoryInputs } from '../../runs/story-inputs.ts'

/** Voices that suit most texts; `auto` selects one by the story's seed. */
const AUTO_VOICES = new Set(['rowan', 'ivy'])

/**
 * The voice of the story: the selected one if it speaks the language, otherwise one that does; `auto` leaves other languages to the
 * narrator (CD-116).
 */
export function chooseVoice(inputs: StoryInputs, language: string): string {
  const selected = [...VOICES, ...installedVoices()].find((voice) => voice.key === inputs.voiceoverVoice)
  if (selected?.language === language) return selected.key
  const fitting = VOICES.filter((voice) => voice.language === language && AUTO_VOICES.has(voice.key))
  return fitting[(inputs.seed ?? 0) % Math.max(1, fitting.length)]?.key ?? 'auto'
}
