/** At most `most` requests in a window of `seconds`. */
export type RateLimit = { readonly most: number; readonly seconds: number }

/** Counted per address or per user, over all processes except `read` and `view`. */
export const DEFAULT_RATE_LIMITS = {
  signIn: { most: 10, seconds: 60 },
  signUp: { most: 5, seconds: 60 },
  /** Passwords and codes tried for one account, whether it exists or not, from all addresses. */
  signInAccount: { most: 10, seconds: 900 },
  /** Mails that somebody asks to be sent to one address. */
  mail: { most: 5, seconds: 3600 },
  start: { most: 10, seconds: 60 },
  rewrite: { most: 30, seconds: 60 },
  /** Outlines of a script as it is typed. */
  outline: { most: 120, seconds: 60 },
  /** A changed script or style has one thumbnail per shot. */
  thumbnail: { most: 900, seconds: 60 },
  upload: { most: 60, seconds: 3600 },
  linkImport: { most: 10, seconds: 60 },
  song: { most: 120, seconds: 60 },
  character: { most: 20, seconds: 60 },
  newStory: { most: 30, seconds: 60 },
  /** Changes of a story's fields, not of its document: each may be moderated. */
  change: { most: 60, seconds: 60 },
  /** Syncs of a document: an editor sends at most one per second. */
  sync: { most: 240, seconds: 60 },
  /** Likes, follows and blocks. */
  people: { most: 120, seconds: 60 },
  comment: { most: 10, seconds: 60 },
  report: { most: 20, seconds: 3600 },
  objection: { most: 10, seconds: 3600 },
  download: { most: 10, seconds: 3600 },
  /** Downloads of a story as a project; each is checked by a request before. */
  project: { most: 120, seconds: 3600 },
  analytics: { most: 60, seconds: 60 },
  /** Announcements of providers, which come from few addresses. */
  webhook: { most: 1200, seconds: 60 },
  sitemap: { most: 60, seconds: 60 },
  /** RSS feeds, embedded players and what describes them to other sites. */
  feed: { most: 300, seconds: 60 },
  recommendation: { most: 300, seconds: 60 },
  /** How far films were watched: at most five reports per film, and many people may share an address. Counted per process. */
  view: { most: 600, seconds: 60 },
  /** All requests that change nothing. Counted per process: a database row per read would cost more than most reads. */
  read: { most: 1200, seconds: 60 },
} as const satisfies Record<string, RateLimit>
export type RateLimitName = keyof typeof DEFAULT_RATE_LIMITS
export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>

const OVERRIDE = /^(\w+)=(\d{1,6})\/(\d{1,6})$/

/** Parses `on`, `off` (null) or overrides such as `sync=60/60,read=600/60` (count/seconds); undefined for invalid text. */
export function parseRateLimits(text: string): RateLimits | null | undefined {
  if (text === 'on') return DEFAULT_RATE_LIMITS
  if (text === 'off') return null
  const limits: Record<string, RateLimit> = { ...DEFAULT_RATE_LIMITS }
  for (const part of text.split(',')) {
    const [, name = '', most, seconds] = OVERRIDE.exec(part.trim()) ?? []
    if (!Object.hasOwn(DEFAULT_RATE_LIMITS, name) || Number(most) < 1 || Number(seconds) < 1) return undefined
    limits[name] = { most: Number(most), seconds: Number(seconds) }
  }
  return limits as RateLimits
}
