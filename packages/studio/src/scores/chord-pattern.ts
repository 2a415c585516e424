import { chordAt, type BarChords, type Chord } from './chords.ts'
import { patternEvents, type Meter } from './meter.ts'
import { pitchFrom } from './theory.ts'
import { arpeggioTone, voiceChord, type VoicingStyle } from './voicing.ts'

/** A note of a chord part; `strumIndex`: its index within a strum. */
type ChordNote = {
  readonly beat: number
  readonly beats: number
  readonly pitch: number
  readonly accent: number
  readonly strumIndex: number
}

const ACCENTS: Readonly<Record<string, number>> = { X: 0.88, x: 0.7, o: 0.5, d: 0.74, u: 0.54, m: 0.42 }

/** The notes of a chord instrument in a bar; see `ChordPart` for the symbols of `pattern`. `hand` keeps the previous voicing. */
export function chordPattern(pattern: string, meter: Meter, bar: number, chords: BarChords, hand: VoiceLeader): ChordNote[] {
  return patternEvents(pattern, meter, bar).flatMap(({ symbol, beat, beats }) => {
    const chord = chordAt(chords, beat)
    if (symbol === 'b') return [singleNote(beat, beats, lowNote(chord, hand), 0.72)]
    if (symbol === 'f') return [singleNote(beat, beats, lowNote(chord, hand) + fifthOf(chord), 0.6)]
    const voicing = hand.voice(chord)
    if (symbol >= '0' && symbol <= '9')
      return [singleNote(beat, beats, arpeggioTone(voicing, Number(symbol)), Number.isInteger(beat) ? 0.72 : 0.6)]
    const pitches = symbol === 'u' ? voicing.slice(-3).toReversed() : voicing
    const isStrum = symbol === 'd' || symbol === 'u' || symbol === 'm'
    return pitches.map((pitch, i) => ({
      beat,
      beats: symbol === 'm' ? 0.08 : beats,
      pitch,
      accent: (ACCENTS[symbol] ?? 0.7) * (isStrum ? 1 - i * 0.03 : 1),
      strumIndex: isStrum ? i : 0,
    }))
  })
}

const singleNote = (beat: number, beats: number, pitch: number, accent: number): ChordNote => ({
  beat,
  beats,
  pitch,
  accent,
  strumIndex: 0,
})
const lowNote = (chord: Chord, hand: VoiceLeader): number => pitchFrom(chord.bass, Math.max(33, hand.centre - 26))
const fifthOf = (chord: Chord): number => (chord.tones.some((tone) => tone - chord.root === 6) ? 6 : 7)

/** Voices successive chords with minimal movement (voice leading). */
export class VoiceLeader {
  readonly centre: number
  readonly #style: VoicingStyle
  #chord: Chord | undefined
  #voicing: number[] = []

  constructor(style: VoicingStyle, centre: number) {
    this.#style = style
    this.centre = centre
  }

  voice(chord: Chord): readonly number[] {
    if (chord.symbol !== this.#chord?.symbol) this.#voicing = voiceChord(chord, this.#style, this.centre, this.#voicing)
    this.#chord = chord
    return this.#voicing
  }
}
