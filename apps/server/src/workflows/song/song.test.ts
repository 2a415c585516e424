import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { EngineDeadlinePassed, EngineError } from '@fablecut/generation/engine-error'
import { lyricsOfSong } from '@fablecut/studio/songs/lyrics'
import { SONGS } from '@fablecut/studio/songs/library'
import type { SongAnalysis } from '@fablecut/generation/ports/song-reader'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, provideTestServices, resultsOf } from '../testing/run-view.ts'
import { cutsOf, windowOf } from './cuts-of.ts'
import { requirePaidLength } from './paid-length.ts'
import { type SongSource, songSource } from './song-file.ts'
import { songLyrics } from './song-lyrics.ts'

const reading = buildSongFeatures({ seconds: 20, bpm: 120 })
const audio = new Uint8Array([1])
const song = { mediaId: 'song', reading, visemes: [], lines: [] }

const viewOf = (storyId: string, inputs: StoryInputs = {}) => buildRunView({ storyId, inputs, song })

const sum = (cuts: readonly number[] | null) => cuts!.reduce((total, frames) => total + frames, 0)

describe('cuts', () => {
  test('divide the song between the shots, on its beats unless its creator chose otherwise', () => {
    const onBeats = cutsOf(viewOf('on beats', { enableBeatSync: true }), 3)!
    expect([onBeats.length, sum(onBeats)]).toEqual([3, 600])
    expect(onBeats[0]! % 15).toBe(0)
    expect(cutsOf(viewOf('by default'), 3)).toEqual(onBeats)
    expect(cutsOf(viewOf('even', { enableBeatSync: false }), 7)).not.toEqual(cutsOf(viewOf('even'), 7))
    expect(cutsOf(viewOf('of its shots'))).toHaveLength(2)
  })

  test('are planned once for a story and number of shots', () => {
    const first = cutsOf(viewOf('once'), 3)
    expect(cutsOf(viewOf('once'), 3)).toBe(first)
    expect(cutsOf(viewOf('once'), 2)).toHaveLength(2)
    for (let other = 0; other < 99; other += 1) cutsOf(viewOf(`other ${other}`), 1)
    expect(cutsOf(viewOf('once'), 2)).toHaveLength(2)
    for (let other = 0; other < 101; other += 1) cutsOf(viewOf(`another ${other}`), 1)
    expect(cutsOf(viewOf('once'), 3)).not.toBe(first)
  })

  test('a story without a song has none', () => {
    expect([cutsOf(buildRunView()), windowOf(buildRunView(), 'a')]).toEqual([null, undefined])
  })

  test('a shot covers the part of the song between its cuts, or that of the timeline', () => {
    const view = viewOf('windows')
    const cuts = cutsOf(view)!
    expect(windowOf(view, 'b')).toEqual({ fromSeconds: cuts[0]! / 30, toSeconds: 20 })
    expect(windowOf(view, 'gone')).toBeUndefined()
    const window = { fromSeconds: 3, toSeconds: 4 }
    expect(windowOf({ ...view, windows: new Map([['b', window]]) }, 'b')).toBe(window)
    expect(windowOf({ ...view, windows: new Map() }, 'b')).toBeUndefined()
  })

  test('hundred plans are kept, the latest used', () => {
    const first = cutsOf(viewOf('kept'), 3)
    for (let other = 0; other < 99; other += 1) cutsOf(viewOf(`kept ${other}`), 1)
    expect(cutsOf(viewOf('kept'), 3)).toBe(first)
    for (let other = 0; other < 99; other += 1) cutsOf(viewOf(`newer ${other}`), 1)
    expect(cutsOf(viewOf('kept'), 3)).toBe(first)
  })
})

const file = (facts: object = {}) => ({
  id: 'm1',
  userId: 'ada',
  hash: 'h1',
  title: 'my_song.mp3',
  resourceType: 'audio',
  metadata: {},
  ...facts,
})

describe('the song of a story', () => {
  const LIBRARY = SONGS.find(({ id }) => id === 'glass-harbour')!
  const SECTIONS = [
    { name: 'intro' as const, startSeconds: 0, endSeconds: 30 },
    { name: 'verse' as const, startSeconds: 30, endSeconds: 60 },
  ]
  const composed = {
    audio,
    name: 'Glass Harbour',
    genre: 'Pop',
    mood: 'calm',
    tempoBpm: 90,
    beatsSeconds: [1, 21, 22, 41],
    sections: SECTIONS,
  }
  const part = { url: '/songs/glass-harbour.mp3', name: 'The part', fromSeconds: 20, toSeconds: 40 }

  let requests: object[]
  const sourceOf = async (musicUrl: string | undefined, ...files: object[]) => {
    requests = []
    provideTestServices({
      engines: { composer: { engine: 'builtin/composer', compose: async (request: object) => (requests.push(request), composed) } },
      db: resultsOf(...files.map((row) => [row])),
      storage: { readBytes: async (hash: string) => `bytes of ${hash}` },
    })
    return songSource(buildRunView({ inputs: { ...(musicUrl !== undefined && { musicUrl }) } }), undefined)
  }

  test('of the library is composed, with everything known of it', async () => {
    const { id: songId, mood, seed } = LIBRARY
    const source = await sourceOf('/songs/glass-harbour.mp3')
    expect(requests).toEqual([{ songId, mood, seed, durationSeconds: 60 }])
    const known = { tempoBpm: 90, beatsSeconds: [1, 21, 22, 41], sections: SECTIONS, hasVoice: false }
    expect(source).toMatchObject({ audio, name: 'Glass Harbour', genre: 'Pop', mood, known, mediaId: null, whole: null })
    expect(source.lyrics).toBe('')
  })

  test('of the library with lyrics has them line by line', async () => {
    const { lyrics } = await sourceOf('/songs/porch-light-letters.mp3')
    expect(lyrics!.split('\n')).toEqual(lyricsOfSong('porch-light-letters'))
  })

  test('is the own file of its creator, of which nothing is known', async () => {
    const own = { audio: 'bytes of h1', name: 'my song', known: null, isInstrumental: false, mediaId: 'm1', lyrics: null, whole: null }
    expect(await sourceOf('/media/m1/audio.mp3', file())).toEqual({ ...own, part: null })
    expect((await sourceOf('/media/m1/audio.mp3', file({ title: '.mp3' }))).name).toBe('.mp3')
  })

  test('that was generated without vocals has none, also a part of it', async () => {
    const composed = await sourceOf('/media/m1/audio.mp3', file({ aiModel: 'builtin/composer' }))
    const made = await sourceOf('/media/m1/audio.mp3', file({ aiModel: 'elevenlabs/music_v1', metadata: { hasVoice: false } }))
    const partOfLibrary = await sourceOf('/media/m1/audio.mp3', file({ metadata: { part_of: part } }))
    expect([composed, made, partOfLibrary].map(({ isInstrumental }) => isInstrumental)).toEqual([true, true, true])
  })

  test('that belongs to somebody else is saved with the story', async () => {
    const source = await sourceOf('/media/m1/audio.mp3', file({ userId: 'bob', metadata: { part_of: part } }))
    expect(source.mediaId).toBeNull()
  })

  test('that is a part has the name and what is known of the whole song', async () => {
    const source = await sourceOf('/media/m1/audio.mp3', file({ metadata: { part_of: part } }))
    const sections = [
      { name: 'intro', startSeconds: 0, endSeconds: 10 },
      { name: 'verse', startSeconds: 10, endSeconds: 20 },
    ]
    expect(source).toMatchObject({ audio: 'bytes of h1', name: 'Glass Harbour', genre: 'Pop', mood: LIBRARY.mood, mediaId: 'm1' })
    expect(source.known).toEqual({ tempoBpm: 90, hasVoice: false, beatsSeconds: [1, 2], sections })
    expect(source.whole).toMatchObject({ window: part, song: { audio } })
  })

  test('that is a part of an own file has its name, and nothing is known of it', async () => {
    const source = await sourceOf(
      '/media/m1/audio.mp3',
      file({ metadata: { part_of: { ...part, url: '/media/m2/x.mp3' } } }),
      file({ id: 'm2' }),
    )
    expect(source).toMatchObject({ name: 'my song', known: null, whole: { song: { mediaId: 'm2' } } })
    expect(source).not.toHaveProperty('genre')
    expect(source).not.toHaveProperty('mood')
  })

  test('that is a part of a deleted file stands alone under its name', async () => {
    const source = await sourceOf('/media/m1/audio.mp3', file({ metadata: { part_of: { ...part, url: '/media/m2/x.mp3' } } }))
    expect(source).toMatchObject({ name: 'The part', whole: null, mediaId: 'm1' })
  })

  test.each([
    ['without a file', undefined, []],
    ['that the library does not have', '/songs/nothing.mp3', []],
    ['that was deleted', '/media/m1/audio.mp3', []],
    ['that is no audio', '/media/m1/audio.mp3', [file({ resourceType: 'video' })]],
  ])('%s is an error', async (_, url, files) => {
    await expect(sourceOf(url, ...files)).rejects.toThrow('The song of the story story is not there')
  })
})

describe('the lyrics of a song', () => {
  const source: SongSource = { audio, name: 'Song', known: null, isInstrumental: false, mediaId: 'm1', lyrics: null, whole: null }
  const known = { tempoBpm: 90, beatsSeconds: [], sections: [], hasVoice: true }
  const analysis: SongAnalysis = { reading, visemes: [], taggedLyrics: null }
  type Segment = { text: string; startSecond: number; endSecond: number }
  let heard: { segments: Segment[]; words?: Segment[] } | Error
  let [timed, transcribed]: [unknown[], object[]] = [[], []]
  let tags: string | null

  beforeEach(() => {
    ;[timed, transcribed, tags] = [[], [], null]
    heard = { segments: [] }
    const timeLyrics = async (request: { lines: { text: string }[] }) => {
      timed.push(request)
      return request.lines.map(({ text }, index) => ({ text, words: [{ text, startSeconds: 10 * index, endSeconds: 10 * index + 1 }] }))
    }
    const analyzeSong = async () => ({ ...analysis, taggedLyrics: tags })
    const doGenerate = async (request: object) => {
      transcribed.push(request)
      if (heard instanceof Error) throw heard
      return heard
    }
    provideTestServices({ engines: { songReader: { timeLyrics, analyzeSong }, transcription: { doGenerate } } })
  })

  const lyricsOf = async (inputs: StoryInputs, from: SongSource = source, analysed = analysis, signal?: AbortSignal) =>
    (await songLyrics(buildRunView({ inputs }), from, analysed, signal)).map(({ text }) => text)

  test('are the pasted ones, also of an instrumental', async () => {
    expect(await lyricsOf({ lyrics: 'One\nTwo' })).toEqual(['One', 'Two'])
    expect(await lyricsOf({ lyrics: 'One', isInstrumental: true })).toEqual(['One'])
    expect(timed[1]).toEqual({ audio, lines: [{ text: 'One' }], reading })
  })

  test('are not looked for in an instrumental, and without captions', async () => {
    const tagged = { ...analysis, taggedLyrics: 'Tagged' }
    expect(await lyricsOf({ isInstrumental: true }, source, tagged)).toEqual([])
    expect(await lyricsOf({ autoCaptions: false, lyrics: 'One' }, source, tagged)).toEqual([])
    expect(await lyricsOf({ autoCaptions: true }, source, tagged)).toEqual(['Tagged'])
  })

  test('are those of the library, else those of the file', async () => {
    const tagged = { ...analysis, taggedLyrics: 'Tagged' }
    expect(await lyricsOf({}, { ...source, lyrics: 'Library' }, tagged)).toEqual(['Library'])
    expect(await lyricsOf({}, { ...source, lyrics: '', known }, tagged)).toEqual([])
    expect(await lyricsOf({}, source, tagged)).toEqual(['Tagged'])
    expect(transcribed).toEqual([])
  })

  test('of a part are those of its range in the whole song', async () => {
    tags = 'One\nTwo\nThree'
    const whole = { song: { ...source, audio: new Uint8Array([9]) }, window: { fromSeconds: 10, toSeconds: 20 } }
    expect(await lyricsOf({}, { ...source, whole })).toEqual(['Two'])
    expect(timed).toEqual([{ audio: whole.song.audio, lines: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }], reading }])
    expect(await lyricsOf({}, { ...source, whole: { ...whole, song: { ...whole.song, lyrics: '' } } })).toEqual([])
  })

  test('are recognised where nothing else is known', async () => {
    const words = [
      { text: 'fox', startSecond: 1, endSecond: 2 },
      { text: ' ', startSecond: 1.5, endSecond: 1.6 },
      { text: 'later', startSecond: 3, endSecond: 4 },
    ]
    const segments = [
      { text: 'fox', startSecond: 1, endSecond: 3 },
      { text: ' ', startSecond: 3, endSecond: 4 },
      { text: 'unheard', startSecond: 5, endSecond: 6 },
    ]
    heard = { segments, words }
    const { signal } = new AbortController()
    const lines = await songLyrics(buildRunView(), source, analysis, signal)
    expect(lines).toEqual([{ text: 'fox', words: [{ text: 'fox', startSeconds: 1, endSeconds: 2 }] }])
    expect(transcribed).toEqual([{ audio, mediaType: 'audio/wav', abortSignal: signal }])
    heard = { segments }
    expect(await lyricsOf({})).toEqual([])
    expect(transcribed[1]).not.toHaveProperty('abortSignal')
    expect(await lyricsOf({}, { ...source, known })).toEqual([])
    expect(transcribed).toHaveLength(2)
  })

  test('are missing when the recognition takes too long; other failures fail', async () => {
    heard = new EngineDeadlinePassed('late')
    expect(await lyricsOf({})).toEqual([])
    heard = new EngineError('engine_crashed', 'gone', { retryable: true })
    await expect(lyricsOf({})).rejects.toThrow('gone')
    heard = new Error('no engine')
    await expect(lyricsOf({})).rejects.toThrow('no engine')
  })
})

const check = (durationSeconds: number, musicDuration?: number) => () =>
  requirePaidLength({ inputs: musicDuration === undefined ? {} : { musicDuration } }, { durationSeconds })

test('a song longer than paid for is refused, apart from rounding', () => {
  expect(check(31, 30)).not.toThrow()
  expect(check(31.1, 30)).toThrow('longer than its file says')
  expect(check(11)).not.toThrow()
  expect(check(11.1)).toThrow('longer than its file says')
})
