import { expect, test } from 'vitest'
import { createComposer } from '../composer.ts'
import { featureVector, extractFeatures, classifyNearest } from './song-features.ts'
import { songById, SONGS } from './library.ts'

const GENRES = process.env['TEST_LONG']
  ? ['Ambient', 'Chiptune', 'House', 'Metal', 'Piano ballad', 'Waltz']
  : ['Ambient', 'Chiptune', 'Metal']
const SONGS_OF_EACH = 3

test('who has heard two songs of a kind names the kind of the third', async () => {
  const composer = createComposer()
  const heard: Array<{ name: string; features: number[] }> = []
  for (const genre of GENRES) {
    for (const { id } of SONGS.filter((song) => song.genre === genre).slice(0, SONGS_OF_EACH)) {
      const song = await composer.compose({ mood: 'calm', seed: 1, durationSeconds: 16, songId: id })
      heard.push({ name: genre, features: featureVector(extractFeatures(song, songById(id)!.plan.genre.meter.beats)) })
    }
  }
  const right = heard.filter((song, i) => classifyNearest(song.features, heard.toSpliced(i, 1)) === song.name)
  expect(right.length / heard.length).toBeGreaterThanOrEqual(0.8)
})
