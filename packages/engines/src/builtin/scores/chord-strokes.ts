import { chordAt, type BarChords, type Chord } from './chords.ts'
import { marksOfBar, type Meter } from './meter.ts'
import { foldFrom } from './theory.ts'
import { toneOf, voiceChord, type VoicingStyle } from './voicing.ts'

/** A note of a chord part; `strum` counts the strings before it in a stroke. */
type ChordNote = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly force: number; readonly strum: number }

const FORCES: Readonly<Record<string, number>> = { X: 0.88, x: 0.7, o: 0.5, d: 0.74, u: 0.54, m: 0.42 }

/** What a chord instrument plays in one bar of a pattern; see `ChordPart` for its signs. `voicings` is the hand: it remembers where it lay. */
export function chordStrokes(pattern: string, meter: Meter, bar: number, chords: BarChords, hand: Hand): ChordNote[] {
  return marksOfBar(pattern, meter, bar).flatMap(({ sign, beat, beats }) => {
    const chord = chordAt(chords, beat)
    if (sign === 'b') return [single(beat, beats, lowNote(chord, hand), 0.72)]
    if (sign === 'f') return [single(beat, beats, lowNote(chord, hand) + fifthOf(chord), 0.6)]
    const voicing = hand.take(chord)
    if (sign >= '0' && sign <= '9') return [single(beat, beats, toneOf(voicing, Number(sign)), Number.isInteger(beat) ? 0.72 : 0.6)]
    const strings = sign === 'u' ? voicing.slice(-3).toReversed() : voicing
    const strummed = sign === 'd' || sign === 'u' || sign === 'm'
    return strings.map((pitch, i) => ({
      beat,
      beats: sign === 'm' ? 0.08 : beats,
      pitch,
      force: (FORCES[sign] ?? 0.7) * (strummed ? 1 - i * 0.03 : 1),
      strum: strummed ? i : 0,
    }))
  })
}

const single = (beat: number, beats: number, pitch: number, force: number): ChordNote => ({ beat, beats, pitch, force, strum: 0 })
const lowNote = (chord: Chord, hand: Hand): number => foldFrom(chord.bass, Math.max(33, hand.centre - 26))
const fifthOf = (chord: Chord): number => (chord.tones.some((tone) => tone - chord.root === 6) ? 6 : 7)

/** A player's hand, which goes from chord to chord by the shortest way. */
export class Hand {
  readonly centre: number
  readonly #style: VoicingStyle
  #chord: Chord | undefined
  #voicing: number[] = []

  constructor(style: VoicingStyle, centre: number) {
    this.#style = style
    this.centre = centre
  }

  take(chord: Chord): readonly number[] {
    if (chord.symbol !== this.#chord?.symbol) this.#voicing = voiceChord(chord, this.#style, this.centre, this.#voicing)
    this.#chord = chord
    return this.#voicing
  }
}
