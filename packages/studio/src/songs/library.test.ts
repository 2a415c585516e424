import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import { composeScore } from '../scores/compose-score.ts'
import type { Score } from '../scores/score.ts'
import type { SongPlan } from '../scores/plan-song.ts'
import { songById, SONGS, type LibrarySong } from './library.ts'

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

test('eight songs of different genres are featured', () => {
  const featured = SONGS.filter((song) => song.featured)
  expect(featured).toHaveLength(8)
  expect(new Set(featured.map((song) => song.genre)).size).toBe(8)
})

/** Melody fingerprint: all sequences of four intervals with rhythms, independent of the key. */
function fingerprint(score: Score): string[] {
  const tune = score.tracks.find((track) => track.role === 'lead')!.notes.filter((note) => note.beats > 0.1)
  const marks = tune.map((note, i) => {
    const before = tune[i - 1] ?? note
    return `${note.pitch - before.pitch}:${Math.round((note.beat - before.beat) * 4)}`
  })
  return marks.slice(0, -3).map((_, i) => marks.slice(i, i + 4).join(' '))
}

test('no two songs share a melody, or both chords and tempo', () => {
  const entries = SONGS.map((song) => {
    const { plan } = songById(song.id)!
    return { song, plan, marks: new Set(fingerprint(composeScore(plan, song.durationSeconds))) }
  })
  expect(entries.filter((song) => song.marks.size <= 8).map(({ song }) => song.name)).toEqual([])
  const duplicates = entries.flatMap((song, i) =>
    entries
      .slice(i + 1)
      .filter((other) => shareTune(song, other) || shareChordsAndTempo(song, other))
      .map((other) => `${song.song.name} / ${other.song.name}`),
  )
  expect(duplicates).toEqual([])
})

type Entry = { readonly song: LibrarySong; readonly plan: SongPlan; readonly marks: ReadonlySet<string> }

function shareTune({ marks }: Entry, other: Entry): boolean {
  let shared = 0
  for (const mark of marks) if (other.marks.has(mark)) shared++
  return shared / Math.min(marks.size, other.marks.size) >= 0.4
}

function shareChordsAndTempo(song: Entry, other: Entry): boolean {
  const sameChords = song.plan.verse === other.plan.verse && song.plan.chorus === other.plan.chorus
  const sameGenreAndKey = song.song.genre === other.song.genre && song.song.key === other.song.key
  return sameChords && sameGenreAndKey && Math.abs(song.song.tempoBpm / other.song.tempoBpm - 1) <= 0.01
}
