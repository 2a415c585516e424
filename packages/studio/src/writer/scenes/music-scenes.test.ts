import { isFigure } from '@fablecut/director/vocabulary/art-of'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { VideoType } from '@fablecut/domain/story/category'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MUSIC_MOODS, type MusicMoment, type MusicScenes } from '@fablecut/generation/ports/writer'
import { iconOf } from '../../scene/plan/art.ts'
import { iconNames } from '../../props/icon.ts'
import { PAINTED } from '../../props/painted/painted.ts'
import { PLACE_OF_ICON } from '../music/place-of-icon.ts'
import { motifOf, SCENERY } from '../music/scenery.ts'
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
const momentsOf = (sections: readonly MusicMoment['section'][], lyrics: readonly string[] = []): MusicMoment[] =>
  sections.map((section, i) => ({ section, energy: LOUDNESS[section], durationSeconds: 3, words: lyrics[i] ?? '' }))

const castOf = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }))
const request = (videoType: VideoType, overrides: Partial<MusicScenes> = {}): MusicScenes => ({
  kind: 'music',
  videoType,
  topic: '',
  song: { name: 'Golden Hour' },
  cast: [],
  moments: momentsOf(SECTIONS),
  bRoll: true,
  seed: 7,
  ...overrides,
})

const VIDEO_TYPES = ['singing-dancing', 'consistent-character', 'consistent-style', 'lyrics-video', 'story-mode'] as const
const plansOf = (musicRequest: MusicScenes): ShotPlan[] => writeMusic(musicRequest).shots.map(({ plan }) => plan!)
const idsOf = ({ cast }: ShotPlan): string[] => cast.map(({ id }) => id)
const thingsOf = ({ things }: ShotPlan): string[] => things.map(({ what }) => what)
const describePlan = ({ place, hour, weather, camera, cast, things }: ShotPlan): string =>
  JSON.stringify([place, hour, weather, camera.size, camera.angle, cast.map(({ id, action }) => [id, action]), things])

it.each(VIDEO_TYPES)('in a %s nobody sings over an instrumental song', (kind) => {
  for (let seed = 0; seed < 20; seed += 1) {
    for (const cast of [[], castOf('Maya'), castOf('Maya', 'Tom')]) {
      const moments = momentsOf(SECTIONS, ['', 'I sing to the moon', 'We sing under the stars'])
      const { shots } = writeMusic(request(kind, { cast, seed, moments, song: { name: 'Golden Hour', hasVoice: false } }))
      for (const { plan, imagePrompt, videoPrompt } of shots) {
        expect(plan!.cast.filter(({ action, speaks }) => action === 'sing' || speaks)).toEqual([])
        expect(thingsOf(plan!)).not.toContain('microphone')
        expect(`${imagePrompt} ${videoPrompt}`).not.toMatch(/\b(?:sing|sings|singing|singer|microphone)\b/i)
      }
    }
  }
})

describe.each(VIDEO_TYPES)('a %s', (kind) => {
  it('has a valid plan and a short title for each moment, from any topic and lyrics', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.constantFrom(
        '<b>{{x}}</b> ((([a-z]+',
        '🎉🔥,,,',
        'Elle marche sous la pluie,雨の中で踊る',
        'Maya',
        'I walk to the sea\nwith a red balloon',
      ),
    )
    const anyRequest = fc.record({
      topic: anyText,
      lyrics: fc.array(anyText, { maxLength: 6 }),
      name: fc.string({ unit: 'grapheme', maxLength: 80 }),
      names: fc.uniqueArray(fc.constantFrom('Maya', '雪', 'R2-D2', '$&', 'Rose'), { maxLength: 2 }),
      sections: fc.array(fc.constantFrom(...SECTIONS), { minLength: 1, maxLength: 30 }),
      energy: fc.constantFrom(0, 0.3, 1, Number.NaN),
      bRoll: fc.boolean(),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(anyRequest, ({ topic, lyrics, name, names, sections, energy, bRoll, seed }) => {
        const moments = momentsOf(sections, lyrics).map((moment, i) => (i % 2 ? moment : { ...moment, energy }))
        const written = writeMusic(request(kind, { topic, song: { name }, cast: castOf(...names), moments, bRoll, seed }))
        expect(written.shots).toHaveLength(moments.length)
        expect(MUSIC_MOODS).toContain(written.musicMood)
        expect(written.language).toMatch(/^[a-z]{2}$/)
        for (const { title, imagePrompt, videoPrompt, voiceOver, plan } of written.shots) {
          expect(title.trim().length, title).toBeGreaterThan(0)
          expect(title.length).toBeLessThanOrEqual(60)
          expect(voiceOver).toBe('')
          expect(imagePrompt.length + videoPrompt.length).toBeLessThan(1200)
          expect(parseShotPlan(plan)).toMatchObject({ ok: true })
        }
      }),
      { numRuns: 12, seed: 11 },
    )
  })

  it('has up to 200 shots, and no two consecutive ones show the same', () => {
    for (const count of [1, 2, 50, 200]) {
      const moments = momentsOf(Array.from({ length: count }, (_, i) => SECTIONS[Math.floor(i / 3) % SECTIONS.length]!))
      const shots = plansOf(request(kind, { moments, cast: castOf('Maya') })).map(describePlan)
      expect(shots).toHaveLength(count)
      expect(shots.filter((plan, i) => i > 0 && plan === shots[i - 1])).toEqual([])
    }
  })

  it('changes size, or place and subject, at every cut', () => {
    const lyrics = ['', 'Red balloons above the harbour town', 'Red balloons', 'The train is leaving', 'Dance with me', 'Dance with me']
    for (const topic of ['', 'Milo waits at the station, Milo walks home'])
      for (const seed of [1, 2, 3, 4]) {
        const plans = plansOf(request(kind, { cast: castOf('Milo'), topic, seed, moments: momentsOf(SECTIONS, lyrics) }))
        const same = plans.filter((plan, i) => {
          const before = plans[i - 1]
          if (plan.camera.size !== before?.camera.size) return false
          const isSameSubject = idsOf(plan).join() === idsOf(before).join() && idsOf(plan).length > 0
          return plan.place === before.place || isSameSubject
        })
        expect(same).toEqual([])
      }
  })

  it('begins with the name of the song over a camera that moves', () => {
    const [first, ...others] = plansOf(request(kind, { cast: castOf('Maya') }))
    expect(first!.text).toEqual([{ words: 'Golden Hour', role: 'title', at: 0 }])
    expect(first!.camera.move).toBe('push')
    expect(others.flatMap(({ text }) => text)).toEqual([])
  })

  it('is the same for the same seed', () => {
    expect(writeMusic(request(kind))).toEqual(writeMusic(request(kind)))
  })
})

it('a car is seen for its headlights', () => {
  const plans = plansOf(request('lyrics-video', { moments: momentsOf(['intro', 'verse'], ['', 'Headlights on the rain']) }))
  expect(plans.flatMap(thingsOf)).toContain('car')
})

it('everything at a place and every motif has art', () => {
  const details = Object.values(SCENERY).flatMap(({ details }) => details)
  const motifs = MUSIC_MOODS.map((mood) => motifOf(mood).what)
  expect([...details, ...motifs].filter((what) => iconOf(what) === undefined && !isFigure(what))).toEqual([])
})

it('every icon that is found at a place exists', () => {
  const names = new Set([...iconNames(), ...Object.keys(PAINTED)])
  expect(Object.keys(PLACE_OF_ICON).filter((name) => !names.has(name))).toEqual([])
})

const cutawayCount = (bRoll: boolean): number =>
  plansOf(request('consistent-character', { cast: castOf('Maya'), bRoll })).filter(({ cast }) => cast.length === 0).length

describe('people in a shot', () => {
  it.each([['Maya'], ['Maya', 'Tom']])('%s sing or dance in every shot of a song, in their own voice', (...names) => {
    const cast = castOf(...names)
    for (const plan of plansOf(request('singing-dancing', { cast }))) {
      expect(idsOf(plan).length).toBeGreaterThan(0)
      expect(idsOf(plan).every((id) => cast.some((member) => member.id === id))).toBe(true)
      expect(plan.cast.every(({ speaks }) => speaks)).toBe(true)
    }
  })

  it('two singers alternate and appear together', () => {
    const casts = plansOf(request('singing-dancing', { cast: castOf('Maya', 'Tom') })).map((plan) => idsOf(plan).join('+'))
    expect(new Set(casts)).toEqual(new Set(['maya', 'tom', 'maya+tom']))
  })

  it('people sing in close-ups and dance in choruses', () => {
    const musicRequest = request('singing-dancing', { cast: castOf('Maya') })
    const plans = plansOf(musicRequest)
    const near = plans.filter(({ camera }) => camera.size === 'close' || camera.size === 'extreme-close')
    expect(near.length).toBeGreaterThan(1)
    expect(near.every(({ cast }) => cast[0]!.action === 'sing')).toBe(true)
    expect(plans.some(({ cast }, i) => musicRequest.moments[i]!.section === 'chorus' && cast[0]!.action === 'dance')).toBe(true)
  })

  it.each(['consistent-style', 'lyrics-video'] as const)('no character is shown in a %s', (kind) => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const { cast } of plansOf(request(kind, { seed, topic: 'A girl dances', cast: castOf('Maya') }))) expect(cast).toEqual([])
  })

  it('every fourth shot of a story cuts away from the cast, if enabled', () => {
    expect(cutawayCount(true)).toBe(3)
    expect(cutawayCount(false)).toBe(0)
  })

  it('prompts name the characters', () => {
    for (const { imagePrompt } of writeMusic(request('singing-dancing', { cast: castOf('Maya') })).shots)
      expect(imagePrompt).toContain('Maya')
  })
})

describe('choruses', () => {
  it('are all at one place, and no two shots of them are the same', () => {
    const plans = plansOf(request('singing-dancing', { cast: castOf('Maya') })).filter((_, i) => SECTIONS[i] === 'chorus')
    expect(new Set(plans.map(({ place }) => place)).size).toBe(1)
    expect(new Set(plans.map(describePlan)).size).toBe(plans.length)
  })

  it.each(['singing-dancing', 'consistent-style', 'lyrics-video'] as const)(
    'bring back the motif of a %s, more of it each time',
    (kind) => {
      const song = { name: 'x', mood: 'playful' }
      const plans = plansOf(request(kind, { cast: castOf('Maya'), song })).filter((_, i) => SECTIONS[i] === 'chorus')
      const balloons = plans
        .flatMap(({ things }) => things.filter(({ what }) => what === motifOf('playful').what))
        .map(({ count }) => count)
      expect(balloons).toEqual([3, 6])
    },
  )

  it('show what their lines name each time, from another view', () => {
    const lyrics = SECTIONS.map((section, i) => (section === 'chorus' && i % 3 === 1 ? 'The train is leaving tonight' : ''))
    const trains = plansOf(request('consistent-style', { moments: momentsOf(SECTIONS, lyrics) })).filter((plan) =>
      thingsOf(plan).includes('train'),
    )
    expect(trains).toHaveLength(2)
    expect(describePlan(trains[0]!)).not.toBe(describePlan(trains[1]!))
  })
})

describe('the topic', () => {
  const topic = 'She leaves home with a suitcase,she waits at the station in the rain,she dances in the street at night'

  it('is shown in its order, with the name of the main character', () => {
    const { shots } = writeMusic(request('consistent-character', { cast: castOf('Maya'), topic }))
    const at = ['leaves home with a suitcase', 'waits at the station in the rain', 'dances in the street at night'].map((words) =>
      shots.findIndex(({ imagePrompt }) => imagePrompt.startsWith(`Maya ${words}`)),
    )
    expect(at.every((index) => index >= 0)).toBe(true)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(thingsOf(shots[at[0]!]!.plan!)).toContain('suitcase')
    expect(shots[at[2]!]!.plan!.cast[0]).toMatchObject({ id: 'maya', action: 'dance' })
  })

  it('keeps the place of an event until the next one', () => {
    const plans = plansOf(request('consistent-character', { cast: castOf('Maya'), topic })).slice(5)
    expect(new Set(plans.map(({ place }) => place))).toEqual(new Set(['station', 'street']))
    expect(plans.filter(({ place }) => place === 'station').every(({ weather }) => weather === 'rain')).toBe(true)
  })

  it('sets the place of performances', () => {
    const plans = plansOf(request('singing-dancing', { cast: castOf('Maya'), topic: 'Maya dances on the beach at sunset' }))
    expect(plans.every(({ place, hour }) => place === 'beach' && hour === 'dusk')).toBe(true)
  })
})

describe('a film in one style', () => {
  it('keeps its time of day and changes place in every shot', () => {
    const plans = plansOf(request('consistent-style', { song: { name: 'x', mood: 'energetic' } }))
    expect(new Set(plans.map(({ hour }) => hour)).size).toBe(1)
    expect(plans.filter((plan, i) => i > 0 && plan.place === plans[i - 1]!.place)).toEqual([])
    expect(new Set(plans.map(({ place }) => place)).size).toBeGreaterThan(3)
  })

  it('takes its place from the lyrics', () => {
    const moments = momentsOf(SECTIONS, ['', '', 'Take me to the desert tonight'])
    expect(plansOf(request('consistent-style', { moments }))[2]!.place).toBe('desert')
  })
})

const sceneTextsOf = (topic: string): string[] =>
  writeMusic(request('consistent-character', { cast: castOf('Maya', 'Tom'), topic, bRoll: false })).shots.map(
    ({ imagePrompt }) => imagePrompt,
  )

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
    expect(sceneTextsOf(topic)[0]!.startsWith(`${words}. `)).toBe(true)
  })

  it('weather belongs to the event that names it', () => {
    const topic = 'she waits at the station in the rain,she dances in the meadow'
    const plans = plansOf(request('consistent-character', { cast: castOf('Maya', 'Tom'), topic, bRoll: false }))
    expect(new Set(plans.map(({ place, weather }) => `${place} ${weather}`))).toEqual(new Set(['station rain', 'field clear']))
    expect(new Set(plans.map(({ hour }) => hour)).size).toBe(1)
  })
})

const LYRICS = [
  'Red balloons above the harbour town',
  'Nobody could ever',
  'A dog is dancing in the snow',
  'Let the city shimmer at midnight',
  'oh oh oh',
  'Maria cries',
  'I have no umbrella',
  'My heart is like a drum',
]

describe('a picture of lyrics', () => {
  const SUNG = ['verse', 'verse', 'verse', 'verse', 'verse', 'bridge', 'verse', 'outro'] as const
  const plans = plansOf(request('lyrics-video', { moments: momentsOf(SUNG, LYRICS) }))

  it('shows things with their colours, animals and what they do, weather and hour, places', () => {
    expect(plans[0]).toMatchObject({ things: [{ what: 'balloon', color: expect.stringMatching(/^#/) }] })
    expect(plans[2]).toMatchObject({ weather: 'snow', cast: [{ what: 'dog', action: 'dance' }] })
    expect(plans[3]).toMatchObject({ place: 'city', hour: 'night' })
  })

  it('is at places of its lines and in their hour where nothing is sung yet, without things that nobody sings of', () => {
    const lyrics = ['', '', 'Streetlights flicker on the river tonight', 'We danced in the kitchen', 'A car waits down the street']
    const shots = plansOf(request('lyrics-video', { moments: momentsOf(['intro', 'intro', 'verse', 'verse', 'verse'], lyrics) }))
    expect(shots.slice(0, 2).map(({ place }) => place)).toEqual(['river', 'kitchen'])
    expect(new Set(shots.map(({ hour }) => hour))).toEqual(new Set(['night']))
    expect(shots.map((plan) => thingsOf(plan))).toEqual([[], [], ['street lamp'], [], ['car']])
  })

  it('shows nothing that is denied or only compared, and no people', () => {
    expect(plans.flatMap(thingsOf)).not.toContain('umbrella')
    expect(plans.flatMap(thingsOf)).not.toContain('drum')
    expect(plans.flatMap(({ cast }) => cast.map(({ what }) => what))).toEqual(['dog'])
  })

  it('has a place for lyrics that name nothing, another one each time', () => {
    const places = plansOf(request('lyrics-video')).map(({ place }) => place)
    expect(new Set(places).size).toBeGreaterThan(6)
    expect(places.filter((place, i) => i > 1 && (place === undefined || place === places[i - 2]))).toEqual([])
  })

  it('shows the singer do what "I" does, in the place of the line', () => {
    const moments = momentsOf(SECTIONS, ['', '', 'I walk along the beach at midnight'])
    for (const kind of ['singing-dancing', 'consistent-character'] as const) {
      const plan = plansOf(request(kind, { cast: castOf('Maya'), moments }))[2]!
      expect(plan, kind).toMatchObject({ place: 'beach', hour: 'night', cast: [{ id: 'maya', action: 'walk' }] })
    }
  })

  it('reads other languages', () => {
    const moments = momentsOf(
      SUNG,
      Array.from({ length: 7 }, () => 'Sah ein Knab ein blaues Boot auf dem Meer und es war schön'),
    )
    expect(plansOf(request('lyrics-video', { moments }))[0]).toMatchObject({
      place: 'sea',
      things: [{ what: 'boat', color: expect.any(String) }],
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
    const plans = plansOf(request(kind, { cast: castOf('Milo'), topic, bRoll: false }))
    expect([...new Set(plans.map(({ place, hour }) => `${place} ${hour}`))], kind).toEqual(places)
  }
})
