import type { MusicMood } from '../../ports/writer.ts'
import type { AccompanimentStyle } from './accompaniment.ts'
import type { BassStyle } from './bass-line.ts'
import type { Groove } from './drum-groove.ts'
import type { ScaleName } from './theory.ts'

/** What makes a kind of music itself. Lists are choices: a seed takes one of each. */
export type Genre = {
  readonly name: string
  readonly bpm: readonly [number, number]
  readonly beatsPerBar: 3 | 4
  readonly scales: readonly ScaleName[]
  /** Four chords each, as degrees of the scale from 0. */
  readonly verses: readonly (readonly number[])[]
  readonly choruses: readonly (readonly number[])[]
  readonly sevenths: boolean
  readonly accompaniment: readonly AccompanimentStyle[]
  readonly bassStyle: readonly BassStyle[]
  readonly groove: readonly Groove[]
  /** General MIDI programs. */
  readonly pad: readonly number[]
  readonly chords: readonly number[]
  readonly bass: readonly number[]
  readonly lead: readonly number[]
  readonly colour: readonly number[]
  readonly kit: number
  /** How late the second half of a beat comes, as a part of the beat. */
  readonly swing: number
  /** Notes of the melody in a bar. */
  readonly leadDensity: number
  /** Lowest MIDI note of the melody. */
  readonly leadFrom: number
  /** 0..127, one for all parts. */
  readonly reverb: number
  /** Loudness of the parts against each other, 0..127. */
  readonly mix: {
    readonly pad: number
    readonly chords: number
    readonly bass: number
    readonly lead: number
    readonly colour: number
    readonly drums: number
  }
}

const GENRES = {
  ambientPiano: {
    name: 'Ambient piano',
    bpm: [62, 74],
    beatsPerBar: 4,
    scales: ['lydian', 'major'],
    verses: [
      [0, 4, 5, 3],
      [0, 1, 3, 0],
      [5, 3, 0, 4],
    ],
    choruses: [
      [3, 0, 4, 5],
      [3, 4, 5, 0],
    ],
    sevenths: true,
    accompaniment: ['rolling', 'spread'],
    bassStyle: ['long'],
    groove: ['none'],
    pad: [89, 49],
    chords: [0],
    bass: [43, 42],
    lead: [0, 11],
    colour: [46, 98],
    kit: 0,
    swing: 0,
    leadDensity: 2,
    leadFrom: 67,
    reverb: 90,
    mix: { pad: 62, chords: 84, bass: 62, lead: 84, colour: 44, drums: 0 },
  },
  acousticFolk: {
    name: 'Acoustic folk',
    bpm: [92, 106],
    beatsPerBar: 4,
    scales: ['major', 'mixolydian'],
    verses: [
      [0, 3, 0, 4],
      [0, 5, 3, 4],
      [0, 4, 3, 0],
    ],
    choruses: [
      [3, 0, 4, 0],
      [3, 4, 0, 5],
    ],
    sevenths: false,
    accompaniment: ['fingerpick'],
    bassStyle: ['rootFifth'],
    groove: ['shaker'],
    pad: [21, 48],
    chords: [25, 24],
    bass: [32],
    lead: [73, 22, 110],
    colour: [105, 24],
    kit: 40,
    swing: 0.04,
    leadDensity: 4,
    leadFrom: 67,
    reverb: 46,
    mix: { pad: 34, chords: 100, bass: 90, lead: 72, colour: 56, drums: 70 },
  },
  playfulPizzicato: {
    name: 'Playful pizzicato',
    bpm: [114, 128],
    beatsPerBar: 4,
    scales: ['major'],
    verses: [
      [0, 4, 0, 3],
      [0, 5, 1, 4],
      [0, 0, 3, 4],
    ],
    choruses: [
      [3, 0, 1, 4],
      [0, 3, 4, 0],
    ],
    sevenths: false,
    accompaniment: ['offbeat'],
    bassStyle: ['oompah'],
    groove: ['toy'],
    pad: [48],
    chords: [45],
    bass: [70, 58],
    lead: [71, 12, 78],
    colour: [9, 13],
    kit: 48,
    swing: 0.06,
    leadDensity: 5,
    leadFrom: 69,
    reverb: 44,
    mix: { pad: 22, chords: 104, bass: 84, lead: 78, colour: 62, drums: 62 },
  },
  upbeatPop: {
    name: 'Upbeat pop',
    bpm: [108, 122],
    beatsPerBar: 4,
    scales: ['major'],
    verses: [
      [0, 4, 5, 3],
      [5, 3, 0, 4],
    ],
    choruses: [
      [3, 4, 0, 5],
      [3, 0, 4, 5],
    ],
    sevenths: false,
    accompaniment: ['pulse', 'syncopated'],
    bassStyle: ['eighths', 'syncopated'],
    groove: ['pop'],
    pad: [48, 50],
    chords: [1, 27],
    bass: [33, 34],
    lead: [9, 11, 80],
    colour: [28, 27],
    kit: 0,
    swing: 0,
    leadDensity: 4,
    leadFrom: 72,
    reverb: 36,
    mix: { pad: 56, chords: 88, bass: 96, lead: 66, colour: 62, drums: 88 },
  },
  cinematicStrings: {
    name: 'Cinematic strings',
    bpm: [84, 98],
    beatsPerBar: 4,
    scales: ['minor', 'dorian'],
    verses: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
    ],
    choruses: [
      [5, 6, 0, 0],
      [0, 5, 2, 6],
    ],
    sevenths: false,
    accompaniment: ['ostinato'],
    bassStyle: ['long', 'drone'],
    groove: ['cinematic'],
    pad: [52, 49],
    chords: [48],
    bass: [43, 57],
    lead: [60, 56, 40],
    colour: [61, 47],
    kit: 48,
    swing: 0,
    leadDensity: 2.5,
    leadFrom: 60,
    reverb: 84,
    mix: { pad: 78, chords: 92, bass: 96, lead: 90, colour: 56, drums: 104 },
  },
  suspense: {
    name: 'Suspense',
    bpm: [92, 108],
    beatsPerBar: 4,
    scales: ['harmonicMinor'],
    verses: [
      [0, 0, 5, 5],
      [0, 0, 3, 4],
    ],
    choruses: [
      [0, 5, 3, 4],
      [0, 1, 0, 4],
    ],
    sevenths: false,
    accompaniment: ['held'],
    bassStyle: ['pulse'],
    groove: ['tick'],
    pad: [44],
    chords: [44, 95],
    bass: [38, 39],
    lead: [0, 98],
    colour: [45, 92],
    kit: 25,
    swing: 0,
    leadDensity: 1.6,
    leadFrom: 60,
    reverb: 76,
    mix: { pad: 66, chords: 50, bass: 94, lead: 76, colour: 58, drums: 62 },
  },
  dreamWaltz: {
    name: 'Dream waltz',
    bpm: [84, 98],
    beatsPerBar: 3,
    scales: ['lydian', 'major'],
    verses: [
      [0, 3, 1, 4],
      [0, 2, 3, 4],
      [0, 5, 3, 0],
    ],
    choruses: [
      [3, 2, 1, 0],
      [3, 4, 2, 5],
    ],
    sevenths: true,
    accompaniment: ['waltz'],
    bassStyle: ['long'],
    groove: ['none'],
    pad: [91, 89],
    chords: [46, 4],
    bass: [35, 43],
    lead: [10, 8],
    colour: [98, 99],
    kit: 0,
    swing: 0,
    leadDensity: 3,
    leadFrom: 72,
    reverb: 96,
    mix: { pad: 72, chords: 76, bass: 66, lead: 80, colour: 40, drums: 0 },
  },
  lofi: {
    name: 'Lo-fi',
    bpm: [72, 84],
    beatsPerBar: 4,
    scales: ['dorian', 'major'],
    verses: [
      [1, 4, 0, 5],
      [0, 3, 1, 4],
      [3, 2, 1, 0],
    ],
    choruses: [
      [3, 2, 5, 1],
      [0, 5, 1, 4],
    ],
    sevenths: true,
    accompaniment: ['lazy'],
    bassStyle: ['syncopated'],
    groove: ['lofi'],
    pad: [89],
    chords: [4, 5],
    bass: [35, 33],
    lead: [11, 26],
    colour: [26, 8],
    kit: 32,
    swing: 0.16,
    leadDensity: 3,
    leadFrom: 65,
    reverb: 50,
    mix: { pad: 40, chords: 92, bass: 96, lead: 68, colour: 42, drums: 84 },
  },
  pianoElegy: {
    name: 'Piano elegy',
    bpm: [58, 68],
    beatsPerBar: 4,
    scales: ['minor', 'harmonicMinor'],
    verses: [
      [0, 5, 2, 4],
      [0, 3, 5, 4],
      [0, 2, 5, 3],
    ],
    choruses: [
      [5, 2, 3, 4],
      [3, 0, 5, 4],
    ],
    sevenths: false,
    accompaniment: ['rolling', 'spread'],
    bassStyle: ['long'],
    groove: ['none'],
    pad: [49],
    chords: [0],
    bass: [42],
    lead: [42, 68, 40],
    colour: [48],
    kit: 0,
    swing: 0,
    leadDensity: 2,
    leadFrom: 57,
    reverb: 80,
    mix: { pad: 52, chords: 88, bass: 58, lead: 84, colour: 40, drums: 0 },
  },
  synthwave: {
    name: 'Synthwave',
    bpm: [112, 126],
    beatsPerBar: 4,
    scales: ['minor', 'dorian'],
    verses: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
    ],
    choruses: [
      [5, 6, 0, 2],
      [5, 6, 0, 0],
    ],
    sevenths: false,
    accompaniment: ['arpeggio16'],
    bassStyle: ['eighths'],
    groove: ['synth'],
    pad: [50, 90],
    chords: [81, 90],
    bass: [38, 39],
    lead: [80, 81, 62],
    colour: [88, 98],
    kit: 25,
    swing: 0,
    leadDensity: 3.5,
    leadFrom: 65,
    reverb: 58,
    mix: { pad: 92, chords: 82, bass: 92, lead: 66, colour: 54, drums: 88 },
  },
  marimbaMinimal: {
    name: 'Marimba minimalism',
    bpm: [100, 114],
    beatsPerBar: 4,
    scales: ['lydian', 'dorian', 'mixolydian'],
    verses: [
      [0, 1, 0, 1],
      [0, 3, 0, 4],
      [0, 6, 3, 0],
    ],
    choruses: [
      [3, 1, 4, 0],
      [5, 3, 1, 0],
    ],
    sevenths: false,
    accompaniment: ['interlocking'],
    bassStyle: ['syncopated'],
    groove: ['shaker'],
    pad: [49, 53],
    chords: [12, 108],
    bass: [45, 32],
    lead: [71, 75, 70],
    colour: [11, 108],
    kit: 0,
    swing: 0,
    leadDensity: 3,
    leadFrom: 62,
    reverb: 52,
    mix: { pad: 40, chords: 96, bass: 92, lead: 68, colour: 54, drums: 58 },
  },
} as const satisfies Record<string, Genre>

/** Kinds of music that suit a mood; a seed picks one, the first is the likeliest. */
export const GENRES_OF_MOOD: Readonly<Record<MusicMood, readonly Genre[]>> = {
  calm: [GENRES.ambientPiano, GENRES.lofi],
  warm: [GENRES.acousticFolk, GENRES.lofi],
  playful: [GENRES.playfulPizzicato],
  hopeful: [GENRES.upbeatPop, GENRES.acousticFolk],
  epic: [GENRES.cinematicStrings],
  tense: [GENRES.suspense],
  dreamy: [GENRES.dreamWaltz, GENRES.ambientPiano],
  sad: [GENRES.pianoElegy],
  energetic: [GENRES.synthwave, GENRES.upbeatPop],
  curious: [GENRES.marimbaMinimal, GENRES.playfulPizzicato],
}
