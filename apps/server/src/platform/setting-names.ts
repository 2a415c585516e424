/** Beginnings of names that are ours, so that a name with a typo is noticed; other programs' variables are none of our business. */
const ourBeginnings = [
  'FABLECUT_',
  'SIGNUP',
  'RATE_LIMIT',
  'TRUST_PROX',
  'PUBLIC_UR',
  'AUTH_SECRE',
  'DATABASE_UR',
  'FFMPEG_PAT',
  'DEADLINE_',
  'MUSIC_IMPOR',
  'ANALYTICS_',
  'TEAM_MEMBER',
  'MUSIC_LINK',
]

/** Read by the tools of developers, not by the product. */
const developerNames = new Set(['FABLECUT_SERVER', 'FABLECUT_ENGINE_FAULTS'])

/** Settings of the design that this version can't honour yet: better refused than ignored. */
const notYet = new Set(['SMTP_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])

/** The sentence to refuse a start with, or null when every name of ours is known. */
export function refuseUnknownNames(given: string[], known: string[]): string | null {
  const early = given.find((name) => notYet.has(name))
  if (early) return `${early} is not supported by this version yet. Please unset it.`
  const ours = given.filter((name) => ourBeginnings.some((beginning) => name.startsWith(beginning)))
  const unknown = ours.find((name) => !known.includes(name) && !developerNames.has(name))
  return unknown ? `${unknown} is not a setting. Did you mean ${nearest(unknown, known)}?` : null
}

function nearest(name: string, known: string[]): string {
  return [...known].sort((a, b) => distance(name, a) - distance(name, b))[0]!
}

/** How many letters have to change (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}
