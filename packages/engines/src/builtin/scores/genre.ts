import type { DrumName } from './drum-kit.ts'
import type { FormStyle } from './form.ts'
import type { Meter } from './meter.ts'
import type { PoolName, ScaleName } from './theory.ts'
import type { VoicingStyle } from './voicing.ts'

/** What makes a kind of music itself. Lists are choices: a song takes one of each. Patterns are read by `marksOfBar`. */
export type Genre = {
  readonly name: string
  readonly bpm: readonly [number, number]
  readonly meter: Meter
  /** Every second note of a step of `step` beats comes `late` beats later. */
  readonly swing?: { readonly step: number; readonly late: number }
  readonly scales: readonly ScaleName[]
  /** Tonics that lie well under the hands, as pitch classes. */
  readonly roots: readonly number[]
  /** Progressions as `chordBars` reads them. */
  readonly verses: readonly string[]
  readonly choruses: readonly string[]
  readonly bridges: readonly string[]
  /** The bar before the last chord, and the last chord. */
  readonly cadence: string
  readonly home: string
  readonly form: FormStyle
  readonly lead: LeadStyle
  readonly bass: BassPart
  readonly parts: readonly ChordPart[]
  readonly drums?: DrumPart
  /** 0..127, for the whole band; parts may ask for their own. */
  readonly reverb: number
  /** How far players stray from the beat, in seconds. */
  readonly looseSeconds: number
  /** Everything but the drums ducks on every beat. */
  readonly pumps?: true
}

type Player = {
  readonly programs: readonly number[]
  /** 0..127 */
  readonly level: number
  /** 0 left .. 64 middle .. 127 right. Default 64. */
  readonly pan?: number
  readonly reverb?: number
  /** Sections of at least this energy (default 0) and at most `until` (default 1) are played. */
  readonly from?: number
  readonly until?: number
  /** Part of its written length that a note sounds. Default 0.95. */
  readonly gate?: number
  /** Behind the beat, in seconds. */
  readonly lagSeconds?: number
}

/**
 * Chords, broken chords, pads, guide lines. Signs of a pattern: `X` `x` `o` the chord, strong to soft; `d` `u` strummed down and up; `m` a muted stroke;
 * `0`..`9` one note of the chord, counted upwards for ever; `b` the bass note an octave or two down, `f` the fifth above that.
 */
export type ChordPart = Player & {
  readonly role: 'pad' | 'chords' | 'counter' | 'riser'
  readonly voicing: VoicingStyle
  /** The MIDI note around which the chord lies. */
  readonly centre: number
  readonly patterns: readonly string[]
  /** What it plays from energy 0.75 on. */
  readonly full?: readonly string[]
}

/**
 * Signs: `1` `3` `5` `6` `7` `8` notes of the chord (7 is the minor seventh unless the chord has another), `l` the fifth below, `a` a half step before the next chord's root,
 * `g` a dead note. Pattern `walk`: four walking quarters.
 */
export type BassPart = Player & {
  /** The lowest note. */
  readonly low: number
  readonly patterns: readonly string[]
  readonly full?: readonly string[]
}

export type LeadStyle = Player & {
  readonly low: number
  readonly high: number
  readonly pool: PoolName
  /** Rhythms of one bar, `x` for a note. */
  readonly cells: readonly string[]
  readonly full?: readonly string[]
  /** 0..1: how often the line leaps instead of stepping. */
  readonly leaps: number
  /** A short note slid into long ones from below, by so many semitones at most. */
  readonly grace?: number
  /** A second voice under the chorus. */
  readonly harmony?: { readonly programs: readonly number[]; readonly level: number; readonly below: 'third' | 'octave' }
}

export type Lanes = Readonly<Partial<Record<DrumName, string>>>

export type Groove = {
  /** Below energy 0.45; default: hats and percussion of `main`. */
  readonly light?: Lanes
  readonly main: Lanes
  /** Lanes added or put in place of others from energy 0.75 on. */
  readonly full?: Lanes
}

export type DrumPart = Omit<Player, 'programs'> & {
  /** General MIDI kits: 0 standard, 8 room, 16 power, 24 electronic, 25 TR-808, 32 jazz, 40 brush, 48 orchestra. */
  readonly kits: readonly number[]
  readonly grooves: readonly Groove[]
  /** Last bars of sections; a fill replaces the groove from its first stroke on. */
  readonly fills: readonly Lanes[]
  /** A cymbal when a fuller section opens. */
  readonly crash?: DrumName
}

/** A variation bank of a program, as General Standard counts them. */
export const variation = (bank: number, program: number): number => bank * 128 + program
