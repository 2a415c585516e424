import { hashText, pick, seeded, type Random } from '../paint/random.ts'
import { chordOf, type Chord } from './chords.ts'
import type { ChordPart, Genre, Groove } from './genre.ts'
import { inventTheme, type Theme } from './melody.ts'
import { isMinor, type Key, type ScaleName } from './theory.ts'

/** What a song is, whatever its length: everything a listener would know it by. */
export type SongPlan = {
  readonly genre: Genre
  readonly seed: number
  readonly key: Key
  readonly bpm: number
  readonly verse: string
  readonly chorus: string
  readonly bridge: string
  readonly themes: { readonly verse: Theme; readonly chorus: Theme; readonly bridge: Theme }
  readonly groove: Groove | undefined
  readonly kit: number
  readonly bass: { readonly program: number; readonly pattern: string; readonly full: string }
  readonly parts: readonly PlannedPart[]
  readonly leadProgram: number
  readonly harmonyProgram: number | undefined
}

export type PlannedPart = { readonly part: ChordPart; readonly program: number; readonly pattern: string; readonly full: string }

/** Choices a library makes itself so that its songs of one genre lie far apart; what is left out the seed decides. */
export type SongChoices = {
  /** 0..1: where in the genre's range of tempos. */
  readonly tempo?: number
  readonly verse?: number
  readonly chorus?: number
  /** Minor rather than major, where the genre has both. */
  readonly minor?: boolean
}

const MINOR_TONIC = /(?:^|[ ,])i(?![iv])/
const MAJOR_TONIC = /(?:^|[ ,])I(?![IV])/

/** True and false for a progression that only makes sense in minor or in major. */
function needsMinor(progression: string): boolean | undefined {
  if (MINOR_TONIC.test(progression)) return true
  if (MAJOR_TONIC.test(progression)) return false
  return /bVI|bIII/.test(progression) ? true : undefined
}

function fitting(progressions: readonly string[], minor: boolean): readonly string[] {
  const fit = progressions.filter((progression) => (needsMinor(progression) ?? minor) === minor)
  return fit.length > 0 ? fit : progressions
}

/** The choices of one song. Each kind of choice has its own stream of numbers, so that none moves another. */
export function planSong(genre: Genre, seed: number, choices: SongChoices = {}): SongPlan {
  const stream = (name: string): Random => seeded(hashText(`${name} ${seed}`))
  const harmony = stream('harmony')
  const band = stream('band')
  const { lead, bass, drums } = genre
  const scale = pickScale(genre, harmony, choices.minor)
  const minor = isMinor(scale)
  const of = (list: readonly string[], choice?: number): string => {
    const fit = fitting(list, minor)
    return choice === undefined ? pick(fit, harmony) : fit[choice % fit.length]!
  }
  return {
    genre,
    seed,
    key: { root: pick(genre.roots, harmony), scale },
    bpm: genre.bpm[0] + (choices.tempo ?? stream('tempo')()) * (genre.bpm[1] - genre.bpm[0]),
    verse: of(genre.verses, choices.verse),
    chorus: of(genre.choruses, choices.chorus),
    bridge: of(genre.bridges),
    themes: {
      verse: inventTheme(stream('verse'), genre.meter, lead.cells, lead.leaps),
      chorus: inventTheme(stream('chorus'), genre.meter, lead.full ?? lead.cells, lead.leaps),
      bridge: inventTheme(stream('bridge'), genre.meter, lead.cells, lead.leaps),
    },
    groove: drums && pick(drums.grooves, band),
    kit: drums ? pick(drums.kits, band) : 0,
    bass: { program: pick(bass.programs, band), ...patternsOf(bass, band) },
    parts: genre.parts.map((part) => ({ part, program: pick(part.programs, band), ...patternsOf(part, band) })),
    leadProgram: pick(lead.programs, band),
    harmonyProgram: lead.harmony && pick(lead.harmony.programs, band),
  }
}

function pickScale({ scales, verses, choruses }: Genre, random: Random, minor: boolean | undefined): ScaleName {
  const playable = scales.filter((scale) =>
    [verses, choruses].every((list) => list.some((text) => (needsMinor(text) ?? isMinor(scale)) === isMinor(scale))),
  )
  const wanted = playable.filter((scale) => minor === undefined || isMinor(scale) === minor)
  return pick(wanted.length > 0 ? wanted : playable, random)
}

function patternsOf(part: { readonly patterns: readonly string[]; readonly full?: readonly string[] }, random: Random) {
  const pattern = pick(part.patterns, random)
  return { pattern, full: part.full ? pick(part.full, random) : pattern }
}

/** The last chord as the key's mode has it: genres name it as it is in their usual mode. */
export function homeOf({ genre, key }: SongPlan): Chord {
  const minor = isMinor(key.scale)
  return chordOf(minor ? genre.home.replace('I', 'i').replace('maj', '') : genre.home.replace(/^i/, 'I'), key)
}
