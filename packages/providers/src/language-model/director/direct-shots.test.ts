import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DirectRequest } from '@fablecut/generation/ports/language-model'
import { createModelClient } from '../../model-connection/create-model-client.ts'
import { type ChatServer, startChatServer } from '../../openai/testing/chat-server.ts'
import { answerAll, answerOf, requestedShots, shotOf } from '../testing/shot-answers.ts'
import { directShots } from './direct-shots.ts'

let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const NARRATIONS = ['A girl carries a lamp into the forest.', 'Nobody carries a map.', 'The tower was built in 1908.']
const request = (changes: Partial<DirectRequest> = {}): DirectRequest => ({
  narrations: NARRATIONS,
  language: 'en',
  from: 0,
  to: NARRATIONS.length,
  figures: [],
  ...changes,
})
const direct = (changes?: Partial<DirectRequest>) =>
  directShots(createModelClient(server.connection, { deadlineMs: 5000, pauseMs: 1 }), request(changes))
const lastMessage = () => server.requests.at(-1)!.messages.at(-1)!.content

test('one request gives a plan for each shot', async () => {
  const girl = { id: 'a', who: 'girl', action: 'carry', target: 'lamp', feeling: 'happy' }
  server.reply({
    text: answerOf(
      shotOf(1, { cast: [girl], place: 'forest' }),
      shotOf(2, { things: [{ what: 'map', count: 1, event: 'cross-out' }] }),
      shotOf(3, { things: [{ what: 'tower', count: 1, event: 'none' }], words: ['1908'] }),
    ),
  })
  const plans = await direct()
  expect(server.requests).toHaveLength(1)
  expect(plans[0]).toMatchObject({
    form: 'scene',
    place: 'forest',
    hour: 'night',
    cast: [{ id: 'cast-a', what: 'girl', action: 'carry', target: 'lamp', feeling: 'happy', speaks: false }],
    things: [{ what: 'lamp', count: 1, event: 'glow' }],
  })
  expect(plans[1]!.things).toEqual([{ what: 'map', count: 1, event: 'cross-out' }])
  expect(plans[2]!.text).toEqual([{ words: '1908', role: 'number', at: 5 }])
  for (const [i, plan] of plans.entries()) if (i > 0) expect(plan!.camera).not.toEqual(plans[i - 1]!.camera)
})

test('the instructions name what can be drawn; the request has the whole script, its batch and the names of several words in it', async () => {
  server.reply({ text: answerAll() })
  await direct({
    narrations: [...NARRATIONS, 'A whale sings to two light bulbs.'],
    from: 3,
    to: 4,
    figures: [{ id: 'cast-a', what: 'girl', traits: { hairStyle: 'curly' } }],
  })
  const [system, user] = server.requests[0]!.messages
  expect(system!.content).toContain('whale')
  expect(system!.content).toContain('hippo')
  expect(user!.content).toContain('Script (English): A girl carries')
  expect(user!.content).toContain('Figures so far: cast-a = girl with curly hair')
  expect(user!.content).toContain('Further names that can be drawn: light bulb')
  expect(requestedShots(server.requests[0]!)).toEqual([4])
  await direct({ narrations: ['Otra vez.'], language: 'es', to: 1 })
  expect(server.requests[1]!.messages[0]).toEqual(system)
  // With about three characters a token, an answer and its repair fit into 8,192.
  expect(system!.content.length).toBeLessThan(16_000)
})

test('shots with errors are asked for once more with the errors; the others are kept', async () => {
  server.reply(
    {
      text: answerOf(
        shotOf(1),
        shotOf(2, { things: [{ what: 'banana', count: 1, event: 'none' }] }),
        shotOf(3, { things: [{ what: 'quantum blorp', count: 1, event: 'none' }] }),
      ),
    },
    { text: answerOf(shotOf(2, { things: [], words: ['weighs'] }), shotOf(3)) },
  )
  const plans = await direct({ narrations: ['A girl walks.', 'It weighs less than a banana.', NARRATIONS[2]!] })
  expect(server.requests).toHaveLength(2)
  expect(lastMessage()).toContain('2: the sentence only speaks of a banana')
  expect(lastMessage()).toContain('3: "quantum blorp" cannot be drawn')
  expect(requestedShots(server.requests[1]!)).toEqual([2, 3])
  expect(plans.map((plan) => plan?.text.map(({ words }) => words))).toEqual([[], ['weighs'], []])
})

test.each([
  ['undrawable names', shotOf(3, { things: [{ what: 'quantum blorp', count: 1, event: 'none' }] })],
  ['words that nobody says', shotOf(3, { things: [], words: ['buy now'] })],
  ['a number that nobody says', shotOf(3, { things: [], graphic: { kind: 'number', items: [{ label: 'tower', value: '1911' }] } })],
  ['nothing to see', shotOf(3, { things: [] })],
  ['a broken shape', shotOf(3, { things: 'tower' })],
  ['a place that is none', shotOf(3, { things: [], place: 'tower' })],
  ['another number', shotOf(9)],
])('a shot that still has %s after the repair is left to the writer', async (_, wrong) => {
  server.reply({ text: answerOf(shotOf(1), shotOf(2), wrong) }, { text: answerOf(wrong) })
  const plans = await direct()
  expect(plans.map((plan) => plan !== null)).toEqual([true, true, false])
  expect(server.requests).toHaveLength(2)
})

test.each([
  [
    'undrawable names',
    {
      things: [
        { what: 'tower', count: 1 },
        { what: 'quantum blorp', count: 1 },
      ],
    },
  ],
  ['words that nobody says', { words: ['buy now'] }],
  ['a number that nobody says', { graphic: { kind: 'number', items: [{ label: 'tower', value: '1911' }] } }],
  ['a place that is none', { place: 'tower' }],
])('%s are left out of a picture that still has some after the repair', async (_, wrong) => {
  const shot = shotOf(3, { things: [{ what: 'tower', count: 1 }], ...wrong })
  server.reply({ text: answerOf(shotOf(1), shotOf(2), shot) }, { text: answerOf(shot) })
  const [, , plan] = await direct()
  expect(server.requests).toHaveLength(2)
  expect(plan).toMatchObject({ things: [{ what: 'tower' }], text: [] })
  expect(plan!.graphic).toBeUndefined()
  expect(plan!.place).toBeUndefined()
})

test('of a long script a request has the beginning and what is around its shots', async () => {
  server.reply({ text: answerAll() })
  const narrations = Array.from({ length: 400 }, (_, i) => `Sentence number ${i + 1} is about the lamp.`)
  await direct({ narrations, from: 200, to: 202 })
  const { content } = server.requests[0]!.messages[1]!
  expect(content.length).toBeLessThan(5000)
  for (const number of [1, 200, 201, 202, 203]) expect(content).toContain(`number ${number} is`)
})

test('prose and a fenced block around the answer are skipped', async () => {
  server.reply({ text: (asked) => `Of course! Here is the plan:\n\`\`\`json\n${answerAll()(asked)}\n\`\`\`\nEnjoy.` })
  expect((await direct()).every((plan) => plan !== null)).toBe(true)
})

test('an answer that is no JSON twice leaves all shots to the writer', async () => {
  server.reply({ text: 'I cannot do that.' })
  expect(await direct()).toEqual([null, null, null])
  expect(server.requests).toHaveLength(2)
})

test('when the repair fails, the plans that passed are kept', async () => {
  server.reply({ text: answerOf(shotOf(1), shotOf(2)) }, { status: 401 })
  expect((await direct()).map((plan) => plan !== null)).toEqual([true, true, false])
})

test('a server that refuses everything is an error', async () => {
  server.reply({ status: 403 })
  await expect(direct()).rejects.toMatchObject({ code: 'language_model_unavailable' })
})

test('shots in another language are directed with all names and lettering of their own', async () => {
  server.reply({ text: answerOf(shotOf(1, { cast: [{ id: 'a', who: 'old man', action: 'sit' }], words: ['viejo carpintero'] })) })
  const narrations = ['El viejo carpintero descansa junto al fuego.']
  const [plan] = await direct({ narrations, to: 1, language: 'es' })
  expect(plan).toMatchObject({ cast: [{ what: 'old man' }], text: [{ words: 'viejo carpintero', role: 'key', at: 1 }] })
  expect(server.requests[0]!.messages[0]!.content).toContain('hippo')
  expect(server.requests[0]!.messages[1]!.content).toContain('Script (Spanish)')
})

test('the chosen character is the hero of the answers', async () => {
  server.reply({ text: answerOf(shotOf(1, { cast: [{ id: 'hero', who: 'girl', action: 'walk' }] })) })
  const [plan] = await direct({ narrations: ['Zorin walked home.'], to: 1, character: { id: 'character-7', name: 'Zorin' } })
  expect(plan!.cast).toMatchObject([{ id: 'character-7', action: 'walk' }])
  expect(server.requests[0]!.messages[1]!.content).toContain('hero = Zorin')
})
