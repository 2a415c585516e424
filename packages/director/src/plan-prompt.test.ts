import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { expect, test } from 'vitest'
import { planPrompt } from './plan-prompt.ts'

const seen = (prompt: string, language = 'en') => {
  const { cast, things, place } = planPrompt(prompt, { language })
  return [...cast.map(({ what }) => what), ...things.map(({ what }) => what), ...(place ? [place] : [])]
}

test.each([
  ['A fox with an apple in the forest', ['fox', 'apple', 'forest']],
  ['Close-up from above: a cat', ['cat']],
  ['a photo of an old fisherman in a boat, looking at the camera, cinematic', ['old fisherman', 'boat']],
  ['A dolphin near the lighthouse by the sea', ['dolphin', 'lighthouse', 'sea']],
])('%s', (prompt, expected) => {
  expect(seen(prompt)).toEqual(expect.arrayContaining(expected))
  expect(seen(prompt)).not.toContain('camera')
})

test('who is said to be doing something does it', () => {
  expect(planPrompt('A wizard reading a book in a library')).toMatchObject({ place: 'library', cast: [{ what: 'wizard', action: 'read' }] })
})

test('hour and weather are seen, if need be over open land', () => {
  expect(planPrompt('Mountains at sunrise')).toMatchObject({ place: 'plain', hour: 'dawn', things: [{ what: 'mountain' }] })
  expect(planPrompt('A lighthouse in a storm').things).toMatchObject([{ what: 'lighthouse' }])
})

test('what is not there is not drawn', () => {
  expect(seen('A desk without a lamp')).not.toContain('lamp')
})

test('prompts in other languages are directed too', () => {
  expect(seen('Ein alter Bäcker in der Küche', 'de')).toEqual(['old baker', 'kitchen'])
  expect(seen('森の中の狐', 'ja')).toEqual(['fox', 'forest'])
})

test('the camera is the one of the prompt', () => {
  expect(planPrompt('Extreme close-up from below: a butterfly').camera).toMatchObject({ size: 'extreme-close', angle: 'low' })
  expect(planPrompt('Wide shot of a castle').camera.size).toBe('wide')
})

test('words are set only where nothing can be drawn', () => {
  expect(planPrompt('A castle in France in 1889').text).toEqual([])
  expect(planPrompt('The meaning of freedom').text).not.toEqual([])
  expect(planPrompt('')).toMatchObject({ cast: [], things: [] })
})

test('the mood at the end of a prompt is that of the plan, and no words', () => {
  const plan = planPrompt('Close-up: Blood pressure carries oxygen to every cell, energetic mood')
  expect(plan.mood).toBe('happy')
  expect(JSON.stringify(plan)).not.toMatch(/energetic/u)
})

test('a prompt that was derived from a plan gives its camera, place and figures again', () => {
  expect(planPrompt('Full shot from above: old man (walk), umbrella, in: street, at night, rain, sad mood')).toMatchObject({
    place: 'street',
    hour: 'night',
    weather: 'rain',
    mood: 'sad',
    cast: [{ what: 'old man' }],
    things: [{ what: 'umbrella' }],
    camera: { size: 'full', angle: 'high' },
  })
})

test.each([
  'A man stabs his neighbour with a knife, blood everywhere',
  'The murderer hides the gun and the corpse',
  'Naked women on a bed',
  'Der Mörder versteckt die Leiche und das Messer',
  'Il assassine le roi avec un pistolet',
  'Le roi tue le chevalier dans la forêt',
  'El asesino mata al hombre con una pistola',
  '殺人者が血まみれの剣を持つ',
  '他用手枪杀死了一个人',
])('"%s" is an empty landscape', (prompt) => {
  for (const seed of [0, 3, -7]) {
    const plan = planPrompt(prompt, { seed })
    expect(plan).toMatchObject({ form: 'scene', cast: [], things: [], text: [], hour: 'day', weather: 'clear', mood: 'calm' })
    expect(['field', 'mountain', 'river', 'sea']).toContain(plan.place)
  }
})

test('harmless uses of blocked words are drawn', () => {
  expect(seen('She shoots a photo of the lighthouse at sunset')).toContain('lighthouse')
  expect(seen('A killer whale swims in the ocean')).toEqual(expect.arrayContaining(['killer whale', 'sea']))
})

test.each([
  ['an empty prompt', ''],
  ['one Chinese character', '猫'],
  ['whitespace', ' \n\t '],
  ['5,000 letters', 'The fox walks by the sea. '.repeat(200).slice(0, 5000)],
  ['5,000 characters without a space', 'a'.repeat(5000)],
  ['emoji', '🦊🌊🔥👩‍🚀🏳️‍🌈'],
  ['markup', '<b onclick="x()">A fox</b> {{name}} <script>alert(1)</script> & %s ${y} [a-z]+('],
  ['a lone surrogate', '\ud83e fox'],
  ['names of built-in properties', '__proto__ constructor toString, constructor mood'],
])('%s has a valid plan', (_, prompt) => {
  expect(parseShotPlan(planPrompt(prompt))).toMatchObject({ ok: true })
})

test.each(['Dr. Moon', 'J.Lo', 'Zoë ✨', '🦊', 'd’Arcy', 'Mary-Jane', '雪子', 'X', "Anna's Cat", 'Storm', 'Poppy'])(
  'a character called %s is one figure',
  (name) => {
    const plan = planPrompt(`Close-up: ${name} sings to the camera in the street, on a bright day`, { cast: [{ id: 'a', name }] })
    expect(plan).toMatchObject({ place: 'street', weather: 'clear', camera: { size: 'close' }, things: [], cast: [{ id: 'a' }] })
    expect(plan.cast).toHaveLength(1)
  },
)

const NARRATIONS = [
  'Old Marla keeps the lighthouse by the sea.',
  'Every evening she climbs the stairs with a lantern.',
  'A storm breaks the lamp.',
]

test('a prompt that repeats its narration shows whom the story means, where and from where the prompt says', () => {
  const story = { narrations: NARRATIONS, index: 1 }
  const prompt = 'Close-up from below: Every evening she climbs the stairs with a lantern, by the sea, in the evening, warm mood'
  const [first] = planPrompt('Wide view: Old Marla keeps the lighthouse by the sea', { story: { ...story, index: 0 } }).cast
  expect(planPrompt(prompt, { story })).toMatchObject({
    place: 'sea',
    hour: 'dusk',
    cast: [{ id: first!.id, what: first!.what, action: 'walk' }],
    camera: { size: 'close', angle: 'low' },
    text: [],
  })
  expect(planPrompt(prompt).cast).toMatchObject([{ what: 'woman', action: 'walk' }])
})

test('another prompt stands alone', () => {
  const story = { narrations: NARRATIONS, index: 1 }
  expect(planPrompt('A whale in the sea', { story })).toEqual(planPrompt('A whale in the sea'))
  expect(planPrompt('A whale in the sea', { story: { narrations: ['', ''], index: 1 } })).toEqual(planPrompt('A whale in the sea'))
})

test('winter is seen as snow', () => {
  expect(planPrompt('A fox at the edge of the village, in winter')).toMatchObject({ place: 'village', weather: 'snow' })
})
