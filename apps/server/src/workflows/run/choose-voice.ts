import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { fetchedVoices } from '../../generation/fetched-voices.ts'
import type { StoryInputs } from '../../runs/read-run.ts'

/** Storytellers that suit most texts; `auto` takes one of them by the story's seed. */
const AUTO_VOICES = new Set(['rowan', 'ivy'])

/** The voice that speaks: the picked one where it speaks the text's language, else one that does; `auto` leaves other languages to the narrator (CD-116). */
export function chooseVoice(inputs: StoryInputs, language: string): string {
  const picked = [...VOICES, ...fetchedVoices()].find((voice) => voice.key === inputs.voiceover_voice)
  if (picked?.language === language) return picked.key
  const fitting = VOICES.filter((voice) => voice.language === language && AUTO_VOICES.has(voice.key))
  return fitting[(inputs.seed ?? 0) % Math.max(1, fitting.length)]?.key ?? 'auto'
}
