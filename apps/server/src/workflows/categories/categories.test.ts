import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import type { Viseme } from '@fablecut/generation/ports/options'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices, resultsOf } from '../testing/run-view.ts'
import { generationOf } from './categories.ts'

const EMBER = { id: 'own-ember', name: 'Ember' }
const POPPY = { id: 'own-poppy', name: 'Poppy' }
const shots = [{ title: 'One', voiceOver: '', imagePrompt: 'x', videoPrompt: 'y' }]

let requests: Record<string, unknown>[]
let styled: unknown[]
beforeEach(() => {
  requests = []
  styled = []
  const write = (more: object) => async (request: Record<string, unknown>) => {
    requests.push(request)
    return { language: 'en', musicMood: 'warm', shots, ...more }
  }
  const style = (by: string) => async (from: unknown) => {
    styled.push([by, from])
    return `style of ${by}`
  }
  provideTestServices({
    engines: {
      writer: { writeScenes: write({}), writeStoryboard: write({ title: 'A fox', script: 'A fox.', rewritten: true }) },
      stylist: { styleFromText: style('text'), styleFromImage: style('image'), styleFromSong: style('song') },
    },
    db: resultsOf([{ hash: 'h' }]),
    storage: { readBytes: async (hash: string) => `bytes of ${hash}` },
  })
})

const written = async (category: string, inputs: StoryInputs, more: object = {}) => {
  const view = buildRunView({ category, inputs, ...more })
  return { ...(await generationOf(view).write(view, undefined)), request: requests[0]! }
}
const optionsOf = (category: string, inputs: StoryInputs) => {
  const view = buildRunView({ category, inputs })
  return [generationOf(view).imageOptions(view), generationOf(view).clipOptions(view, 'b')]
}
const clipsOf = (category: string, inputs: StoryInputs = {}) => {
  const view = buildRunView({ category, inputs })
  const generation = generationOf(view)
  return [generation.hasClips(view), generation.endsWithNextImage(view), generation.hasChosenLength ?? false]
}

test.each([
  ['script_to_video', [true, false, false]],
  ['asmr_video', [true, false, false]],
  ['character_vlog', [true, false, true]],
  ['music_video', [true, false, false]],
  ['create_from_scratch', [true, false, false]],
])('%s: has clips, clips end with the next image, the length is chosen: %j', (category, expected) => {
  expect(clipsOf(category)).toEqual(expected)
})

describe('an explainer', () => {
  test('is written from its script with the defaults of the form', async () => {
    const { request, found, title } = await written('script_to_video', {})
    expect(request).toEqual({ script: '', autoRewrite: true, clipSeconds: 5, style: 'photorealistic', seed: 1 })
    expect(title).toBe('A fox')
    expect(found).toEqual({
      rewrite_script: 'A fox.',
      language: 'en',
      is_rewritten: true,
      music_mood: 'warm',
      voiceover_voice_auto_selection: { voiceover: 'rowan' },
    })
  })

  test('is written with what its creator chose', async () => {
    const inputs = { scriptContent: 'The fox.', autoRewrite: false, visualStyle: 'citypop', seed: 7, character: EMBER }
    const models = { advancedSettings: { videoModelConfig: { model: 'MiniMax-Hailuo-02' } } } as StoryInputs
    const { request } = await written('script_to_video', { ...inputs, ...models })
    expect(request).toEqual({ script: 'The fox.', autoRewrite: false, clipSeconds: 6, style: 'citypop', seed: 7, character: EMBER })
  })

  test('draws its character in its style', () => {
    expect(optionsOf('script_to_video', {})).toEqual([{ style: 'photorealistic' }, { style: 'photorealistic' }])
    expect(optionsOf('script_to_video', { scriptContent: 'typed', visualStyle: 'citypop', character: EMBER })).toEqual([
      { style: 'citypop', character: EMBER },
      { style: 'citypop' },
    ])
  })
})

describe('an ASMR video', () => {
  const sentence = 'A sharp knife slowly cuts through the  glass apple  on a wooden board'

  test('is written from the material of its sentence', async () => {
    const { request, found } = await written('asmr_video', { scriptContent: sentence, asmrType: 'cutting', numShots: 5, seed: 7 })
    expect(request).toEqual({ kind: 'asmr', sentence, material: 'glass apple', shots: 5, seed: 7 })
    expect(found).toEqual({ language: 'en', music_mood: 'warm' })
  })

  test('of an unknown type has the whole sentence as material, and three shots', async () => {
    const { request } = await written('asmr_video', { scriptContent: 'Rain', asmrType: 'rain' })
    expect(request).toEqual({ kind: 'asmr', sentence: 'Rain', material: 'Rain', shots: 3, seed: 1 })
    expect((await written('asmr_video', {})).request).toMatchObject({ sentence: 'Rain' })
    expect(requests[1]).toEqual({ kind: 'asmr', sentence: '', material: '', shots: 3, seed: 1 })
  })

  test('has one sound that runs through its clips', () => {
    const inputs = { scriptContent: sentence, asmrType: 'cutting', seed: 7 }
    const [image, clip] = optionsOf('asmr_video', inputs)
    expect(image).toEqual({ style: 'photorealistic', asmr: { type: 'cutting', material: 'glass apple' } })
    const soundSection = { startSeconds: 5, totalSeconds: 10, seed: 7 }
    expect(clip).toEqual({ style: 'photorealistic', sound: 'asmr-cutting', soundSection })
    expect(optionsOf('asmr_video', {})).toEqual([
      { style: 'photorealistic', asmr: { type: '', material: '' } },
      { style: 'photorealistic', sound: 'asmr-cutting', soundSection: { ...soundSection, seed: 1 } },
    ])
  })

  test('begins its sound at the start for a shot that was removed', () => {
    const view = buildRunView({ category: 'asmr_video', shots: [buildShotRow('a'), buildShotRow('b'), buildShotRow('c')] })
    expect(generationOf(view).clipOptions(view, 'gone')).toMatchObject({ soundSection: { startSeconds: 0, totalSeconds: 15 } })
  })
})

describe('a vlog', () => {
  const vlogTopic = '@[Ember](own-ember) bakes bread'

  test('is told by its first character', async () => {
    const inputs = { vlogTopic, character: EMBER, additionalCharacters: [POPPY], expectedDurationSeconds: 40, seed: 7 }
    const { request, found } = await written('character_vlog', inputs)
    expect(request).toEqual({ kind: 'vlog', topic: 'Ember bakes bread', cast: [EMBER, POPPY], clipSeconds: 5, shots: 8, seed: 7 })
    const voiceover = expect.stringMatching(/^[a-z]+$/)
    expect(found).toEqual({ language: 'en', music_mood: 'warm', voiceover_voice_auto_selection: { voiceover } })
  })

  test('without a character is told by somebody, for half a minute', async () => {
    const { request } = await written('character_vlog', {})
    expect(request).toEqual({ kind: 'vlog', topic: '', cast: [{ id: 'story', name: 'Somebody' }], clipSeconds: 5, shots: 6, seed: 1 })
  })

  test('draws its characters and topic', () => {
    expect(optionsOf('character_vlog', {})).toEqual([{ style: 'pixar' }, { style: 'pixar' }])
    const [image] = optionsOf('character_vlog', { vlogTopic, character: EMBER, additionalCharacters: [POPPY] })
    expect(image).toEqual({ style: 'pixar', character: EMBER, companions: [POPPY] })
  })
})

describe('a story created shot by shot', () => {
  test('has the style of an explainer and no writer', async () => {
    expect(optionsOf('create_from_scratch', {})).toEqual([{ style: 'photorealistic' }, { style: 'photorealistic' }])
    expect(optionsOf('create_from_scratch', { visualStyle: 'citypop' })).toEqual([{ style: 'citypop' }, { style: 'citypop' }])
    await expect(written('create_from_scratch', {})).rejects.toThrow('not written')
  })
})

/** The reference image was deleted. */
function provideStandInsWithoutFiles(): void {
  const stylist = { styleFromSong: async () => 'style of song' }
  provideTestServices({ engines: { writer: { writeScenes: async () => ({ shots }) }, stylist }, db: resultsOf() })
}

describe('a music video', () => {
  const reading = buildSongFeatures({ seconds: 20, bpm: 120 })
  const sung: Viseme[] = [
    { shape: 'open', startSeconds: 1, endSeconds: 2 },
    { shape: 'open', startSeconds: 9, endSeconds: 11 },
    { shape: 'closed', startSeconds: 11, endSeconds: 12 },
    { shape: 'wide', startSeconds: 19, endSeconds: 20 },
  ]
  const songOf = (visemes: readonly Viseme[] = sung) => ({ song: { mediaId: 'song', reading, visemes, lines: [] } })

  test('is written with the defaults of the form', async () => {
    const { request, found } = await written('music_video', {}, { ...songOf([]), storyId: 'defaults' })
    expect(request).toMatchObject({ kind: 'music', videoType: 'singing-dancing', topic: '', cast: [], bRoll: true, seed: 1 })
    expect(request['song']).toEqual({ name: 'A story', hasVoice: false })
    expect(request['moments']).toHaveLength(1)
    expect(found).toEqual({ language: 'en', music_mood: 'warm', style: 'style of song' })
  })

  test('is written with what its creator chose', async () => {
    const inputs: StoryInputs = {
      videoType: 'consistent-character',
      videoTopic: 'a walk',
      videoScenes: 'a stage',
      numShots: 3,
      song: { name: 'Blue', genre: 'Pop' },
      character: EMBER,
      additionalCharacters: [POPPY],
      enableBroll: false,
      seed: 7,
      videoConsistentStyle: 'citypop',
    }
    const { request, found } = await written('music_video', inputs, { ...songOf(), storyId: 'chosen' })
    expect(request).toMatchObject({
      videoType: 'consistent-character',
      topic: 'a walk',
      cast: [EMBER, POPPY].map(({ id, name }) => ({ id, name })),
      bRoll: false,
      seed: 7,
    })
    expect(request['song']).toEqual({ name: 'Blue', genre: 'Pop', hasVoice: true })
    expect(request['moments']).toHaveLength(3)
    expect(found['style']).toBe('citypop')
    await written('music_video', { ...inputs, videoType: 'singing-dancing' }, { ...songOf(), storyId: 'chosen' })
    expect(requests[1]).toMatchObject({ topic: 'a stage' })
    await written('music_video', { videoType: 'singing-dancing' }, { ...songOf(), storyId: 'chosen' })
    await written('music_video', { videoType: 'lyrics-video' }, { ...songOf(), storyId: 'chosen' })
    expect(requests.slice(2).map(({ topic }) => topic)).toEqual(['', ''])
  })

  test('cannot be written before its song was analysed', async () => {
    await expect(written('music_video', {})).rejects.toThrow('The song of the story story was not read')
  })

  const styleOf = async (inputs: StoryInputs) =>
    (await written('music_video', inputs, { ...songOf(), storyId: 'styled' })).found['style'] as string
  const referenceImageUrl = '/media/m1/image.png'

  test('has the described style, or that of the reference image', async () => {
    expect(await styleOf({ videoConsistentStyle: 'neon rain' })).toBe('style of text')
    expect(await styleOf({ videoConsistentStyle: 'custom', referenceImageUrl })).toBe('style of image')
    expect(styled).toEqual([
      ['text', 'neon rain'],
      ['image', 'bytes of h'],
    ])
  })

  test('has the style of its song without a description and without a usable image', async () => {
    expect(await styleOf({ videoConsistentStyle: 'custom' })).toBe('style of song')
    expect(await styleOf({ videoConsistentStyle: '' })).toBe('style of song')
    expect(await styleOf({ videoConsistentStyle: 'auto', referenceImageUrl, song: { name: 'Blue', mood: 'sad' }, seed: 7 })).toBe(
      'style of song',
    )
    const energy = reading.energy.reduce((sum, value) => sum + value, 0) / reading.energy.length
    expect(styled[0]).toEqual(['song', { tempoBpm: 120, energy, seed: 1 }])
    expect(styled[2]).toEqual(['song', { name: 'Blue', mood: 'sad', tempoBpm: 120, energy, seed: 7 }])
    provideStandInsWithoutFiles()
    expect(await styleOf({ videoConsistentStyle: 'custom', referenceImageUrl })).toBe('style of song')
  })

  test('draws all its characters as companions', () => {
    expect(optionsOfSong({})[0]).toEqual({ style: 'photorealistic' })
    expect(optionsOfSong({ style: 'citypop', character: EMBER, additionalCharacters: [POPPY] })[0]).toEqual({
      style: 'citypop',
      companions: [EMBER, POPPY],
    })
  })

  const windows = new Map([['b', { fromSeconds: 10, toSeconds: 15 }]])
  function optionsOfSong(inputs: StoryInputs, shotId = 'b') {
    const view = buildRunView({ category: 'music_video', inputs, windows, ...songOf() })
    return [generationOf(view).imageOptions(view), generationOf(view).clipOptions(view, shotId)]
  }

  test('moves its clips to the beats under them; only performers sing', () => {
    const beats = Array.from({ length: 10 }, (_, index) => index / 2)
    expect(optionsOfSong({ style: 'citypop' })[1]).toEqual({ style: 'citypop', beats, cueSeconds: [0.15] })
    expect(optionsOfSong({ style: 'citypop' }, 'gone')[1]).toEqual({ style: 'citypop' })
    expect(optionsOfSong({ videoType: 'singing-dancing' })[1]).toEqual({
      style: 'photorealistic',
      beats,
      cueSeconds: [0.15],
      visemes: [
        { shape: 'open', startSeconds: 0, endSeconds: 1 },
        { shape: 'closed', startSeconds: 1, endSeconds: 2 },
      ],
      speech: [{ startSeconds: 0, endSeconds: 1 }],
    })
  })

  test('ends singing with the part of the song, and leaves out what only touches it', () => {
    const edges: Viseme[] = [
      { shape: 'open', startSeconds: 8, endSeconds: 10 },
      { shape: 'wide', startSeconds: 14, endSeconds: 16 },
      { shape: 'open', startSeconds: 15, endSeconds: 17 },
    ]
    const view = buildRunView({ category: 'music_video', inputs: { videoType: 'singing-dancing' }, windows, ...songOf(edges) })
    expect(generationOf(view).clipOptions(view, 'b')).toMatchObject({ visemes: [{ shape: 'wide', startSeconds: 4, endSeconds: 5 }] })
  })

  test('shows images in place of clips, or joins clips by the next image, where its creator chose that', () => {
    expect(clipsOf('music_video', { skipVideoGeneration: true, enableStartEndFrame: true })).toEqual([false, true, false])
    expect(clipsOf('music_video', { skipVideoGeneration: false, enableStartEndFrame: false })).toEqual([true, false, false])
  })
})
