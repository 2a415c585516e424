import { createTexts } from '../../../texts/create.ts'

/** How the soundtrack is chosen, in the order of the chooser. Source: C-156. */
export const MUSIC_CHOICES = ['auto', 'trending', 'link', 'upload', 'none'] as const
export type MusicChoice = (typeof MUSIC_CHOICES)[number]

/** Choices whose pickers are not built yet; they are shown and can not be pressed. */
export const isMusicChoiceReady = (choice: MusicChoice): boolean => choice === 'auto' || choice === 'none'

/** The choice a value on the wire stands for: `auto`, nothing, or the address of a file. Source: C-157, C-158, C-069. */
export function musicChoiceOf(value: string): MusicChoice {
  if (value === 'auto') return 'auto'
  return value === '' ? 'none' : 'upload'
}

/** Value on the wire of a choice that needs no picker. Source: CD-54. */
export const musicValueOf = (choice: 'auto' | 'none'): string => (choice === 'auto' ? 'auto' : '')

/** What the value means for the film. */
export function musicHint(value: string): string {
  if (value === 'auto') return createTexts.music.hints.auto
  return value === '' ? createTexts.music.hints.none : createTexts.music.kept
}
