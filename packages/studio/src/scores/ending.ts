import type { ChordPart } from './genre.ts'
import { tonicChordOf, type SongPlan } from './plan-song.ts'
import type { DraftNote, DraftTrack } from './song-bar.ts'
import { pitchFrom } from './theory.ts'
import { voiceChord } from './voicing.ts'

const SUSTAIN_BEATS = 16
const CRASH = 49
const KICK = 36

/** Appends a sustained tonic chord to every track with notes; the melody ends on the tonic. The first tracks are the plan's chord parts. */
export function writeEnding(plan: SongPlan, tracks: readonly DraftTrack[], beat: number): DraftTrack[] {
  return tracks.map((track, i) => {
    const ending = track.notes.length === 0 ? [] : lastNotes(plan, track, plan.parts[i]?.part)
    return { ...track, notes: [...track.notes, ...ending.map((note) => ({ ...note, beat }))] }
  })
}

const sustained = (pitch: number, velocity: number, delaySeconds = 0): DraftNote => ({
  beat: 0,
  beats: SUSTAIN_BEATS,
  pitch,
  velocity,
  delaySeconds,
})

/** Reverse cymbals and harmony voices do not play the last chord. */
function lastNotes(plan: SongPlan, { role }: DraftTrack, part: ChordPart | undefined): DraftNote[] {
  const tonic = tonicChordOf(plan)
  if (part && role !== 'riser') {
    const voicing = voiceChord(tonic, part.voicing, part.centre)
    if (role === 'counter') return [sustained(voicing.at(-1)!, 60)]
    return voicing.map((pitch, i) => sustained(pitch, role === 'pad' ? 60 : 72, role === 'chords' ? i * 0.035 : 0))
  }
  if (role === 'bass') return [sustained(pitchFrom(tonic.root, plan.genre.bass.low), 80)]
  if (role === 'drums') return plan.genre.drums?.crash ? [drumHit(CRASH, 62), drumHit(KICK, 76)] : []
  const { low, high } = plan.genre.lead
  return role === 'lead' ? [sustained(pitchFrom(tonic.root, Math.round((low + high) / 2) - 6), 68, 0.04)] : []
}

const drumHit = (drum: number, velocity: number): DraftNote => ({ beat: 0, beats: 0.5, pitch: drum, velocity })
