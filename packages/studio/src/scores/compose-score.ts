import type { ArcPassage } from '@fablecut/domain/story/shot-plan/film/story-arc'
import { seeded, hashText, type Random } from '../paint/random.ts'
import { planArcForm } from './arc-form.ts'
import { bassLine } from './bass-line.ts'
import { chordBars, type BarChords } from './chords.ts'
import { chordPattern, VoiceLeader } from './chord-pattern.ts'
import { drumBar } from './drums.ts'
import { writeEnding } from './ending.ts'
import { fitTempo } from './fit-tempo.ts'
import { planForm } from './form.ts'
import { humanise } from './humanise.ts'
import { writeMelody } from './lead-line.ts'
import { tonicChordOf, type SongPlan } from './plan-song.ts'
import type { Role, Score, Section } from './score.ts'
import { plays, velocityOf, type DraftNote, type DraftTrack, type SongBar } from './song-bar.ts'
import { expressionOf } from './expression.ts'
import { nameKey } from './theory.ts'

export type ScoreOptions = {
  /** Arrangement for use under a narrator: no melody in verses, a slow melody elsewhere, limited dynamics. Default false. */
  readonly underVoice?: boolean
  /** Passages of the story that the sections follow. Default: the form of the genre. */
  readonly arc?: readonly ArcPassage[]
}

/** Composes the score of a planned song for exactly `durationSeconds` (at least 1). Deterministic. */
export function composeScore(plan: SongPlan, durationSeconds: number, { underVoice = false, arc = [] }: ScoreOptions = {}): Score {
  const { genre } = plan
  const { bars, tempoBpm } = fitTempo(durationSeconds, plan.bpm, genre, arc.length > 0)
  const form = arc.length > 0 ? planArcForm(bars, (genre.meter.beats * 60) / tempoBpm, arc) : planForm(bars, genre.form)
  const sections = underVoice ? form.map((section) => ({ ...section, energy: Math.min(0.74, section.energy) })) : form
  const song = harmonize(plan, sections)
  const random = seeded(hashText(`players ${plan.seed}`))
  const tracks = [
    ...writeParts(plan, song, tempoBpm),
    writeBass(plan, song, random),
    ...writeMelody(plan, song, underVoice),
    ...writeDrums(plan, song, random),
  ]
  const withEnding = writeEnding(plan, tracks, bars * genre.meter.beats)
  const expression = expressionOf(plan, sections)
  return {
    genre: genre.name,
    key: nameKey(plan.key),
    tempoBpm,
    beatsPerBar: genre.meter.beats,
    sections,
    tracks: humanise(withEnding, genre, tempoBpm, random).map((track) => ({ ...track, expression: expression(track.role) })),
    harmony: song.map((bar) => bar.chords.map(({ chord }) => chord.symbol).join(',')),
    endingBeat: bars * genre.meter.beats,
    durationSeconds,
  }
}

/** Assigns chords to bars: progressions repeat within a section, the last bar is the cadence. */
function harmonize(plan: SongPlan, sections: readonly Section[]): SongBar[] {
  const { key, genre } = plan
  const progressionOf = (section: Section): BarChords[] => {
    const text = section.kind === 'chorus' ? plan.chorus : section.kind === 'bridge' ? plan.bridge : plan.verse
    return chordBars(text, key, genre.meter.beats)
  }
  const cadence = chordBars(genre.cadence, key, genre.meter.beats)[0]!
  const tonic = tonicChordOf(plan)
  const sectionsToPlay = sections.filter((section) => section.kind !== 'ending')
  const chords = sectionsToPlay.flatMap((section) => {
    const progression = progressionOf(section)
    return Array.from({ length: section.bars }, (_, i) => progression[i % progression.length]!)
  })
  if (chords.length > 1) chords[chords.length - 1] = cadence
  return sectionsToPlay.flatMap((section, s) =>
    Array.from({ length: section.bars }, (_, index): SongBar => {
      const bar = section.firstBar + index
      return {
        section,
        index,
        beat: bar * genre.meter.beats,
        chords: chords[bar]!,
        next: chords[bar + 1]?.[0]!.chord ?? tonic,
        isLast: index === section.bars - 1,
        nextEnergy: sections[s + 1]?.energy ?? 0,
        previousSection: sections[s - 1],
      }
    }),
  )
}

function writeParts(plan: SongPlan, song: readonly SongBar[], tempoBpm: number): DraftTrack[] {
  const { meter, reverb } = plan.genre
  return plan.parts.map(({ part, program, pattern, fullPattern }) => {
    const hand = new VoiceLeader(part.voicing, part.centre)
    const notes = song.flatMap((bar) => {
      if (!plays(part, bar.section.energy)) return []
      if (part.role === 'riser') return riser(bar, meter.beats)
      const chosen = bar.section.energy >= 0.75 ? fullPattern : pattern
      return chordPattern(chosen, meter, bar.index, bar.chords, hand).map((note): DraftNote => ({
        beat: bar.beat + note.beat,
        beats: Math.max(0.05, note.beats * (part.gate ?? 0.95)),
        pitch: note.pitch,
        velocity: velocityOf(note.accent, bar.section.energy),
        delaySeconds: note.strumIndex * 0.011 + (part.delaySeconds ?? 0),
      }))
    })
    return {
      role: part.role,
      instrument: { program, volume: part.level, pan: part.pan ?? 64, reverb: part.reverb ?? reverb },
      notes: shortenByDelay(notes, tempoBpm),
    }
  })
}

/** A reverse cymbal before a section of higher energy. */
function riser(bar: SongBar, beats: number): DraftNote[] {
  if (!bar.isLast || bar.nextEnergy < bar.section.energy + 0.1) return []
  return [{ beat: bar.beat + beats - 2, beats: 2, pitch: 60, velocity: 76 }]
}

/** Shortens strummed notes by their delay, so that they end together. */
const shortenByDelay = (notes: readonly DraftNote[], tempoBpm: number): DraftNote[] =>
  notes.map((note) => ({ ...note, beats: Math.max(0.05, note.beats - ((note.delaySeconds ?? 0) * tempoBpm) / 60) }))

function writeBass(plan: SongPlan, song: readonly SongBar[], random: Random): DraftTrack {
  const { bass, meter, reverb } = plan.genre
  const notes = song.flatMap((bar) => {
    const { energy } = bar.section
    if (!plays({ minEnergy: 0.3, ...bass }, energy)) return []
    const pattern = energy >= 0.75 ? plan.bass.fullPattern : plan.bass.pattern
    return bassLine(pattern, meter, { bar: bar.index, chords: bar.chords, next: bar.next, low: bass.low }, random).map((note) => ({
      beat: bar.beat + note.beat,
      beats: note.beats * (bass.gate ?? 0.95),
      pitch: note.pitch,
      velocity: velocityOf(note.accent, energy),
      delaySeconds: bass.delaySeconds,
    }))
  })
  const instrument = {
    program: plan.bass.program,
    volume: bass.level,
    pan: bass.pan ?? 64,
    reverb: bass.reverb ?? Math.round(reverb * 0.25),
  }
  return { role: 'bass', instrument, notes }
}

function writeDrums(plan: SongPlan, song: readonly SongBar[], random: Random): DraftTrack[] {
  const { drums, meter, reverb } = plan.genre
  const { groove } = plan
  if (!drums || !groove) return []
  const notes = song.flatMap((bar) => {
    const { energy } = bar.section
    if (!plays({ minEnergy: 0.3, ...drums }, energy)) return []
    const isFirst = bar.index === 0 && bar.section.energy > (bar.previousSection?.energy ?? 1)
    const fill = bar.isLast && bar.nextEnergy > 0 && energy >= 0.4
    return drumBar(drums, groove, meter, { bar: bar.index, energy, fill, isFirst }, random).map((hit) => ({
      beat: bar.beat + hit.beat,
      beats: 0.2,
      pitch: hit.drum,
      velocity: velocityOf(hit.accent, energy),
      delaySeconds: hit.isDelayed ? drums.delaySeconds : 0,
    }))
  })
  const role: Role = 'drums'
  return [
    { role, instrument: { program: plan.kit, volume: drums.level, pan: 64, reverb: drums.reverb ?? Math.round(reverb * 0.4) }, notes },
  ]
}
