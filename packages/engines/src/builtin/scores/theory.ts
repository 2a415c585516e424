/** Steps of a scale in semitones from its root. */
export type Scale = readonly number[]

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
} as const satisfies Record<string, Scale>
export type ScaleName = keyof typeof SCALES

/** A key: `root` is the MIDI note of its first step, around middle C. */
export type Key = { readonly root: number; readonly scale: Scale }

/** MIDI note of a step of the key; 0 is the root, 7 the root an octave higher, negative steps go down. */
export function pitchOf(key: Key, step: number): number {
  const octave = Math.floor(step / 7)
  return key.root + 12 * octave + key.scale[step - octave * 7]!
}

/** The steps of the chord on `degree` (0 = tonic), three notes, or four with its seventh. */
export function chordSteps(degree: number, seventh: boolean): number[] {
  return seventh ? [degree, degree + 2, degree + 4, degree + 6] : [degree, degree + 2, degree + 4]
}

/** The chord's notes moved by octaves so that they lie as near as possible to `centre`, low to high: chords change by small steps. */
export function voiceNear(pitches: readonly number[], centre: number): number[] {
  return pitches.map((pitch) => pitch + 12 * Math.round((centre - pitch) / 12)).sort((a, b) => a - b)
}

/** The note moved by octaves into the twelve notes from `lowest` up. */
export function foldFrom(pitch: number, lowest: number): number {
  return lowest + ((((pitch - lowest) % 12) + 12) % 12)
}
