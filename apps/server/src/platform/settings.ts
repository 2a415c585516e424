import { resolve } from 'node:path'
import { ACTION_MODELS, actionFeature } from '@fablecut/domain/action-video/action-models'
import { z } from 'zod'
import { type MailSettings, type OidcSettings, accountVariables, toMailSettings, toOidcSettings } from './account-settings.ts'
import { type BackupSettings, toBackupSettings } from './backup-settings.ts'
import { parseEmbedders } from './embeds/embedders.ts'
import { parseQueueNames, QUEUE_NAMES } from './durable/queues.ts'
import { limitTexts, limitVariables, toLimits, toRetention } from './limit-settings.ts'
import { toLanguageModel } from './language-model-settings.ts'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { ModerationConnection } from '@fablecut/providers/openai/with-moderation-server'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import { providerVariables, toConnections, toModerationServer } from './provider-settings.ts'
import { parseRateLimits } from './rate-limits.ts'
import { type S3Settings, toS3Settings } from './storage/s3/s3-settings.ts'
import { findUnknownName } from './setting-names.ts'

const integer = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max)
const onOff = z.enum(['on', 'off'])
/** Of a million tokens, in US dollars. */
const tokenPrice = z.coerce.number<string>().min(0).max(1_000).optional()
const link = z.union([
  z.literal('off'),
  z.url({ protocol: /^https?$/, error: 'has to be an address like https://music.example.org/free, or off' }),
])
const origin = z.url({ protocol: /^https?$/, error: 'has to be an address like https://films.example.org' })

const ALL_FEATURES = ACTION_MODELS.map(actionFeature).join(',')

/** All environment variables of Fablecut; an empty one counts as unset. The README's table has the same rows. */
const variables = z.object({
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  FABLECUT_DATA: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'has to be an address like postgres://user@host/database' }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'has to be an address like https://s3.example.org' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'has to be the name of a bucket, like fablecut-films')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'has to be a region like eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().trim().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().min(1).optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
  S3_CACHE_GB: integer(1, 100_000).default(10),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  QUEUES: z
    .string()
    .refine((text) => parseQueueNames(text) !== undefined, `has to be some of ${QUEUE_NAMES.join(', ')}, separated by commas`)
    .default(QUEUE_NAMES.join(',')),
  PARALLEL_SEGMENTS: integer(1, 1000).optional(),
  SIGNUP_CREDITS: integer(0, 100_000_000).default(3000),
  SIGNUP_FREE_STORIES: integer(0, 1000).default(1),
  SIGNUPS: z.enum(['open', 'invite', 'closed']).default('open'),
  ...accountVariables,
  AUTH_SECRET: z.string().min(32, 'has to have 32 characters or more').optional(),
  TRUST_PROXY: integer(0, 10).default(0),
  RATE_LIMITS: z
    .string()
    .refine((text) => parseRateLimits(text) !== undefined, 'has to be on, off, or limits like sync=240/60,read=1200/60')
    .default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  LOG_FORMAT: z.enum(['auto', 'json', 'pretty']).default('auto'),
  SHUTDOWN_SECONDS: integer(1, 600).default(10),
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an address like https://logs.example.org/search?q={runId}' })
    .refine((url) => url.includes('{runId}'), 'has to contain {runId}')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'has to be an address like http://127.0.0.1:4318' }).optional(),
  FFMPEG_PATH: z.string().optional(),
  PRICE_BOOK_FILE: z.string().optional(),
  MUSIC_IMPORT_ORIGIN: z.url({ protocol: /^http$/, error: 'has to be an address like http://127.0.0.1:4000' }).optional(),
  MUSIC_LINK_FREE: link.default('https://freemusicarchive.org/'),
  MUSIC_LINK_MAKE: link.default('https://suno.com/'),
  MUSIC_LINK_LEARN: link.default('https://creativecommons.org/share-your-work/cclicenses/'),
  SHARE_HANDLE: z
    .string()
    .regex(/^@?\w{1,30}$/, 'has to be a name like @fablecut')
    .default('@fablecut'),
  CONTEST_FORM_URL: z.url({ protocol: /^https$/, error: 'has to be an https address' }).optional(),
  EXAMPLES: onOff.default('on'),
  EMBEDS: z
    .string()
    .refine((text) => parseEmbedders(text) !== undefined, 'has to be on, off, or origins like https://blog.example.org separated by commas')
    .default('on'),
  RECOMBEE_DATABASE: z.string().max(100).optional(),
  RECOMBEE_TOKEN: z.string().max(200).optional(),
  RECOMBEE_REGION: z.enum(['ap-se', 'ca-east', 'eu-west', 'us-west']).default('eu-west'),
  RECOMBEE_ORIGIN: z.url({ protocol: /^http$/, error: 'has to be an address like http://127.0.0.1:4000' }).optional(),
  OPENAI_API_KEY: z.string().trim().min(1).optional(),
  ANTHROPIC_API_KEY: z.string().trim().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url({ protocol: /^https?$/, error: 'has to be an address like https://api.anthropic.com' }).optional(),
  TEXT_BASE_URL: z.url({ protocol: /^https?$/, error: 'has to be an address like http://127.0.0.1:11434/v1' }).optional(),
  TEXT_MODEL: z.string().trim().min(1).max(200).optional(),
  TEXT_API_KEY: z.string().trim().min(1).optional(),
  TEXT_INPUT_USD: tokenPrice,
  TEXT_OUTPUT_USD: tokenPrice,
  ...providerVariables,
  DEADLINE_STORYBOARD_SECONDS: integer(1, 86_400).default(180),
  DEADLINE_IMAGE_SECONDS: integer(1, 86_400).default(300),
  DEADLINE_VIDEO_SECONDS: integer(1, 86_400).default(900),
  DEADLINE_EXPORT_SECONDS: integer(1, 86_400).default(600),
  ...limitVariables,
  PROVIDER_WEBHOOKS: onOff.default('on'),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_EVERY_HOURS: integer(1, 8760).default(24),
  BACKUP_KEEP: integer(1, 1000).default(7),
  ANALYTICS_DAYS: integer(0, 3650).default(90),
  TEAM_MEMBER_IDS: z
    .string()
    .default('')
    .transform((ids) => ids.split(/[\s,]+/).filter((id) => id !== '')),
  ACCOUNT_FEATURES: z.string().default(ALL_FEATURES),
})

type Variables = z.infer<typeof variables>

/** The validated settings of an installation. */
export type Settings = ReturnType<typeof toSettings> & {
  /** The language model that writes scripts and plans shots; null: the built-in writer and director. */
  readonly languageModel: LanguageModelConnection | null
  /** Providers that make images and clips; without one the built-in engines make everything. */
  readonly connections: readonly Connection[]
  /** The server that moderates besides the built-in moderator; null: none. */
  readonly moderation: ModerationConnection | null
  /** The bucket that files are stored in; null: the data folder. */
  readonly s3: S3Settings | null
  /** Scheduled backups; null: none. */
  readonly backup: BackupSettings | null
  /** How mails are sent; null: not at all. */
  readonly mail: MailSettings | null
  /** A provider that people can sign in with; null: none. */
  readonly oidc: OidcSettings | null
}

/** The default of every variable as text; undefined: unset. */
export const settingDefaults = (): ReadonlyMap<string, string | undefined> =>
  new Map(Object.entries(variables.shape).map(([name, schema]) => [name, defaultOf(schema)]))

function defaultOf(schema: z.ZodType): string | undefined {
  const { success, data } = schema.safeParse(undefined)
  return success && data !== undefined && !Array.isArray(data) ? String(data) : undefined
}

/** An invalid setting. The message names the variable and is meant for operators. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Parses the environment; throws a SettingsError for the first unknown or invalid variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const unknown = findUnknownName(Object.keys(present), Object.keys(variables.shape))
  if (unknown) throw new SettingsError(unknown)
  const read = variables.safeParse(present)
  if (!read.success) throw new SettingsError(describe(read.error, present))
  const languageModel = toLanguageModel(read.data)
  if ('error' in languageModel) throw new SettingsError(languageModel.error)
  const providers = toConnections(read.data)
  if ('error' in providers) throw new SettingsError(providers.error)
  const s3 = toS3Settings(read.data)
  if ('error' in s3) throw new SettingsError(s3.error)
  const mail = toMailSettings(read.data)
  if ('error' in mail) throw new SettingsError(mail.error)
  const oidc = toOidcSettings(read.data, isLoopback)
  if ('error' in oidc) throw new SettingsError(oidc.error)
  const settings = {
    ...toSettings(read.data),
    languageModel: languageModel.connection,
    connections: providers.connections,
    moderation: toModerationServer(read.data),
    s3: s3.settings,
    backup: toBackupSettings(read.data),
    mail: mail.mail,
    oidc: oidc.oidc,
  }
  checkContradictions(settings)
  return settings
}

/** Whether the host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

/** Whether others can reach the server: at HOST, or through a proxy that PUBLIC_URL names. */
export const isReachable = ({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname))

function toSettings(read: Variables) {
  const publicUrl = read.PUBLIC_URL ? new URL(read.PUBLIC_URL).origin : null
  return {
    port: read.PORT,
    host: read.HOST,
    /** Public origin without a trailing slash; null: this machine only. */
    publicUrl,
    /** Origin of the addresses that providers send webhooks to; null: they get none. */
    webhookOrigin: read.PROVIDER_WEBHOOKS === 'on' && publicUrl?.startsWith('https:') ? publicUrl : null,
    /** Absolute path of the data folder. */
    dataFolder: resolve(read.FABLECUT_DATA),
    /** Null: the embedded Postgres. */
    databaseUrl: read.DATABASE_URL ?? null,
    /** Size of the folder with local copies of files in the bucket. */
    s3CacheBytes: read.S3_CACHE_GB * 1_000_000_000,
    role: read.ROLE,
    /** Queues whose work the workers of this machine do. */
    queues: parseQueueNames(read.QUEUES) ?? QUEUE_NAMES,
    /** Segments that a worker of this machine encodes at the same time; null: one per core. */
    parallelSegments: read.PARALLEL_SEGMENTS ?? null,
    signupCredits: read.SIGNUP_CREDITS,
    signupFreeStories: read.SIGNUP_FREE_STORIES,
    signups: read.SIGNUPS,
    /** Null: generated once and stored in the database. */
    authSecret: read.AUTH_SECRET ?? null,
    /** Number of trusted proxies that append to X-Forwarded-For. */
    trustProxy: read.TRUST_PROXY,
    /** Null: no limits. */
    rateLimits: parseRateLimits(read.RATE_LIMITS) ?? null,
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT,
    /** Time for requests in flight when a process stops. */
    shutdownSeconds: read.SHUTDOWN_SECONDS,
    /** Where metrics are served; null: nowhere. */
    metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    /** Address of the log of a run, with `{runId}` in it; null: unknown. */
    logUrl: read.LOG_URL ?? null,
    /** OTLP/HTTP receiver of traces; null: none are recorded. */
    tracesEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Null: the system's ffmpeg. */
    ffmpegPath: read.FFMPEG_PATH ?? null,
    /** Absolute path of a JSON file with price overrides; null: none. */
    priceBookFile: read.PRICE_BOOK_FILE ? resolve(read.PRICE_BOOK_FILE) : null,
    /** A local server that replaces Suno and TikTok in tests; null: the real ones. */
    musicImportOrigin: read.MUSIC_IMPORT_ORIGIN ? new URL(read.MUSIC_IMPORT_ORIGIN).origin : null,
    /** Links below the featured songs; null: hidden. */
    musicLinks: {
      free: linkOrNull(read.MUSIC_LINK_FREE),
      make: linkOrNull(read.MUSIC_LINK_MAKE),
      learn: linkOrNull(read.MUSIC_LINK_LEARN),
    },
    /** Handle on other platforms, with `@`. */
    shareHandle: `@${read.SHARE_HANDLE.replace('@', '')}`,
    /** Entry form of the contest; null: no contest. */
    contestFormUrl: read.CONTEST_FORM_URL ?? null,
    /** Whether example stories are generated at the first start. */
    examples: read.EXAMPLES === 'on',
    /** Sites that may show public films in a frame, as a CSP source list; null: none. */
    embedders: parseEmbedders(read.EMBEDS) ?? null,
    /** Access to Recombee; null: the built-in recommender. */
    recombee: toRecombee(read),
    /** Timeouts of engine calls, and of encoding an export in addition to the film's length, in seconds. */
    deadlines: {
      storyboard: read.DEADLINE_STORYBOARD_SECONDS,
      image: read.DEADLINE_IMAGE_SECONDS,
      video: read.DEADLINE_VIDEO_SECONDS,
      export: read.DEADLINE_EXPORT_SECONDS,
    },
    limits: toLimits(read),
    retention: toRetention(read),
    /** The limits as text, for staff. */
    limitTexts: limitTexts(read, settingDefaults()),
    /** Retention of analytics events in days; 0: none are recorded. */
    analyticsDays: read.ANALYTICS_DAYS,
    /** User ids of the operators' team, who see unreleased features. */
    teamMemberIds: read.TEAM_MEMBER_IDS,
    /** Features that all accounts have. */
    accountFeatures: read.ACCOUNT_FEATURES === 'none' ? [] : read.ACCOUNT_FEATURES.split(/[\s,]+/).filter((feature) => feature !== ''),
  }
}

/** `origin`: a local server that replaces Recombee in tests. */
function toRecombee(read: Variables) {
  const { RECOMBEE_DATABASE: database, RECOMBEE_TOKEN: token, RECOMBEE_REGION: region, RECOMBEE_ORIGIN: origin } = read
  if (!database || !token) return null
  return { database, token, region, origin: origin ? new URL(origin).origin : null }
}

const linkOrNull = (link: string): string | null => (link === 'off' ? null : link)

function checkContradictions(settings: ReturnType<typeof toSettings>): void {
  if (settings.metrics?.port === settings.port) throw new SettingsError('METRICS_PORT has to be another port than PORT.')
  if (settings.musicImportOrigin !== null && !isLoopback(new URL(settings.musicImportOrigin).hostname)) {
    throw new SettingsError('MUSIC_IMPORT_ORIGIN is for tests: it has to be a server on this machine, like http://127.0.0.1:4000.')
  }
  const { origin = null } = settings.recombee ?? {}
  if (origin !== null && !isLoopback(new URL(origin).hostname)) {
    throw new SettingsError('RECOMBEE_ORIGIN is for tests: it has to be a server on this machine, like http://127.0.0.1:4000.')
  }
  if (!settings.rateLimits && !isLoopback(settings.host)) {
    throw new SettingsError(`RATE_LIMITS may be off only while HOST is this machine alone (127.0.0.1); HOST is ${settings.host}.`)
  }
  if (settings.role !== 'all' && settings.databaseUrl === null) {
    throw new SettingsError(`ROLE=${settings.role} needs DATABASE_URL: the embedded Postgres serves one machine, with ROLE=all.`)
  }
  if (settings.role !== 'worker' && settings.queues.length < QUEUE_NAMES.length) {
    throw new SettingsError(`QUEUES chooses work of a worker among several: it needs ROLE=worker; ROLE is ${settings.role}.`)
  }
}

/** The value is omitted for variables that may hold a secret. */
function describe(error: z.ZodError, variables: Record<string, string | undefined>): string {
  const issue = error.issues[0]!
  const name = String(issue.path[0])
  const value = /SECRET|URL|TOKEN|KEY/.test(name) ? '' : ` is "${variables[name]}", which`
  return `${name}${value} cannot be used: ${issue.message}.`
}
