import type { Random } from '../paint/random.ts'
import { chordAt, type BarChords, type Chord } from './chords.ts'
import { marksOfBar, type Meter } from './meter.ts'
import { foldFrom } from './theory.ts'

export type BassNote = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly force: number }

export type BarOfBass = {
  readonly bar: number
  readonly chords: BarChords
  readonly next: Chord
  readonly low: number
}

/** What the bass plays in one bar of a pattern; see `BassPart` for its signs. */
export function bassBar(pattern: string, meter: Meter, at: BarOfBass, random: Random): BassNote[] {
  if (pattern === 'walk') return walk(meter, at, random)
  return marksOfBar(pattern, meter, at.bar).map(({ sign, beat, beats }) => {
    const chord = chordAt(at.chords, beat)
    const force = sign === 'g' ? 0.35 : beat === 0 ? 0.9 : Number.isInteger(beat) ? 0.78 : 0.7
    return { beat, beats: sign === 'g' ? 0.1 : beats, pitch: pitchOf(sign, chord, at), force }
  })
}

function pitchOf(sign: string, chord: Chord, { low, next }: BarOfBass): number {
  const root = foldFrom(chord.bass, low)
  const above = (index: number, otherwise: number): number =>
    root + (chord.tones[index] === undefined ? otherwise : chord.tones[index]! - chord.root)
  if (sign === '3') return above(1, 4)
  if (sign === '5') return chord.tones.some((tone) => tone - chord.root === 6) ? root + 6 : root + 7
  if (sign === '6') return root + 9
  if (sign === '7') return root + (chord.tones.some((tone) => tone - chord.root === 11) ? 11 : 10)
  if (sign === '8') return root + 12
  if (sign === 'l') return root - 5 >= low - 3 ? root - 5 : root + 7
  if (sign === 'a') return foldFrom(next.bass, low) + (foldFrom(next.bass, low) > root ? -1 : 1)
  return root
}

/** Quarters on the way from one root to the next: chord notes and steps, the last one a half step off the goal. */
function walk(meter: Meter, at: BarOfBass, random: Random): BassNote[] {
  const notes: BassNote[] = []
  for (let beat = 0; beat < meter.beats; beat++) {
    const chord = chordAt(at.chords, beat)
    const before = notes.at(-1)?.pitch
    const opens = at.chords.some((entry) => entry.beat === beat)
    const closes = beat === meter.beats - 1 || at.chords.some((entry) => entry.beat === beat + 1)
    const goal = closes ? (at.chords.find((entry) => entry.beat === beat + 1)?.chord ?? at.next) : chord
    const pitch =
      opens || before === undefined
        ? foldFrom(chord.bass, at.low)
        : closes
          ? approach(goal, before, at.low, random)
          : between(chord, before, at.low, random)
    notes.push({ beat, beats: 0.92, pitch, force: beat % 2 === 0 ? 0.78 : 0.84 })
  }
  const skip = notes.at(-1)!
  // Now and then a triplet before the bar line lifts the line.
  if (random() < 0.22) notes.push({ beat: skip.beat + 2 / 3, beats: 0.25, pitch: skip.pitch, force: 0.5 })
  return notes
}

function approach(goal: Chord, before: number, low: number, random: Random): number {
  const target = foldFrom(goal.bass, low)
  const below = random() < 0.5 ? target - 1 : target + (random() < 0.5 ? 1 : 7)
  return below === before ? target + 2 : below
}

function between(chord: Chord, before: number, low: number, random: Random): number {
  const tones = chord.tones.slice(1, 4).flatMap((tone) => [foldFrom(tone, low), foldFrom(tone, low) + 12])
  const near = tones.filter((tone) => tone !== before && Math.abs(tone - before) <= 7)
  return near[Math.floor(random() * near.length)] ?? foldFrom(chord.root, low) + 12
}
