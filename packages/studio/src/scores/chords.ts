import { pitchClass, type Key } from './theory.ts'

/** A chord. `tones`: pitches above the root's pitch class (0 to 11), root first; `bass`: pitch class of the bass note. */
export type Chord = { readonly symbol: string; readonly root: number; readonly tones: readonly number[]; readonly bass: number }

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
const OFFSETS = [0, 2, 4, 5, 7, 9, 11]

/** Intervals above the root in semitones. `third`: 3 for a lower-case numeral (minor), else 4. */
const QUALITIES: Readonly<Record<string, (third: number) => readonly number[]>> = {
  '': (third) => [0, third, 7],
  '7': (third) => [0, third, 7, 10],
  '9': (third) => [0, third, 7, 10, 14],
  '11': (third) => [0, third, 7, 10, 14, 17],
  '13': (third) => [0, third, 10, 14, 21],
  '6': (third) => [0, third, 7, 9],
  '69': (third) => [0, third, 7, 9, 14],
  add9: (third) => [0, third, 7, 14],
  maj7: (third) => [0, third, 7, 11],
  maj9: (third) => [0, third, 7, 11, 14],
  m7b5: () => [0, 3, 6, 10],
  dim: () => [0, 3, 6],
  dim7: () => [0, 3, 6, 9],
  aug: () => [0, 4, 8],
  sus2: () => [0, 2, 7],
  sus4: () => [0, 5, 7],
  '7sus4': () => [0, 5, 7, 10],
  '7b9': (third) => [0, third, 7, 10, 13],
  '7#9': (third) => [0, third, 7, 10, 15],
  '5': () => [0, 7],
}

const SYMBOL = /^([b#]?)([iIvV]+)([^/]*)(?:\/([357]))?$/

/**
 * Parses a Roman numeral, relative to the major scale in every mode: `ii7`, `V7sus4`, `bVII`, `Imaj9`, `i`, `I5`.
 * `/3`, `/5`, `/7` is an inversion with that chord tone in the bass. Throws on an unknown symbol.
 */
export function chordOf(symbol: string, key: Key): Chord {
  const [, accidental, numeral, quality, inversion] = SYMBOL.exec(symbol) ?? []
  const degree = NUMERALS.indexOf(numeral?.toUpperCase() ?? '')
  const tonesOf = QUALITIES[quality ?? '']
  if (degree < 0 || !tonesOf) throw new Error(`Unknown chord "${symbol}".`)
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0
  const root = pitchClass(key.root + OFFSETS[degree]! + shift)
  const tones = tonesOf(numeral === numeral!.toLowerCase() ? 3 : 4).map((interval) => root + interval)
  const bass = inversion ? tones[(Number(inversion) - 1) / 2]! : root
  return { symbol, root, tones, bass: pitchClass(bass) }
}

/** The chords of a bar; `beat`: start within the bar. */
export type BarChords = ReadonlyArray<{ readonly beat: number; readonly chord: Chord }>

/** Parses a progression; bars are separated by spaces, chords of a bar by commas: `ii7 V7 Imaj7 Imaj7,VI7`. */
export function chordBars(progression: string, key: Key, beatsPerBar: number): BarChords[] {
  return progression.split(' ').map((bar) => {
    const symbols = bar.split(',')
    return symbols.map((symbol, i) => ({ beat: chordBeat(i, symbols.length, beatsPerBar), chord: chordOf(symbol, key) }))
  })
}

const chordBeat = (i: number, count: number, beats: number) => (count === 2 && beats === 3 ? i * 2 : (i * beats) / count)

/** The chord at a beat of a bar. */
export function chordAt(bar: BarChords, beat: number): Chord {
  return bar.findLast((entry) => entry.beat <= beat + 0.01)?.chord ?? bar[0]!.chord
}
