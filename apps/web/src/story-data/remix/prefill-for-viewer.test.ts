import { describe, expect, it, test } from 'vitest'
import { formOfStory } from './form-of-story.ts'
import { usablePrefill, type UsableCharacters } from './prefill-for-viewer.ts'

const poppy = { id: 'poppy', name: 'Poppy', type: 'premade' }
const ownCharacter = { id: 'c-1', name: 'Grandma', type: 'custom-quick', image_url: '/media/c/face.webp' }
const usableOf = (inputs: Record<string, unknown>, reusable: string[] = [], characters: UsableCharacters = new Map()) =>
  usablePrefill({ category_inputs: inputs, reusable_files: reusable }, characters)

describe("prefill from another user's story (HD-60)", () => {
  it('private characters are left out and become plain names in the topic', () => {
    const prefill = usableOf({
      character: ownCharacter,
      additional_characters: [poppy],
      vlog_topic: '@[Grandma](c-1) meets @[Poppy](poppy)',
    })
    expect(prefill).toEqual({ character: poppy, video_topic: 'Grandma meets @[Poppy](poppy)' })
  })

  it('a community character is kept while it exists, with its listed data', () => {
    const used = { ...ownCharacter, type: 'premade', modelData: { source: 'community' } }
    const listed = { ...used, image_url: '/media/theirs/image.png' }
    expect(usableOf({ character: used })).toEqual({})
    expect(usableOf({ character: used }, [], new Map([['c-1', listed]]))).toEqual({ character: listed })
  })

  it('a part of a library song is kept (H-179)', () => {
    const inputs = { music_url: '/media/m/a.m4a', music_duration: 30, song: { name: 'Glass Harbour' } }
    expect(usableOf(inputs, ['/media/m/a.m4a'])).toEqual({ music_url: '/media/m/a.m4a', music_duration: 30, music_name: 'Glass Harbour' })
  })

  it('uploads are left out with their metadata, library songs are kept', () => {
    expect(
      usableOf({ music_url: '/media/m/a.m4a', music_duration: 30, song: { name: 'Mine' }, reference_image_url: '/media/p/x.webp' }),
    ).toEqual({})
    const library = { music_url: '/songs/night.mp3', music_duration: 30 }
    expect(usableOf(library)).toEqual(library)
    expect(usableOf({ background_music: '/media/m/a.m4a' })).toEqual({ background_music: '', background_music_choice: 'upload' })
    expect(usableOf({ background_music: '/songs/night.mp3' })).toEqual({ background_music: '/songs/night.mp3' })
    expect(usableOf({ background_music: null })).toEqual({ background_music: null })
  })
})

test('of an own story keeps existing characters and files', () => {
  const listed = { ...ownCharacter, type: 'my-character' }
  const prefill = usableOf(
    {
      character: ownCharacter,
      additional_characters: [{ ...ownCharacter, id: 'c-2' }],
      music_url: '/media/m/a.m4a',
      reference_image_url: '/media/gone.webp',
    },
    ['/media/m/a.m4a'],
    new Map([['c-1', listed]]),
  )
  expect(prefill).toEqual({ character: listed, music_url: '/media/m/a.m4a' })
})

test.each([
  ['script_to_video', {}, { to: '/story/create/script' }],
  ['character_vlog', {}, { to: '/story/create/vlog' }],
  ['asmr_video', {}, { to: '/story/create/asmr' }],
  ['music_video', { video_type: 'consistent-style' }, { to: '/music-video/$videoType', params: { videoType: 'consistent-style' } }],
  ['music_video', { video_type: 'story-mode' }, { to: '/music-video/$videoType', params: { videoType: 'consistent-character' } }],
  ['music_video', { video_type: 'x' }, { to: '/story/create/mv' }],
  ['create_from_scratch', {}, null],
] as const)('a %s with %j is remixed with its form', (category_id, category_inputs, form) => {
  expect(formOfStory({ category_id, category_inputs })).toEqual(form)
})
