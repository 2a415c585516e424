import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string, at: number) => directScript(script)[at]!.plan
const facesOf = (script: string, at: number) => planOf(script, at).cast.map(({ what, action, feeling }) => `${what} ${action} ${feeling}`)

it('who cries with happiness is glad, and who makes others cry is not sad', () => {
  const soup =
    'My grandmother cooked every Sunday. Her onion soup, which simmered for hours, could make grown men cry with happiness. We ate it all.'
  expect(facesOf(soup, 1)).toEqual(expect.arrayContaining(['man laugh happy']))
  expect(facesOf(soup, 1).join()).not.toContain('sad')
})

it.each([
  ['bitterly', 'sad'],
  ['nervously', 'afraid'],
])('who laughs %s is %s', (how, feeling) => {
  expect(facesOf(`The bride danced. Her father laughed ${how}. The music stopped.`, 1)).toEqual([`father stand ${feeling}`])
})

it('every day that is a gift is no grief', () => {
  const script =
    'Seneca wrote letters. Imagine you had already died, and that every morning from now on was a gift you had never been promised. He slept.'
  expect(planOf(script, 1).mood).not.toBe('sad')
})

it('who has come far is glad, whomever the end of the story looks at', () => {
  const script =
    'I lost my job in March. I slept in my car. I learned how to code. Today I own the building that I used to park behind, and whenever I see somebody sleeping in a car, I knock and bring coffee.'
  const { mood, place, cast } = planOf(script, 3)
  expect({ mood, place, feelings: cast.map(({ feeling }) => feeling) }).toEqual({ mood: 'happy', place: undefined, feelings: ['happy'] })
})

it('whoever sleeps in a car is beside no bed', () => {
  const script =
    'At thirty-two I was sleeping in my car behind a supermarket, with eleven dollars in my pocket. I learned how to code. I won.'
  expect(planOf(script, 0).things.map(({ what }) => what)).not.toContain('bed')
})

it('people who are broke have no money beside them', () => {
  const script = 'Most people who earn a decent salary are still broke by the end of the month. You can change that. Start today.'
  expect(planOf(script, 0).things.filter(({ what }) => /^(?:money|banknote|coin|cash)$/u.test(what))).toEqual([])
  expect(facesOf(script, 0)).toEqual(['person stand sad'])
})

const HORROR =
  'The babysitter put the phone down. She heard footsteps in the cellar. She crept down the stairs in the dark. Then the lights went out, and from right behind her, so close that she could feel the breath on her neck, a child whispered hello.'
it('a voice behind the hero of a horror story is not seen', () => {
  expect(facesOf(HORROR, 3)).toEqual(['woman stand afraid'])
})

it('who frightens is not afraid', () => {
  const script = 'The nurse walked down the dark corridor. She heard footsteps behind her. The lights went out. A man whispered her name.'
  expect(facesOf(script, 1)).toEqual(['nurse stand afraid'])
  expect(facesOf(script, 3)).toEqual(['man talk neutral'])
})

it.each([
  'From that night on, nobody ever called her a chicken again.',
  'Nobody ever laughed at her again.',
  'She never had to be afraid again.',
])('%s is a happy end', (end) => {
  expect(facesOf(`Mina was a little goat. She lived on a hill. ${end}`, 2)).toEqual(['goat stand happy'])
})

it('what broke is nobody poor, and who is not angry feels nothing', () => {
  expect(facesOf('Oskar washed the cups. Oskar was not angry when the cup broke. He laughed.', 1)).toEqual(['man stand neutral'])
})
