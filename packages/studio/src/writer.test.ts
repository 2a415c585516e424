import * as fc from 'fast-check'
import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describe, expect, test } from 'vitest'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import type { StoryboardRequest } from '@fablecut/generation/ports/writer'
import { normalizeScript } from '@fablecut/generation/script/normalize-script'
import { createWriter } from './writer.ts'
import { estimateSpeechSeconds } from './writer/speech-time.ts'

const writer = createWriter()
const request = (script: string, overrides: Partial<StoryboardRequest> = {}): StoryboardRequest => ({
  script,
  autoRewrite: false,
  clipSeconds: 5,
  style: 'photorealistic',
  seed: 7,
  ...overrides,
})

const polish = async (script: string) => (await writer.writeStoryboard(request(script, { autoRewrite: true }))).script
const rewrite = (story: string, seed = 1) => writer.rewriteScript({ story, seed })

/** What is said, without blanks: cuts may fall between any two characters, but none may be lost or moved. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

const WORDS =
  `lighthouse keeper walks over the cold river, and nobody sees it. Why? because 1969 was Dr. Smith's year! … "quoted" (aside) naïve ñandú schön
  Москва река 東京 山谷醒来了。 鳥が歌う、 ที่หุบเขา النهر، नदी। word-with-hyphens https://example.org/a/b?c=d 3.5% $1,000 – — ; : 🎬 🐈`.split(
    /\s+/,
  )
const scripts = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.constant('\n') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    {
      minLength: 1,
      maxLength: 150,
    },
  )
  .map((words) => `Word ${words.join(' ')}`)
const clips = fc.constantFrom(4, 5, 8, 10)

describe('a storyboard of any script', () => {
  test('says all words in order when they are not to be rewritten', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, clips, async (script, clipSeconds) => {
        const { shots, rewritten } = await writer.writeStoryboard(request(script, { clipSeconds }))
        expect(rewritten).toBe(false)
        expect(withoutSpaces(shots.map(({ voiceOver }) => voiceOver).join(''))).toBe(withoutSpaces(normalizeScript(script)))
      }),
      { numRuns: 40 },
    )
  })

  test('has no shot without words, title or prompts, and none longer than 1.8 clips', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, clips, fc.boolean(), fc.integer(), async (script, clipSeconds, autoRewrite, seed) => {
        const {
          shots,
          title,
          musicMood,
          script: spokenScript,
        } = await writer.writeStoryboard(request(script, { clipSeconds, autoRewrite, seed }))
        expect(shots.length).toBeGreaterThan(0)
        expect(title.trim()).not.toBe('')
        expect(title.length).toBeLessThanOrEqual(60)
        expect(MUSIC_MOODS).toContain(musicMood)
        expect(withoutSpaces(shots.map(({ voiceOver }) => voiceOver).join(''))).toBe(withoutSpaces(spokenScript))
        for (const shot of shots) {
          expect([shot.title, shot.voiceOver, shot.imagePrompt, shot.videoPrompt].filter((text) => text.trim() === '')).toEqual([])
          expect(shot.title.split(' ').length).toBeLessThanOrEqual(5)
          expect(estimateSpeechSeconds(shot.voiceOver)).toBeLessThanOrEqual(clipSeconds * 1.8)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('is the same for the same seed', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, fc.integer(), async (script, seed) => {
        const sameRequest = request(script, { seed, autoRewrite: true })
        expect(await writer.writeStoryboard(sameRequest)).toEqual(await createWriter().writeStoryboard(sameRequest))
      }),
      { numRuns: 10 },
    )
  })
})

describe('shots', () => {
  const prose = `Every spring, the valley wakes before anyone sees it. First comes the water, running under the ice. An old farmer walks up the hill, because he
    wants to hear the first bird of the year. He carries a lantern, a map and a piece of warm bread. When the sun climbs over the ridge, the whole forest begins to
    hum. Foxes look out of their dens. Children run down to the river with paper boats. By noon the snow is gone from the meadow, and the first bees are out.`

  test('hold three to five seconds of speech in most of a normal script', async () => {
    const { shots } = await writer.writeStoryboard(request(prose))
    const seconds = shots.map(({ voiceOver }) => estimateSpeechSeconds(voiceOver))
    expect(seconds.filter((length) => length >= 2.5 && length <= 5.2).length / seconds.length).toBeGreaterThan(0.8)
  })

  test('are at most 40 for the longest script', async () => {
    const longest = prose.repeat(4).replaceAll(/\s+/g, ' ').slice(0, 1110)
    expect(cleanedLength(longest)).toBeGreaterThan(890)
    const { shots } = await writer.writeStoryboard(request(longest))
    expect(shots.length).toBeLessThanOrEqual(40)
    expect(shots.length).toBeGreaterThan(12)
  })

  test('join very short sentences', async () => {
    const { shots } = await writer.writeStoryboard(request('Look. Up there. A star. It moves. It is a plane.'))
    expect(shots.length).toBeLessThanOrEqual(2)
  })

  test('have prompts that are derived from their plans', async () => {
    const { shots } = await writer.writeStoryboard(
      request('An old fisherman rows across the lake at dawn with his lantern. He sings a quiet song to the cold water below.'),
    )
    expect(shots.map(({ imagePrompt, videoPrompt }) => ({ imagePrompt, videoPrompt }))).toEqual(
      shots.map(({ plan }) => promptsOfPlan(plan!)),
    )
    expect(shots[1]!.imagePrompt).toMatch(/: old fisherman \(sing\), .*in: .*, at dawn/)
  })

  test('name the chosen character in the prompts that show it', async () => {
    const { shots } = await writer.writeStoryboard(request(prose, { character: { id: 'c', name: 'Mira' } }))
    const shown = shots.filter(({ plan }) => plan!.cast.some(({ id }) => id === 'c'))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ imagePrompt }) => !imagePrompt.includes('Mira'))).toEqual([])
  })
})

describe('odd inputs', () => {
  test.each(['🎬🎬🎬', '... !!! ???', '—', '   \n\t ', '** **'])('%j is refused, for there is nothing to say', async (script) => {
    await expect(writer.writeStoryboard(request(script))).rejects.toMatchObject({
      name: 'EngineRefusal',
      code: 'nothing_to_say',
      retryable: false,
    })
    await expect(writer.rewriteScript({ story: script, seed: 1 })).rejects.toMatchObject({ code: 'nothing_to_say' })
  })

  test('one word is one shot', async () => {
    const { shots, title } = await writer.writeStoryboard(request('Whales'))
    expect(shots.map(({ voiceOver }) => voiceOver)).toEqual(['Whales'])
    expect(title).toBe('Whales')
  })

  test('900 letters without a blank are cut into shots that can be filmed', async () => {
    const { shots } = await writer.writeStoryboard(request('a'.repeat(900)))
    expect(shots.map(({ voiceOver }) => voiceOver).join('')).toBe('a'.repeat(900))
    expect(Math.max(...shots.map(({ voiceOver }) => estimateSpeechSeconds(voiceOver)))).toBeLessThanOrEqual(9)
  })

  test('Chinese is cut between words and stays Chinese', async () => {
    const script = '春天来了，山谷慢慢醒来。冰下的水开始流动，鸟儿在树林里唱歌。农夫们带着种子走向田野，准备新的一年。'
    const { shots, language, rewritten } = await writer.writeStoryboard(request(script, { autoRewrite: true }))
    expect({ language, rewritten }).toEqual({ language: 'zh', rewritten: false })
    expect(shots.map(({ voiceOver }) => voiceOver).join('')).toBe(script)
  })

  test('Arabic is only tidied, even when a rewrite is asked for', async () => {
    const script = 'في كل ربيع يستيقظ الوادي قبل أن يراه أحد ، ثم يأتي الماء.'
    const storyboard = await writer.writeStoryboard(request(script, { autoRewrite: true }))
    expect(storyboard).toMatchObject({
      language: 'ar',
      rewritten: false,
      script: 'في كل ربيع يستيقظ الوادي قبل أن يراه أحد، ثم يأتي الماء.',
    })
  })
})

describe('auto-polish', () => {
  test('corrects mistakes in the script and its title, and adds nothing', async () => {
    const script =
      'A fox walks trough the snow. It look for something to eat, but there is nothing. Then it find a warm cave, and it sleep there.'
    const storyboard = await writer.writeStoryboard(request(script, { autoRewrite: true }))
    expect(storyboard.script).toBe(
      'A fox walks through the snow. It looks for something to eat, but there is nothing. Then it finds a warm cave, and it sleeps there.',
    )
    expect(storyboard.title).toBe('A Fox Walks Through the Snow')
    expect(storyboard.rewritten).toBe(true)
    expect(withoutSpaces(storyboard.shots.map(({ voiceOver }) => voiceOver).join(''))).toBe(withoutSpaces(storyboard.script))
  })

  test('leaves a script without mistakes as it is', async () => {
    const script =
      'In 1969 Neil Armstrong flew 384,400 kilometres with Apollo 11, and it is said that 600 million people watched, but Michael Collins did not land.'
    const storyboard = await writer.writeStoryboard(request(script, { autoRewrite: true }))
    expect(storyboard).toMatchObject({ script, rewritten: false })
  })

  test('never changes how many sentences a script has, nor makes a lawful one unlawful', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        fc.pre(cleanedLength(script) <= MAX_SCRIPT_CHARACTERS)
        const polished = await polish(script)
        expect(cleanedLength(polished)).toBeLessThanOrEqual(MAX_SCRIPT_CHARACTERS)
        const signs = /[.!?…。！？]/gu
        expect(polished.match(signs)?.length).toBe(normalizeScript(script).match(signs)?.length)
      }),
      { numRuns: 20 },
    )
  })
})

describe('rewriting for the form', () => {
  const IDEAS = [
    'The history of tea in Japan',
    'why whales sing',
    'why do cats purr?',
    'how volcanoes work',
    'how to brew coffee',
    'a cat who becomes an astronaut',
    'a robot learns to paint',
    'the dragon that was afraid of fire',
    'Travel in Asia',
    '5 tips for better sleep',
    '10 facts about Rome',
    'a day in the life of a barista',
    'I love my old dog.',
    'cats',
    'my grandmother',
    'make a video about black holes',
    'Explain inflation',
    'Rome',
    'Ada Lovelace',
    'The fall of the Berlin Wall',
    'What is a quasar',
    'quantum computers for kids',
    'Best coffee shops in Lisbon',
    'how my startup failed',
    'electric cars vs petrol cars',
    'A fox walks over the snow.',
  ]
  /** Words of narration that fits any topic. */
  const NARRATION = new Set(
    `a about after again all along an and another any ask asking at away back be been before begin beginning begins best but by child choose chose close closely closer
    come comes day did different do does down else end ends evening every eyes far fast feel film find first for friend friends from front give go goes guess hand
    have hear hold how idea if imagine in into is it its keep know last lean leave let let's like list listen look looks make me mind minute moment more morning
    moves must need needs next no noon not nothing now number of on once one only or other out over own pen picture plan put question remind rest right said say see
    seen should show side sink slowly so somebody stand stands start stay step still story sure surprise take takes talk tell than that that's the them then there
    these thing this those thought time to today today's told tomorrow tonight too topic turn up want was way we well what when where which who will wish with
    wonder wondered worked would write you your yours yourself afternoon longer answer doing ever happens answers loud stop pick they`.split(
      /\s+/,
    ),
  )
  test.each(IDEAS)('the script of the idea “%s” states nothing that was not given', async (idea) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const { enhancedScript, missingDetails } = await rewrite(idea, seed)
      const inputWords = new Set(wordsOf(idea))
      expect(wordsOf(enhancedScript).filter((word) => !inputWords.has(word) && !NARRATION.has(word))).toEqual([])
      expect(missingDetails).toEqual(['audience', 'facts', 'ending'])
      expect(cleanedLength(enhancedScript)).toBeGreaterThanOrEqual(150)
      expect(cleanedLength(enhancedScript)).toBeLessThanOrEqual(400)
      expect(enhancedScript).not.toMatch(/undefined|\{|\}| {2}|\.\./)
    }
  })

  test('an idea is told with what the person knows, in the order and the words they gave', async () => {
    const details = {
      audience: 'people who love tea',
      facts: ['Monks brought tea seeds from China', 'the tea ceremony took its form in the 16th century'],
      ending: 'Today a bowl of tea still means welcome.',
    }
    const { enhancedScript, missingDetails } = await writer.rewriteScript({ story: 'The history of tea in Japan', details, seed: 3 })
    expect(enhancedScript).toMatch(
      /the history of tea in Japan.* This one is for people who love tea\. Monks brought tea seeds from China\. The tea ceremony took its form in the 16th century\..* Today a bowl of tea still means welcome\.$/,
    )
    expect(missingDetails).toEqual([])
  })

  test.each([
    [
      'es',
      'La historia del té en Japón',
      'los amantes del té',
      'los monjes trajeron el té de China',
      'La historia del té en Japón. Esto es para los amantes del té. Los monjes trajeron el té de China.',
    ],
    [
      'de',
      'Warum der Himmel blau ist',
      'neugierige Kinder',
      'das Licht der Sonne ist bunt',
      'Warum der Himmel blau ist. Das ist für neugierige Kinder. Das Licht der Sonne ist bunt.',
    ],
    ['zh', '日本茶的历史', '', '僧人从中国带来了茶种', '日本茶的历史。僧人从中国带来了茶种。'],
  ])('in %s an idea is told in the words that were given', async (language, story, audience, fact, script) => {
    const result = await writer.rewriteScript({ story, details: { audience, facts: [fact, '  '], ending: '' }, seed: 1 })
    expect(result).toMatchObject({ language, enhancedScript: script, rewritten: true })
    expect(result.missingDetails).toContain('ending')
  })

  test('an idea in another language stays as it is where nothing more was given, and the answer says so', async () => {
    expect(await rewrite('por qué cantan las ballenas')).toEqual({
      enhancedScript: 'por qué cantan las ballenas',
      language: 'es',
      rewritten: false,
      missingDetails: ['audience', 'facts', 'ending'],
    })
  })

  test('an idea gives one script a seed, and others with others', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, (_, seed) => rewrite('why whales sing', seed)))
    expect(new Set(results.map(({ enhancedScript }) => enhancedScript)).size).toBeGreaterThanOrEqual(7)
    expect(await rewrite('why whales sing', 3)).toEqual(results[3])
  })

  test('the topic of an idea is named in its script', async () => {
    expect((await rewrite('make a short video about black holes')).enhancedScript).toContain('black holes')
    expect((await rewrite('why whales sing')).enhancedScript).toContain('why whales sing')
  })

  test('a short script becomes longer and keeps its sentences', async () => {
    const story =
      'My grandmother baked bread in a stone oven behind her house. The whole village could smell it on Sunday mornings. We sat on the wall, barefoot, and waited.'
    const { enhancedScript } = await rewrite(story)
    expect(cleanedLength(enhancedScript)).toBeGreaterThan(cleanedLength(story))
    expect(enhancedScript).toContain('The whole village could smell it on Sunday mornings.')
  })

  test('a rewritten script is corrected, speaks in contractions and drops fillers', async () => {
    const story =
      'Bees dont sleep much. Basically, it is in order to collect polen that they are busy. The old farmer walks slowly up the hill behind the white house every single morning, and he waits there until the sun has warmed the stones of the wall.'
    const { enhancedScript } = await rewrite(story)
    expect(enhancedScript).toContain("Bees don't sleep much. It's to collect pollen that they're busy.")
    expect(enhancedScript).toContain('every single morning. He waits there')
  })

  test('a rewrite leaves half words alone where the sentence stops on them', async () => {
    const story =
      'We know what it is. You know who they are. And the river runs down from the mountain to the sea, day after day and night after night.'
    expect((await rewrite(story)).enhancedScript).toContain('We know what it is. You know who they are.')
  })

  test('a script in another language is tidied and the answer says so', async () => {
    const story =
      'El faro de la costa se enciende cada noche .  Un viejo pescador vuelve a casa con su barca, y las gaviotas gritan sobre el puerto viejo.'
    expect(await rewrite(story)).toEqual({
      enhancedScript:
        'El faro de la costa se enciende cada noche. Un viejo pescador vuelve a casa con su barca, y las gaviotas gritan sobre el puerto viejo.',
      language: 'es',
      rewritten: false,
    })
  })

  test('whatever comes in, at most 900 cleaned characters come out', async () => {
    const long = fc.tuple(scripts, fc.integer({ min: 1, max: 6 })).map(([script, times]) => `${script} `.repeat(times))
    const stories = fc.oneof(long, fc.constantFrom('a'.repeat(900), 'a'.repeat(3000), '山'.repeat(1200), 'why '.repeat(400)))
    await fc.assert(
      fc.asyncProperty(stories, fc.integer(), async (story, seed) => {
        const { enhancedScript } = await rewrite(story, seed)
        expect(cleanedLength(enhancedScript)).toBeLessThanOrEqual(MAX_SCRIPT_CHARACTERS)
        expect(enhancedScript.trim()).not.toBe('')
      }),
      { numRuns: 8 },
    )
  })
})

describe('shots that are given', () => {
  const plan: ShotPlan = { ...EMPTY_PLAN, things: [{ what: 'fox', count: 1 }] }
  const before = [{ voiceOver: 'teh fox sleeps.', plan }]
  const after = [{ voiceOver: 'The end, and a long' }, { voiceOver: 'pause.' }]

  test('stand as they are around the split and corrected script; those without a plan get one', async () => {
    const { shots, script } = await writer.writeStoryboard(
      request('A dog barks at teh moon.', { autoRewrite: true, fixedShots: { before, after } }),
    )
    expect(shots.map(({ voiceOver }) => voiceOver)).toEqual([
      'teh fox sleeps.',
      'A dog barks at the moon.',
      'The end, and a long',
      'pause.',
    ])
    expect(script).toBe('teh fox sleeps. A dog barks at the moon. The end, and a long pause.')
    expect(shots[0]).toMatchObject({ plan, ...promptsOfPlan(plan) })
    expect(shots.slice(1).every((shot) => shot.plan)).toBe(true)
  })

  test('need no script', async () => {
    const { shots } = await writer.writeStoryboard(request('', { fixedShots: { before, after } }))
    expect(shots.map(({ voiceOver }) => voiceOver)).toEqual([...before, ...after].map(({ voiceOver }) => voiceOver))
    await expect(writer.writeStoryboard(request(''))).rejects.toMatchObject({ code: 'nothing_to_say' })
  })

  test('a number of shots is kept', async () => {
    const { shots } = await writer.writeStoryboard(request('A fox runs over the hill. The moon rises, and it waits.', { shotCount: 5 }))
    expect(shots).toHaveLength(5)
  })
})
