import { seeded, hashText, type Random } from '../paint/random.ts'
import { bassBar } from './bass-line.ts'
import { chordBars, type BarChords } from './chords.ts'
import { chordStrokes, Hand } from './chord-strokes.ts'
import { drumBar } from './drums.ts'
import { writeEnding } from './ending.ts'
import { fitTempo } from './fit-tempo.ts'
import { planForm } from './form.ts'
import { humanise } from './humanise.ts'
import { writeTune } from './lead-line.ts'
import { homeOf, type SongPlan } from './plan-song.ts'
import type { Role, Score, Section } from './score.ts'
import { plays, velocityOf, type PlainNote, type PlainTrack, type SongBar } from './song-bar.ts'
import { swellsOf } from './swells.ts'
import { nameKey } from './theory.ts'

export type ScoreOptions = {
  /** A bed for a narrator: no tune while a verse goes on, a calm one elsewhere, nothing at full force. */
  readonly underVoice?: boolean
}

/** Writes out a planned song in exactly `durationSeconds` (at least 1). The same plan and length give the same score. */
export function composeScore(plan: SongPlan, durationSeconds: number, { underVoice = false }: ScoreOptions = {}): Score {
  const { genre } = plan
  const { bars, tempoBpm } = fitTempo(durationSeconds, plan.bpm, genre)
  const form = planForm(bars, genre.form)
  const sections = underVoice ? form.map((section) => ({ ...section, energy: Math.min(0.74, section.energy) })) : form
  const song = layOut(plan, sections)
  const random = seeded(hashText(`players ${plan.seed}`))
  const tracks = [
    ...writeParts(plan, song, tempoBpm),
    writeBass(plan, song, random),
    ...writeTune(plan, song, underVoice),
    ...writeDrums(plan, song, random),
  ]
  const ended = writeEnding(plan, tracks, bars * genre.meter.beats)
  const swells = swellsOf(plan, sections)
  return {
    genre: genre.name,
    key: nameKey(plan.key),
    tempoBpm,
    beatsPerBar: genre.meter.beats,
    sections,
    tracks: humanise(ended, genre, tempoBpm, random).map((track) => ({ ...track, swells: swells(track.role) })),
    harmony: song.map((bar) => bar.chords.map(({ chord }) => chord.symbol).join(',')),
    endingBeat: bars * genre.meter.beats,
    durationSeconds,
  }
}

/** Every bar with its chords: progressions go round within a section, the last bar leads home. */
function layOut(plan: SongPlan, sections: readonly Section[]): SongBar[] {
  const { key, genre } = plan
  const progressionOf = (section: Section): BarChords[] => {
    const text = section.kind === 'chorus' ? plan.chorus : section.kind === 'bridge' ? plan.bridge : plan.verse
    return chordBars(text, key, genre.meter.beats)
  }
  const cadence = chordBars(genre.cadence, key, genre.meter.beats)[0]!
  const home = homeOf(plan)
  const played = sections.filter((section) => section.kind !== 'ending')
  const chords = played.flatMap((section) => {
    const progression = progressionOf(section)
    return Array.from({ length: section.bars }, (_, i) => progression[i % progression.length]!)
  })
  if (chords.length > 1) chords[chords.length - 1] = cadence
  return played.flatMap((section, s) =>
    Array.from({ length: section.bars }, (_, index): SongBar => {
      const bar = section.firstBar + index
      return {
        section,
        index,
        beat: bar * genre.meter.beats,
        chords: chords[bar]!,
        next: chords[bar + 1]?.[0]!.chord ?? home,
        isLast: index === section.bars - 1,
        nextEnergy: sections[s + 1]?.energy ?? 0,
        before: sections[s - 1],
      }
    }),
  )
}

function writeParts(plan: SongPlan, song: readonly SongBar[], tempoBpm: number): PlainTrack[] {
  const { meter, reverb } = plan.genre
  return plan.parts.map(({ part, program, pattern, full }) => {
    const hand = new Hand(part.voicing, part.centre)
    const notes = song.flatMap((bar) => {
      if (!plays(part, bar.section.energy)) return []
      if (part.role === 'riser') return riser(bar, meter.beats)
      const chosen = bar.section.energy >= 0.75 ? full : pattern
      return chordStrokes(chosen, meter, bar.index, bar.chords, hand).map((note): PlainNote => ({
        beat: bar.beat + note.beat,
        beats: Math.max(0.05, note.beats * (part.gate ?? 0.95)),
        pitch: note.pitch,
        velocity: velocityOf(note.force, bar.section.energy),
        lateSeconds: note.strum * 0.011 + (part.lagSeconds ?? 0),
      }))
    })
    return {
      role: part.role,
      instrument: { program, volume: part.level, pan: part.pan ?? 64, reverb: part.reverb ?? reverb },
      notes: spill(notes, tempoBpm),
    }
  })
}

/** A cymbal turned backwards that ends where a fuller section begins. */
function riser(bar: SongBar, beats: number): PlainNote[] {
  if (!bar.isLast || bar.nextEnergy < bar.section.energy + 0.1) return []
  return [{ beat: bar.beat + beats - 2, beats: 2, pitch: 60, velocity: 76 }]
}

/** Strings that are still ringing when the same one is struck again are let go by `humanise`; here only the strum's end is kept before the bar's. */
const spill = (notes: readonly PlainNote[], tempoBpm: number): PlainNote[] =>
  notes.map((note) => ({ ...note, beats: Math.max(0.05, note.beats - ((note.lateSeconds ?? 0) * tempoBpm) / 60) }))

function writeBass(plan: SongPlan, song: readonly SongBar[], random: Random): PlainTrack {
  const { bass, meter, reverb } = plan.genre
  const notes = song.flatMap((bar) => {
    const { energy } = bar.section
    if (!plays({ from: 0.3, ...bass }, energy)) return []
    const pattern = energy >= 0.75 ? plan.bass.full : plan.bass.pattern
    return bassBar(pattern, meter, { bar: bar.index, chords: bar.chords, next: bar.next, low: bass.low }, random).map((note) => ({
      beat: bar.beat + note.beat,
      beats: note.beats * (bass.gate ?? 0.95),
      pitch: note.pitch,
      velocity: velocityOf(note.force, energy),
      lateSeconds: bass.lagSeconds,
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

function writeDrums(plan: SongPlan, song: readonly SongBar[], random: Random): PlainTrack[] {
  const { drums, meter, reverb } = plan.genre
  const { groove } = plan
  if (!drums || !groove) return []
  const notes = song.flatMap((bar) => {
    const { energy } = bar.section
    if (!plays({ from: 0.3, ...drums }, energy)) return []
    const opens = bar.index === 0 && bar.section.energy > (bar.before?.energy ?? 1)
    const fill = bar.isLast && bar.nextEnergy > 0 && energy >= 0.4
    return drumBar(drums, groove, meter, { bar: bar.index, energy, fill, opens }, random).map((stroke) => ({
      beat: bar.beat + stroke.beat,
      beats: 0.2,
      pitch: stroke.drum,
      velocity: velocityOf(stroke.force, energy),
      lateSeconds: stroke.late ? drums.lagSeconds : 0,
    }))
  })
  const role: Role = 'drums'
  return [
    { role, instrument: { program: plan.kit, volume: drums.level, pan: 64, reverb: drums.reverb ?? Math.round(reverb * 0.4) }, notes },
  ]
}
