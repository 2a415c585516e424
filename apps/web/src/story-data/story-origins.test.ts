import { expect, test } from 'vitest'
import { storyOrigins } from './story-origins.ts'

test('a story lists its source and its settings (ED-13)', () => {
  expect(
    storyOrigins({
      script_content: 'A fox.',
      rewrite_script: 'A fox walks home.',
      visual_style: 'pixelart',
      voiceover_voice: 'auto',
      voiceover_voice_auto_selection: { voiceover: 'rowan' },
      background_music_auto_selection: { selectedSong: { name: 'Lantern Waltz', media_id: 'm' } },
      character: { id: 'c', name: 'Juna' },
      additional_characters: [{ id: 'd' }, { id: 'e', name: 'Bo' }],
    }),
  ).toEqual({
    script: 'A fox walks home.',
    topic: null,
    lyrics: null,
    style: 'Pixel art',
    voice: 'Rowan',
    characters: ['Juna', 'Bo'],
    music: 'Lantern Waltz',
  })
})

test('inputs of an unknown shape list nothing, and a story without music says so', () => {
  expect(storyOrigins({ style: 7, character: 'x', background_music: null })).toMatchObject({ style: null, characters: [], music: 'none' })
})
