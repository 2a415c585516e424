import { expect, test } from 'vitest'
import { loudnessLufs } from '../sound/loudness.ts'
import { composeScore } from './compose-score.ts'
import { GENRES } from './genres.ts'
import { performScore } from './perform.ts'
import { planSong } from './plan-song.ts'
import type { Role, Score } from './score.ts'
import { sampleOf } from '../testing/sample-of.ts'

/** The first seconds of a chorus with the tracks of some roles. */
function chorusOf(score: Score, roles: readonly Role[]): Score {
  const start = score.sections.find((section) => section.kind === 'chorus')!.firstBar * score.beatsPerBar
  const beats = (5 * score.tempoBpm) / 60
  const tracks = score.tracks
    .filter((track) => roles.includes(track.role))
    .map((track) => ({
      ...track,
      expression: [],
      notes: track.notes.filter(({ beat }) => beat >= start && beat < start + beats).map((note) => ({ ...note, beat: note.beat - start })),
    }))
  return { ...score, tracks, endingBeat: beats, durationSeconds: 5.5 }
}

test.each(sampleOf(['metal', 'house', 'chiptune', 'trap', 'indiePop'] as const, 2))(
  '%s: in a chorus the melody is audible and the drums do not dominate',
  async (name) => {
    const score = composeScore(planSong(GENRES[name], 5), 60)
    const loudness = async (...roles: Role[]): Promise<number> => loudnessLufs(await performScore(chorusOf(score, roles)))
    const mix = await loudness('pad', 'chords', 'bass', 'lead', 'harmony', 'counter', 'drums')
    expect((await loudness('lead', 'harmony')) - mix).toBeGreaterThan(-14)
    expect((await loudness('drums')) - mix).toBeLessThan(-1.5)
  },
)

test('notes start within 10 ms of their beat', async () => {
  const tempoBpm = 97.3
  const beats = [0, 1, 7, 30, 94].map((beat) => ({ beat, beats: 0.2, pitch: 37, velocity: 100 }))
  const instrument = { program: 0, volume: 100, pan: 64, reverb: 0 }
  const { channels } = await performScore({
    genre: 'Clicks',
    key: 'C major',
    tempoBpm,
    beatsPerBar: 4,
    sections: [],
    tracks: [{ role: 'drums', instrument, notes: beats, expression: [] }],
    harmony: [],
    endingBeat: 95,
    durationSeconds: 60,
  })
  for (const { beat } of beats) {
    const at = Math.round((beat * 60 * 48_000) / tempoBpm)
    const rise = channels[0]!.subarray(Math.max(0, at - 2400), at + 4800).findIndex((sample) => Math.abs(sample) > 0.003)
    expect(rise - Math.min(at, 2400), `beat ${beat}`).toBeGreaterThanOrEqual(-128)
    expect(rise - Math.min(at, 2400), `beat ${beat}`).toBeLessThan(480)
  }
})
