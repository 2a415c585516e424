import { hashText, seeded } from '../paint/random.ts'
import { chordAt } from './chords.ts'
import { plays, velocityOf, type DraftNote, type DraftTrack, type SongBar } from './song-bar.ts'
import { realizeMotif, thirdBelow, type Theme, type MelodyNote } from './melody.ts'
import type { SongPlan } from './plan-song.ts'
import type { SectionKind } from './score.ts'

const UNDER_VOICE_GAIN = 0.62

/** The melody track, and a harmony track for sections of high energy. */
export function writeMelody(plan: SongPlan, song: readonly SongBar[], underVoice: boolean): DraftTrack[] {
  const { lead, reverb, meter } = plan.genre
  const random = seeded(hashText(`tune ${plan.seed}`))
  const repetitions = new Map<SectionKind, number>()
  const melody: DraftNote[] = []
  const harmonyNotes: DraftNote[] = []
  let previous: number | undefined
  for (const bar of song) {
    const { kind, energy } = bar.section
    if (bar.index === 0) {
      repetitions.set(kind, (repetitions.get(kind) ?? -1) + 1)
      // Each statement of a theme starts in the same register.
      previous = undefined
    }
    if (!hasMelody(bar, lead, underVoice)) continue
    const theme = plan.themes[kind as keyof SongPlan['themes']] ?? plan.themes.verse
    const motif = theme[motifIndex(bar, theme)]!
    // Repetitions within a section count, too.
    const repetition = repetitions.get(kind)! + Math.floor(bar.index / theme.length)
    const context = { key: plan.key, meter, style: lead, repetition, register: energy }
    const realized = realizeMotif(motif, bar.chords, previous, context, random)
    previous = realized.at(-1)?.pitch ?? previous
    const notes = (underVoice ? simplified(realized) : realized).map((note) => toTrackNote(note, bar, lead.gate ?? 0.95, lead.delaySeconds))
    melody.push(...notes.flatMap((note) => (lead.graceSemitones ? withGrace(note, lead.graceSemitones) : [note])))
    if (lead.harmony && energy >= 0.84)
      harmonyNotes.push(...notes.map((note) => ({ ...note, pitch: harmonyPitch(note, bar, plan), velocity: note.velocity * 0.85 })))
  }
  const level = Math.round(lead.level * (underVoice ? UNDER_VOICE_GAIN : 1))
  const instrument = { program: plan.leadProgram, volume: level, pan: lead.pan ?? 70, reverb: lead.reverb ?? reverb }
  const tracks: DraftTrack[] = [{ role: 'lead', instrument, notes: melody }]
  if (lead.harmony && plan.harmonyProgram !== undefined && harmonyNotes.length > 0) {
    tracks.push({
      role: 'harmony',
      instrument: { ...instrument, program: plan.harmonyProgram, volume: lead.harmony.level, pan: 52 },
      notes: harmonyNotes,
    })
  }
  return tracks
}

/** No melody in intros and outros, in every second pair of bars of a bridge, and in verses under a voice. */
function hasMelody({ section, index }: SongBar, presence: SongPlan['genre']['lead'], underVoice: boolean): boolean {
  if (section.kind === 'intro' || section.kind === 'outro') return false
  if (underVoice && section.kind === 'verse') return false
  if (section.kind === 'bridge' && index % 4 > 1) return false
  return plays({ minEnergy: 0.4, ...presence }, section.energy)
}

/** The last bar of a section uses the last motif, the cadence. */
function motifIndex({ index, isLast, section }: SongBar, theme: Theme): number {
  if (isLast) return theme.length - 1
  const at = index % theme.length
  return at === theme.length - 1 && section.bars - index > 4 ? 3 : at
}

/** Reduces a bar to at most two long notes. */
function simplified(notes: readonly MelodyNote[]): MelodyNote[] {
  const reduced = notes.filter((note, i) => i === 0 || (note.beats >= 1 && note.beat >= 2))
  return reduced.slice(0, 2).map((note, i) => ({
    ...note,
    beats: Math.max(note.beats, (reduced[i + 1]?.beat ?? note.beat + 2) - note.beat),
    accent: note.accent * 0.85,
  }))
}

const toTrackNote = (note: MelodyNote, bar: SongBar, gate: number, lagSeconds: number | undefined): DraftNote => ({
  beat: bar.beat + note.beat,
  beats: note.beats * gate,
  pitch: note.pitch,
  velocity: velocityOf(note.accent, bar.section.energy),
  delaySeconds: lagSeconds,
})

function harmonyPitch(note: DraftNote, bar: SongBar, plan: SongPlan): number {
  if (plan.genre.lead.harmony?.below === 'octave') return note.pitch - 12
  return thirdBelow(note.pitch, chordAt(bar.chords, note.beat - bar.beat), plan.key)
}

/** Adds a grace note from below to a long note. */
function withGrace(note: DraftNote, semitones: number): DraftNote[] {
  if (note.beats < 0.7) return [note]
  const graceBeats = 0.09
  return [
    { ...note, beats: graceBeats, pitch: note.pitch - semitones, velocity: note.velocity * 0.7 },
    { ...note, beat: note.beat + graceBeats, beats: note.beats - graceBeats },
  ]
}
