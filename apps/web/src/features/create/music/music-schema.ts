import { z } from 'zod'
import { missingMusic, MUSIC_CHOICES, type MusicFields } from './background-music.ts'

/** The music of a form: only `background_music` is sent. */
export const musicFields = { background_music: z.string(), background_music_choice: z.enum(MUSIC_CHOICES) }

/** A choice without its file blocks the submit. */
export function requireMusic({ background_music, background_music_choice }: MusicFields, context: z.RefinementCtx): void {
  const message = missingMusic(background_music_choice, background_music)
  if (message !== null) context.addIssue({ code: 'custom', path: ['background_music'], message })
}
