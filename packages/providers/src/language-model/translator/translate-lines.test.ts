import { afterEach, beforeEach, expect, test } from 'vitest'
import { createModerator } from '@fablecut/studio/moderator'
import { createLanguageModel } from '../../model-connection/create-language-model.ts'
import { type ChatServer, startChatServer } from '../../openai/testing/chat-server.ts'

const moderator = createModerator()
let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const LINES = ['The keeper climbs the 99 steps at dusk.', 'He lights the lamp, and the sea turns gold.', 'Good night.']
const SPANISH = ['El farero sube los 99 escalones al anochecer.', 'Enciende la lámpara y el mar se vuelve dorado.', 'Buenas noches.']

const translate = (lines: readonly string[] = LINES, to = 'es') =>
  createLanguageModel(server.connection, moderator, { deadlineMs: 5000, pauseMs: 1 }).translateLines({ lines, from: 'en', to })
const answer = (lines: readonly (readonly [line: number, text: string])[]) => ({
  text: JSON.stringify({ lines: lines.map(([line, text]) => ({ line, text })) }),
})
const lastMessage = () => server.requests.at(-1)!.messages.at(-1)!.content

test('lines are translated in one request and sorted by their numbers', async () => {
  server.reply(
    answer([
      [3, SPANISH[2]!],
      [1, SPANISH[0]!],
      [2, `${SPANISH[1]!} `],
    ]),
  )
  expect(await translate()).toEqual(SPANISH)
  expect(server.requests).toHaveLength(1)
  expect(lastMessage()).toBe(`From: English\nTo: Spanish\n1. ${LINES[0]}\n2. ${LINES[1]}\n3. ${LINES[2]}`)
})

test.each([
  ['left out', undefined, 'line 1: the line is missing'],
  ['empty', '…', 'line 1: it is empty'],
  ['not translated', LINES[0]!, 'not in the language es'],
  ['in another writing', '灯台守は夕暮れに99段の階段を上る。', 'not in the language es'],
  ['two lines', `${SPANISH[0]!}\nFin.`, 'more than one line'],
  ['a story of its own', `${SPANISH[0]!} `.repeat(6), 'much longer'],
  ['without its number', 'El farero sube los escalones al anochecer.', 'numbers are missing: 99'],
])('a line that is %s is asked for once more, and the others are kept', async (_, text, problem) => {
  const others = [
    [2, SPANISH[1]!],
    [3, SPANISH[2]!],
  ] as const
  server.reply(answer([...(text === undefined ? [] : [[1, text] as const]), ...others]))
  expect(await translate()).toEqual([null, SPANISH[1], SPANISH[2]])
  expect(lastMessage()).toContain(problem)
  server.reply(answer(others), answer([[1, SPANISH[0]!]]))
  expect(await translate()).toEqual(SPANISH)
})

test('what passed is kept when the second request fails', async () => {
  server.reply(answer([[2, SPANISH[1]!]]), { status: 400 })
  expect(await translate()).toEqual([null, SPANISH[1], null])
})

test('another writing is recognized in short lines', async () => {
  server.reply(answer([[1, 'おやすみなさい。']]))
  expect(await translate(['Good night, everybody.'], 'ja')).toEqual(['おやすみなさい。'])
  server.reply(answer([[1, 'Good night, everybody.']]))
  expect(await translate(['Good night, everybody.'], 'ja')).toEqual([null])
})

test('a translation that could not be published, of lines that could, is not taken', async () => {
  server.reply(answer([[1, 'P0rn for Everyone']]))
  expect(await translate(['Bread for everyone'], 'es')).toEqual([null])
})
