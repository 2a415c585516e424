import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '../../ports/writer.ts'
import { composeScore } from './compose-score.ts'
import { planForm } from './form.ts'

test('a seed always writes the same song, another seed another one', () => {
  expect(composeScore('calm', 60, 5)).toEqual(composeScore('calm', 60, 5))
  expect(composeScore('calm', 60, 6).notes).not.toEqual(composeScore('calm', 60, 5).notes)
})

test.each(MUSIC_MOODS)('%s: notes are playable, and the last chord rings to the end', (mood) => {
  for (const seconds of [1, 5, 12, 30, 61.3, 180]) {
    const score = composeScore(mood, seconds, 3)
    const endingSeconds = (score.endingBeat * 60) / score.tempoBpm
    expect(endingSeconds).toBeLessThan(seconds)
    expect(seconds - endingSeconds).toBeGreaterThanOrEqual(0.49)
    expect(score.notes.length).toBeGreaterThan(3)
    for (const note of score.notes) {
      expect(note.pitch, note.part).toBeGreaterThanOrEqual(24)
      expect(note.pitch, note.part).toBeLessThanOrEqual(104)
      expect(note.velocity).toBeGreaterThanOrEqual(1)
      expect(note.velocity).toBeLessThanOrEqual(127)
      expect(note.beat).toBeLessThanOrEqual(score.endingBeat + 0.5)
    }
  }
})

test('songs end on the tonic', () => {
  const score = composeScore('hopeful', 40, 2)
  const last = score.notes.filter((note) => note.beat > score.endingBeat - 0.1)
  const bass = last.find((note) => note.part === 'bass')!
  for (const note of last) expect([0, 3, 4, 7], `${note.part} ${note.pitch}`).toContain((note.pitch - bass.pitch + 120) % 12)
})

test('moods sound like kinds of music of their own', () => {
  const genres = new Set(MUSIC_MOODS.flatMap((mood) => Array.from({ length: 8 }, (_, seed) => composeScore(mood, 20, seed).genre)))
  expect(genres.size).toBeGreaterThanOrEqual(10)
})

test('tempo bends little from what the genre asks for, from ten seconds on', () => {
  for (let seconds = 10; seconds < 60; seconds += 1.7) {
    const { tempoBpm } = composeScore('epic', seconds, 9)
    expect(tempoBpm).toBeGreaterThan(84 * 0.85)
    expect(tempoBpm).toBeLessThan(98 * 1.15)
  }
})

test('the chorus is fuller than the verse, and choruses repeat their melody', () => {
  const score = composeScore('hopeful', 90, 1)
  const notesOf = (kind: string) => {
    const section = score.sections.find((entry) => entry.kind === kind)!
    const start = section.firstBar * score.beatsPerBar
    return (
      score.notes.filter((note) => note.beat >= start - 0.1 && note.beat < start + section.bars * score.beatsPerBar - 0.1).length /
      section.bars
    )
  }
  expect(notesOf('chorus')).toBeGreaterThan(notesOf('verse'))
  expect(notesOf('verse')).toBeGreaterThan(notesOf('intro'))
})

test('the course of a song fills its bars without holes, with a chorus as soon as there is room', () => {
  for (let bars = 1; bars < 120; bars++) {
    const form = planForm(bars)
    let next = 0
    for (const section of form) {
      expect(section.firstBar).toBe(next)
      expect(section.bars).toBeGreaterThan(0)
      next += section.bars
    }
    expect(next).toBe(bars + 1)
    expect(form.at(-1)!.kind).toBe('ending')
    if (bars >= 12) expect(form.map((section) => section.kind)).toContain('chorus')
  }
})
