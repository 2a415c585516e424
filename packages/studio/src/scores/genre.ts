import type { DrumName } from './drum-kit.ts'
import type { FormStyle } from './form.ts'
import type { Meter } from './meter.ts'
import type { PoolName, ScaleName } from './theory.ts'
import type { VoicingStyle } from './voicing.ts'

/** A musical genre. From each list a song uses one entry. Patterns are parsed by `patternEvents`. */
export type Genre = {
  readonly name: string
  /** Minimum and maximum tempo. */
  readonly bpm: readonly [number, number]
  readonly meter: Meter
  /** Every second step of `step` beats is delayed by `late` beats. */
  readonly swing?: { readonly step: number; readonly late: number }
  readonly scales: readonly ScaleName[]
  /** Idiomatic tonics, as pitch classes. */
  readonly roots: readonly number[]
  /** Progressions in the syntax of `chordBars`. */
  readonly verses: readonly string[]
  readonly choruses: readonly string[]
  readonly bridges: readonly string[]
  /** The bar before the last chord. */
  readonly cadence: string
  /** The last chord. */
  readonly tonic: string
  readonly form: FormStyle
  readonly lead: LeadStyle
  readonly bass: BassPart
  readonly parts: readonly ChordPart[]
  readonly drums?: DrumPart
  /** Reverb send of all parts, 0 to 127; parts can override it. */
  readonly reverb: number
  /** Random timing deviation in seconds. */
  readonly timingDeviationSeconds: number
  /** Sidechain effect: pads, chords and bass duck on every beat. */
  readonly sidechain?: true
}

type PartStyle = {
  readonly programs: readonly number[]
  /** MIDI volume, 0 to 127. */
  readonly level: number
  /** MIDI pan: 0 left, 64 centre, 127 right. Default 64. */
  readonly pan?: number
  readonly reverb?: number
  /** Minimum and maximum section energy in which the part plays. Default 0 and 1. */
  readonly minEnergy?: number
  readonly maxEnergy?: number
  /** Sounding fraction of the notated duration. Default 0.95. */
  readonly gate?: number
  /** Delay relative to the beat in seconds. Default 0. */
  readonly delaySeconds?: number
}

/**
 * Chords, arpeggios, pads and counter melodies. Symbols of a pattern: `X` `x` `o` the chord, loud to soft; `d` `u` strummed down and up; `m` muted;
 * `0` to `9` a chord tone, counted upwards over octaves; `b` the bass note one or two octaves lower, `f` the fifth above it.
 */
export type ChordPart = PartStyle & {
  readonly role: 'pad' | 'chords' | 'counter' | 'riser'
  readonly voicing: VoicingStyle
  /** MIDI note at the centre of the voicing. */
  readonly centre: number
  readonly patterns: readonly string[]
  /** Patterns from energy 0.75 on; default `patterns`. */
  readonly full?: readonly string[]
}

/**
 * Symbols: `1` `3` `5` `6` `7` `8` chord tones (7 is the minor seventh unless the chord has another), `l` the fifth below, `a` a chromatic approach to the next root,
 * `g` a ghost note. Pattern `walk`: a walking bass.
 */
export type BassPart = PartStyle & {
  /** Lowest MIDI note. */
  readonly low: number
  readonly patterns: readonly string[]
  readonly full?: readonly string[]
}

export type LeadStyle = PartStyle & {
  readonly low: number
  readonly high: number
  readonly pool: PoolName
  /** Rhythms of a bar; `x` is a note. */
  readonly rhythms: readonly string[]
  readonly full?: readonly string[]
  /** Probability of a leap in a motif, 0 to 1. */
  readonly leapProbability: number
  /** Interval of grace notes below long notes, in semitones. */
  readonly graceSemitones?: number
  /** A second voice in the chorus. */
  readonly harmony?: { readonly programs: readonly number[]; readonly level: number; readonly below: 'third' | 'octave' }
}

/** A pattern per drum. Symbols: `X` `x` `o` `g` hits from loud to soft, `r` `t` rolls of two and three. */
export type Lanes = Readonly<Partial<Record<DrumName, string>>>

export type Groove = {
  /** Lanes below energy 0.45; default: hats and percussion of `main`. */
  readonly light?: Lanes
  readonly main: Lanes
  /** Lanes added or replaced from energy 0.75 on. */
  readonly full?: Lanes
}

export type DrumPart = Omit<PartStyle, 'programs'> & {
  /** General MIDI kits: 0 standard, 8 room, 16 power, 24 electronic, 25 TR-808, 32 jazz, 40 brush, 48 orchestra. */
  readonly kits: readonly number[]
  readonly grooves: readonly Groove[]
  /** Fills in last bars of sections; a fill replaces the groove from its first hit on. */
  readonly fills: readonly Lanes[]
  /** Cymbal on the first beat of a section with higher energy. */
  readonly crash?: DrumName
}

/** Program number of a Roland GS variation bank. */
export const variation = (bank: number, program: number): number => bank * 128 + program
