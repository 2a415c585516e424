import { EngineCrashed, EngineRefusal } from '@fablecut/generation/engine-error'
import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CaptionsInput } from '../../editor/captions-input.ts'
import type { OwnMedia } from '../../media/find-own-media.ts'
import { provideTestServices, resultsOf } from '../testing/run-view.ts'
import { captionStyleOf, usedRange } from './captions-run.ts'
import { failureMessage } from './detect-captions.ts'
import { knownWords } from './known-words.ts'
import { shiftTimes } from './transcript-maker.ts'
import { transcribeWords } from '../transcription/transcribe-words.ts'

const reading = buildSongFeatures({ seconds: 20, bpm: 120 })
const word = (text: string, startSeconds: number, endSeconds: number) => ({ text, startSeconds, endSeconds })
const timed = (text: string, startSecond: number, endSecond: number) => ({ text, startSecond, endSecond })

let requests: object[]
let response: { segments: object[]; words?: object[] }
let tags: string | null
let failure: Error | null
let songs: object[]
beforeEach(() => {
  ;[requests, response, tags, failure, songs] = [[], { segments: [] }, null, null, []]
  const songReader = {
    analyzeSong: async () => {
      if (failure) throw failure
      return { reading, taggedLyrics: tags }
    },
    timeLyrics: async ({ lines }: { lines: { text: string }[] }) =>
      lines.map(({ text }, index) => ({ text, words: text === 'hum' ? [] : [word(text, index, index + 0.5)] })),
  }
  const doGenerate = async (request: object) => (requests.push(request), response)
  provideTestServices({
    engines: { transcription: { doGenerate }, songReader, composer: { engine: 'builtin/composer' } },
    get db() {
      return resultsOf(songs)
    },
    storage: { readBytes: async (hash: string) => `bytes of ${hash}` },
  })
})

const transcribed = (options: object = {}, signal?: AbortSignal) =>
  transcribeWords({ audio: new Uint8Array(1), mediaType: 'audio/wav', ...options }, signal)

describe('a transcription', () => {
  test('has the words of each line', async () => {
    response = {
      segments: [timed('A fox', 1, 3), timed('', 3, 4)],
      words: [timed('early', 0.9, 1), timed('A', 1, 2), timed(' ', 2, 2), timed('fox', 2, 3), timed('on', 3, 3.5)],
    }
    expect(await transcribed()).toEqual({
      how: 'recognised',
      lines: [
        { startSeconds: 1, endSeconds: 3, words: [word('A', 1, 2), word('fox', 2, 3)] },
        { startSeconds: 3, endSeconds: 4, words: [word('on', 3, 3.5)] },
      ],
    })
    expect(requests).toEqual([{ audio: new Uint8Array(1), mediaType: 'audio/wav', providerOptions: { fablecut: {} } }])
  })

  test('of a known text is aligned with it', async () => {
    const { signal } = new AbortController()
    response = { segments: [timed('fox', 0, 1)], words: [timed('fox', 0, 1)] }
    expect((await transcribed({ knownText: 'fox', language: 'de' }, signal)).how).toBe('aligned')
    expect(requests[0]).toMatchObject({ providerOptions: { fablecut: { knownText: 'fox', language: 'de' } }, abortSignal: signal })
  })

  test('of sentences alone divides their time by the length of their words', async () => {
    response = { segments: [timed(' The fox  leaps ', 2, 13)] }
    const { how, lines } = await transcribed()
    expect([how, lines[0]!.words]).toEqual(['recognised', [word('The', 2, 5), word('fox', 5, 8), word('leaps', 8, 13)]])
  })

  test('without a recognizer has the ranges of speech', async () => {
    response = { segments: [timed('', 2, 5)], words: [] }
    expect(await transcribed({ knownText: 'fox' })).toEqual({ how: 'slots', lines: [{ startSeconds: 2, endSeconds: 5, words: [] }] })
    response = { segments: [] }
    expect(await transcribed()).toEqual({ how: 'slots', lines: [] })
  })

  test('of a range has times of the whole file', () => {
    const lines = [{ startSeconds: 1, endSeconds: 3, words: [word('fox', 2, 3)] }]
    expect(shiftTimes({ how: 'recognised', lines }, 10)).toEqual({
      how: 'recognised',
      lines: [{ startSeconds: 11, endSeconds: 13, words: [word('fox', 12, 13)] }],
    })
  })
})

const file = (facts: Partial<OwnMedia> = {}) =>
  ({
    id: 'm1',
    hash: 'h1',
    role: 'upload',
    aiModel: null,
    subtype: null,
    prompt: null,
    mimeType: null,
    metadata: {},
    ...facts,
  }) as OwnMedia

const known = (facts: Partial<OwnMedia> = {}) => knownWords(file(facts), 'story', undefined)

const line = (...words: ReturnType<typeof word>[]) => ({
  startSeconds: words[0]!.startSeconds,
  endSeconds: words.at(-1)!.endSeconds,
  words,
})

describe('known words', () => {
  test('of our narrator are stored with its file', async () => {
    const words = [word('A', 1, 2), word('fox', 2, 3)]
    expect(await known({ metadata: { words }, role: 'voiceover', prompt: 'Other' })).toEqual({ how: 'aligned', lines: [line(...words)] })
    expect(await known({ metadata: { words: [words[1]!] } })).toEqual({ how: 'aligned', lines: [line(words[1]!)] })
  })

  test('of the song of the story are its lyrics', async () => {
    songs = [
      {
        mediaId: 'm1',
        schemaVersion: 1,
        reading,
        visemes: [],
        lines: [
          { text: 'A fox', words: [word('A', 1, 2), word('fox', 2, 3)] },
          { text: '', words: [] },
        ],
      },
    ]
    expect(await known()).toEqual({ how: 'aligned', lines: [line(word('A', 1, 2), word('fox', 2, 3))] })
    expect(await known({ id: 'm2' })).toBeUndefined()
    songs = songs.map((song) => ({ ...song, lines: [{ text: 'fox', words: [word('fox', 2, 3)] }] }))
    expect(await known()).toEqual({ how: 'aligned', lines: [line(word('fox', 2, 3))] })
  })

  test('of composed music are none', async () => {
    expect(await known({ aiModel: 'builtin/composer', subtype: 'music' })).toEqual({ how: 'aligned', lines: [] })
    const made = { aiModel: 'elevenlabs/music_v1', subtype: 'music', metadata: { hasVoice: false } } as const
    expect(await known(made)).toEqual({ how: 'aligned', lines: [] })
  })

  test('of a voice-over without word times are its text, aligned', async () => {
    response = { segments: [timed('A fox', 0, 1)] }
    expect(await known({ role: 'voiceover', prompt: 'A fox' })).toMatchObject({ how: 'aligned' })
    expect(requests[0]).toMatchObject({
      audio: 'bytes of h1',
      mediaType: 'audio/wav',
      providerOptions: { fablecut: { knownText: 'A fox' } },
    })
    await known({ role: 'voiceover', prompt: 'A fox', mimeType: 'audio/mpeg' })
    expect(requests[1]).toMatchObject({ mediaType: 'audio/mpeg' })
    expect(await known({ role: 'voiceover', prompt: ' ' })).toBeUndefined()
    expect(await known({ role: 'voiceover' })).toBeUndefined()
    expect(await known({ role: 'upload', prompt: 'A fox' })).toBeUndefined()
  })

  test('of an uploaded song are the lyrics in its tags', async () => {
    tags = 'hum\nA fox'
    expect(await known({ subtype: 'music' })).toEqual({ how: 'aligned', lines: [line(word('A fox', 1, 1.5))] })
    expect(await known({ subtype: null })).toBeUndefined()
    tags = null
    expect(await known({ subtype: 'music' })).toBeUndefined()
  })

  test('are unknown in what is no song; a transient failure is one', async () => {
    failure = new EngineRefusal('silent', 'silent')
    expect(await known({ subtype: 'music' })).toBeUndefined()
    failure = new EngineCrashed('gone')
    await expect(known({ subtype: 'music' })).rejects.toThrow('gone')
    failure = new Error('no engine')
    await expect(known({ subtype: 'music' })).rejects.toThrow('no engine')
  })
})

const item = (
  mediaAssetId: string,
  sourceTrimStartFrames: number,
  sourceTrimEndFrames: number,
  durationInFrames: number,
  speed?: number,
) => ({
  id: 'i',
  type: 'audio' as const,
  mediaAssetId,
  startTimeInFrames: 0,
  durationInFrames,
  sourceTrimStartFrames,
  sourceTrimEndFrames,
  ...(speed !== undefined && { speed }),
})

const rangeOf = (...items: ReturnType<typeof item>[]) =>
  usedRange({ fps: 30, tracks: [{ id: 't', items }] } as unknown as CaptionsInput, 'm')

describe('the audio that is transcribed', () => {
  test('is the range of the file that its items use', () => {
    expect(rangeOf(item('m', 30, 600, 60), item('m', 90, 600, 60), item('other', 0, 900, 900))).toEqual({ fromSeconds: 1, toSeconds: 5 })
    expect(rangeOf(item('m', 30, 600, 60, 2))).toEqual({ fromSeconds: 1, toSeconds: 5 })
    expect(rangeOf(item('m', 30, 60, 600))).toEqual({ fromSeconds: 1, toSeconds: 2 })
  })
})

const caption = (color: string) => ({ type: 'caption', caption: { style: { color } } })

const timelineOf = (...items: object[]) =>
  ({
    tracks: [{ items: [{ type: 'image' }, ...items] }],
    globalConfig: { captions: { style: { color: 'white', fontSize: 9 } } },
  }) as never

test('new captions have the style of the first caption, else that of the timeline', () => {
  expect(captionStyleOf(timelineOf(caption('red'), caption('blue')))).toEqual({ color: 'red', fontSize: 9 })
  expect(captionStyleOf(timelineOf())).toEqual({ color: 'white', fontSize: 9 })
  expect(captionStyleOf(null)).toEqual({})
})

test('a failed transcription has the reason of the engine, or a message of its own', () => {
  expect(failureMessage('This sound was deleted')).toBe('This sound was deleted')
  expect(failureMessage('Generation Error')).toBe('This sound could not be listened to. Nothing was charged')
})
