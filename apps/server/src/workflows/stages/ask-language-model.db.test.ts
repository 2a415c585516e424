import { type ChatServer, startChatServer } from '@fablecut/providers/openai/testing/chat-server'
import { answerAll, answerOf, requestedShots, shotOf } from '@fablecut/providers/language-model/testing/shot-answers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { planShot } from '../../generation/plan-shot.ts'
import { rewriteScript } from '../../generation/rewrite-script.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import { type Studio, type TestWorker, openStudio } from '../testing/studio.ts'

let server: ChatServer
let studio: Studio
let worker: TestWorker
let started: { userId: string; runId: string }[] = []
beforeAll(async () => {
  server = await startChatServer()
  studio = await openStudio({ languageModel: server.connection })
  worker = await studio.worker()
})
afterAll(async () => {
  await studio.close()
  await server.close()
})
afterEach(async () => {
  // What ended by itself cannot be cancelled.
  for (const { userId, runId } of started) await cancelRun(studio.stories, { viewer: { id: userId, teamId: null }, runId }).catch(() => {})
  started = []
  server.forget()
})

const SENTENCES = [
  'The lighthouse keeper climbs the stairs at dusk.',
  'He lights the lamp, and the sea turns gold.',
  'A small boat finds its way home at last.',
  'Far away a storm gathers over the black water.',
  'The keeper writes a long letter to his sister.',
  'In the morning the gulls wake the whole village.',
  'A child finds a bottle with a map on the beach.',
  'Nobody in the harbour knows who drew it so well.',
]
const isTitle = ({ messages }: ChatServer['requests'][number]): boolean => messages[0]!.content.includes('You title')
const directed = () => server.requests.filter((request) => !isTitle(request))

/** Starts a preview of the sentences. */
async function preview(sentences: readonly string[] = SENTENCES): Promise<string> {
  const userId = await studio.account()
  const runId = await studio.start(userId, { script_content: sentences.join(' '), is_preview: true })
  started.push({ userId, runId })
  return runId
}
/** Waits until all shots have their plans; the narration goes on. */
async function untilDirected(runId: string): Promise<void> {
  const outcome = async () =>
    (
      await studio.pool.query<{ status: string }>(
        "SELECT status FROM dbos.workflow_status WHERE workflow_uuid = $1 || ':write-storyboard:story' AND status NOT IN ('ENQUEUED', 'PENDING')",
        [runId],
      )
    ).rows
  await expect.poll(outcome, { timeout: 120_000 }).toEqual([{ status: 'SUCCESS' }])
}

async function shotsOf(runId: string) {
  const { rows } = await studio.pool.query<{
    voice_over: string
    image_prompt: string
    plan: { things: { what: string }[]; hour: string } | null
  }>('SELECT voice_over, image_prompt, plan FROM shot JOIN run USING (story_id) WHERE run.id = $1 ORDER BY lexorank', [runId])
  return rows
}
async function callsOf(runId: string) {
  const { rows } = await studio.pool.query<{ id: string; engine: string; state: string; submissions: number }>(
    "SELECT replace(id, $1 || ':', '') AS id, engine, state, submissions FROM call WHERE run_id = $1 AND kind IN ('title', 'direct') ORDER BY id",
    [runId],
  )
  return rows
}
const titleOf = async (runId: string) =>
  (await studio.pool.query<{ title: string }>('SELECT title FROM story JOIN run ON run.story_id = story.id WHERE run.id = $1', [runId]))
    .rows[0]!.title

test('a language model titles the story and directs its shots in batches, each call journalled once', async () => {
  server.reply({ text: (request) => (isTitle(request) ? '{"title":"The Keeper’s Map"}' : answerAll()(request)) })
  const runId = await preview()
  await untilDirected(runId)
  const shots = await shotsOf(runId)
  expect(shots.length).toBeGreaterThan(6)
  for (const { plan, image_prompt } of shots) {
    expect(plan).toMatchObject({ things: [{ what: 'lamp', count: 1, event: 'glow' }], hour: 'night' })
    expect(image_prompt).toContain('lamp')
  }
  expect(await titleOf(runId)).toBe('The Keeper’s Map')
  expect(await callsOf(runId)).toEqual(
    ['direct:0', 'direct:6', 'title'].map((id) => ({ id, engine: 'openai-compatible/small-model', state: 'done', submissions: 1 })),
  )
  expect(directed().map(requestedShots)).toEqual([[1, 2, 3, 4, 5, 6], shots.slice(6).map((_, i) => 7 + i)])
})

test('after a crash the resumed run asks for the unfinished batch only', async () => {
  server.reply(
    { text: (request) => (isTitle(request) ? '{"title":"The Map"}' : answerAll()(request)) },
    { text: answerAll() },
    { hang: true },
  )
  const runId = await preview()
  await expect.poll(() => directed().length, { timeout: 60_000 }).toBe(2)
  await worker.kill()
  server.reply({ text: answerAll() })
  worker = await studio.worker()
  await untilDirected(runId)
  expect(await callsOf(runId)).toMatchObject([
    { id: 'direct:0', state: 'done', submissions: 1 },
    { id: 'direct:6', state: 'done', submissions: 2 },
    { id: 'title', state: 'done', submissions: 1 },
  ])
  expect(directed().map((request) => requestedShots(request)[0])).toEqual([1, 7, 7])
  expect((await shotsOf(runId)).every(({ plan }) => plan?.things[0]?.what === 'lamp')).toBe(true)
  expect(await titleOf(runId)).toBe('The Map')
})

/** Shows a lamp in the second shot and what cannot be drawn in the others. */
const secondOnly = (request: ChatServer['requests'][number]): string =>
  answerOf(
    ...requestedShots(request).map((shot) => shotOf(shot, shot === 2 ? {} : { things: [{ what: 'warp core', count: 1, event: 'none' }] })),
  )

async function expectLampInSecond(runId: string): Promise<void> {
  const things = (await shotsOf(runId)).map(({ plan }) => plan?.things.map(({ what }) => what))
  expect(things).not.toContain(undefined)
  expect(things).toEqual([expect.not.arrayContaining(['warp core']), ['lamp'], expect.not.arrayContaining(['warp core'])])
}

test('shots without an accepted plan keep that of the built-in director, also in Spanish', async () => {
  server.reply({ text: (request) => (isTitle(request) ? 'no title today' : secondOnly(request)) })
  const spanish = await preview([
    'El viejo carpintero vive en una casa pequeña con su perro.',
    'Cada mañana abre la ventana y escucha a los pájaros del bosque.',
    'Por la tarde los niños del pueblo vienen a verlo trabajar.',
  ])
  await untilDirected(spanish)
  await expectLampInSecond(spanish)
  server.reply({ text: answerAll() })
  expect(await planFirstShot(spanish)).toMatchObject({ things: [{ what: 'lamp' }] })
  server.reply({ status: 401 })
  const ofBuiltIn = await planFirstShot(spanish)
  expect(ofBuiltIn).not.toBeNull()
  expect(ofBuiltIn?.things.map(({ what }) => what)).toEqual(expect.not.arrayContaining(['lamp']))
})

/** What the editor gets for the first shot of a run's story. */
async function planFirstShot(runId: string) {
  const sql = 'SELECT user_id, story_id, shot_id FROM run JOIN shot USING (story_id) WHERE run.id = $1 ORDER BY lexorank LIMIT 1'
  const { rows } = await studio.pool.query<{ user_id: string; story_id: string; shot_id: string }>(sql, [runId])
  const { user_id: id, story_id: storyId, shot_id: shotId } = rows[0]!
  return planShot({ ...studio.stories, log: { warn() {} } }, { viewer: { id, teamId: null }, storyId, shotId })
}

test('a server that refuses the key costs one request per kind, and the film is made by the built-in engines', async () => {
  server.reply({ status: 401 })
  const runId = await preview(SENTENCES.slice(0, 2))
  const { status } = await studio.follow(runId, ({ status }) => status === 'processing:generating_images' || status.startsWith('failed'))
  expect(status).toBe('processing:generating_images')
  expect((await shotsOf(runId)).every(({ plan }) => plan !== null)).toBe(true)
  expect(server.requests).toHaveLength(2)
  expect(await callsOf(runId)).toMatchObject([
    { id: 'direct:0', state: 'failed' },
    { id: 'title', state: 'failed' },
  ])
  const { rows } = await studio.pool.query<{ error: string }>('SELECT error FROM call WHERE run_id = $1 AND error IS NOT NULL', [runId])
  expect(rows).toHaveLength(2)
  for (const { error } of rows) expect(error).toMatch(/^(?!.*secret-key).*refuses the key/)
})

test('scripts are written by the language model, else by the built-in writer', async () => {
  const warnings: string[] = []
  const services = { ...studio.stories, log: { warn: (message: string) => void warnings.push(message) } }
  const spender = { userId: await studio.account(), storyId: null }
  const story =
    'In 1911 the old school burned down. Forty years later a bakery opened in its cellar, and 30 children learned to bake bread there.'
  const better = story.replace('burned down', 'was lost in a fire')
  server.reply({ text: JSON.stringify({ script: better }) })
  expect(await rewriteScript(services, spender, { story })).toMatchObject({ enhancedScript: better })
  server.reply({ status: 500 })
  const fallback = await rewriteScript(services, spender, { story })
  expect(fallback.enhancedScript).toContain('1911')
  expect(fallback.enhancedScript).not.toBe(better)
  expect(warnings).toEqual(['the language model was not used'])
  await expect(rewriteScript(services, spender, { story: '...' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
