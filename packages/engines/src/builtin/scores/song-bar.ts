import type { BarChords, Chord } from './chords.ts'
import type { Note, Section, Track } from './score.ts'

/** One bar of a song with all that its players need to know. */
export type SongBar = {
  readonly section: Section
  /** In its section, from 0. */
  readonly index: number
  /** When it begins. */
  readonly beat: number
  readonly chords: BarChords
  readonly next: Chord
  readonly isLast: boolean
  readonly nextEnergy: number
  readonly before: Section | undefined
}

/** A player before dynamics and human touch: `late` in seconds, `strum` in strings. */
export type PlainNote = Note & { readonly lateSeconds?: number }
export type PlainTrack = Omit<Track, 'notes' | 'swells'> & { readonly notes: readonly PlainNote[] }

/** Strength of a stroke in a section, as MIDI velocity. */
export const velocityOf = (force: number, energy: number): number => 30 + 82 * force * (0.62 + 0.38 * energy)

type Presence = { readonly from?: number; readonly until?: number }
export const plays = ({ from = 0, until = 1 }: Presence, energy: number): boolean => energy >= from && energy <= until
