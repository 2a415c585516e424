/** Prefixes of our variables, so that a misspelt name is detected; other programs' variables are ignored. */
const ownPrefixes = [
  'FABLECUT_',
  'SIGNUP',
  'RATE_LIMIT',
  'TRUST_PROX',
  'PUBLIC_UR',
  'AUTH_SECRE',
  'DATABASE_UR',
  'LOG_LEVE',
  'LOG_FORMA',
  'LOG_UR',
  'MAX_FIL',
  'MAX_UPLOA',
  'MAX_IMAGE_',
  'MAX_UNFINISHE',
  'MAX_PARALLE',
  'ACCOUNT_STORAG',
  'ACCOUNT_FEATUR',
  'MIN_FREE_DIS',
  'RENDER_CACH',
  'RUN_DAY',
  'RUN_EVENT_',
  'DELETED_FIL',
  'METRICS_',
  'SHUTDOWN_',
  'BACKUP_',
  'FFMPEG_PAT',
  'DEADLINE_',
  'MUSIC_IMPOR',
  'ANALYTICS_',
  'TEAM_MEMBER',
  'MUSIC_LINK',
  'OPENAI_API_KE',
  'OPENAI_BASE_',
  'ANTHROPIC_API_KE',
  'ANTHROPIC_BASE_UR',
  'IMAGE_BASE_',
  'IMAGE_MODE',
  'IMAGE_API_',
  'SPEECH_',
  'TRANSCRIPTION_',
  'MODERATION_',
  'ELEVENLABS_',
  'FAL_KE',
  'FAL_QUEUE_',
  'FAL_API_',
  'REPLICATE_API_',
  'REPLICATE_BASE_',
  'COMFYUI_UR',
  'PROVIDER_',
  'TEXT_BASE_',
  'TEXT_MODE',
  'TEXT_API_',
  'S3_',
  'EMBED',
  'SMTP_',
  'MAIL_FRO',
  'OIDC_',
]

/** Used by development tools, not by the product. */
const developerNames = new Set(['FABLECUT_SERVER', 'FABLECUT_ENGINE_FAULTS'])

const GEMINI =
  'Gemini is used for texts by its address that is compatible with OpenAI: TEXT_BASE_URL=https://generativelanguage.googleapis.com/v1beta/openai, TEXT_MODEL and TEXT_API_KEY'
const BY_FAL = 'its models are used by fal, with FAL_KEY'

/** Settings that this version does not support, such as keys of providers that it has no connection for, with what serves instead: refused rather than ignored. */
const unsupportedNames: ReadonlyMap<string, string | null> = new Map([
  ['GEMINI_API_KEY', GEMINI],
  ['GOOGLE_GENERATIVE_AI_API_KEY', GEMINI],
  ['FAL_API_KEY', 'the key of fal is FAL_KEY'],
  ['REPLICATE_API_KEY', 'the token of Replicate is REPLICATE_API_TOKEN'],
  ['BYTEPLUS_API_KEY', BY_FAL],
  ['KLING_ACCESS_KEY', BY_FAL],
  ['MINIMAX_API_KEY', BY_FAL],
  ['PIXVERSE_API_KEY', BY_FAL],
  ['VIDU_API_KEY', BY_FAL],
  ['RUNWAYML_API_SECRET', null],
  ['LUMA_API_KEY', null],
  ['STABILITY_API_KEY', null],
])

/** The message for an unknown variable; null when all are known. */
export function findUnknownName(names: string[], known: string[]): string | null {
  const unsupported = names.find((name) => unsupportedNames.has(name))
  if (unsupported) return describeUnsupported(unsupported)
  const ownNames = names.filter((name) => ownPrefixes.some((prefix) => name.startsWith(prefix)))
  const unknown = ownNames.find((name) => !known.includes(name) && !developerNames.has(name))
  return unknown ? `${unknown} is not a setting. Did you mean ${nearest(unknown, known)}?` : null
}

function describeUnsupported(name: string): string {
  const instead = unsupportedNames.get(name)
  return `${name} is not supported by this version${instead ? `: ${instead}` : ' yet'}. Please unset it.`
}

function nearest(name: string, known: string[]): string {
  return [...known].sort((a, b) => editDistance(name, a) - editDistance(name, b))[0]!
}

/** Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}
