/** A note: `beat` from the start and duration in `beats`; `pitch` a MIDI note (drums: General MIDI percussion key), `velocity` 1 to 127. */
export type Note = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly velocity: number }

export const ROLES = ['pad', 'chords', 'bass', 'lead', 'harmony', 'counter', 'riser', 'drums'] as const
export type Role = (typeof ROLES)[number]

export type Instrument = {
  /** General MIDI program, or drum kit, plus 128 times a GS variation bank: 8 * 128 + 24 is the ukulele. */
  readonly program: number
  /** 0 to 127. */
  readonly volume: number
  /** 0 left, 64 centre, 127 right. */
  readonly pan: number
  /** Reverb send, 0 to 127. */
  readonly reverb: number
}

/** An instrument track of a score. */
export type Track = {
  readonly role: Role
  readonly instrument: Instrument
  readonly notes: readonly Note[]
  /** Expression automation: level 0 to 1 at a beat, linear between entries. */
  readonly expression: ReadonlyArray<{ readonly beat: number; readonly level: number }>
}

export type SectionKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro' | 'ending'
export type Section = {
  readonly kind: SectionKind
  readonly firstBar: number
  readonly bars: number
  /** Intensity of the arrangement, 0 to 1. */
  readonly energy: number
}

/** A symbolic score. */
export type Score = {
  readonly genre: string
  readonly key: string
  readonly tempoBpm: number
  readonly beatsPerBar: number
  readonly sections: readonly Section[]
  readonly tracks: readonly Track[]
  /** Chord symbols per bar, separated by commas. */
  readonly harmony: readonly string[]
  /** Beat of the last chord, after which the song decays. */
  readonly endingBeat: number
  readonly durationSeconds: number
}
