import { expect, test } from 'vitest'
import { EXAMPLES, songInputs } from './examples.ts'

const all = (field: 'key' | 'category' | 'aspectRatio') => new Set(EXAMPLES.map((example) => example[field]))

test('there is an example of every category, in both aspect ratios, each with its own key', () => {
  expect(all('key').size).toBe(EXAMPLES.length)
  expect(all('category')).toEqual(new Set(['script_to_video', 'character_vlog', 'music_video', 'asmr_video']))
  expect(all('aspectRatio')).toEqual(new Set(['16:9', '9:16']))
})

test('the inputs of an example are valid inputs of its form', () => {
  for (const example of EXAMPLES.filter(({ song }) => song))
    expect(songInputs(example, { url: '/media/x/audio.m4a', duration: 15 })).toMatchObject({
      music_url: '/media/x/audio.m4a',
      music_duration: 15,
      aspect_ratio: example.aspectRatio,
    })
})
