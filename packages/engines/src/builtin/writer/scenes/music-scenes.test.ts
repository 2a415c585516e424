import type { VideoType } from '@fablecut/domain/story/category'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MUSIC_MOODS, type MusicMoment, type MusicScenes } from '../../../ports/writer.ts'
import { readScene } from '../../scene/reader.ts'
import { writeMusic } from './music-scenes.ts'

const SECTIONS = [
  'intro',
  'verse',
  'verse',
  'verse',
  'chorus',
  'chorus',
  'chorus',
  'verse',
  'verse',
  'bridge',
  'chorus',
  'chorus',
  'outro',
] as const
const LOUDNESS = { intro: 0.2, verse: 0.45, chorus: 0.95, bridge: 0.4, outro: 0.2 }
const momentsOf = (sections: readonly MusicMoment['section'][]): MusicMoment[] =>
  sections.map((section) => ({ section, energy: LOUDNESS[section], durationSeconds: 3, words: '' }))

const request = (videoType: VideoType, overrides: Partial<MusicScenes> = {}): MusicScenes => ({
  kind: 'music',
  videoType,
  topic: '',
  song: { name: 'Golden Hour' },
  names: [],
  moments: momentsOf(SECTIONS),
  bRoll: true,
  seed: 7,
  ...overrides,
})

const VIDEO_TYPES = ['singing-dancing', 'consistent-character', 'consistent-style', 'lyrics-video', 'story-mode'] as const
const prompts = (musicRequest: MusicScenes): string[] => writeMusic(musicRequest).shots.map(({ imagePrompt }) => imagePrompt)
const sceneOf = (prompt: string, names: readonly string[] = [], shotIndex = 1) =>
  readScene({ prompt, storySeed: 7, shotIndex, shotCount: 13, seed: 0, companions: names.map((name) => ({ id: name, name })) })

it.each(VIDEO_TYPES)('in a %s nobody sings over an instrumental song', (kind) => {
  for (let seed = 0; seed < 20; seed += 1) {
    for (const names of [[], ['Maya'], ['Maya', 'Tom']]) {
      const { shots } = writeMusic(request(kind, { names, seed, song: { name: 'Golden Hour', hasVoice: false } }))
      for (const shot of shots) {
        expect(Object.values(shot).join(' ')).not.toMatch(/\b(?:sing|sings|singing|singer|sung|voice|voices|microphone|lyrics)\b/i)
        expect(sceneOf(shot.imagePrompt, names).who.filter((actor) => actor.kind === 'person' && actor.action === 'sing')).toEqual([])
      }
    }
  }
})

describe.each(VIDEO_TYPES)('a %s', (kind) => {
  it('has one shot for each moment, with a short title, from any topic', () => {
    const anyRequest = fc.record({
      topic: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 500 }),
        fc.constantFrom('<b>{{x}}</b> ((([a-z]+', '🎉🔥,,,', 'Elle marche sous la pluie,雨の中で踊る', 'Maya'),
      ),
      name: fc.string({ unit: 'grapheme', maxLength: 60 }),
      names: fc.array(fc.constantFrom('Maya', '雪', 'R2-D2', '$&', 'Rose'), { maxLength: 2 }),
      sections: fc.array(fc.constantFrom(...SECTIONS), { minLength: 1, maxLength: 30 }),
      energy: fc.constantFrom(0, 0.3, 1, Number.NaN),
      bRoll: fc.boolean(),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(anyRequest, ({ topic, name, names, sections, energy, bRoll, seed }) => {
        const moments = momentsOf(sections).map((moment, i) => (i % 2 ? moment : { ...moment, energy }))
        const { shots, musicMood, language } = writeMusic(request(kind, { topic, song: { name }, names, moments, bRoll, seed }))
        expect(shots).toHaveLength(moments.length)
        expect(MUSIC_MOODS).toContain(musicMood)
        expect(language).toMatch(/^[a-z]{2}$/)
        for (const { title, imagePrompt, videoPrompt, voiceOver } of shots) {
          expect(title.trim().length, title).toBeGreaterThan(0)
          expect(title.length).toBeLessThanOrEqual(60)
          expect(voiceOver).toBe('')
          expect(imagePrompt.length + videoPrompt.length).toBeLessThan(1200)
        }
      }),
      { numRuns: 30, seed: 11 },
    )
  })

  it('has up to 200 shots, and no two consecutive ones are equal', () => {
    for (const count of [1, 2, 50, 200]) {
      const moments = momentsOf(Array.from({ length: count }, (_, i) => SECTIONS[Math.floor(i / 3) % SECTIONS.length]!))
      const shots = prompts(request(kind, { moments, names: ['Maya'] }))
      expect(shots).toHaveLength(count)
      expect(shots.filter((prompt, i) => i > 0 && prompt === shots[i - 1])).toEqual([])
    }
  })

  it('is the same for the same seed', () => {
    expect(writeMusic(request(kind))).toEqual(writeMusic(request(kind)))
  })
})

/** Number of shots that do not show the main character. */
const cutawayCount = (bRoll: boolean): number =>
  prompts(request('consistent-character', { names: ['Maya'], bRoll })).filter((prompt) => !prompt.includes('Maya')).length

describe('people in a shot', () => {
  it.each([['Maya'], ['Maya', 'Tom']])('%s sing or dance in every shot of a song', (...names) => {
    for (const prompt of prompts(request('singing-dancing', { names }))) {
      const { who } = sceneOf(prompt, names)
      expect(who.length, prompt).toBeGreaterThan(0)
      expect(
        who.every(({ name }) => names.includes(name)),
        prompt,
      ).toBe(true)
    }
  })

  it('two singers alternate and appear together', () => {
    const casts = prompts(request('singing-dancing', { names: ['Maya', 'Tom'] })).map((prompt) =>
      sceneOf(prompt, ['Maya', 'Tom'])
        .who.map(({ name }) => name)
        .join('+'),
    )
    expect(new Set(casts)).toEqual(new Set(['Maya', 'Tom', 'Maya+Tom']))
  })

  it('people sing in close-ups and dance in choruses', () => {
    const musicRequest = request('singing-dancing', { names: ['Maya'] })
    const scenes = prompts(musicRequest).map((prompt) => sceneOf(prompt, ['Maya']))
    expect(scenes.filter(({ framing }) => framing === 'close').every(({ who }) => who[0]!.action === 'sing')).toBe(true)
    expect(scenes.filter((_, i) => musicRequest.moments[i]!.section === 'chorus').some(({ who }) => who[0]!.action === 'dance')).toBe(true)
  })

  it.each(['consistent-style', 'lyrics-video'] as const)('nobody is shown in a %s', (kind) => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const prompt of prompts(request(kind, { seed, topic: 'A girl dances' }))) expect(sceneOf(prompt).who, prompt).toEqual([])
  })

  it('every fourth shot of a story cuts away from the cast, if enabled', () => {
    expect(cutawayCount(true)).toBe(3)
    expect(cutawayCount(false)).toBe(0)
  })

  it('names do not determine place or weather: Maya is in no temple, and Storm brings no rain', () => {
    expect(sceneOf('Wide shot: Maya dances in the street', ['Maya']).where).toBe('street')
    expect(sceneOf('Wide shot: Storm dances in the street', ['Storm']).weather).toBe('clear')
  })
})

describe('the topic', () => {
  const topic = 'She leaves home with a suitcase,she waits at the station in the rain,she dances in the street at night'

  it('is shown in its order, with the name of the main character', () => {
    const shots = prompts(request('consistent-character', { names: ['Maya'], topic }))
    const at = ['leaves home with a suitcase', 'waits at the station in the rain', 'dances in the street at night'].map((words) =>
      shots.findIndex((prompt) => prompt.includes(`Maya ${words}`)),
    )
    expect(at.every((index) => index >= 0)).toBe(true)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('keeps the place of an event until the next one', () => {
    const scenes = prompts(request('consistent-character', { names: ['Maya'], topic })).map((prompt) => sceneOf(prompt, ['Maya']))
    const places = scenes.map(({ where }) => where).slice(5)
    expect(new Set(places)).toEqual(new Set(['station', 'street']))
    expect(scenes.filter(({ where }) => where === 'station').every(({ weather }) => weather === 'rain')).toBe(true)
  })

  it('sets the place of performances', () => {
    const shots = prompts(request('singing-dancing', { names: ['Maya'], topic: 'Maya dances on the beach at sunset' }))
    expect(shots.every((prompt) => sceneOf(prompt, ['Maya']).where === 'beach')).toBe(true)
  })
})

describe('a film in one style', () => {
  it('keeps its time of day and changes place in every shot', () => {
    const scenes = prompts(request('consistent-style', { song: { name: 'x', mood: 'energetic' } })).map((prompt) => sceneOf(prompt))
    expect(new Set(scenes.map(({ time }) => time)).size).toBe(1)
    expect(scenes.filter((scene, i) => i > 0 && scene.where === scenes[i - 1]!.where)).toEqual([])
    expect(new Set(scenes.map(({ where }) => where)).size).toBeGreaterThan(3)
  })

  it('takes its place from the lyrics', () => {
    const moments = momentsOf(SECTIONS).map((moment, i) => (i === 2 ? { ...moment, words: 'Take me to the desert tonight' } : moment))
    expect(sceneOf(prompts(request('consistent-style', { moments }))[2]!).where).toBe('desert')
  })
})

it('lyrics videos show wide landscapes without props, and another one in the next section', () => {
  const scenes = prompts(request('lyrics-video')).map((prompt) => sceneOf(prompt))
  expect(scenes.every(({ framing, props }) => framing === 'wide' && props.length === 0)).toBe(true)
  expect(scenes[3]!.where).not.toBe(scenes[4]!.where)
})

const promptsOfTopic = (topic: string): string[] =>
  prompts(request('consistent-character', { names: ['Maya', 'Tom'], topic, bRoll: false }))

describe('texts of shots', () => {
  it.each([
    ['she meets Tom in the forest', 'Maya meets Tom in the forest'],
    ['Tom waits in the cafe', 'Tom waits in the cafe'],
    ['they dance on the beach', 'Maya and Tom dance on the beach'],
    ['a girl runs through the city', 'Maya runs through the city'],
    ['walks home alone', 'Maya walks home alone'],
    ['a letter on the table', 'Maya: a letter on the table'],
    ['lights over the water', 'Maya: lights over the water'],
    ['elle marche sous la pluie', 'Maya: elle marche sous la pluie'],
  ])('%s: %s', (topic, words) => {
    expect(promptsOfTopic(topic)[0]).toContain(`: ${words}`)
  })

  it('weather belongs to the event that names it', () => {
    const scenes = promptsOfTopic('she waits at the station in the rain,she dances in the meadow').map((prompt) =>
      sceneOf(prompt, ['Maya', 'Tom']),
    )
    expect(new Set(scenes.map(({ where, weather }) => `${where} ${weather}`))).toEqual(new Set(['station rain', 'field clear']))
    expect(new Set(scenes.map(({ time }) => time)).size).toBe(1)
  })
})

const LYRICS = [
  'Red balloons above the harbour town',
  'Nobody could ever',
  'A dog is dancing in the snow',
  'Let the city shimmer at midnight',
  'oh oh oh',
  'Maria cries',
  'Sah ein Knab ein blaues Boot auf dem Meer und es war schön',
]

describe('an image behind lyrics', () => {
  const moments = momentsOf(['verse', 'verse', 'verse', 'chorus', 'chorus', 'bridge', 'outro']).map((moment, i) => ({
    ...moment,
    words: LYRICS[i]!,
  }))
  const scenes = prompts(request('lyrics-video', { moments })).map((prompt) => sceneOf(prompt))

  it('shows the place, props with their colours, weather and time of day that the lyrics name', () => {
    expect(scenes[0]).toMatchObject({ where: 'sea', props: [{ icon: 'balloon', colour: 'red' }, {}, {}] })
    expect(scenes[2]).toMatchObject({ weather: 'snow', who: [{ animal: 'dog', action: 'dance' }] })
    expect(scenes[3]).toMatchObject({ where: 'city', time: 'night' })
  })

  it('leaves the middle free for the lyrics and shows no people', () => {
    expect(scenes.every(({ open, who }) => open === true && who.every(({ kind }) => kind === 'animal'))).toBe(true)
  })

  it('changes place where the lyrics name none', () => {
    const places = prompts(request('lyrics-video')).map((prompt) => sceneOf(prompt).where)
    expect(new Set(places).size).toBeGreaterThan(6)
    expect(places.filter((where, i) => i > 1 && where === places[i - 2])).toEqual([])
  })

  it('reads other languages', () => {
    const german = moments.map((moment) => ({ ...moment, words: LYRICS[6]! }))
    expect(sceneOf(prompts(request('lyrics-video', { moments: german }))[0]!)).toMatchObject({
      where: 'sea',
      props: [{ icon: 'boat', colour: 'blue' }],
    })
  })
})

it.each([
  ['A rooftop at sunrise, then a bakery kitchen', ['rooftop dawn', 'kitchen dawn']],
  ['he waits at the station in the rain and then he walks into a forest', ['station dusk', 'forest dusk']],
  [
    'She sings on the beach at night; she bakes in a bakery.\nThen she drives on the highway at sunset',
    ['beach night', 'kitchen night', 'street dusk'],
  ],
])('every event of %s has its own shots', (topic, places) => {
  for (const kind of ['singing-dancing', 'consistent-character'] as const) {
    const scenes = prompts(request(kind, { names: ['Milo'], topic, bRoll: false })).map((prompt) => sceneOf(prompt, ['Milo']))
    expect([...new Set(scenes.map(({ where, time }) => `${where} ${time}`))], kind).toEqual(places)
  }
})

it.each(['singing-dancing', 'consistent-character'] as const)('no two shots in a row of a %s show the same', (kind) => {
  for (const topic of ['', 'Milo sits on a bench in the park', 'Milo waits at the station, Milo walks home'])
    for (const seed of [1, 2, 3]) {
      const scenes = prompts(request(kind, { names: ['Milo'], topic, seed })).map((prompt, i) => sceneOf(prompt, ['Milo'], i))
      const descriptions = scenes.map(({ where, framing, who }) => `${where} ${framing} ${who.map(({ action }) => action).join()}`)
      expect(descriptions.filter((description, i) => description === descriptions[i - 1])).toEqual([])
    }
})
