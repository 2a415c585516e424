import type { MusicScenes } from '@fablecut/generation/ports/writer'
import { expect, test } from 'vitest'
import { filmShots } from './camera-work.ts'
import { contentOfPicture, linePictures, SINGER } from './line-pictures.ts'
import type { MusicVideo } from './song-shot.ts'

const DOG = { id: 'dog 1', what: 'dog', action: 'sit', feeling: 'neutral', speaks: false } as const
const SUNG = {
  line: 'My dog sits beside me',
  cast: [
    { ...DOG, id: SINGER, what: 'person' },
    { ...DOG, position: { relation: 'beside', of: SINGER } },
  ],
  things: [{ what: 'bird', count: 1, position: { relation: 'above', of: SINGER } }],
} as const

test('what is placed at the singer is placed at the character who plays the singer', () => {
  const { cast, things } = contentOfPicture(SUNG, { id: 'mia', name: 'Mia' } as Parameters<typeof contentOfPicture>[1])
  expect(cast.map(({ id, position }) => [id, position?.of])).toEqual([
    ['mia', undefined],
    ['dog 1', 'mia'],
  ])
  expect(things[0]!.position).toEqual({ relation: 'above', of: 'mia' })
})

test('nothing is placed at what a song does not show', () => {
  const request = { moments: [{ words: 'A cat sleeps on the wall' }], song: {} } as unknown as MusicScenes
  const [picture] = linePictures(request)
  const { cast, things } = contentOfPicture(picture!, undefined)
  expect(cast.map(({ what }) => what)).toEqual(['cat'])
  const shot = { title: 'x', setting: { place: 'beach', hour: 'day', weather: 'clear' }, cast, things, sizes: ['full'] } as const
  const [filmed] = filmShots([shot], { request: { seed: 1, cast: [] }, intensities: ['quiet'], mood: 'calm' } as unknown as MusicVideo)
  expect(filmed!.plan!.cast[0]).not.toHaveProperty('position')
})

test('a shot of two lines shows the first of them that shows anything, and nothing small beside something large', () => {
  const request = {
    moments: [
      { words: 'Streetlights flicker on the river\nThe last train is leaving' },
      { words: "The train is leaving and I'm holding your coat" },
    ],
    song: {},
  } as unknown as MusicScenes
  const [first, second] = linePictures(request)
  expect(first!.things.map(({ what }) => what)).toEqual(['street lamp'])
  expect(second!.things.map(({ what }) => what)).toEqual(['train'])
})
