import type { ArcPassage } from '@fablecut/domain/story/shot-plan/film/story-arc'
import { expect, test } from 'vitest'
import { planArcForm } from './arc-form.ts'
import { composeScore } from './compose-score.ts'
import { songForMood } from './song-for-mood.ts'

const ARC: readonly ArcPassage[] = [
  { startSeconds: 0, part: 'opening', intensity: 0.2 },
  { startSeconds: 11, part: 'tension', intensity: 0.6 },
  { startSeconds: 21, part: 'climax', intensity: 1 },
  { startSeconds: 33, part: 'resolution', intensity: 0.4 },
]

test('sections begin with the bars nearest to the passages, and fill the song', () => {
  const sections = planArcForm(20, 2, ARC)
  expect(sections.map(({ kind, firstBar, bars }) => [kind, firstBar, bars])).toEqual([
    ['verse', 0, 6],
    ['bridge', 6, 5],
    ['chorus', 11, 6],
    ['outro', 17, 3],
    ['ending', 20, 1],
  ])
})

test('passages without room for two bars are left out', () => {
  const short = planArcForm(3, 2, ARC)
  expect(short.map(({ firstBar, bars }) => [firstBar, bars])).toEqual([
    [0, 3],
    [3, 1],
  ])
})

test('a score with an arc plays more notes at the climax of the story than in its opening', () => {
  for (const seed of [1, 2, 3, 4]) {
    const score = composeScore(songForMood('epic', seed), 42, { underVoice: true, arc: ARC })
    const secondsPerBeat = 60 / score.tempoBpm
    const force = (from: number, to: number): number =>
      score.tracks
        .flatMap(({ notes }) => notes)
        .filter(({ beat }) => beat * secondsPerBeat >= from && beat * secondsPerBeat < to)
        .reduce((sum, { velocity }) => sum + velocity, 0) /
      (to - from)
    expect(force(22, 32)).toBeGreaterThan(1.15 * force(0, 10))
    expect(score.sections.at(-1)!.kind).toBe('ending')
  }
})
