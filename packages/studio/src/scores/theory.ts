/** A scale as intervals from its root in semitones. */
type Scale = readonly number[]

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const satisfies Record<string, Scale>
export type ScaleName = keyof typeof SCALES

/** Reduced pitch sets for melodies, in semitones above the root. */
const POOLS = {
  majorPentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  blues: [0, 3, 5, 6, 7, 10],
  majorBlues: [0, 2, 3, 4, 7, 9],
} as const
export type PoolName = 'chord scale' | keyof typeof POOLS

/** A key: `root` is its tonic as a pitch class, 0 = C. */
export type Key = { readonly root: number; readonly scale: ScaleName }

const TONICS = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const
const MINOR_LIKE: ReadonlySet<ScaleName> = new Set(['dorian', 'minor', 'harmonicMinor', 'phrygian'])

export const isMinor = (scale: ScaleName): boolean => MINOR_LIKE.has(scale)

/** `A minor`, `E♭ major`. */
export function nameKey({ root, scale }: Key): string {
  return `${TONICS[root]} ${isMinor(scale) ? 'minor' : 'major'}`
}

export const pitchClass = (pitch: number): number => ((pitch % 12) + 12) % 12

/** The pitch with the pitch class of `pitch` in the octave from `lowest` upwards. */
export function pitchFrom(pitch: number, lowest: number): number {
  return lowest + pitchClass(pitch - lowest)
}

/** Pitch classes for a melody over a chord: those of the pool, or the key's scale altered to contain all chord tones. */
export function melodyPitchClasses(key: Key, chord: readonly number[], pool: PoolName): number[] {
  if (pool !== 'chord scale') return POOLS[pool].map((step) => pitchClass(key.root + step))
  const classes = new Set(SCALES[key.scale].map((step) => pitchClass(key.root + step)))
  const chordClasses = chord.map(pitchClass)
  for (const tone of chordClasses) {
    if (classes.has(tone)) continue
    const replaced = [tone + 1, tone - 1].map(pitchClass).find((near) => classes.has(near) && !chordClasses.includes(near))
    if (replaced !== undefined) classes.delete(replaced)
    classes.add(tone)
  }
  return [...classes]
}
