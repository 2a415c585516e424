import { afterEach, beforeEach, expect, test } from 'vitest'
import { createModerator } from '@fablecut/studio/moderator'
import type { RewriteRequest } from '@fablecut/generation/ports/writer'
import { createLanguageModel } from '../../model-connection/create-language-model.ts'
import { type ChatServer, startChatServer } from '../../openai/testing/chat-server.ts'

const moderator = createModerator()
let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const model = () => createLanguageModel(server.connection, moderator, { deadlineMs: 5000, pauseMs: 1 })
const write = (request: Omit<RewriteRequest, 'seed'>) => model().rewriteScript({ ...request, seed: 1 })
const script = (text: string) => ({ text: JSON.stringify({ script: text }) })
const lastMessage = () => server.requests.at(-1)!.messages.at(-1)!.content

const TEA =
  'Nobody knows who drank the first cup of tea. Monks carried its seeds over the sea and planted them on green hills. Today every street has a kettle that sings.'

test('an idea becomes a script that the given facts reach; nothing is asked back', async () => {
  server.reply(script(TEA))
  const written = await write({
    story: 'The history of tea in Japan',
    details: { audience: 'children', facts: ['Monks brought the seeds.'], ending: 'A kettle sings' },
  })
  expect(written).toEqual({ enhancedScript: TEA, language: 'en', rewritten: true, suggestedStyle: expect.any(String) })
  const [, request] = server.requests[0]!.messages
  for (const part of ['Idea: The history of tea in Japan', 'For: children', 'Fact: Monks brought the seeds.', 'It ends: A kettle sings'])
    expect(request!.content).toContain(part)
})

const STORY =
  'In 1911 the old school burned down. Forty years later a bakery opened in its cellar, and 30 children learned to bake bread there again.'

test.each([
  ['prose', { text: 'Here is your script!' }, 'there is no "script"'],
  ['another field', { text: '{"text":"x"}' }, 'there is no "script"'],
  ['no words', script('...'), 'too short'],
  ['a fraction of it', script('The school burned down.'), 'too short'],
  ['more than a script holds', script('In 1911 the school of 30 children burned down. '.repeat(40)), 'too long'],
  [
    'another language',
    script(`In 1911 brannte die alte Schule. Vierzig Jahre später öffnete dort eine Bäckerei für 30 Kinder, die wieder backen.`),
    'wrong language: de',
  ],
  ['headings', script(`# Title\n${STORY}`), 'headings'],
  ['stage directions', script(`Narrator: ${STORY}`), 'headings'],
  ['a lost number', script(STORY.replace('1911', 'the past')), 'numbers are missing: 1911'],
  ['an invented number', script(`${STORY} It cost 500 dollars.`), 'numbers are invented: 500'],
])('%s for a script is asked for once more, then left to the built-in writer', async (_, reply, problem) => {
  server.reply(reply)
  expect(await write({ story: STORY })).toBeNull()
  expect(server.requests).toHaveLength(2)
  expect(lastMessage()).toContain(problem)
})

test('a mended script is taken', async () => {
  const better = STORY.replace('burned down', 'was lost in a fire')
  server.reply(script('x'), script(better))
  expect(await write({ story: STORY })).toMatchObject({ enhancedScript: better, rewritten: true })
})

test('a script is rewritten in its own language', async () => {
  const story =
    'El viejo carpintero vive en una casa pequeña con su perro. Cada mañana abre la ventana y escucha a los pájaros del bosque. Por la tarde los niños vienen a verlo.'
  const better =
    'Cada mañana, el viejo carpintero abre la ventana de su casa pequeña. Su perro y él escuchan a los pájaros del bosque. Por la tarde vienen los niños.'
  server.reply(script(better))
  expect(await write({ story })).toEqual({ enhancedScript: better, language: 'es', rewritten: true })
  expect(server.requests[0]!.messages[1]!.content).toContain('Language: Spanish')
})

test('a script that could not be published, from one that could, is not taken', async () => {
  server.reply(script(`${STORY} Tonight the baker wants to murder his wife.`))
  expect(await write({ story: STORY })).toBeNull()
})

test('a text without a word is refused before the model is asked', async () => {
  await expect(write({ story: '...' })).rejects.toMatchObject({ code: 'nothing_to_say' })
  expect(server.requests).toHaveLength(0)
})

const title = (text: string) => ({ text: JSON.stringify({ title: text }) })

test('a title loses the quotes and the full stop around it', async () => {
  server.reply(title('"The Bakery in the Cellar."'))
  expect(await model().titleStory(STORY)).toBe('The Bakery in the Cellar')
})

test.each([
  ['an empty title', STORY, '""'],
  ['a title of two lines', STORY, 'The Bakery\nin the Cellar'],
  ['a title beyond 60 characters', STORY, 'The Very Long History of the Bakery That Opened in the Cellar'],
  ['a title in another writing', '老人住在村子里。他每天看海。', 'The Old Man and the Sea'],
  ['a title that could not be published', STORY, 'P0rn for Everyone'],
])('%s is not taken', async (_, text, written) => {
  server.reply(title(written))
  expect(await model().titleStory(text)).toBeNull()
})

test('the engine is named by its server and model, and says where it runs', () => {
  expect(model()).toMatchObject({ engine: 'openai-compatible/small-model', location: 'this_machine' })
  const others = ['https://api.openai.com/v1', 'http://gpu.example.org:8000/v1'].map((baseUrl) =>
    createLanguageModel({ ...server.connection, baseUrl }, moderator, { deadlineMs: 1 }),
  )
  expect(others).toMatchObject([
    { engine: 'openai/small-model', location: 'openai' },
    { engine: 'openai-compatible/small-model', location: 'other_server' },
  ])
  const anthropic = { ...server.connection, api: 'anthropic' } as const
  expect([
    createLanguageModel({ ...anthropic, baseUrl: 'https://api.anthropic.com/v1' }, moderator, { deadlineMs: 1 }),
    createLanguageModel(anthropic, moderator, { deadlineMs: 1 }),
  ]).toMatchObject([
    { engine: 'anthropic/small-model', location: 'anthropic' },
    { engine: 'anthropic-compatible/small-model', location: 'this_machine' },
  ])
})
