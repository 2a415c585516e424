import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '../../ports/writer.ts'
import { composeScore } from '../scores/compose-score.ts'
import type { Score } from '../scores/score.ts'
import { songById, SONGS } from './library.ts'

test('the library has 200 songs or more of 15 genres or more, each with a name and an id of its own', () => {
  expect(SONGS.length).toBeGreaterThanOrEqual(200)
  expect(new Set(SONGS.map((song) => song.genre)).size).toBeGreaterThanOrEqual(15)
  expect(new Set(SONGS.map((song) => song.id)).size).toBe(SONGS.length)
  expect(new Set(SONGS.map((song) => song.name)).size).toBe(SONGS.length)
  for (const song of SONGS) {
    expect(song.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(MUSIC_MOODS).toContain(song.mood)
    expect(song.tempoBpm).toBeGreaterThan(50)
    expect(song.tempoBpm).toBeLessThan(210)
    expect(song.durationSeconds).toBeGreaterThanOrEqual(90)
    expect(song.hasLyrics).toBe(false)
    expect(songById(song.id)!.song).toBe(song)
  }
  for (const mood of MUSIC_MOODS) expect(SONGS.filter((song) => song.mood === mood).length, mood).toBeGreaterThanOrEqual(5)
})

test('eight songs are featured, each of another genre', () => {
  const featured = SONGS.filter((song) => song.featured)
  expect(featured).toHaveLength(8)
  expect(new Set(featured.map((song) => song.genre)).size).toBe(8)
})

/** What one knows a tune by: every four steps and rhythms in a row, whatever the key. */
function fingerprint(score: Score): string[] {
  const tune = score.tracks.find((track) => track.role === 'lead')!.notes.filter((note) => note.beats > 0.1)
  const marks = tune.map((note, i) => {
    const before = tune[i - 1] ?? note
    return `${note.pitch - before.pitch}:${Math.round((note.beat - before.beat) * 4)}`
  })
  return marks.slice(0, -3).map((_, i) => marks.slice(i, i + 4).join(' '))
}

test('no two songs share their tune, nor their chords and tempo', () => {
  const known = SONGS.map((song) => {
    const { plan } = songById(song.id)!
    return { song, plan, marks: new Set(fingerprint(composeScore(plan, song.durationSeconds))) }
  })
  for (const [i, one] of known.entries()) {
    expect(one.marks.size, one.song.name).toBeGreaterThan(8)
    for (const other of known.slice(i + 1)) {
      const shared = [...one.marks].filter((mark) => other.marks.has(mark)).length / Math.min(one.marks.size, other.marks.size)
      expect(shared, `${one.song.name} / ${other.song.name}`).toBeLessThan(0.4)
      const sameChords = one.plan.verse === other.plan.verse && one.plan.chorus === other.plan.chorus && one.song.genre === other.song.genre
      if (sameChords && one.song.key === other.song.key) {
        expect(Math.abs(one.song.tempoBpm / other.song.tempoBpm - 1), `${one.song.name} / ${other.song.name}`).toBeGreaterThan(0.01)
      }
    }
  }
})
