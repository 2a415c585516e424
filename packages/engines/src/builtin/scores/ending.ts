import type { ChordPart } from './genre.ts'
import { homeOf, type SongPlan } from './plan-song.ts'
import type { PlainNote, PlainTrack } from './song-bar.ts'
import { foldFrom } from './theory.ts'
import { voiceChord } from './voicing.ts'

const RINGING_BEATS = 16
const CRASH = 49
const KICK = 36

/** Everybody who was there on the last chord, left to ring; the tune ends on the tonic. The first tracks are the plan's chord parts. */
export function writeEnding(plan: SongPlan, tracks: readonly PlainTrack[], beat: number): PlainTrack[] {
  return tracks.map((track, i) => {
    const last = track.notes.length === 0 ? [] : lastNotes(plan, track, plan.parts[i]?.part)
    return { ...track, notes: [...track.notes, ...last.map((note) => ({ ...note, beat }))] }
  })
}

const held = (pitch: number, velocity: number, lateSeconds = 0): PlainNote => ({
  beat: 0,
  beats: RINGING_BEATS,
  pitch,
  velocity,
  lateSeconds,
})

/** Reverse cymbals and the second voice stay out of the last chord. */
function lastNotes(plan: SongPlan, { role }: PlainTrack, part: ChordPart | undefined): PlainNote[] {
  const home = homeOf(plan)
  if (part && role !== 'riser') {
    const voicing = voiceChord(home, part.voicing, part.centre)
    if (role === 'counter') return [held(voicing.at(-1)!, 60)]
    return voicing.map((pitch, i) => held(pitch, role === 'pad' ? 60 : 72, role === 'chords' ? i * 0.035 : 0))
  }
  if (role === 'bass') return [held(foldFrom(home.root, plan.genre.bass.low), 80)]
  if (role === 'drums') return plan.genre.drums?.crash ? [struck(CRASH, 62), struck(KICK, 76)] : []
  const { low, high } = plan.genre.lead
  return role === 'lead' ? [held(foldFrom(home.root, Math.round((low + high) / 2) - 6), 68, 0.04)] : []
}

const struck = (drum: number, velocity: number): PlainNote => ({ beat: 0, beats: 0.5, pitch: drum, velocity })
