import type { Random } from '../paint/random.ts'
import type { DraftTrack } from './song-bar.ts'
import type { Genre } from './genre.ts'
import type { Note, Role } from './score.ts'

/** Factor on the timing deviation of a genre by role; bass and drums are tighter. */
const TIMING_FACTORS: Readonly<Record<Role, number>> = {
  pad: 1,
  chords: 0.8,
  bass: 0.5,
  lead: 1,
  harmony: 1.1,
  counter: 1,
  riser: 0,
  drums: 0.35,
}

/** Applies swing, delays, and random deviations of timing and velocity. */
export function humanise(
  tracks: readonly DraftTrack[],
  genre: Genre,
  tempoBpm: number,
  random: Random,
): Array<Omit<DraftTrack, 'notes'> & { notes: Note[] }> {
  const beatsOf = (seconds: number): number => (seconds * tempoBpm) / 60
  return tracks.map((track) => {
    const deviation = beatsOf(genre.timingDeviationSeconds * TIMING_FACTORS[track.role])
    const notes = track.notes.map(({ delaySeconds = 0, ...note }): Note => {
      const beat = applySwing(note.beat, genre) + beatsOf(delaySeconds) + (random() + random() - 1) * deviation
      return { ...note, beat: Math.max(0, beat), velocity: varyVelocity(note.velocity, random) }
    })
    return { ...track, notes: withoutOverlap(notes) }
  })
}

const varyVelocity = (velocity: number, random: Random): number =>
  Math.round(Math.max(1, Math.min(127, velocity * (0.92 + random() * 0.16))))

function applySwing(beat: number, { swing }: Genre): number {
  if (!swing) return beat
  const step = beat / swing.step
  const isOffbeat = Math.abs((step % 2) - 1) < 0.02
  return isOffbeat ? beat + swing.late : beat
}

/** Ends a note before the next one of the same pitch; else its note-off would end the new note. */
function withoutOverlap(notes: readonly Note[]): Note[] {
  const nextOfPitch = new Map<number, number>()
  const trimmed: Note[] = []
  for (const note of notes.toSorted((a, b) => b.beat - a.beat)) {
    const next = nextOfPitch.get(note.pitch) ?? Infinity
    // Duplicate notes.
    if (next - note.beat < 0.02) continue
    nextOfPitch.set(note.pitch, note.beat)
    trimmed.push({ ...note, beats: Math.max(0.02, Math.min(note.beats, next - note.beat - 0.01)) })
  }
  return trimmed.reverse()
}
