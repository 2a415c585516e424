import type { Random } from '../paint/random.ts'
import { chordAt, type BarChords, type Chord } from './chords.ts'
import { patternEvents, type Meter } from './meter.ts'
import { pitchFrom } from './theory.ts'

/** `beat` from the start of the bar; `accent` 0 to 1. */
export type BassNote = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly accent: number }

export type BassContext = {
  readonly bar: number
  readonly chords: BarChords
  readonly next: Chord
  readonly low: number
}

/** The bass notes of a bar; see `BassPart` for the symbols of `pattern`. */
export function bassLine(pattern: string, meter: Meter, context: BassContext, random: Random): BassNote[] {
  if (pattern === 'walk') return walkingBass(meter, context, random)
  return patternEvents(pattern, meter, context.bar).map(({ symbol, beat, beats }) => {
    const chord = chordAt(context.chords, beat)
    const accent = symbol === 'g' ? 0.35 : beat === 0 ? 0.9 : Number.isInteger(beat) ? 0.78 : 0.7
    return { beat, beats: symbol === 'g' ? 0.1 : beats, pitch: pitchOf(symbol, chord, context), accent }
  })
}

function pitchOf(sign: string, chord: Chord, { low, next }: BassContext): number {
  const root = pitchFrom(chord.bass, low)
  const above = (index: number, otherwise: number): number =>
    root + (chord.tones[index] === undefined ? otherwise : chord.tones[index]! - chord.root)
  if (sign === '3') return above(1, 4)
  if (sign === '5') return chord.tones.some((tone) => tone - chord.root === 6) ? root + 6 : root + 7
  if (sign === '6') return root + 9
  if (sign === '7') return root + (chord.tones.some((tone) => tone - chord.root === 11) ? 11 : 10)
  if (sign === '8') return root + 12
  if (sign === 'l') return root - 5 >= low - 3 ? root - 5 : root + 7
  if (sign === 'a') return pitchFrom(next.bass, low) + (pitchFrom(next.bass, low) > root ? -1 : 1)
  return root
}

/** A walking bass in quarter notes: chord tones, and a chromatic approach note before the next root. */
function walkingBass(meter: Meter, context: BassContext, random: Random): BassNote[] {
  const notes: BassNote[] = []
  for (let beat = 0; beat < meter.beats; beat++) {
    const chord = chordAt(context.chords, beat)
    const previous = notes.at(-1)?.pitch
    const isChordStart = context.chords.some((entry) => entry.beat === beat)
    const isChordEnd = beat === meter.beats - 1 || context.chords.some((entry) => entry.beat === beat + 1)
    const target = isChordEnd ? (context.chords.find((entry) => entry.beat === beat + 1)?.chord ?? context.next) : chord
    const pitch =
      isChordStart || previous === undefined
        ? pitchFrom(chord.bass, context.low)
        : isChordEnd
          ? approachNote(target, previous, context.low, random)
          : chordToneNear(chord, previous, context.low, random)
    notes.push({ beat, beats: 0.92, pitch, accent: beat % 2 === 0 ? 0.78 : 0.84 })
  }
  const lastNote = notes.at(-1)!
  // Occasional triplet pickup before the bar line.
  if (random() < 0.22) notes.push({ beat: lastNote.beat + 2 / 3, beats: 0.25, pitch: lastNote.pitch, accent: 0.5 })
  return notes
}

function approachNote(nextChord: Chord, previous: number, low: number, random: Random): number {
  const target = pitchFrom(nextChord.bass, low)
  const below = random() < 0.5 ? target - 1 : target + (random() < 0.5 ? 1 : 7)
  return below === previous ? target + 2 : below
}

function chordToneNear(chord: Chord, previous: number, low: number, random: Random): number {
  const tones = chord.tones.slice(1, 4).flatMap((tone) => [pitchFrom(tone, low), pitchFrom(tone, low) + 12])
  const candidates = tones.filter((tone) => tone !== previous && Math.abs(tone - previous) <= 7)
  return candidates[Math.floor(random() * candidates.length)] ?? pitchFrom(chord.root, low) + 12
}
