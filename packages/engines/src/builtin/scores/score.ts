/** Times in beats from the start; velocity 1..127. Drum pitches are General MIDI drums. */
export type Note = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly velocity: number }

export const ROLES = ['pad', 'chords', 'bass', 'lead', 'harmony', 'counter', 'riser', 'drums'] as const
export type Role = (typeof ROLES)[number]

export type Instrument = {
  /** General MIDI program; for drums the kit. 128 times a variation bank may be added: 8 * 128 + 24 is the ukulele. */
  readonly program: number
  /** 0..127 */
  readonly volume: number
  /** 0 left .. 64 middle .. 127 right */
  readonly pan: number
  /** 0..127 */
  readonly reverb: number
}

/** One player of a song. */
export type Track = {
  readonly role: Role
  readonly instrument: Instrument
  readonly notes: readonly Note[]
  /** How loud the player is led, 0..1, from a beat on; between two entries it moves in a line. */
  readonly swells: ReadonlyArray<{ readonly beat: number; readonly level: number }>
}

export type SectionKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro' | 'ending'
export type Section = {
  readonly kind: SectionKind
  readonly firstBar: number
  readonly bars: number
  /** 0..1: how much of the band plays and how hard. */
  readonly energy: number
}

/** A song as written down: everything but its sound. */
export type Score = {
  readonly genre: string
  readonly key: string
  readonly tempoBpm: number
  readonly beatsPerBar: number
  readonly sections: readonly Section[]
  readonly tracks: readonly Track[]
  /** Symbols of the chords, a bar each. */
  readonly harmony: readonly string[]
  /** When the last chord is struck; behind it the song only rings out. */
  readonly endingBeat: number
  readonly durationSeconds: number
}
