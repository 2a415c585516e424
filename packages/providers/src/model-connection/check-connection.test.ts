import { afterEach, beforeEach, expect, test } from 'vitest'
import { findConnectionProblem } from './check-connection.ts'
import { type ChatServer, startChatServer } from '../openai/testing/chat-server.ts'

let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

test('a server that lists the model has no problem, also under its full name', async () => {
  expect(await findConnectionProblem(server.connection)).toBeNull()
  await server.close()
  server = await startChatServer({ model: 'llama3:latest', apiKey: null })
  expect(await findConnectionProblem({ ...server.connection, model: 'llama3' })).toBeNull()
})

test('a server without a list of models has none', async () => {
  expect(await findConnectionProblem({ ...server.connection, baseUrl: server.connection.baseUrl.replace('/v1', '/v2') })).toBeNull()
})

test('a wrong key is named without itself', async () => {
  const problem = await findConnectionProblem({ ...server.connection, apiKey: 'sk-very-secret' })
  expect(problem).toMatch(/^(?!.*very-secret).*127\.0\.0\.1.*refuses the key \(HTTP 401\)/)
})

test('a model that is not listed is named with those that are', async () => {
  expect(await findConnectionProblem({ ...server.connection, model: 'large-model' })).toMatch(
    /does not list the model large-model. It has small-model\./,
  )
})

test('a server that is away is named', async () => {
  const { connection } = server
  await server.close()
  expect(await findConnectionProblem(connection)).toMatch(/cannot be reached/)
  server = await startChatServer()
})
