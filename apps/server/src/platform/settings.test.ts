import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isLoopback, readSettings, settingDefaults } from './settings.ts'

test('every setting has a default', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: null, databaseUrl: null, role: 'all', signupCredits: 3000 })
  expect(settings).toMatchObject({
    signupFreeStories: 1,
    signups: 'open',
    rateLimits: { sync: { most: 240, seconds: 60 } },
    trustProxy: 0,
    logLevel: 'info',
  })
  expect(settings.dataFolder).toMatch(/[\\/]data$/)
})

/** The smallest and the largest value of each number. */
const RANGES: readonly (readonly [string, number, number])[] = [
  ['PORT', 1, 65_535],
  ['SIGNUP_CREDITS', 0, 100_000_000],
  ['SIGNUP_FREE_STORIES', 0, 1000],
  ['DEADLINE_STORYBOARD_SECONDS', 1, 86_400],
  ['DEADLINE_IMAGE_SECONDS', 1, 86_400],
  ['DEADLINE_VIDEO_SECONDS', 1, 86_400],
  ['DEADLINE_EXPORT_SECONDS', 1, 86_400],
  ['MAX_FILM_MINUTES', 1, 1440],
  ['MAX_UPLOAD_MINUTES', 1, 1440],
  ['MAX_IMAGE_MEGAPIXELS', 1, 500],
  ['MAX_UNFINISHED_RUNS', 1, 1000],
  ['ANALYTICS_DAYS', 0, 3650],
  ['S3_CACHE_GB', 1, 100_000],
  ['BACKUP_EVERY_HOURS', 1, 8760],
  ['BACKUP_KEEP', 1, 1000],
]
test.each(RANGES)('%s is %i to %i', (name, least, most) => {
  for (const value of [least, most]) expect(() => readSettings({ [name]: String(value) })).not.toThrow()
  for (const value of [least - 1, most + 1]) expect(() => readSettings({ [name]: String(value) })).toThrow(name)
})

test('texts have their longest and shortest length', () => {
  const secret = 'x'.repeat(32)
  expect(readSettings({ AUTH_SECRET: secret }).authSecret).toBe(secret)
  expect(() => readSettings({ AUTH_SECRET: secret.slice(1) })).toThrow('32 characters')
  for (const [name, most] of [
    ['RECOMBEE_DATABASE', 100],
    ['RECOMBEE_TOKEN', 200],
  ] as const) {
    expect(() => readSettings({ [name]: 'x'.repeat(most) })).not.toThrow()
    expect(() => readSettings({ [name]: 'x'.repeat(most + 1) })).toThrow(name)
  }
  const server = { TEXT_BASE_URL: 'http://127.0.0.1/v1', TEXT_MODEL: 'x'.repeat(200) }
  expect(readSettings(server).languageModel?.model).toHaveLength(200)
  expect(() => readSettings({ ...server, TEXT_MODEL: 'x'.repeat(201) })).toThrow('TEXT_MODEL')
  const priced = readSettings({ ...server, TEXT_INPUT_USD: '0.15', TEXT_OUTPUT_USD: '0.6' })
  expect(priced.languageModel?.price).toEqual({ inputUsd: 0.15, outputUsd: 0.6 })
})

test.each([
  ['localhost', true],
  ['::1', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['0.0.0.0', false],
  ['films.example.org', false],
  ['1127.0.0.1', false],
])('%s is this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('an optional value is kept, or null', () => {
  expect(readSettings({})).toMatchObject({
    authSecret: null,
    ffmpegPath: null,
    priceBookFile: null,
    musicImportOrigin: null,
    contestFormUrl: null,
    recombee: null,
    shareHandle: '@fablecut',
    examples: true,
  })
  const recombee = { RECOMBEE_DATABASE: 'd', RECOMBEE_TOKEN: 't' }
  expect(
    readSettings({
      ...recombee,
      FFMPEG_PATH: '/opt/ffmpeg',
      PRICE_BOOK_FILE: '/etc/prices.json',
      MUSIC_IMPORT_ORIGIN: 'http://127.0.0.1:4000/x',
      CONTEST_FORM_URL: 'https://films.example.org/form',
      SHARE_HANDLE: 'films',
      EXAMPLES: 'off',
    }),
  ).toMatchObject({
    ffmpegPath: '/opt/ffmpeg',
    priceBookFile: '/etc/prices.json',
    musicImportOrigin: 'http://127.0.0.1:4000',
    contestFormUrl: 'https://films.example.org/form',
    recombee: { database: 'd', token: 't', region: 'eu-west', origin: null },
    shareHandle: '@films',
    examples: false,
  })
  const local = readSettings({ ...recombee, RECOMBEE_ORIGIN: 'http://127.0.0.1:4001/x' })
  expect(local.recombee?.origin).toBe('http://127.0.0.1:4001')
  expect([readSettings({ RECOMBEE_DATABASE: 'd' }).recombee, readSettings({ RECOMBEE_TOKEN: 't' }).recombee]).toEqual([null, null])
})

test('an API or a worker of its own has a database address, and local limits may be off', () => {
  const DATABASE_URL = 'postgres://fablecut@localhost/fablecut'
  for (const ROLE of ['api', 'worker'])
    expect(readSettings({ ROLE, DATABASE_URL })).toMatchObject({ role: ROLE, databaseUrl: DATABASE_URL })
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBeNull()
})

test('a worker serves all queues, or those that are named', () => {
  const worker = { ROLE: 'worker', DATABASE_URL: 'postgres://fablecut@localhost/fablecut' }
  expect(readSettings(worker).queues).toEqual(['runs', 'speech', 'music', 'images', 'videos', 'segments'])
  expect(readSettings({ ...worker, QUEUES: 'videos, images' }).queues).toEqual(['images', 'videos'])
})

test('a worker encodes as many segments at the same time as it has cores, or as set', () => {
  expect([readSettings({}).parallelSegments, readSettings({ PARALLEL_SEGMENTS: '3' }).parallelSegments]).toEqual([null, 3])
})

test('a value is repeated in its error message', () => {
  expect(() => readSettings({ PORT: '70000' })).toThrow(/^PORT is "70000", which cannot be used: /)
  expect(() => readSettings({ PUBLIC_URL: 'films' })).toThrow(/^PUBLIC_URL cannot be used: /)
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null })
})

test.each([
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: 'eighty' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'films.example.org' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['ROLE', { ROLE: 'boss' }],
  ['QUEUES', { ROLE: 'worker', DATABASE_URL: 'postgres://localhost/x', QUEUES: 'images,paintings' }],
  ['QUEUES', { QUEUES: 'images' }],
  ['QUEUES', { ROLE: 'api', DATABASE_URL: 'postgres://localhost/x', QUEUES: 'images' }],
  ['SIGNUP_CREDITS', { SIGNUP_CREDITS: '-1' }],
  ['SIGNUPS', { SIGNUPS: 'maybe' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'sync=fast' }],
  ['DATABASE_URL', { ROLE: 'worker' }],
  ['ANALYTICS_DAYS', { ANALYTICS_DAYS: '-1' }],
  ['MAX_FILM_MINUTES', { MAX_FILM_MINUTES: '0' }],
  ['TEAM_MEMBER_IDS', { TEAM_MEMBER_ID: 'a' }],
  ['ACCOUNT_FEATURES', { ACCOUNT_FEATURE: 'a' }],
  ['MUSIC_LINK_FREE', { MUSIC_LINK_FREE: 'javascript:alert(1)' }],
  ['MUSIC_IMPORT_ORIGIN', { MUSIC_IMPORT_ORIGIN: 'http://films.example.org' }],
  ['MUSIC_IMPORT_ORIGIN', { MUSIC_IMPORT_ORIGIN: 'https://127.0.0.1:4000' }],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'films' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'key' }],
  ['S3_BUCKET', { S3_REGION: 'eu-central-1' }],
  ['S3_BUCKET', { S3_FORCE_PATH_STYLE: 'on' }],
  ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' }],
  ['S3_BUCKET', { S3_BUCKET: 'Films/2' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example.org' }],
  ['S3_FORCE_PATH_STYLE', { S3_FORCE_PATH_STYLE: 'yes' }],
  ['S3_ENDPOINT', { S3_ENDPOINTS: 'https://s3.example.org' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: '127.0.0.1:11434' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: 'http://user:hunter2@127.0.0.1/v1', TEXT_MODEL: 'm' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: 'http://127.0.0.1/v1?key=hunter2', TEXT_MODEL: 'm' }],
  ['TEXT_MODEL', { TEXT_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  ['OPENAI_API_KEY', { TEXT_MODEL: 'm' }],
  ['TEXT_OUTPUT_USD', { TEXT_BASE_URL: 'http://127.0.0.1/v1', TEXT_MODEL: 'm', TEXT_INPUT_USD: '1' }],
  ['TEXT_BASE_URL', { TEXT_INPUT_USD: '1', TEXT_OUTPUT_USD: '2' }],
  ['TEXT_INPUT_USD', { TEXT_BASE_URL: 'http://127.0.0.1/v1', TEXT_MODEL: 'm', TEXT_INPUT_USD: '-1', TEXT_OUTPUT_USD: '2' }],
  ['ANTHROPIC_API_KEY', { ANTHROPIC_BASE_URL: 'http://127.0.0.1:4000' }],
  ['ANTHROPIC_API_KEY', { ANTHROPIC_BASE_URL: 'http://:hunter2@127.0.0.1', ANTHROPIC_API_KEY: 'k' }],
  ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URL: 'http://127.0.0.1?key=hunter2', ANTHROPIC_API_KEY: 'k' }],
  ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URL: 'ftp://127.0.0.1', ANTHROPIC_API_KEY: 'k' }],
  ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URLS: 'http://127.0.0.1' }],
  ['TEXT_BASE_URL', { TEXT_API_KEY: 'hunter2' }],
  ['IMAGE_MODEL', { IMAGE_BASE_URL: 'http://127.0.0.1:8080/v1' }],
  ['IMAGE_BASE_URL', { IMAGE_MODEL: 'sdxl' }],
  ['IMAGE_BASE_URL', { IMAGE_BASE_URL: 'http://:hunter2@127.0.0.1/v1', IMAGE_MODEL: 'sdxl' }],
  ['SPEECH_MODEL', { SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1' }],
  ['SPEECH_BASE_URL', { SPEECH_VOICE: 'af_heart' }],
  ['SPEECH_BASE_URL', { SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1?key=hunter2', SPEECH_MODEL: 'kokoro' }],
  ['TRANSCRIPTION_BASE_URL', { TRANSCRIPTION_API_KEY: 'hunter2' }],
  ['ELEVENLABS_API_KEY', { ELEVENLABS_BASE_URL: 'https://api.example.org' }],
  ['ELEVENLABS_API_KEY', { ELEVENLABS_VOICE: 'JBFqnCBsd6RMkjVDRZzb' }],
  ['ELEVENLABS_API_KEY', { ELEVENLABS_API_KEYS: 'hunter2' }],
  ['FAL_KEY', { FAL_QUEUE_URL: 'https://queue.example.org' }],
  ['REPLICATE_API_TOKEN', { REPLICATE_BASE_URL: 'https://replicate.example.org' }],
  ['TEXT_MODEL', { TEXT_MODELS: 'm' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: 'http://:hunter2@127.0.0.1/v1', TEXT_MODEL: 'm' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: 'http://user@127.0.0.1/v1', TEXT_MODEL: 'm' }],
  ['TEXT_BASE_URL', { TEXT_BASE_URL: 'http://127.0.0.1/v1#part', TEXT_MODEL: 'm' }],
  ['RECOMBEE_ORIGIN', { RECOMBEE_DATABASE: 'd', RECOMBEE_TOKEN: 't', RECOMBEE_ORIGIN: 'http://films.example.org' }],
  ['DATABASE_URL', { ROLE: 'api' }],
])('an invalid value is refused with the name %s', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(name)
})

test('limits are minutes, megabytes, megapixels and numbers', () => {
  expect(readSettings({}).limits).toEqual({
    filmSeconds: 3600,
    uploadBytes: 104_857_600,
    uploadSeconds: 10_800,
    imagePixels: 120_000_000,
    unfinishedRuns: 10,
    parallelCalls: 32,
    budgets: { storyUsd: 15, accountUsdPerDay: 15, installationUsdPerDay: 50 },
    automaticVersions: 50,
    accountBytes: 20_000_000_000,
    minFreeDiskBytes: 2_000_000_000,
  })
  const set = { MAX_FILM_MINUTES: '5', MAX_UNFINISHED_RUNS: '2', MAX_UPLOAD_MB: '10', ACCOUNT_STORAGE_GB: '1', STORY_VERSIONS: '7' }
  expect(readSettings(set).limits).toMatchObject({
    filmSeconds: 300,
    unfinishedRuns: 2,
    uploadBytes: 10_485_760,
    automaticVersions: 7,
    accountBytes: 1_000_000_000,
  })
})

test('retention is bytes, days and hours', () => {
  expect(readSettings({}).retention).toEqual({
    renderCacheBytes: 10_000_000_000,
    runDays: 90,
    runEventDays: 30,
    deletedFileHours: 24,
    unfinishedUploadMs: 86_400_000,
  })
  const set = { RENDER_CACHE_GB: '1', RUN_DAYS: '7', RUN_EVENT_DAYS: '2', DELETED_FILE_HOURS: '1', UNFINISHED_UPLOAD_HOURS: '6' }
  expect(readSettings(set).retention).toEqual({
    renderCacheBytes: 1_000_000_000,
    runDays: 7,
    runEventDays: 2,
    deletedFileHours: 1,
    unfinishedUploadMs: 21_600_000,
  })
})

test('limits are listed as text, and whether they are defaults', () => {
  const { limitTexts } = readSettings({ MAX_UPLOAD_MB: '10', RATE_LIMITS: 'off' })
  const textOf = (name: string) => limitTexts.find((limit) => limit.name === name)
  expect(textOf('MAX_UPLOAD_MB')).toEqual({ name: 'MAX_UPLOAD_MB', value: '10', is_default: false })
  expect(textOf('RATE_LIMITS')).toMatchObject({ value: 'off', is_default: false })
  expect(textOf('RUN_DAYS')).toMatchObject({ value: '90', is_default: true })
})

test('the address of the log contains the id of a run', () => {
  const url = 'https://logs.example.org/search?q={runId}'
  expect([readSettings({}).logUrl, readSettings({ LOG_URL: url }).logUrl]).toEqual([null, url])
  expect(() => readSettings({ LOG_URL: 'https://logs.example.org/' })).toThrow('LOG_URL')
})

test('a misspelt variable is refused with the right name', () => {
  expect(() => readSettings({ FABLECUT_DATE: '/x' })).toThrow('FABLECUT_DATE is not a setting. Did you mean FABLECUT_DATA?')
  expect(() => readSettings({ SIGNUP_CREDIT: '5' })).toThrow('SIGNUP_CREDITS')
})

test('an error message never contains a secret', () => {
  expect(() => readSettings({ AUTH_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  for (const environment of [
    { TEXT_API_KEY: 'hunter2' },
    { S3_SECRET_ACCESS_KEY: 'hunter2' },
    { TEXT_BASE_URL: 'http://user:hunter2@127.0.0.1/v1', TEXT_MODEL: 'm' },
    { OPENAI_API_KEY: 'hunter2', OPENAI_BASE_URL: 'https://proxy.example.org?key=hunter2' },
  ])
    expect(() => readSettings(environment)).toThrow(/^(?!.*hunter2)/)
})

test('without its settings no language model is connected', () => {
  expect(readSettings({}).languageModel).toBeNull()
  expect(readSettings({ OPENAI_BASE_URL: 'https://proxy.example.org' }).languageModel).toBeNull()
})

test('an OpenAI key connects its small model, or the one of TEXT_MODEL', () => {
  expect(readSettings({ OPENAI_API_KEY: 'key' }).languageModel).toEqual({
    name: 'OPENAI_API_KEY',
    api: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
    apiKey: 'key',
  })
  expect(readSettings({ OPENAI_API_KEY: 'key', TEXT_MODEL: 'large' }).languageModel).toMatchObject({ model: 'large' })
  const elsewhere = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'https://proxy.example.org/v1/' }
  expect(readSettings(elsewhere).languageModel).toMatchObject({ baseUrl: 'https://proxy.example.org/v1' })
})

test('a key of Anthropic connects its small model, or the one of TEXT_MODEL, and wins over OpenAI', () => {
  const account = { name: 'ANTHROPIC_API_KEY', api: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' } as const
  const anthropic = { ...account, model: 'claude-haiku-5-5', apiKey: 'key' }
  expect(readSettings({ ANTHROPIC_API_KEY: 'key', OPENAI_API_KEY: 'other' }).languageModel).toEqual(anthropic)
  expect(readSettings({ ANTHROPIC_API_KEY: 'key', TEXT_MODEL: 'large' }).languageModel).toEqual({ ...anthropic, model: 'large' })
})

test.each(['http://127.0.0.1:4000', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000/v1', 'http://127.0.0.1:4000/v1/'])(
  'another server of the Messages API is given by its address with or without the version: %s',
  (ANTHROPIC_BASE_URL) => {
    expect(readSettings({ ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL }).languageModel).toMatchObject({
      api: 'anthropic',
      baseUrl: 'http://127.0.0.1:4000/v1',
    })
  },
)

test('a server of its own wins over OpenAI and Anthropic and never gets their keys', () => {
  const server = { TEXT_BASE_URL: 'http://127.0.0.1:11434/v1/', TEXT_MODEL: 'qwen3:8b' }
  expect(readSettings({ ...server, OPENAI_API_KEY: 'key', ANTHROPIC_API_KEY: 'key' }).languageModel).toEqual({
    name: 'TEXT_BASE_URL',
    api: 'openai',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:8b',
    apiKey: null,
  })
  expect(readSettings({ ...server, TEXT_API_KEY: 'other' }).languageModel).toMatchObject({ apiKey: 'other' })
})

test('files are in a bucket when all of its settings are there', () => {
  expect(readSettings({})).toMatchObject({ s3: null, s3CacheBytes: 10_000_000_000 })
  const keys = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const amazon = {
    endpoint: null,
    bucket: 'films',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  }
  expect(readSettings(keys).s3).toEqual(amazon)
  const endpoint = 'https://s3.example.org'
  expect(readSettings({ ...keys, S3_ENDPOINT: endpoint }).s3).toEqual({ ...amazon, endpoint, forcePathStyle: true })
  expect(readSettings({ ...keys, S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: 'off', S3_REGION: 'fsn1' }).s3).toMatchObject({
    forcePathStyle: false,
    region: 'fsn1',
  })
})

test('a music link can be changed or switched off', () => {
  expect(readSettings({}).musicLinks.free).toMatch(/^https:/)
  const set = readSettings({ MUSIC_LINK_FREE: 'off', MUSIC_LINK_MAKE: 'https://music.example.org/make' }).musicLinks
  expect(set).toMatchObject({ free: null, make: 'https://music.example.org/make' })
})

test('a public address loses its path', () => {
  expect(readSettings({ PUBLIC_URL: 'https://films.example.org/' }).publicUrl).toBe('https://films.example.org')
})

test('team members are comma-separated ids, none by default', () => {
  expect(readSettings({}).teamMemberIds).toEqual([])
  expect(readSettings({ TEAM_MEMBER_IDS: ' a1, b2,,\nc3 ' }).teamMemberIds).toEqual(['a1', 'b2', 'c3'])
})

test('all accounts have the features of action videos, unless others are set', () => {
  const all = ['app.action-video.wan2.2-v1', 'app.action-video.runway-act2']
  expect(readSettings({}).accountFeatures).toEqual(all)
  expect(readSettings({ ACCOUNT_FEATURES: 'none' }).accountFeatures).toEqual([])
  expect(readSettings({ ACCOUNT_FEATURES: ` ${all[1]}, x` }).accountFeatures).toEqual([all[1], 'x'])
})

/** Rows of the README's table: variable names and defaults, in the same order. */
const ROWS = /^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) +\| ([^|]+?) +\|/gm

/** Defaults that the table describes in words. */
const IN_WORDS: Readonly<Record<string, string>> = {
  ACCOUNT_FEATURES: 'those of action videos',
  AUTH_SECRET: 'generated once, stored in the database',
  FFMPEG_PATH: "the system's",
  MUSIC_LINK_FREE: 'public sites',
  MUSIC_LINK_MAKE: 'public sites',
  MUSIC_LINK_LEARN: 'public sites',
}

test('the README lists every setting with its default', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(ROWS)].flatMap(([, names, defaults]) => {
    const all = names!.replaceAll('`', '').split(', ')
    return all.map((name, index) => [name, all.length === 1 || IN_WORDS[name] ? defaults! : defaults!.split(', ')[index]!])
  })
  const expected = [...settingDefaults()].map(([name, value]) => [name, IN_WORDS[name] ?? (value === undefined ? 'unset' : `\`${value}\``)])
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected))
})

test.each([
  [{}, null],
  [{ PUBLIC_URL: 'http://films.example.org' }, null],
  [{ PUBLIC_URL: 'https://films.example.org/', PROVIDER_WEBHOOKS: 'off' }, null],
  [{ PUBLIC_URL: 'HTTPS://films.example.org/' }, 'https://films.example.org'],
])('providers send webhooks to an https address, unless they are off: %o', (environment, origin) => {
  expect(readSettings(environment).webhookOrigin).toBe(origin)
})
