import { expect, test } from 'vitest'
import { storyCast, storyFacts } from './story-facts.ts'
import { storyTopic } from './story-prompt.ts'

const metadata = { width: 1280, height: 720, duration: 58.2, fps: 30 }
const linesOf = (story: Omit<Parameters<typeof storyFacts>[0], 'reusable_files'>) =>
  storyFacts({ ...story, reusable_files: [] }).map(({ label, value, auto }) => `${label}: ${auto ? 'auto, ' : ''}${value}`)

test('a script story lists its style and the selected voice and song (H-134, H-136)', () => {
  const inputs = {
    script_content: 'A fox.',
    visual_style: 'pixar',
    voiceover_voice: 'auto',
    voiceover_voice_auto_selection: { voiceover: 'Nova' },
    background_music: 'auto',
    background_music_auto_selection: { selectedSong: { name: 'Lantern Waltz' } },
  }
  expect(linesOf({ category_id: 'script_to_video', category_inputs: inputs, metadata })).toEqual([
    'Style: Pixar',
    'Voice: auto, Nova',
    'Music: auto, Lantern Waltz',
    'Size: 1280 × 720, 0:58',
  ])
})

test.each([
  ['Lo-fi Walk', ['Music: Lo-fi Walk']],
  ['/songs/glass-harbour.mp3', ['Music: Glass Harbour']],
  ['/media/m/audio.m4a', ['Music: Own song']],
  ['auto', ['Music: Auto']],
  [null, ['Music: None']],
  [undefined, []],
])('the music %s of a vlog', (background_music, lines) => {
  const story = {
    category_id: 'character_vlog' as const,
    category_inputs: { background_music },
    metadata: { ...metadata, width: 0, duration: null },
  }
  expect(linesOf(story)).toEqual(lines)
})

test.each([
  ['an own upload', '/media/m/audio.m4a', ['/media/m/audio.m4a'], true],
  ['a song of the library', '/songs/glass-harbour.mp3', [], true],
  ["somebody else's upload", '/media/m/audio.m4a', [], false],
])('the song of a music video, %s: can be downloaded? (HD-71)', (_what, music_url, reusable_files, canDownload) => {
  const inputs = { music_url, song: { name: 'Glass Harbour' }, video_consistent_style: 'citypop' }
  const facts = storyFacts({ category_id: 'music_video', category_inputs: inputs, metadata, reusable_files })
  expect(facts).toContainEqual({ label: 'Music', value: 'Glass Harbour', ...(canDownload && { file: music_url }) })
  expect(facts[0]).toEqual({ label: 'Style', value: 'City-Pop' })
})

test('a close-up lists its type (H-138)', () => {
  expect(linesOf({ category_id: 'asmr_video', category_inputs: { asmr_type: 'petridish', background_music: null }, metadata })).toEqual([
    'ASMR type: Petridish',
    'Music: None',
    'Size: 1280 × 720, 0:58',
  ])
})

test('the main character is first, unnamed ones are left out', () => {
  const inputs = {
    character: { id: 'a', name: 'Alexander', character_image_url: '/a.webp' },
    additional_characters: [{ id: 'b' }, { id: 'c', model_name: 'Bo' }],
  }
  expect(storyCast({ category_inputs: inputs })).toEqual([
    { id: 'a', name: 'Alexander', picture: '/a.webp' },
    { id: 'c', name: 'Bo', picture: null },
  ])
})

test.each([
  ['character_vlog', { vlog_topic: '@[Ana](c1) bakes with @[Bo](c2)' }, '@Ana bakes with @Bo'],
  ['script_to_video', { script_content: ' A fox.\nA lantern. ', rewrite_script: 'Other words' }, 'A fox.\nA lantern.'],
  ['asmr_video', { script_content: 'A knife cuts' }, 'A knife cuts'],
  ['music_video', { title: 'Night', video_consistent_style: 'citypop' }, 'Night, City-Pop'],
  ['music_video', {}, 'The title'],
  ['create_from_scratch', { script_content: 'x' }, ''],
] as const)('the prompt of a %s', (category_id, category_inputs, topic) => {
  expect(storyTopic({ category_id, category_inputs, title: 'The title' })).toBe(topic)
})
