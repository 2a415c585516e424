import type { Random } from '../paint/random.ts'
import type { PlainTrack } from './song-bar.ts'
import type { Genre } from './genre.ts'
import type { Note, Role } from './score.ts'

/** How much of a genre's looseness each player shows: bass and drums hold the band together. */
const LOOSENESS: Readonly<Record<Role, number>> = {
  pad: 1,
  chords: 0.8,
  bass: 0.5,
  lead: 1,
  harmony: 1.1,
  counter: 1,
  riser: 0,
  drums: 0.35,
}

/** Nobody plays like a clock: swing, a few milliseconds, a few degrees of touch. */
export function humanise(
  tracks: readonly PlainTrack[],
  genre: Genre,
  tempoBpm: number,
  random: Random,
): Array<Omit<PlainTrack, 'notes'> & { notes: Note[] }> {
  const beatsOf = (seconds: number): number => (seconds * tempoBpm) / 60
  return tracks.map((track) => {
    const loose = beatsOf(genre.looseSeconds * LOOSENESS[track.role])
    const notes = track.notes.map(({ lateSeconds = 0, ...note }): Note => {
      const beat = swung(note.beat, genre) + beatsOf(lateSeconds) + (random() + random() - 1) * loose
      return { ...note, beat: Math.max(0, beat), velocity: touch(note.velocity, random) }
    })
    return { ...track, notes: withoutOverlap(notes) }
  })
}

const touch = (velocity: number, random: Random): number => Math.round(Math.max(1, Math.min(127, velocity * (0.92 + random() * 0.16))))

function swung(beat: number, { swing }: Genre): number {
  if (!swing) return beat
  const place = beat / swing.step
  const isOff = Math.abs((place % 2) - 1) < 0.02
  return isOff ? beat + swing.late : beat
}

/** A key struck again while it sounds is let go first; else its old end would silence the new note. */
function withoutOverlap(notes: readonly Note[]): Note[] {
  const nextOfPitch = new Map<number, number>()
  const cut: Note[] = []
  for (const note of notes.toSorted((a, b) => b.beat - a.beat)) {
    const next = nextOfPitch.get(note.pitch) ?? Infinity
    // The same key twice at once is one stroke.
    if (next - note.beat < 0.02) continue
    nextOfPitch.set(note.pitch, note.beat)
    cut.push({ ...note, beats: Math.max(0.02, Math.min(note.beats, next - note.beat - 0.01)) })
  }
  return cut.reverse()
}
