import { expect, test } from 'vitest'
import { createComposer } from '../composer.ts'
import { featureVector, extractFeatures, classifyNearest } from './song-features.ts'
import { songById, SONGS } from './library.ts'

const GENRES = process.env['TEST_LONG']
  ? ['Ambient', 'Chiptune', 'House', 'Metal', 'Piano ballad', 'Waltz']
  : ['Ambient', 'Chiptune', 'Metal']
const SONGS_OF_EACH = process.env['TEST_LONG'] ? 3 : 2

test('a nearest-neighbour classifier on the features finds the genre of most songs', async () => {
  const composer = createComposer()
  const examples: Array<{ name: string; features: number[] }> = []
  for (const genre of GENRES) {
    for (const { id } of SONGS.filter((song) => song.genre === genre).slice(0, SONGS_OF_EACH)) {
      const song = await composer.compose({ mood: 'calm', seed: 1, durationSeconds: 16, songId: id })
      examples.push({ name: genre, features: featureVector(extractFeatures(song, songById(id)!.plan.genre.meter.beats)) })
    }
  }
  const right = examples.filter((song, i) => classifyNearest(song.features, examples.toSpliced(i, 1)) === song.name)
  expect(right.length / examples.length).toBeGreaterThanOrEqual(0.8)
})
