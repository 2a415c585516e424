import { z } from 'zod'

const GIGABYTE = 1_000_000_000
const MEBIBYTE = 1_048_576
const HOUR_MS = 3_600_000

const integer = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max)

const dollars = z.coerce.number<string>().min(0).max(1_000_000)

/** Environment variables that limit what an installation stores and does. */
export const limitVariables = {
  MAX_FILM_MINUTES: integer(1, 1440).default(60),
  MAX_UPLOAD_MB: integer(1, 100).default(100),
  MAX_UPLOAD_MINUTES: integer(1, 1440).default(180),
  MAX_IMAGE_MEGAPIXELS: integer(1, 500).default(120),
  MAX_UNFINISHED_RUNS: integer(1, 1000).default(10),
  MAX_PARALLEL_CALLS: integer(1, 1000).default(32),
  PROVIDER_BUDGET_STORY_USD: dollars.default(15),
  PROVIDER_BUDGET_ACCOUNT_USD: dollars.default(15),
  PROVIDER_BUDGET_DAY_USD: dollars.default(50),
  ACCOUNT_STORAGE_GB: integer(1, 100_000).default(20),
  MIN_FREE_DISK_GB: integer(1, 10_000).default(2),
  RENDER_CACHE_GB: integer(1, 100_000).default(10),
  STORY_VERSIONS: integer(1, 1000).default(50),
  RUN_DAYS: integer(1, 3650).default(90),
  RUN_EVENT_DAYS: integer(1, 3650).default(30),
  DELETED_FILE_HOURS: integer(1, 8760).default(24),
  UNFINISHED_UPLOAD_HOURS: integer(1, 8760).default(24),
}

type LimitVariables = z.infer<z.ZodObject<typeof limitVariables>>

/** What models of providers may cost, in US dollars; days are in UTC. */
export type ProviderBudgets = { readonly storyUsd: number; readonly accountUsdPerDay: number; readonly installationUsdPerDay: number }

/** Limits per request or account, and of the disk. */
export type Limits = ReturnType<typeof toLimits>
export type Retention = ReturnType<typeof toRetention>

export function toLimits(read: LimitVariables) {
  return {
    /** Longest film that can be edited or exported. */
    filmSeconds: read.MAX_FILM_MINUTES * 60,
    /** Largest uploaded file; the limit of its type may be lower. */
    uploadBytes: read.MAX_UPLOAD_MB * MEBIBYTE,
    /** Longest audio or video file. */
    uploadSeconds: read.MAX_UPLOAD_MINUTES * 60,
    /** Largest image, width times height. */
    imagePixels: read.MAX_IMAGE_MEGAPIXELS * 1_000_000,
    /** Unfinished runs per user. */
    unfinishedRuns: read.MAX_UNFINISHED_RUNS,
    /** Images, clips or voice-overs of one user that are generated at the same time; half as many songs and segments. */
    parallelCalls: read.MAX_PARALLEL_CALLS,
    budgets: {
      storyUsd: read.PROVIDER_BUDGET_STORY_USD,
      accountUsdPerDay: read.PROVIDER_BUDGET_ACCOUNT_USD,
      installationUsdPerDay: read.PROVIDER_BUDGET_DAY_USD,
    },
    /** Automatic versions of a story that are kept, besides those with a name. */
    automaticVersions: read.STORY_VERSIONS,
    /** All files of one user. */
    accountBytes: read.ACCOUNT_STORAGE_GB * GIGABYTE,
    /** Disk space that stays free: work is refused rather than cut off. */
    minFreeDiskBytes: read.MIN_FREE_DISK_GB * GIGABYTE,
  }
}

/** How much and how long the maintenance keeps. */
export function toRetention(read: LimitVariables) {
  return {
    renderCacheBytes: read.RENDER_CACHE_GB * GIGABYTE,
    runDays: read.RUN_DAYS,
    runEventDays: read.RUN_EVENT_DAYS,
    /** Files and song analyses of deleted stories and uploads. */
    deletedFileHours: read.DELETED_FILE_HOURS,
    /** What was received of an upload that was broken off, since its last byte, or in a bucket since its first. */
    unfinishedUploadMs: read.UNFINISHED_UPLOAD_HOURS * HOUR_MS,
  }
}

/** Other settings that limit something. */
const OTHER_LIMITS = ['S3_CACHE_GB', 'RATE_LIMITS', 'ANALYTICS_DAYS'] as const

export type LimitText = { readonly name: string; readonly value: string; readonly is_default: boolean }

/** All limits as they are written in the environment. */
export const limitTexts = (
  read: Readonly<Record<string, unknown>>,
  defaults: ReadonlyMap<string, string | undefined>,
): readonly LimitText[] =>
  [...Object.keys(limitVariables), ...OTHER_LIMITS].map((name) => {
    const value = String(read[name])
    return { name, value, is_default: value === defaults.get(name) }
  })
