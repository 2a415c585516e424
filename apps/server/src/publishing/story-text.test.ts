import { expect, test } from 'vitest'
import { storyText } from './story-text.ts'

const NOTHING = { title: 'Untitled', categoryInputs: {}, shots: [], timeline: null }

test('it contains title, inputs, prompts, narration and captions', () => {
  const caption = { id: 'c', type: 'caption', startTimeInFrames: 0, durationInFrames: 9, caption: { data: { text: 'six' } } } as const
  const words = storyText({
    title: 'one',
    categoryInputs: { vlog_topic: 'two', additional_characters: [{ id: 'zzz', name: 'three' }], num_shots: 5 },
    shots: [{ imagePrompt: 'four', videoPrompt: '', plan: null, voiceOver: 'five' }],
    timeline: { tracks: [{ id: 't', type: 'file', subtype: 'caption', isPrimary: false, items: [caption] }] },
  })
  expect(words.split('\n.\n')).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
})

test('it does not contain ids and URLs', () => {
  const categoryInputs = {
    music_url: 'https://a.example/xxx',
    reference_image_url: 'xxx',
    song: '/media/1488/audio.mp3',
    character: { id: '1488' },
  }
  expect(storyText({ ...NOTHING, categoryInputs })).toBe('Untitled')
})
