import { ERRORS } from '@fablecut/contracts/errors/codes'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { createRoutes } from '@fablecut/generation/provider/routes'
import { connectProvider } from '@fablecut/providers/connect-provider'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { soundCosts } from '../generation/engines/sound-costs.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type Limits, type ProviderBudgets } from '../platform/limit-settings.ts'
import { recordLanguageModelUse } from '../connections/language-model-usage.ts'
import { readUsage } from '../connections/read-usage.ts'
import { picksOf, requireBudget } from './require-budget.ts'
import { findSpentBudget } from './spent-budget.ts'
import { textMeter } from './text-meter.ts'

const BUDGETS: ProviderBudgets = { storyUsd: 2, accountUsdPerDay: 3, installationUsdPerDay: 5 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('DELETE FROM story; DELETE FROM trial_submission; DELETE FROM text_submission'))

type Spent = {
  readonly user: string
  readonly story: string
  readonly usd: number
  readonly reported?: number
  readonly charged?: boolean
  readonly daysAgo?: number
}

let calls = 0
/** A submission of a run of its own. */
async function spend({ user, story, usd, reported, charged, daysAgo = 0 }: Spent): Promise<void> {
  const id = `call-${(calls += 1)}`
  await database.pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ($1, $2, 'script_to_video', 'completed', $1, 1280, 720, 30) ON CONFLICT DO NOTHING`,
    [story, user],
  )
  await database.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step) VALUES ($1, $2, $3, 'generate', 'story', 'RUN_SUCCESS', 'completed')`,
    [id, story, user],
  )
  await database.pool.query(`INSERT INTO call (id, run_id, kind, engine, state) VALUES ($1, $1, 'image', 'fal/flux', 'done')`, [id])
  await database.pool.query(
    `INSERT INTO call_submission (call_id, number, provider, model, endpoint, connection, state, expected_usd, cost_usd, is_charged, submitted_at)
     VALUES ($1, 1, 'fal', 'm', 'e', 'FAL_KEY', 'kept', $2, $3, $4, now() - make_interval(days => $5))`,
    [id, usd, reported ?? null, charged ?? null, daysAgo],
  )
}

const spentOf = (story: string | null, usd: number, userId = 'ada') =>
  inTransaction(database.pool, (tx) => findSpentBudget(tx, BUDGETS, { userId, storyId: story, usd }))

test('a story, an account in a day and the installation in a day each have a budget', async () => {
  expect(await spentOf(null, 2)).toBe(null)
  await spend({ user: 'ada', story: 'a1', usd: 1.5 })
  expect([await spentOf('a1', 0.5), await spentOf('a1', 0.51)]).toEqual([null, 'story'])
  expect([await spentOf(null, 1.5), await spentOf(null, 1.51)]).toEqual([null, 'account'])
  await spend({ user: 'bo', story: 'b1', usd: 2 })
  await spend({ user: 'cy', story: 'c1', usd: 1 })
  expect([await spentOf(null, 0.5, 'di'), await spentOf(null, 0.51, 'di')]).toEqual([null, 'installation'])
})

test('what the provider reported counts instead of what was expected, and what it did not charge does not count', async () => {
  await spend({ user: 'ada', story: 'a1', usd: 9, reported: 1 })
  await spend({ user: 'ada', story: 'a1', usd: 9, charged: false })
  expect([await spentOf('a1', 1), await spentOf('a1', 1.1)]).toEqual([null, 'story'])
})

test('a day ends, a story does not', async () => {
  await spend({ user: 'ada', story: 'a1', usd: 2, daysAgo: 1 })
  expect([await spentOf(null, 2), await spentOf('a1', 0.1)]).toEqual([null, 'story'])
})

const connection = {
  provider: 'fal',
  name: 'FAL_KEY',
  baseUrl: 'http://127.0.0.1:9',
  apiKey: 'k',
  kinds: ['image', 'clip'],
  model: null,
} as const
const limits = { budgets: BUDGETS } as Limits
const hosted = createRoutes([connection], () => SHIPPED_ROWS.filter(({ provider }) => provider === 'fal'), connectProvider)
const builtin = createRoutes([], () => [], connectProvider)
const MODELS = { imageModelConfig: { model: 'fluxdev' }, videoModelConfig: { model: 'kling2-5' } } as const

test('work is refused in words when its budget is spent, but not work of the built-in engines', async () => {
  const require = (routes: typeof hosted, media: readonly ('image' | 'video')[]) =>
    inTransaction(database.pool, (tx) =>
      requireBudget(tx, { routes, limits }, { userId: 'ada', storyId: 'a1', picks: picksOf(MODELS, media) }),
    )
  await require(hosted, ['image', 'video'])
  await spend({ user: 'ada', story: 'a1', usd: 1.99 })
  await expect(require(hosted, ['image', 'video'])).rejects.toMatchObject({
    code: 'BUDGET_SPENT',
    data: { scope: 'story' },
    message:
      'This story has used what models of providers may cost for one story here. Choose a model that is built in. Nothing was charged.',
  })
  expect(ERRORS.BUDGET_SPENT.status).toBe(409)
  await require(builtin, ['image', 'video'])
  await require(hosted, [])
})

const OTHER_DAY = `now() - interval '1 day'`
const addTrial = (usd: number, { isCharged = 'NULL', at = 'now()', connection = 'FAL_KEY' } = {}) =>
  database.pool.query(
    `INSERT INTO trial_submission (id, model, connection, usd, is_charged, submitted_at) VALUES ($1, 'm', $2, $3, ${isCharged}, ${at})`,
    [`trial-${(calls += 1)}`, connection, usd],
  )
const spentByTrial = (usd: number) =>
  inTransaction(database.pool, (tx) => findSpentBudget(tx, BUDGETS, { userId: null, storyId: null, usd }))

test('trials of models count in the budget of the day, but in nobody’s account, and not where they were not charged', async () => {
  await addTrial(4)
  await addTrial(9, { isCharged: 'false' })
  await addTrial(9, { at: OTHER_DAY })
  expect([await spentOf(null, 1), await spentOf(null, 1.01)]).toEqual([null, 'installation'])
  expect([await spentByTrial(1), await spentByTrial(1.01)]).toEqual([null, 'installation'])
})

test('a connection whose own budget is spent refuses work in words before credits are held', async () => {
  const limited = createRoutes(
    [{ ...connection, dailyBudgetUsd: 1 }],
    () => SHIPPED_ROWS.filter(({ provider }) => provider === 'fal'),
    connectProvider,
  )
  const requires = (media: readonly ('image' | 'video')[], change: object = {}) =>
    inTransaction(database.pool, (tx) =>
      requireBudget(tx, { routes: limited, limits }, { userId: 'ada', storyId: null, picks: picksOf({ ...MODELS, ...change }, media) }),
    )
  await requires(['image', 'video'])
  await addTrial(0.99, { connection: 'OTHER' })
  await requires(['image'])
  await addTrial(0.9)
  await requires(['image'])
  await expect(requires(['image', 'video'])).rejects.toMatchObject({
    code: 'BUDGET_SPENT',
    data: { scope: 'connection' },
    message: expect.stringMatching(/^What the provider of this model may cost here in a day is used up\./u),
  })
  await requires(['image', 'video'], { madeBy: 'builtin' })
})

test('voices and music are asked for by the budget of their connection alone', async () => {
  const speaks = { ...connection, provider: 'elevenlabs', name: 'ELEVEN', kinds: ['speech'], dailyBudgetUsd: 0.5 } as const
  const routes = createRoutes([speaks], () => SHIPPED_ROWS.filter(({ provider }) => provider === 'elevenlabs'), connectProvider)
  const requires = (scriptContent: string) =>
    inTransaction(database.pool, (tx) =>
      requireBudget(
        tx,
        { routes, limits },
        { userId: 'ada', storyId: null, picks: [], sounds: soundCosts(routes, { scriptContent, voiceoverVoice: 'ivy' }) },
      ),
    )
  await requires('A fox.')
  await expect(requires('A fox. '.repeat(2_000))).rejects.toMatchObject({ data: { scope: 'connection' } })
  await addTrial(0.6, { connection: 'ELEVEN' })
  await expect(requires('A fox.')).rejects.toMatchObject({ code: 'BUDGET_SPENT' })
})

const WRITER = { name: 'OPENAI_API_KEY', api: 'openai', baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini', apiKey: 'k' } as const

test('requests to language models count in all budgets, and are refused before they are made', async () => {
  const { db, pool } = database
  const user = 'writer'
  await pool.query(`INSERT INTO "user" (id, name, email) VALUES ($1, 'W', 'w@example.org') ON CONFLICT DO NOTHING`, [user])
  await pool.query(
    `INSERT INTO story (id, user_id, category_id, status, title, width, height, fps)
     VALUES ('w1', $1, 'script_to_video', 'completed', 'w1', 1280, 720, 30)`,
    [user],
  )
  const meterOf = (change: object = {}, storyId: string | null = 'w1') =>
    textMeter({ pool, db, budgets: BUDGETS, log: { warn() {} } })({ ...WRITER, ...change }, { userId: user, storyId })
  const settle = await meterOf()(1.5)
  await expect(meterOf()(0.6)).rejects.toMatchObject({
    code: 'language_model_unavailable',
    retryable: false,
    message: expect.stringMatching(/^This story has used/u),
  })
  settle(0.5)
  await expect.poll(() => spentOf('w1', 1.5, user)).toBeNull()
  expect(await spentOf('w1', 1.51, user)).toBe('story')
  // Of a text of no story yet, whose price its server did not say.
  await meterOf({}, null)(1.5)
  expect([await spentOf(null, 1, user), await spentOf(null, 1.01, user), await spentOf('w1', 1, user)]).toEqual([null, 'account', null])
  await expect(meterOf({ dailyBudgetUsd: 2.1 }, null)(0.2)).rejects.toThrow(
    'What the provider of this model may cost here in a day is used up.',
  )
  recordLanguageModelUse(db, { warn() {} })(WRITER, null)
  await expect.poll(async () => (await readUsage(db))(WRITER.name).today).toEqual({ calls: 1, failed: 0, usd: 2 })
})
