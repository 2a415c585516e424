import { pick, type Random } from '../paint/random.ts'
import { chordAt, type BarChords, type Chord } from './chords.ts'
import type { LeadStyle } from './genre.ts'
import { marksOfBar, type MeterMark, type Meter } from './meter.ts'
import { pitchClass, tunePitchClasses, type Key } from './theory.ts'

/** One bar of a tune before it has pitches: a rhythm and how many notes of the scale each step goes up or down. */
type Gesture = { readonly marks: readonly MeterMark[]; readonly moves: readonly number[]; readonly rests?: 'half' | 'full' }
/** Four or more bars of gestures that grow out of one or two. */
export type Theme = readonly Gesture[]

export type TuneNote = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly force: number }

/** What the four bars of a sentence are made of: a gesture, its answer, the gesture changed, turned round, shortened, and rest. */
const SENTENCES = ['aba~k', 'aa~bk', 'ab~bk', 'aia~k', 'a~abk', 'aacK', 'abcK'] as const

/** A theme of eight bars: a sentence that stays open and one that comes home. */
export function inventTheme(random: Random, meter: Meter, cells: readonly string[], leaps: number): Theme {
  const [a, b, c] = [0, 1, 2].map(() => inventGesture(random, meter, pick(cells, random), leaps)) as [Gesture, Gesture, Gesture]
  const sentence = pick(SENTENCES, random)
  const build = (rests: 'half' | 'full'): Gesture[] =>
    [...sentence.replaceAll(/(.)~/g, (_, sign: string) => sign.toUpperCase())].map((sign) => {
      if (sign === 'k' || sign === 'K') return closeGesture(sign === 'k' ? a : b, meter, rests)
      if (sign === 'i') return { ...a, moves: a.moves.map((move) => -move) }
      if (sign === 'b') return b
      if (sign === 'c') return c
      return sign === 'a' ? a : varyGesture(sign === 'A' ? a : b, random)
    })
  return [...build('half').slice(0, 4), ...build('full').slice(0, 4)]
}

type Contour = (i: number, count: number, random: Random) => number
const CONTOURS: readonly Contour[] = [
  (_i, _count, random) => pick([1, 1, 2, -1], random),
  (_i, _count, random) => pick([-1, -1, -2, 1], random),
  (i, count, random) => (i <= count / 2 ? pick([1, 1, 2], random) : pick([-1, -1, -2], random)),
  (i, count, random) => (i <= count / 2 ? pick([-1, -1, 0], random) : pick([1, 1, 2], random)),
  (i) => (i % 2 === 1 ? 1 : -1),
  (i, count) => (i < count - 1 ? 0 : 2),
]

function inventGesture(random: Random, meter: Meter, cell: string, leaps: number): Gesture {
  const marks = marksOfBar(cell, meter, 0)
  const contour = pick(CONTOURS, random)
  const leapAt = random() < leaps ? 1 + Math.floor(random() * Math.max(1, marks.length - 1)) : -1
  const moves = marks.map((_, i) => (i === 0 ? 0 : i === leapAt ? pick([3, -3, 4, 2], random) : contour(i, marks.length, random)))
  return { marks, moves }
}

/** The same gesture heard again: one step goes elsewhere, or two notes become one. */
function varyGesture(gesture: Gesture, random: Random): Gesture {
  const { marks, moves } = gesture
  const at = 1 + Math.floor(random() * Math.max(1, marks.length - 1))
  if (random() < 0.35 && marks.length > 3 && marks[at]) {
    const held = { ...marks[at - 1]!, beats: marks[at].beat + marks[at].beats - marks[at - 1]!.beat }
    return { marks: marks.map((mark, i) => (i === at - 1 ? held : mark)).toSpliced(at, 1), moves: moves.toSpliced(at, 1) }
  }
  return { marks, moves: moves.map((move, i) => (i === at ? -move || 1 : move)) }
}

/** The first half of a gesture, then one long note. */
function closeGesture({ marks, moves }: Gesture, meter: Meter, rests: 'half' | 'full'): Gesture {
  const beat = Math.ceil(meter.beats / 2)
  const kept = marks.filter((mark) => mark.beat < beat - 0.01).map((mark) => ({ ...mark, beats: Math.min(mark.beats, beat - mark.beat) }))
  const last: MeterMark = { sign: 'x', beat, beats: meter.beats - beat }
  return { marks: [...kept, last], moves: [...moves.slice(0, kept.length), -1], rests }
}

export type Singing = {
  readonly key: Key
  readonly meter: Meter
  readonly style: Pick<LeadStyle, 'low' | 'high' | 'pool'>
  /** How often this theme was heard before; later ones are ornamented. */
  readonly pass: number
  /** 0..1: where in its range the tune lies. */
  readonly height: number
}

/** Gives a bar of a theme its pitches over the chords that are really there. Strong beats and long notes take notes of the chord. */
export function singBar(gesture: Gesture, chords: BarChords, before: number | undefined, singing: Singing, random: Random): TuneNote[] {
  const { low, high } = singing.style
  const middle = low + (high - low) * (0.25 + 0.5 * singing.height)
  const notes: TuneNote[] = []
  let pitch = before === undefined ? middle : before * 0.6 + middle * 0.4
  gesture.marks.forEach((mark, i) => {
    const chord = chordAt(chords, mark.beat)
    const scale = ladder(singing, chord)
    const strong = i === 0 || mark.beats >= 1 || isStrong(mark.beat, singing.meter)
    const free = stepFrom(scale, pitch, gesture.moves[i]!)
    const isLast = i === gesture.marks.length - 1
    pitch =
      isLast && gesture.rests
        ? restOn(chord, pitch, singing, gesture.rests)
        : strong
          ? nearestOf(singable(chord.tones), free, low, high, free === pitch ? undefined : pitch)
          : free
    notes.push({ beat: mark.beat, beats: mark.beats, pitch, force: mark.beat === 0 ? 0.8 : strong ? 0.74 : 0.64 })
  })
  return singing.pass > 0 ? ornament(resolved(notes, chords, singing), chords, singing, random) : resolved(notes, chords, singing)
}

const isStrong = (beat: number, { beats }: Meter): boolean => beat === 0 || beat === beats / 2

/** All notes of the scale in the singer's range, low to high. */
function ladder({ key, style }: Singing, chord: Chord): number[] {
  const classes = tunePitchClasses(key, chord.tones, style.pool)
  return Array.from({ length: style.high - style.low + 1 }, (_, i) => style.low + i).filter((pitch) => classes.includes(pitchClass(pitch)))
}

/** So many notes up or down a scale; at its ends the line turns round. */
function stepFrom(scale: readonly number[], pitch: number, move: number): number {
  const here = scale.reduce((best, next, i) => (Math.abs(next - pitch) < Math.abs(scale[best]! - pitch) ? i : best), 0)
  const there = here + move
  return scale[there < 0 || there >= scale.length ? here - move : there] ?? scale[here]!
}

/** A note of the chord a half step over another one would rub against it: the root over a major seventh, for one. */
function singable(tones: readonly number[]): readonly number[] {
  const calm = tones.filter((tone) => !tones.some((other) => pitchClass(tone - other) === 1))
  return calm.length > 1 ? calm : tones
}

/** The nearest of these notes in a range; `but` is left, so that a line that means to move does. */
function nearestOf(tones: readonly number[], pitch: number, low: number, high: number, but?: number): number {
  let best = pitch
  let distance = Infinity
  for (let candidate = low; candidate <= high; candidate++) {
    if (candidate === but || !tones.some((tone) => pitchClass(tone) === pitchClass(candidate))) continue
    if (Math.abs(candidate - pitch) < distance) {
      best = candidate
      distance = Math.abs(candidate - pitch)
    }
  }
  return best
}

/** Home is the chord's root or third, half-way its fifth or third. */
function restOn(chord: Chord, pitch: number, { style }: Singing, rests: 'half' | 'full'): number {
  const tones = rests === 'full' ? [chord.root, chord.tones[1]!] : [chord.tones[2] ?? chord.tones[1]!, chord.tones[1]!]
  const calm = tones.filter((tone) => singable(chord.tones).includes(tone))
  return nearestOf(calm.length > 0 ? calm : tones, pitch, style.low, style.high)
}

/** A note beside the chord is left by a step; else it moves into the chord. */
function resolved(notes: readonly TuneNote[], chords: BarChords, { style }: Singing): TuneNote[] {
  return notes.map((note, i) => {
    const chord = chordAt(chords, note.beat)
    const inside = chord.tones.some((tone) => pitchClass(tone) === pitchClass(note.pitch))
    const next = notes[i + 1]
    const passes = next && Math.abs(next.pitch - note.pitch) <= 2 && next.pitch !== note.pitch
    return inside || passes ? note : { ...note, pitch: nearestOf(singable(chord.tones), note.pitch, style.low, style.high) }
  })
}

/** A returning tune: a long note is turned once by its neighbour. */
function ornament(notes: readonly TuneNote[], chords: BarChords, singing: Singing, random: Random): TuneNote[] {
  return notes.flatMap((note) => {
    if (note.beats < 1 || note.beats > 2 || random() > 0.3) return [note]
    const scale = ladder(singing, chordAt(chords, note.beat))
    const turn = stepFrom(scale, note.pitch, random() < 0.6 ? 1 : -1)
    const part = 1 / singing.meter.steps
    return [
      { ...note, beats: note.beats - 2 * part },
      { beat: note.beat + note.beats - 2 * part, beats: part, pitch: turn, force: 0.58 },
      { beat: note.beat + note.beats - part, beats: part, pitch: note.pitch, force: 0.62 },
    ]
  })
}

const isOneOf = (classes: readonly number[]) => (pitch: number) => classes.some((tone) => pitchClass(tone) === pitchClass(pitch))

/** The note that sings under another: a chord's note a third to a fourth below; else one of the scale that no note of the chord rubs against. */
export function thirdBelow(pitch: number, chord: Chord, key: Key): number {
  const near = [3, 4, 5].map((below) => pitch - below)
  const calm = singable(chord.tones)
  const inScale = isOneOf(tunePitchClasses(key, chord.tones, 'chord scale'))
  const rubs = isOneOf(calm.flatMap((tone) => [tone - 1, tone + 1]))
  return near.find(isOneOf(calm)) ?? near.find((candidate) => inScale(candidate) && !rubs(candidate)) ?? pitch - 12
}
