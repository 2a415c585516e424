import type { MusicMood } from '../../ports/writer.ts'

export const PARTS = ['pad', 'chords', 'bass', 'lead', 'colour', 'drums'] as const
export type PartName = (typeof PARTS)[number]

/** Times in beats from the start; velocity 1..127. Drum pitches are General MIDI drums. */
export type Note = {
  readonly part: PartName
  readonly beat: number
  readonly beats: number
  readonly pitch: number
  readonly velocity: number
}

export type Instrument = {
  /** General MIDI program; for drums the kit. */
  readonly program: number
  /** 0..127 */
  readonly volume: number
  /** 0 left .. 64 middle .. 127 right */
  readonly pan: number
  /** 0..127 */
  readonly reverb: number
}

export type SectionKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro' | 'ending'
export type Section = { readonly kind: SectionKind; readonly firstBar: number; readonly bars: number }

/** A song as written down: everything but its sound. */
export type Score = {
  readonly name: string
  readonly genre: string
  readonly mood: MusicMood
  readonly tempoBpm: number
  readonly beatsPerBar: number
  readonly sections: readonly Section[]
  readonly instruments: Readonly<Record<PartName, Instrument>>
  readonly notes: readonly Note[]
  /** When the last chord is struck; behind it the song only rings out. */
  readonly endingBeat: number
  readonly durationSeconds: number
}
