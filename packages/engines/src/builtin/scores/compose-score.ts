import type { MusicMood } from '../../ports/writer.ts'
import { hashText, pick, seeded, type Random } from '../paint/random.ts'
import { accompanyBar, type AccompanimentStyle } from './accompaniment.ts'
import { bassBar, type BassStyle } from './bass-line.ts'
import { drumBar, type Groove } from './drum-groove.ts'
import { planForm } from './form.ts'
import { GENRES_OF_MOOD, type Genre } from './genres.ts'
import { inventTheme, varyPhrase, type Phrase } from './melody.ts'
import { PARTS, type Instrument, type Note, type PartName, type Score, type Section, type SectionKind } from './score.ts'
import { nameSong } from './song-name.ts'
import { chordSteps, foldFrom, pitchOf, SCALES, voiceNear, type Key } from './theory.ts'

/** Choices a seed makes once for the whole song. */
type Plan = {
  readonly genre: Genre
  readonly key: Key
  readonly verse: readonly number[]
  readonly chorus: readonly number[]
  readonly accompaniment: AccompanimentStyle
  readonly bassStyle: BassStyle
  readonly groove: Groove
  readonly themes: { readonly verse: readonly Phrase[]; readonly chorus: readonly Phrase[] }
}

/** Writes a song of exactly `durationSeconds` (at least 1). The same mood, length and seed give the same song. */
export function composeScore(mood: MusicMood, durationSeconds: number, seed: number): Score {
  const random = seeded(hashText(`${mood} ${seed}`))
  const genre = pick(GENRES_OF_MOOD[mood], random)
  const plan = makePlan(genre, random)
  const name = nameSong(mood, random)
  const instruments = chooseInstruments(genre, random)
  const wantedBpm = genre.bpm[0] + random() * (genre.bpm[1] - genre.bpm[0])
  const { bars, tempoBpm } = fitBars(durationSeconds, wantedBpm, genre.beatsPerBar)
  const sections = planForm(bars)
  const notes = sections.flatMap((section, i) => writeSection(plan, section, sections[i + 1]?.kind, random))
  const common = { name, genre: genre.name, mood, tempoBpm, beatsPerBar: genre.beatsPerBar, sections, instruments }
  return { ...common, notes: humanise(swing(notes, genre.swing), random), endingBeat: bars * genre.beatsPerBar, durationSeconds }
}

/** Whole bars up to the last chord, which then rings; the tempo gives way a little so that they fit. */
function fitBars(durationSeconds: number, bpm: number, beatsPerBar: number): { bars: number; tempoBpm: number } {
  const ringSeconds = Math.max(0.5, Math.min(3.2, durationSeconds * 0.15))
  const playedSeconds = durationSeconds - ringSeconds
  const bars = Math.max(1, Math.round((playedSeconds * bpm) / 60 / beatsPerBar))
  return { bars, tempoBpm: (bars * beatsPerBar * 60) / playedSeconds }
}

function makePlan(genre: Genre, random: Random): Plan {
  return {
    genre,
    key: { root: 55 + Math.floor(random() * 10), scale: SCALES[pick(genre.scales, random)] },
    verse: pick(genre.verses, random),
    chorus: pick(genre.choruses, random),
    accompaniment: pick(genre.accompaniment, random),
    bassStyle: pick(genre.bassStyle, random),
    groove: pick(genre.groove, random),
    themes: {
      verse: inventTheme(random, genre.beatsPerBar, genre.leadDensity),
      chorus: inventTheme(random, genre.beatsPerBar, genre.leadDensity * 1.15),
    },
  }
}

const PANS: Readonly<Record<PartName, number>> = { pad: 64, chords: 48, bass: 64, lead: 72, colour: 92, drums: 64 }

function chooseInstruments(genre: Genre, random: Random): Score['instruments'] {
  const make = (part: PartName): Instrument => ({
    program: part === 'drums' ? genre.kit : pick(genre[part], random),
    volume: genre.mix[part],
    pan: PANS[part],
    reverb: part === 'bass' ? Math.round(genre.reverb * 0.3) : part === 'drums' ? Math.round(genre.reverb * 0.5) : genre.reverb,
  })
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<PartName, Instrument>
}

const INTENSITY: Readonly<Record<SectionKind, number>> = { intro: 0.35, verse: 0.6, chorus: 0.95, bridge: 0.5, outro: 0.4, ending: 0.5 }

/** Which parts are heard where. */
const PLAYING: Readonly<Record<SectionKind, readonly PartName[]>> = {
  intro: ['pad', 'chords'],
  verse: ['pad', 'chords', 'bass', 'drums', 'lead'],
  chorus: ['pad', 'chords', 'bass', 'drums', 'lead', 'colour'],
  bridge: ['pad', 'bass', 'colour', 'chords'],
  outro: ['pad', 'chords', 'bass'],
  ending: ['pad', 'chords', 'bass'],
}

function writeSection(plan: Plan, section: Section, next: SectionKind | undefined, random: Random): Note[] {
  if (section.kind === 'ending') return writeEnding(plan, section)
  const degrees = section.kind === 'chorus' ? plan.chorus : plan.verse
  const theme = section.kind === 'chorus' ? plan.themes.chorus : plan.themes.verse
  return Array.from({ length: section.bars }, (_, i) => {
    const closes = next === 'ending' && i === section.bars - 1
    // The chord before the last one wants to go home.
    const degree = closes ? (plan.verse.includes(4) ? 4 : 3) : degrees[i % degrees.length]!
    const phrase = i >= 4 && i % 4 === 2 ? varyPhrase(theme[2]!, random) : theme[i % theme.length]!
    const leadsOn = degrees[(i + 1) % degrees.length] !== degree
    return writeBar(plan, { section, index: i, degree, phrase, leadsOn, fill: i === section.bars - 1 && next !== 'ending' })
  }).flat()
}

type Bar = {
  readonly section: Section
  /** In its section, from 0. */
  readonly index: number
  readonly degree: number
  readonly phrase: Phrase
  readonly leadsOn: boolean
  readonly fill: boolean
}

function writeBar(plan: Plan, bar: Bar): Note[] {
  const playing = PLAYING[bar.section.kind]
  const writers: Readonly<Record<PartName, () => Note[]>> = {
    pad: () => writePad(plan, bar),
    chords: () => writeChords(plan, bar),
    bass: () => writeBass(plan, bar),
    lead: () => writeLead(plan, bar),
    colour: () => writeColour(plan, bar),
    drums: () => writeDrums(plan, bar),
  }
  return playing.flatMap((part) => writers[part]())
}

const startOf = (plan: Plan, bar: Bar) => (bar.section.firstBar + bar.index) * plan.genre.beatsPerBar
const pitches = (plan: Plan, degree: number) => chordSteps(degree, plan.genre.sevenths).map((step) => pitchOf(plan.key, step))
const strength = (bar: Bar, force: number) => 36 + 74 * force * (0.55 + 0.45 * INTENSITY[bar.section.kind])

function writePad(plan: Plan, bar: Bar): Note[] {
  const beat = startOf(plan, bar)
  return voiceNear(pitches(plan, bar.degree), 62).map((pitch) => ({
    part: 'pad',
    beat,
    beats: plan.genre.beatsPerBar * 0.99,
    pitch,
    velocity: strength(bar, 0.5),
  }))
}

/** Chord tones numbered upwards for ever: the voicing, then the same an octave higher. */
function toneOf(voicing: readonly number[], tone: number): number {
  return voicing[tone % voicing.length]! + 12 * Math.floor(tone / voicing.length)
}

function writeChords(plan: Plan, bar: Bar): Note[] {
  const start = startOf(plan, bar)
  const voicing = voiceNear(pitches(plan, bar.degree), 60)
  return accompanyBar(plan.accompaniment, plan.genre.beatsPerBar, bar.section.firstBar + bar.index).flatMap((stroke) =>
    stroke.tones.map((tone) => ({
      part: 'chords' as const,
      beat: start + stroke.beat,
      beats: stroke.beats,
      pitch: toneOf(voicing, tone),
      velocity: strength(bar, stroke.force),
    })),
  )
}

function writeBass(plan: Plan, bar: Bar): Note[] {
  const start = startOf(plan, bar)
  return bassBar(plan.bassStyle, plan.genre.beatsPerBar, bar.index, bar.leadsOn).map((note) => {
    const root = foldFrom(pitchOf(plan.key, bar.degree), 33)
    const interval = pitchOf(plan.key, bar.degree + note.interval) - pitchOf(plan.key, bar.degree)
    return { part: 'bass', beat: start + note.beat, beats: note.beats, pitch: root + interval, velocity: strength(bar, note.force) }
  })
}

function writeLead(plan: Plan, bar: Bar): Note[] {
  // The verse leaves every other pair of bars to the words of a narrator.
  if (bar.section.kind === 'verse' && bar.section.bars > 4 && bar.index % 4 > 1) return []
  const start = startOf(plan, bar)
  const low = foldFrom(pitchOf(plan.key, bar.degree), plan.genre.leadFrom) - pitchOf(plan.key, bar.degree)
  return bar.phrase.map((note) => ({
    part: 'lead',
    beat: start + note.beat,
    beats: note.beats * 0.94,
    pitch: lowerBy(pitchOf(plan.key, bar.degree + note.step) + low, plan.genre.leadFrom + 17),
    velocity: strength(bar, note.beat === 0 ? 0.78 : 0.66),
  }))
}

const lowerBy = (pitch: number, highest: number) => (pitch > highest ? pitch - 12 : pitch)

/** Broken chords high above, two bars out of four. */
function writeColour(plan: Plan, bar: Bar): Note[] {
  if (bar.index % 4 < 2 && bar.section.kind === 'chorus') return []
  const start = startOf(plan, bar)
  const voicing = voiceNear(pitches(plan, bar.degree), 74)
  return Array.from({ length: plan.genre.beatsPerBar }, (_, i) => ({
    part: 'colour',
    beat: start + i + (i % 2 === 1 ? 0.5 : 0),
    beats: 0.9,
    pitch: toneOf(voicing, (i * 2) % 5),
    velocity: strength(bar, 0.5),
  }))
}

function writeDrums(plan: Plan, bar: Bar): Note[] {
  const start = startOf(plan, bar)
  const intensity = INTENSITY[bar.section.kind]
  return drumBar(plan.groove, { bar: bar.index, intensity, fill: bar.fill, opens: bar.index === 0 }).map((hit) => ({
    part: 'drums',
    beat: start + hit.beat,
    beats: 0.25,
    pitch: hit.drum,
    velocity: strength(bar, hit.force),
  }))
}

/** Everybody on the tonic, rolled a little, left to ring. */
function writeEnding(plan: Plan, section: Section): Note[] {
  const beat = section.firstBar * plan.genre.beatsPerBar
  const voicing = voiceNear(
    [0, 2, 4].map((step) => pitchOf(plan.key, step)),
    60,
  )
  const rolled = [...voicing, voicing[0]! + 12].map((pitch, i): Note => ({
    part: 'chords',
    beat: beat + i * 0.06,
    beats: 16,
    pitch,
    velocity: 74,
  }))
  const held = voicing.map((pitch): Note => ({ part: 'pad', beat, beats: 16, pitch, velocity: 62 }))
  return [...rolled, ...held, { part: 'bass', beat, beats: 16, pitch: foldFrom(plan.key.root, 33), velocity: 82 }]
}

function swing(notes: readonly Note[], late: number): Note[] {
  return notes.map((note) => (Math.abs((note.beat % 1) - 0.5) < 0.01 ? { ...note, beat: note.beat + late } : { ...note }))
}

/** Nobody plays like a clock: a few milliseconds, a few degrees of touch. */
function humanise(notes: readonly Note[], random: Random): Note[] {
  return notes.map((note) => {
    const loose = note.part === 'drums' || note.part === 'bass' ? 0.006 : 0.016
    const beat = Math.max(0, note.beat + (random() - 0.5) * 2 * loose)
    return { ...note, beat, velocity: Math.round(Math.max(1, Math.min(127, note.velocity * (0.93 + random() * 0.14)))) }
  })
}
