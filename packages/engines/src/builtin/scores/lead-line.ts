import { hashText, seeded } from '../paint/random.ts'
import { chordAt } from './chords.ts'
import { plays, velocityOf, type PlainNote, type PlainTrack, type SongBar } from './song-bar.ts'
import { singBar, thirdBelow, type Theme, type TuneNote } from './melody.ts'
import type { SongPlan } from './plan-song.ts'
import type { SectionKind } from './score.ts'

const UNDER_VOICE_LEVEL = 0.62

/** The tune, and from the second chorus on a voice under it. */
export function writeTune(plan: SongPlan, song: readonly SongBar[], underVoice: boolean): PlainTrack[] {
  const { lead, reverb, meter } = plan.genre
  const random = seeded(hashText(`tune ${plan.seed}`))
  const passes = new Map<SectionKind, number>()
  const melody: PlainNote[] = []
  const under: PlainNote[] = []
  let before: number | undefined
  for (const bar of song) {
    const { kind, energy } = bar.section
    if (bar.index === 0) {
      passes.set(kind, (passes.get(kind) ?? -1) + 1)
      // A theme begins where it always does, so that it is known again.
      before = undefined
    }
    if (!sings(bar, lead, underVoice)) continue
    const theme = plan.themes[kind as keyof SongPlan['themes']] ?? plan.themes.verse
    const gesture = theme[gestureIndex(bar, theme)]!
    // Heard again within a section counts as well.
    const pass = passes.get(kind)! + Math.floor(bar.index / theme.length)
    const singing = { key: plan.key, meter, style: lead, pass, height: energy }
    const sung = singBar(gesture, bar.chords, before, singing, random)
    before = sung.at(-1)?.pitch ?? before
    const notes = (underVoice ? calmed(sung) : sung).map((note) => placed(note, bar, lead.gate ?? 0.95, lead.lagSeconds))
    melody.push(...notes.flatMap((note) => (lead.grace ? withGrace(note, lead.grace) : [note])))
    if (lead.harmony && energy >= 0.84)
      under.push(...notes.map((note) => ({ ...note, pitch: lower(note, bar, plan), velocity: note.velocity * 0.85 })))
  }
  const level = Math.round(lead.level * (underVoice ? UNDER_VOICE_LEVEL : 1))
  const instrument = { program: plan.leadProgram, volume: level, pan: lead.pan ?? 70, reverb: lead.reverb ?? reverb }
  const tracks: PlainTrack[] = [{ role: 'lead', instrument, notes: melody }]
  if (lead.harmony && plan.harmonyProgram !== undefined && under.length > 0) {
    tracks.push({
      role: 'harmony',
      instrument: { ...instrument, program: plan.harmonyProgram, volume: lead.harmony.level, pan: 52 },
      notes: under,
    })
  }
  return tracks
}

/** Intros and outros have no tune, a bridge every other pair of bars; under a voice verses have none. */
function sings({ section, index }: SongBar, presence: SongPlan['genre']['lead'], underVoice: boolean): boolean {
  if (section.kind === 'intro' || section.kind === 'outro') return false
  if (underVoice && section.kind === 'verse') return false
  if (section.kind === 'bridge' && index % 4 > 1) return false
  return plays({ from: 0.4, ...presence }, section.energy)
}

/** The last bar of a section comes to rest, however long the section is. */
function gestureIndex({ index, isLast, section }: SongBar, theme: Theme): number {
  if (isLast) return theme.length - 1
  const at = index % theme.length
  return at === theme.length - 1 && section.bars - index > 4 ? 3 : at
}

/** Only what lasts: at most two notes of a bar, held. */
function calmed(notes: readonly TuneNote[]): TuneNote[] {
  const kept = notes.filter((note, i) => i === 0 || (note.beats >= 1 && note.beat >= 2))
  return kept.slice(0, 2).map((note, i) => ({
    ...note,
    beats: Math.max(note.beats, (kept[i + 1]?.beat ?? note.beat + 2) - note.beat),
    force: note.force * 0.85,
  }))
}

const placed = (note: TuneNote, bar: SongBar, gate: number, lagSeconds: number | undefined): PlainNote => ({
  beat: bar.beat + note.beat,
  beats: note.beats * gate,
  pitch: note.pitch,
  velocity: velocityOf(note.force, bar.section.energy),
  lateSeconds: lagSeconds,
})

function lower(note: PlainNote, bar: SongBar, plan: SongPlan): number {
  if (plan.genre.lead.harmony?.below === 'octave') return note.pitch - 12
  return thirdBelow(note.pitch, chordAt(bar.chords, note.beat - bar.beat), plan.key)
}

/** A long note is slid into from below. */
function withGrace(note: PlainNote, semitones: number): PlainNote[] {
  if (note.beats < 0.7) return [note]
  const length = 0.09
  return [
    { ...note, beats: length, pitch: note.pitch - semitones, velocity: note.velocity * 0.7 },
    { ...note, beat: note.beat + length, beats: note.beats - length },
  ]
}
