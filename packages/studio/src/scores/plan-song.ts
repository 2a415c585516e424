import { hashText, pick, seeded, type Random } from '../paint/random.ts'
import { chordOf, type Chord } from './chords.ts'
import type { ChordPart, Genre, Groove } from './genre.ts'
import { composeTheme, type Theme } from './melody.ts'
import { isMinor, type Key, type ScaleName } from './theory.ts'

/** Everything about a song that does not depend on its duration. */
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
  readonly bass: { readonly program: number; readonly pattern: string; readonly fullPattern: string }
  readonly parts: readonly PlannedPart[]
  readonly leadProgram: number
  readonly harmonyProgram: number | undefined
}

export type PlannedPart = { readonly part: ChordPart; readonly program: number; readonly pattern: string; readonly fullPattern: string }

/** Fixed choices of a library song; omitted ones are made by the seed. */
export type SongChoices = {
  /** Position in the genre's tempo range, 0 to 1. */
  readonly tempo?: number
  readonly verse?: number
  readonly chorus?: number
  /** Prefers minor or major if the genre has both. */
  readonly minor?: boolean
}

const MINOR_TONIC = /(?:^|[ ,])i(?![iv])/
const MAJOR_TONIC = /(?:^|[ ,])I(?![IV])/

/** True for a minor progression, false for a major one, undefined for either. */
function modeOf(progression: string): boolean | undefined {
  if (MINOR_TONIC.test(progression)) return true
  if (MAJOR_TONIC.test(progression)) return false
  return /bVI|bIII/.test(progression) ? true : undefined
}

function compatible(progressions: readonly string[], minor: boolean): readonly string[] {
  const matching = progressions.filter((progression) => (modeOf(progression) ?? minor) === minor)
  return matching.length > 0 ? matching : progressions
}

/** Plans a song. Each aspect has its own random stream, so that a change of one does not affect others. */
export function planSong(genre: Genre, seed: number, choices: SongChoices = {}): SongPlan {
  const stream = (name: string): Random => seeded(hashText(`${name} ${seed}`))
  const harmony = stream('harmony')
  const band = stream('band')
  const { lead, bass, drums } = genre
  const scale = pickScale(genre, harmony, choices.minor)
  const minor = isMinor(scale)
  const of = (list: readonly string[], choice?: number): string => {
    const matching = compatible(list, minor)
    return choice === undefined ? pick(matching, harmony) : matching[choice % matching.length]!
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
      verse: composeTheme(stream('verse'), genre.meter, lead.rhythms, lead.leapProbability),
      chorus: composeTheme(stream('chorus'), genre.meter, lead.full ?? lead.rhythms, lead.leapProbability),
      bridge: composeTheme(stream('bridge'), genre.meter, lead.rhythms, lead.leapProbability),
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
    [verses, choruses].every((list) => list.some((text) => (modeOf(text) ?? isMinor(scale)) === isMinor(scale))),
  )
  const preferred = playable.filter((scale) => minor === undefined || isMinor(scale) === minor)
  return pick(preferred.length > 0 ? preferred : playable, random)
}

function patternsOf(part: { readonly patterns: readonly string[]; readonly full?: readonly string[] }, random: Random) {
  const pattern = pick(part.patterns, random)
  return { pattern, fullPattern: part.full ? pick(part.full, random) : pattern }
}

/** The last chord, adapted to the mode of the key. */
export function tonicChordOf({ genre, key }: SongPlan): Chord {
  const minor = isMinor(key.scale)
  return chordOf(minor ? genre.tonic.replace('I', 'i').replace('maj', '') : genre.tonic.replace(/^i/, 'I'), key)
}
