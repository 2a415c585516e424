import { expect, test } from 'vitest'
import { loudnessLufs } from '../sound/loudness.ts'
import { composeScore } from './compose-score.ts'
import { GENRES } from './genres.ts'
import { performScore } from './perform.ts'
import { planSong } from './plan-song.ts'
import type { Role, Score } from './score.ts'

/** The first seconds of a chorus, played by some of the band. */
function chorusOf(score: Score, roles: readonly Role[]): Score {
  const start = score.sections.find((section) => section.kind === 'chorus')!.firstBar * score.beatsPerBar
  const beats = (5 * score.tempoBpm) / 60
  const tracks = score.tracks
    .filter((track) => roles.includes(track.role))
    .map((track) => ({
      ...track,
      swells: [],
      notes: track.notes.filter(({ beat }) => beat >= start && beat < start + beats).map((note) => ({ ...note, beat: note.beat - start })),
    }))
  return { ...score, tracks, endingBeat: beats, durationSeconds: 5.5 }
}

test.each(['metal', 'house', 'chiptune', 'trap', 'indiePop'] as const)(
  '%s: in a chorus the tune comes through and drums do not drown the band',
  async (name) => {
    const score = composeScore(planSong(GENRES[name], 5), 60)
    const loudness = async (...roles: Role[]): Promise<number> => loudnessLufs(await performScore(chorusOf(score, roles)))
    const everybody = await loudness('pad', 'chords', 'bass', 'lead', 'harmony', 'counter', 'drums')
    expect((await loudness('lead', 'harmony')) - everybody).toBeGreaterThan(-14)
    expect((await loudness('drums')) - everybody).toBeLessThan(-1.5)
  },
)
