import type { BarChords, Chord } from './chords.ts'
import type { Note, Section, Track } from './score.ts'

/** A bar of a song with its harmonic and structural context. */
export type SongBar = {
  readonly section: Section
  /** Index within the section. */
  readonly index: number
  /** Start in beats from the start of the song. */
  readonly beat: number
  readonly chords: BarChords
  readonly next: Chord
  readonly isLast: boolean
  readonly nextEnergy: number
  readonly previousSection: Section | undefined
}

/** A note before expression and humanisation; `delaySeconds`: delay relative to the beat. */
export type DraftNote = Note & { readonly delaySeconds?: number }
export type DraftTrack = Omit<Track, 'notes' | 'expression'> & { readonly notes: readonly DraftNote[] }

/** MIDI velocity from `accent` (0 to 1) and section energy (0 to 1). */
export const velocityOf = (accent: number, energy: number): number => 30 + 82 * accent * (0.62 + 0.38 * energy)

type Presence = { readonly minEnergy?: number; readonly maxEnergy?: number }
/** Whether a part plays at a section energy. */
export const plays = ({ minEnergy = 0, maxEnergy = 1 }: Presence, energy: number): boolean => energy >= minEnergy && energy <= maxEnergy
