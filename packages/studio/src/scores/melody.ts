import { pick, type Random } from '../paint/random.ts'
import { chordAt, type BarChords, type Chord } from './chords.ts'
import type { LeadStyle } from './genre.ts'
import { patternEvents, type PatternEvent, type Meter } from './meter.ts'
import { pitchClass, melodyPitchClasses, type Key } from './theory.ts'

/** A melodic motif of a bar: a rhythm, and the scale steps between successive notes. `cadence`: half or full cadence. */
type Motif = { readonly events: readonly PatternEvent[]; readonly intervals: readonly number[]; readonly cadence?: 'half' | 'full' }
/** Motifs of successive bars. */
export type Theme = readonly Motif[]

export type MelodyNote = { readonly beat: number; readonly beats: number; readonly pitch: number; readonly accent: number }

/** Structures of a four-bar phrase: motifs `a` `b` `c`, `~` varied, `i` inverted, `k` `K` cadence. */
const PHRASES = ['aba~k', 'aa~bk', 'ab~bk', 'aia~k', 'a~abk', 'aacK', 'abcK'] as const

/** A theme of eight bars: a phrase with a half cadence and one with a full cadence. `leapProbability`: probability of a leap in a motif. */
export function composeTheme(random: Random, meter: Meter, rhythms: readonly string[], leapProbability: number): Theme {
  const [a, b, c] = [0, 1, 2].map(() => createMotif(random, meter, pick(rhythms, random), leapProbability)) as [Motif, Motif, Motif]
  const phrase = pick(PHRASES, random)
  const build = (cadence: 'half' | 'full'): Motif[] =>
    [...phrase.replaceAll(/(.)~/g, (_, symbol: string) => symbol.toUpperCase())].map((symbol) => {
      if (symbol === 'k' || symbol === 'K') return closeMotif(symbol === 'k' ? a : b, meter, cadence)
      if (symbol === 'i') return { ...a, intervals: a.intervals.map((move) => -move) }
      if (symbol === 'b') return b
      if (symbol === 'c') return c
      return symbol === 'a' ? a : varyMotif(symbol === 'A' ? a : b, random)
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

function createMotif(random: Random, meter: Meter, rhythm: string, leapProbability: number): Motif {
  const events = patternEvents(rhythm, meter, 0)
  const contour = pick(CONTOURS, random)
  const leapAt = random() < leapProbability ? 1 + Math.floor(random() * Math.max(1, events.length - 1)) : -1
  const intervals = events.map((_, i) => (i === 0 ? 0 : i === leapAt ? pick([3, -3, 4, 2], random) : contour(i, events.length, random)))
  return { events, intervals }
}

/** A variation of a motif: an interval is inverted, or two notes are merged. */
function varyMotif(motif: Motif, random: Random): Motif {
  const { events, intervals } = motif
  const at = 1 + Math.floor(random() * Math.max(1, events.length - 1))
  if (random() < 0.35 && events.length > 3 && events[at]) {
    const merged = { ...events[at - 1]!, beats: events[at].beat + events[at].beats - events[at - 1]!.beat }
    return { events: events.map((mark, i) => (i === at - 1 ? merged : mark)).toSpliced(at, 1), intervals: intervals.toSpliced(at, 1) }
  }
  return { events, intervals: intervals.map((move, i) => (i === at ? -move || 1 : move)) }
}

/** The first half of a motif, followed by a long note. */
function closeMotif({ events, intervals }: Motif, meter: Meter, cadence: 'half' | 'full'): Motif {
  const beat = Math.ceil(meter.beats / 2)
  const firstHalf = events
    .filter((mark) => mark.beat < beat - 0.01)
    .map((mark) => ({ ...mark, beats: Math.min(mark.beats, beat - mark.beat) }))
  const last: PatternEvent = { symbol: 'x', beat, beats: meter.beats - beat }
  return { events: [...firstHalf, last], intervals: [...intervals.slice(0, firstHalf.length), -1], cadence }
}

export type MelodyContext = {
  readonly key: Key
  readonly meter: Meter
  readonly style: Pick<LeadStyle, 'low' | 'high' | 'pool'>
  /** Previous statements of the theme; from 1 on it is ornamented. */
  readonly repetition: number
  /** Register of the melody within its range, 0 to 1. */
  readonly register: number
}

/** Realizes a motif over chords. Notes on strong beats and long notes are chord tones. `previous`: pitch of the previous note. */
export function realizeMotif(
  motif: Motif,
  chords: BarChords,
  previous: number | undefined,
  context: MelodyContext,
  random: Random,
): MelodyNote[] {
  const { low, high } = context.style
  const middle = low + (high - low) * (0.25 + 0.5 * context.register)
  const notes: MelodyNote[] = []
  let pitch = previous === undefined ? middle : previous * 0.6 + middle * 0.4
  motif.events.forEach((mark, i) => {
    const chord = chordAt(chords, mark.beat)
    const scale = scalePitches(context, chord)
    const isStrongNote = i === 0 || mark.beats >= 1 || isStrong(mark.beat, context.meter)
    const target = stepFrom(scale, pitch, motif.intervals[i]!)
    const isLast = i === motif.events.length - 1
    pitch =
      isLast && motif.cadence
        ? cadencePitch(chord, pitch, context, motif.cadence)
        : isStrongNote
          ? nearestPitch(stableTones(chord.tones), target, low, high, target === pitch ? undefined : pitch)
          : target
    notes.push({ beat: mark.beat, beats: mark.beats, pitch, accent: mark.beat === 0 ? 0.8 : isStrongNote ? 0.74 : 0.64 })
  })
  return context.repetition > 0
    ? ornament(resolveNonChordTones(notes, chords, context), chords, context, random)
    : resolveNonChordTones(notes, chords, context)
}

const isStrong = (beat: number, { beats }: Meter): boolean => beat === 0 || beat === beats / 2

/** Pitches of the scale in the melody's range, ascending. */
function scalePitches({ key, style }: MelodyContext, chord: Chord): number[] {
  const classes = melodyPitchClasses(key, chord.tones, style.pool)
  return Array.from({ length: style.high - style.low + 1 }, (_, i) => style.low + i).filter((pitch) => classes.includes(pitchClass(pitch)))
}

/** Moves by scale steps; reverses direction at the ends of the range. */
function stepFrom(scale: readonly number[], pitch: number, move: number): number {
  const from = scale.reduce((best, next, i) => (Math.abs(next - pitch) < Math.abs(scale[best]! - pitch) ? i : best), 0)
  const to = from + move
  return scale[to < 0 || to >= scale.length ? from - move : to] ?? scale[from]!
}

/** Chord tones without those a semitone above another chord tone, such as the root above a major seventh. */
function stableTones(tones: readonly number[]): readonly number[] {
  const stable = tones.filter((tone) => !tones.some((other) => pitchClass(tone - other) === 1))
  return stable.length > 1 ? stable : tones
}

/** The nearest pitch in a range with one of the pitch classes; `excluded` is excluded, so that the line intervals. */
function nearestPitch(tones: readonly number[], pitch: number, low: number, high: number, excluded?: number): number {
  let best = pitch
  let distance = Infinity
  for (let candidate = low; candidate <= high; candidate++) {
    if (candidate === excluded || !tones.some((tone) => pitchClass(tone) === pitchClass(candidate))) continue
    if (Math.abs(candidate - pitch) < distance) {
      best = candidate
      distance = Math.abs(candidate - pitch)
    }
  }
  return best
}

/** Root or third of the chord for a full cadence, fifth or third for a half cadence. */
function cadencePitch(chord: Chord, pitch: number, { style }: MelodyContext, cadence: 'half' | 'full'): number {
  const tones = cadence === 'full' ? [chord.root, chord.tones[1]!] : [chord.tones[2] ?? chord.tones[1]!, chord.tones[1]!]
  const stable = tones.filter((tone) => stableTones(chord.tones).includes(tone))
  return nearestPitch(stable.length > 0 ? stable : tones, pitch, style.low, style.high)
}

/** Keeps non-chord tones that are left by a step (passing tones); intervals others to a chord tone. */
function resolveNonChordTones(notes: readonly MelodyNote[], chords: BarChords, { style }: MelodyContext): MelodyNote[] {
  return notes.map((note, i) => {
    const chord = chordAt(chords, note.beat)
    const isChordTone = chord.tones.some((tone) => pitchClass(tone) === pitchClass(note.pitch))
    const next = notes[i + 1]
    const isPassing = next && Math.abs(next.pitch - note.pitch) <= 2 && next.pitch !== note.pitch
    return isChordTone || isPassing ? note : { ...note, pitch: nearestPitch(stableTones(chord.tones), note.pitch, style.low, style.high) }
  })
}

/** Ornaments long notes with a neighbour note. */
function ornament(notes: readonly MelodyNote[], chords: BarChords, context: MelodyContext, random: Random): MelodyNote[] {
  return notes.flatMap((note) => {
    if (note.beats < 1 || note.beats > 2 || random() > 0.3) return [note]
    const scale = scalePitches(context, chordAt(chords, note.beat))
    const neighbour = stepFrom(scale, note.pitch, random() < 0.6 ? 1 : -1)
    const step = 1 / context.meter.steps
    return [
      { ...note, beats: note.beats - 2 * step },
      { beat: note.beat + note.beats - 2 * step, beats: step, pitch: neighbour, accent: 0.58 },
      { beat: note.beat + note.beats - step, beats: step, pitch: note.pitch, accent: 0.62 },
    ]
  })
}

const isOneOf = (classes: readonly number[]) => (pitch: number) => classes.some((tone) => pitchClass(tone) === pitchClass(pitch))

/** Pitch of a harmony voice: a chord tone a third to a fourth below, else a scale tone that is no semitone from a chord tone, else an octave below. */
export function thirdBelow(pitch: number, chord: Chord, key: Key): number {
  const candidates = [3, 4, 5].map((below) => pitch - below)
  const stable = stableTones(chord.tones)
  const inScale = isOneOf(melodyPitchClasses(key, chord.tones, 'chord scale'))
  const clashes = isOneOf(stable.flatMap((tone) => [tone - 1, tone + 1]))
  return candidates.find(isOneOf(stable)) ?? candidates.find((candidate) => inScale(candidate) && !clashes(candidate)) ?? pitch - 12
}
